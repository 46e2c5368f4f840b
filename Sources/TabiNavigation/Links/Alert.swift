/// Where an alert is shown. It stands above everything in any case.
public enum NavigationTarget: Hashable, Sendable {
  /// The topmost sheet when one is up, else the root.
  case `default`
  /// The root.
  case root
  /// The topmost sheet.
  case sub
}

/// A message with buttons, for ``LinkNavigatorProtocol/alert(target:model:)``.
public struct Alert: Equatable {
  /// What an alert is about.
  public enum FlagType: Hashable, Sendable {
    case error
    case `default`
  }

  /// Its title, which may be empty.
  public let title: String
  /// What it says.
  public let message: String
  /// What it can be closed by; with none, by Esc.
  public let buttons: [ActionButton]
  /// What it is about.
  public let flagType: FlagType

  /// Creates an alert.
  public init(
    title: String? = nil, message: String?, buttons: [ActionButton] = [], flagType: FlagType = .default
  ) {
    self.title = title ?? ""
    self.message = message ?? ""
    self.buttons = buttons
    self.flagType = flagType
  }
}

/// A button of an ``Alert``.
public struct ActionButton {
  /// What a button is for.
  public enum ActionStyle: Hashable, Sendable {
    case `default`, cancel, destructive
  }

  /// Its label.
  public let title: String
  /// What it is for. Esc presses the one that cancels.
  public let style: ActionStyle
  /// What it does, after the alert is closed.
  public let action: @MainActor () -> Void

  /// Creates a button.
  public init(
    title: String? = nil, style: ActionStyle = .default, action: @escaping @MainActor () -> Void = {}
  ) {
    self.title = title ?? "OK"
    self.style = style
    self.action = action
  }
}

extension ActionButton: Equatable {
  /// Whether two buttons look the same; actions can't be compared.
  public static func == (lhs: ActionButton, rhs: ActionButton) -> Bool {
    lhs.title == rhs.title && lhs.style == rhs.style
  }
}
