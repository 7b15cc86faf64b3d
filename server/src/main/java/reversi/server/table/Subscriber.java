package reversi.server.table;

/** Somebody at a table, or anywhere else on this server, who hears messages. */
public interface Subscriber {
    /** The account of the listener; 0 for somebody who isn't signed in. */
    long account();

    /** Hands over a frame without waiting; a listener that is gone ignores it. */
    void hear(String frame);
}
