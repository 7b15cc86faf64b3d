package reversi.screens.ui;

/** How the widgets answer a person: their sounds and how much they may move. */
public interface WidgetFeedback {
    /** Something was pressed. */
    void tapped();

    /** Whether things should change at once rather than move. */
    boolean isStill();
}
