package reversi.server.game;

import java.util.List;
import java.util.Optional;
import reversi.game.Result;
import reversi.online.ErrorCode;
import reversi.online.TableEvent;
import reversi.rules.Illegal;

/** What the referee answers to a request at a table. */
public sealed interface Decision {
    /**
     * It is done by these events, and by the end of the game after them where there is one.
     *
     * @param events the events before the end, in order
     * @param end how the game ends by them
     */
    record Granted(List<TableEvent> events, Optional<Result> end) implements Decision {
        public Granted {
            events = List.copyOf(events);
        }
    }

    /** It is not done. */
    record Denied(ErrorCode fault, Optional<Illegal> illegal) implements Decision {}

    /** It is not done, for a reason that needs no more words. */
    static Decision denied(ErrorCode fault) {
        return new Denied(fault, Optional.empty());
    }

    /** It is done by one event. */
    static Decision granted(TableEvent event) {
        return new Granted(List.of(event), Optional.empty());
    }

    /** It ends the game. */
    static Decision ends(Result end) {
        return new Granted(List.of(), Optional.of(end));
    }
}
