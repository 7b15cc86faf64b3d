package reversi.screens;

import com.badlogic.gdx.graphics.g2d.Batch;

/** What a page may ask of what shows it: dialogs above it, notices at the edge, and to be built anew. */
public interface PageHost {
    /** Builds the page in front anew, because what it shows has changed. */
    void refresh();

    /** Lets the page in front change a part of itself: scrolled panes stay where they are, and the focus stays as far as what has it does. */
    void updateInPlace(Runnable change);

    /** Opens a dialog above the page, in place of the one that is open. A notice about what was before waits until it is closed. */
    void open(Sheet sheet);

    /** Shows the keys of the page in front. */
    void openShortcuts();

    /** Builds the dialog anew, because what it shows has changed; does nothing where none is open. */
    void refreshSheet();

    /** Closes the dialog. */
    void closeSheet();

    /** Whether this dialog is open. */
    boolean isOpen(Sheet sheet);

    /** Shows a notice at the edge for a few seconds. */
    void notice(String words);

    /** Says words to people who do not see the page; nothing where nobody listens. */
    void announce(String words);

    /** Opens a dialog that nobody asked for: a key that was meant for the page below presses nothing on it. */
    void openUnasked(Sheet sheet);

    /** Goes back: closes the dialog, or lets the page decide, or shows the page before. Answers whether anything happened. */
    boolean back();

    /** Whether this page is the one in front. */
    boolean isInFront(Page page);

    /** What draws the pages; between pictures it draws nothing, and others may draw with it. */
    Batch batch();

    /** Shows a page; the way back leads to the one before. */
    void enter(Page page);
}
