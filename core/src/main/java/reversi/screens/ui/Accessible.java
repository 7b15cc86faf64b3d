package reversi.screens.ui;

/** An actor that says itself what it is to somebody who does not see it; for any other its texts and children do. */
public interface Accessible {
    /** Describes it, with whatever is inside of it. */
    void describe(AccessWriter to);
}
