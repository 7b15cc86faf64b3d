package reversi.platform;

/**
 * Lets a person write with what the device itself offers: a browser lays a field of its own over the game's, so that the
 * keyboard of a phone, input methods and password managers work.
 */
public interface Typing {
    /** What is written, for which the device may have help. */
    enum Purpose {
        WORDS,
        /** One's name on a server. */
        NAME,
        PASSWORD,
        /** A password that is being thought up. */
        NEW_PASSWORD
    }

    /**
     * The field to lay over the game's own.
     *
     * @param text what is written already
     * @param hint what an empty field shows
     * @param purpose what is written
     * @param longest the most signs
     * @param x the left edge, in points from the window's left
     * @param y the upper edge, in points from the window's top
     * @param width in points
     * @param height in points
     * @param ink the colour of the words, as in {@code #eef1f3}
     * @param ground the opaque colour behind them
     * @param emPoints the size of the words
     */
    record Field(
            String text,
            String hint,
            Purpose purpose,
            int longest,
            float x,
            float y,
            float width,
            float height,
            String ink,
            String ground,
            float emPoints) {}

    /** Hears what is written. */
    interface Listener {
        /** This is what is written now. */
        void changed(String text);

        /** Enter was pressed; the field stays. */
        void entered();

        /** The field is gone, since something else has the attention. */
        void closed();
    }

    /** Opens a field with the attention on it; one that was open is closed. */
    void open(Field field, Listener listener);

    /** Closes the open field, without telling its listener; harmless where none is open. */
    void close();
}
