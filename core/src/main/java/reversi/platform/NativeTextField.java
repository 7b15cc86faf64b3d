package reversi.platform;

/**
 * Lets a person write with what the device itself offers: a browser lays fields of its own over the game's, so that the
 * keyboard of a phone, input methods and password managers work. Until somebody writes in it a field is not to be seen, but
 * it is there.
 */
public interface NativeTextField {
    /** What is written, for which the device may have help. */
    enum Purpose {
        WORDS,
        /** One's name on a server. */
        NAME,
        PASSWORD,
        /** A password that is being thought up. */
        NEW_PASSWORD;

        /** Whether a password manager must find the field before anybody writes in it. */
        public boolean isFilledIn() {
            return this != WORDS;
        }
    }

    /**
     * A field over one of the game's own.
     *
     * @param form what the field belongs to: fields of one form are filled in together
     * @param key which field of all those to be seen this is; it stays the same while a page is built anew
     * @param hint what an empty field shows
     * @param purpose what is written
     * @param longest the most characters
     * @param isReachable whether it is there for the person: false where a dialog lies above it or it is scrolled away
     * @param x the left edge, in points from the window's left
     * @param y the upper edge, in points from the window's top
     * @param width in points
     * @param height in points
     * @param ink the colour of the words, as in {@code #eef1f3}
     * @param ground the opaque colour behind them
     * @param emPoints the size of the words
     */
    record Field(
            String form,
            String key,
            String hint,
            Purpose purpose,
            int longest,
            boolean isReachable,
            float x,
            float y,
            float width,
            float height,
            String ink,
            String ground,
            float emPoints) {}

    /** Is told what a person does with a field. */
    interface Listener {
        /** The person begins to write in it. */
        void opened();

        /** This is what is written now. */
        void changed(String text);

        /** Enter was pressed; the field stays. */
        void entered();

        /** The person no longer writes in it. */
        void closed();
    }

    /** Lays a field there, or changes the one of this key; the listener takes the place of the one before. */
    void lay(Field field, String text, Listener listener);

    /** Lets the person write in a field that was laid. */
    void focus(String key);

    /** Lets the person write in this field no longer; harmless where nobody does. */
    void blur(String key);

    /** Takes a field away, unless one of the same key is laid at once; harmless where there is none. */
    void remove(String key);
}
