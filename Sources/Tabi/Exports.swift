@_exported public import Observation
@_exported public import TabiNavigation
@_exported public import TabiState

@_exported public import struct TabiTerminal.EventModifiers
@_exported public import struct TabiTerminal.KeyEquivalent
@_exported public import struct TabiTerminal.KeyPress
@_exported public import struct TabiTerminal.Position
@_exported public import struct TabiTerminal.Rect
@_exported public import struct TabiTerminal.Size
@_exported public import enum TabiTerminal.TruncationMode
