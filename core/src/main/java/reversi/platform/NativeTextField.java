package reversi.platform;

/**
 * Native text fields laid over the game's own (in a browser, {@code input} elements), so that on-screen keyboards, input methods and
 * password managers work. A field is invisible, but present, until it has the focus.
 */
public interface NativeTextField {
    /** What a field is for, as a hint for the device. */
    enum Purpose {
        WORDS,
        /** The account name. */
        NAME,
        PASSWORD,
        /** A newly chosen password. */
        NEW_PASSWORD;

        /** Whether a password manager must find the field before it has the focus. */
        public boolean isAutofilled() {
            return this != WORDS;
        }
    }

    /**
     * A native field over one of the game's own.
     *
     * @param form the form it belongs to; fields of one form are autofilled together
     * @param key the identity of the field, stable when a page is rebuilt
     * @param hint placeholder text
     * @param purpose what the field is for
     * @param maxLength maximum number of characters
     * @param isReachable whether the user can reach it; false under a dialog or when scrolled out of view
     * @param x left edge in points from the window's left
     * @param y upper edge in points from the window's top
     * @param width in points
     * @param height in points
     * @param textColour text colour, such as {@code #eef1f3}
     * @param background opaque background colour
     * @param emPoints font size in points
     */
    record Field(
            String form,
            String key,
            String hint,
            Purpose purpose,
            int maxLength,
            boolean isReachable,
            float x,
            float y,
            float width,
            float height,
            String textColour,
            String background,
            float emPoints) {}

    /** Receives the events of a field. */
    interface Listener {
        /** The field got the focus. */
        void opened();

        /** The text has changed. */
        void changed(String text);

        /** Enter was pressed; the field keeps the focus. */
        void entered();

        /** The field lost the focus. */
        void closed();
    }

    /** Shows a field, or updates the one with this key; replaces its listener. */
    void show(Field field, String text, Listener listener);

    /** Gives the focus to a field that is shown. */
    void focus(String key);

    /** Takes the focus from a field; without effect if it does not have it. */
    void blur(String key);

    /** Removes a field, unless one with the same key is shown in the same frame; without effect if there is none. */
    void remove(String key);
}
