package reversi.server.net;

import java.util.Optional;
import reversi.online.ErrorCode;
import reversi.online.ServerMessage;
import reversi.rules.Illegal;

/** A handler's reply to one request. */
sealed interface Reply {
    /** Sends it as the answer to the client's request of this number, if there is anything to send. */
    void answer(Client from, long request);

    /** Send {@code done}. */
    record Done() implements Reply {
        @Override
        public void answer(Client from, long request) {
            from.send(new ServerMessage.Done(request));
        }
    }

    /** Send nothing more: the handler has sent the answer itself, or an event will follow. */
    record AlreadySent() implements Reply {
        @Override
        public void answer(Client from, long request) {}
    }

    /** Send an error. */
    record Failed(ErrorCode error, Optional<Illegal> illegal) implements Reply {
        @Override
        public void answer(Client from, long request) {
            from.fail(request, error, illegal);
        }
    }

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
