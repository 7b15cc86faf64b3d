package reversi.server.bus;

import java.util.function.Consumer;

/** Tells the other nodes that share the database. What is told may be lost: the database knows better. */
public interface Bus extends AutoCloseable {
    /** The most bytes (UTF-8) of a notice. */
    int MOST_BYTES = 7_900;

    /** Tells every other node, not this one; a notice that is too long throws IllegalArgumentException. */
    void publish(String notice);

    /**
     * Who hears what others tell, on a thread of the bus and one after the other; to be named once. {@code missed} runs there after
     * notices may have been missed.
     */
    void listen(Consumer<String> listener, Runnable missed);

    @Override
    void close();

    /** A bus for a node that is alone. */
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
