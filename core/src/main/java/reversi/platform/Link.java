package reversi.platform;

/** A socket to the server, as the game sees it. Everything is called and heard on the render thread. */
public interface Link {
    /** Sends a text; returns false, and sends nothing, where the link is not open. */
    boolean send(String text);

    /** Closes the link; its listener hears nothing any more. Harmless when it is closed already. */
    void close();

    /** Opens links. */
    interface Opener {
        /** Begins to open a link to an address such as {@code wss://example.org/socket} and returns at once. */
        Link open(String address, Listener listener);
    }

    /** Hears what happens to a link. */
    interface Listener {
        /** The link is open. */
        void opened();

        /** The server sent this text. */
        void text(String text);

        /** The link could not be opened or was lost, for the reason in words for a log; the last that is heard. */
        void closed(String reason);
    }
}
