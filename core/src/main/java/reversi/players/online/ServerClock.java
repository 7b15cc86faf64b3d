package reversi.players.online;

import java.util.function.LongSupplier;
import reversi.online.ServerMessage;

/** The server's time as far as it can be known here: this device's own, put right by what the server says. */
final class ServerClock {
    private final LongSupplier clock;
    private long ahead;

    /** {@code clock} tells this device's milliseconds since 1970. */
    ServerClock(LongSupplier clock) {
        this.clock = clock;
    }

    /** This device's own time, in milliseconds since 1970. */
    long here() {
        return clock.getAsLong();
    }

    /** The server's time, in milliseconds since 1970. */
    long now() {
        return here() + ahead;
    }

    /** The server says what its time is, at once. */
    void is(long at) {
        ahead = at - here();
    }

    /** The server answers a question about its time; the answer was on its way for half of what passed since the question. */
    void heard(ServerMessage.Pong pong) {
        ahead = pong.at() - (pong.sent() + here()) / 2;
    }
}
