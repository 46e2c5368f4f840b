public import Tabi
