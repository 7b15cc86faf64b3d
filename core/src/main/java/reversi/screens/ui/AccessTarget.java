package reversi.screens.ui;

/** What a screen reader can do to a part of a page. */
public interface AccessTarget {
    /** Does nothing. */
    AccessTarget NONE = () -> {};

    /** Does what a tap would do. */
    void press();

    /** Leads the keyboard there; answers whether it is there now and presses this by itself. */
    default boolean focus() {
        return false;
    }

    /** Sets it to a whole number. */
    default void set(int value) {}
}
