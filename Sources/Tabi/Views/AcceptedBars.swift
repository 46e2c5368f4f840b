// SwiftUI's modifiers for the looks of bars and of what is presented. They are accepted, so that code which uses
// them compiles, and change nothing: a terminal's bars are rows of text, and its sheets are windows with a line
// around them.

// MARK: - Bars

extension View {
  /// The row of a bar has no background of its own.
  public nonisolated func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...)
    -> some View
  {
    self
  }
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    self
  }
  public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    self
  }

  /// A terminal has the colours that its user gave it.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  {
    self
  }
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
}

// MARK: - What is presented

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable {
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}

/// The container that a background belongs to.
public struct ContainerBackgroundPlacement: Sendable {
  public static let navigation = ContainerBackgroundPlacement()
  public static let navigationSplitView = ContainerBackgroundPlacement()
  public static let tabView = ContainerBackgroundPlacement()
  public static let widget = ContainerBackgroundPlacement()
  public static let window = ContainerBackgroundPlacement()
}

extension View {
  /// Alt-Up and Alt-Down change a sheet's height: there is nothing to drag.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// What is presented keeps its kind on a screen of any size.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    self
  }

  /// What is presented is drawn on the terminal's own background.
  public nonisolated func presentationBackground(_ style: some ShapeStyle) -> some View { self }
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  public nonisolated func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View {
    self
  }
}

// MARK: - UIKit's looks

/// UIKit's name for a colour.
public typealias UIColor = Color

/// The looks of UIKit's bar of tabs, which can be set and are never read.
@MainActor
public final class UITabBar {
  private static let shared = UITabBar()
  public var backgroundColor: UIColor?
  public var barTintColor: UIColor?
  public var tintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isHidden = false
  public var isTranslucent = true

  /// The looks of all bars of tabs.
  public static func appearance() -> UITabBar { shared }
}

/// The looks of UIKit's bar with a title, which can be set and are never read.
@MainActor
public final class UINavigationBar {
  private static let shared = UINavigationBar()
  public var backgroundColor: UIColor?
  public var barTintColor: UIColor?
  public var tintColor: UIColor?
  public var isTranslucent = true

  /// The looks of all bars with a title.
  public static func appearance() -> UINavigationBar { shared }
}
