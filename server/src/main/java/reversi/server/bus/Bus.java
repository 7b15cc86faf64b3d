package reversi.server.bus;

import java.util.function.Consumer;

/** Best-effort broadcast to the other nodes that share the database. Notices may be lost; the database is authoritative. */
public interface Bus extends AutoCloseable {
    /** Maximum length of a notice in UTF-8 bytes. */
    int MAX_BYTES = 7_900;

    /** Sends a notice to all other nodes; throws IllegalArgumentException if it is longer than {@link #MAX_BYTES}. */
    void publish(String notice);

    /**
     * Sets the listener and starts receiving; call it once. Notices are delivered in order on the bus's thread; {@code missed} runs there
     * whenever some may have been lost.
     */
    void listen(Consumer<String> listener, Runnable missed);

    @Override
    void close();

    /** A bus without other nodes. */
    static Bus alone() {
        return new Bus() {
            @Override
            public void publish(String notice) {}

            @Override
            public void listen(Consumer<String> listener, Runnable missed) {}

            @Override
            public void close() {}
        };
    }
}
