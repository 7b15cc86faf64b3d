package reversi.server.bus;

import java.util.function.Consumer;

/** Best-effort broadcast to the other nodes that share the database. Notices may be lost; the database is authoritative. */
public interface Bus extends AutoCloseable {
    /** Maximum length of a notice in UTF-8 bytes. */
    int MAX_BYTES = 7_900;

    /** Sends a notice to all other nodes; throws IllegalArgumentException if it is longer than {@link #MAX_BYTES}. */
    void publish(String notice);

    /** Sends a notice about a game to all other nodes that follow it, at least; throws as {@link #publish(String)}. */
    default void publish(long game, String notice) {
        publish(notice);
    }

    /** From when this returns, notices about a game are received; may wait for the bus. Has no effect where {@link #hasSubjects} never holds. */
    default void follow(long game) {}

    /** The counterpart of {@link #follow}; never waits. */
    default void unfollow(long game) {}

    /** Whether notices about a game go only where it is followed, so that one about many games reaches too many. */
    default boolean hasSubjects() {
        return false;
    }

    /** Whether all notices come in, as far as this node knows; where not, {@code missed} runs once they do. */
    default boolean isWhole() {
        return true;
    }

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
