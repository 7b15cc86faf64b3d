package reversi.platform;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** The browser's messages that come while the game is not open. Callbacks run on the render thread, later. */
public interface PushSource {
    /** How it stands with them here. */
    enum State {
        /** There are none. */
        MISSING,
        /** There are none in a page; an installed game may have them. */
        APP,
        /** The person or the browser has refused them. */
        REFUSED,
        /** Nobody sends any. */
        OFF,
        /** A server may send some. */
        ON
    }

    /**
     * What a server needs to send messages here, in the words of the browser.
     *
     * @param endpoint the browser's address at its push service
     * @param key its public key
     * @param secret what it shares with whoever may write to it
     */
    record Browser(String endpoint, String key, String secret) {}

    /** Finds out how it stands, without asking the person. */
    void look(Consumer<State> then);

    /** Asks the person, where that is needed, and lets the server of this key send messages; empty where it may not, with how it stands. */
    void turnOn(String serverKey, BiConsumer<State, Optional<Browser>> then);

    /** Lets nobody send messages any more. */
    void turnOff();

    /** A device without them, as the desktop. */
    static PushSource none() {
        return new PushSource() {
            @Override
            public void look(Consumer<State> then) {
                then.accept(State.MISSING);
            }

            @Override
            public void turnOn(String serverKey, BiConsumer<State, Optional<Browser>> then) {
                then.accept(State.MISSING, Optional.empty());
            }

            @Override
            public void turnOff() {}
        };
    }
}
