package reversi.server.net;

import java.util.Optional;
import reversi.online.ErrorCode;
import reversi.rules.Illegal;

/** How a request is answered. */
sealed interface Reply {
    /** With {@code done}. */
    record Done() implements Reply {}

    /** By what was told already, or will be. */
    record Told() implements Reply {}

    /** Not done. */
    record Failed(ErrorCode fault, Optional<Illegal> illegal) implements Reply {}

    static Reply done() {
        return new Done();
    }

    static Reply told() {
        return new Told();
    }

    static Reply failed(ErrorCode fault) {
        return new Failed(fault, Optional.empty());
    }
}
