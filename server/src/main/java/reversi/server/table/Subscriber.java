package reversi.server.table;

/** Somebody at a table, or anywhere else on this server, to whom messages are sent. */
public interface Subscriber {
    /** The account of the listener; 0 for somebody who isn't signed in. */
    long account();

    /** From where the listener is connected; empty for one without a socket. */
    default String address() {
        return "";
    }

    /** Hands over a frame without waiting; a listener that is gone ignores it. */
    void send(String frame);
}
