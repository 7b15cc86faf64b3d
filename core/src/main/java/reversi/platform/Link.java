package reversi.platform;

/** A WebSocket to the server. All methods and callbacks run on the render thread. */
public interface Link {
    /** Sends a text; returns false, without effect, if the link is not open. */
    boolean send(String text);

    /** Closes the link without further callbacks; without effect if it is closed. */
    void close();

    /** Opens links. */
    interface Opener {
        /** Starts opening a link to a URL such as {@code wss://example.org/socket} and returns at once. */
        Link open(String address, Listener listener);
    }

    /** Receives the events of a link. */
    interface Listener {
        /** The link is open. */
        void opened();

        /** A text message arrived. */
        void text(String text);

        /** The link could not be opened or was lost; {@code reason} is for a log. The last event. */
        void closed(String reason);
    }
}
