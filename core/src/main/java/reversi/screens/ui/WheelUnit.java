package reversi.screens.ui;

/** What a wheel or a trackpad counts its turns in. */
public enum WheelUnit {
    /** Device-independent pixels, as a trackpad moves. */
    PIXELS,
    /** Lines of text, of which a notch of a wheel is three. */
    LINES,
    /** What fits into the list that scrolls. */
    PAGES
}
