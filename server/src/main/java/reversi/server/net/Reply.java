package reversi.server.net;

import java.util.Optional;
import reversi.online.ErrorCode;
import reversi.rules.Illegal;

/** A handler's reply to one request. */
sealed interface Reply {
    /** Send {@code done}. */
    record Done() implements Reply {}

    /** Send nothing more: the handler has sent the answer itself, or an event will follow. */
    record AlreadySent() implements Reply {}

    /** Send an error. */
    record Failed(ErrorCode error, Optional<Illegal> illegal) implements Reply {}

    static Reply done() {
        return new Done();
    }

    static Reply sent() {
        return new AlreadySent();
    }

    static Reply failed(ErrorCode error) {
        return new Failed(error, Optional.empty());
    }
}
