package reversi.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import reversi.rules.Illegal;

/** What a referee answers to a request. */
public sealed interface Verdict {
    /** What the function for its kind makes of it. */
    <T> T fold(Function<Granted, T> granted, Function<Refused, T> refused);

    /** It is done by these events, at least one, in order. */
    record Granted(List<GameEvent> events) implements Verdict {
        public Granted {
            events = List.copyOf(events);
        }

        @Override
        public <T> T fold(Function<Granted, T> granted, Function<Refused, T> refused) {
            return granted.apply(this);
        }
    }

    /**
     * It is not done.
     *
     * @param reason why not
     * @param illegal which rule a move breaks; only for {@link Refusal#ILLEGAL_MOVE}
     */
    record Refused(Refusal reason, Optional<Illegal> illegal) implements Verdict {
        @Override
        public <T> T fold(Function<Granted, T> granted, Function<Refused, T> refused) {
            return refused.apply(this);
        }
    }

    /** Why a request is not done. */
    enum Refusal {
        /** The game has ended. */
        GAME_OVER,
        /** Another move was played meanwhile. */
        STALE,
        /** The move breaks the rules. */
        ILLEGAL_MOVE,
        /** There is no offer to answer. */
        NO_OFFER,
        /** It cannot be done now: too soon after the last time, or there is nothing to be done. */
        NOT_NOW,
        /** Who is to move keeps the opponent waiting and claims nothing. */
        YOUR_MOVE
    }

    /** It is done by these events. */
    static Verdict granted(GameEvent... events) {
        return new Granted(List.of(events));
    }

    /** It is not done. */
    static Verdict refused(Refusal reason) {
        return new Refused(reason, Optional.empty());
    }

    /** It is a move that breaks the rules. */
    static Verdict illegal(Illegal illegal) {
        return new Refused(Refusal.ILLEGAL_MOVE, Optional.of(illegal));
    }
}
