package reversi.server.tournament;

import java.util.List;
import java.util.Optional;

/**
 * What happened in a tournament; its events in their order are all that there is to know of it. Times are milliseconds since 1970, players
 * accounts. Rounds and boards are numbered from 1; an arena has one round, to which boards are added, as they are to that of a knock-out
 * where a draw is played again.
 */
public sealed interface TournamentEvent {
    /** When it happened. */
    long at();

    /** What a visitor makes of it. */
    <R> R accept(Visitor<R> visitor);

    /** Somebody who knows each kind of event. */
    interface Visitor<R> {
        R joined(Joined joined);

        R withdrew(Withdrew withdrew);

        R removed(Removed removed);

        R returned(Returned returned);

        R started(Started started);

        R paired(Paired paired);

        R begun(Begun begun);

        R scored(Scored scored);

        R ended(Ended ended);

        R cancelled(Cancelled cancelled);
    }

    /**
     * Somebody takes part who does not yet.
     *
     * @param rating the rating by then, for the first pairing and the seeds
     * @param side for which club of a match, 1 for the first one and 2 for the other; empty in any other tournament
     */
    record Joined(long player, int rating, long at, Optional<Integer> side) implements TournamentEvent {
        /** Somebody who plays for themselves. */
        public Joined(long player, int rating, long at) {
            this(player, rating, at, Optional.empty());
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.joined(this);
        }
    }

    /** Somebody plays no further game; before the start it is as if they had never joined. */
    record Withdrew(long player, long at) implements TournamentEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.withdrew(this);
        }
    }

    /** The host took somebody out for good; a game that goes on is lost. */
    record Removed(long player, long at) implements TournamentEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.removed(this);
        }
    }

    /** Somebody who had withdrawn plays on. */
    record Returned(long player, long at) implements TournamentEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.returned(this);
        }
    }

    /** Play begins. */
    record Started(long at) implements TournamentEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.started(this);
        }
    }

    /**
     * Games are paired that have not begun.
     *
     * @param round the next round, or the one that goes on, to which these boards are added
     * @param pairings one for each board, which are numbered on in this order
     * @param byes who has no opponent in this round
     */
    record Paired(int round, List<Pairing> pairings, List<Long> byes, long at) implements TournamentEvent {
        public Paired {
            pairings = List.copyOf(pairings);
            byes = List.copyOf(byes);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.paired(this);
        }
    }

    /**
     * A game of a pairing has begun.
     *
     * @param game the number of the game at the server
     */
    record Begun(int round, int board, long game, long at) implements TournamentEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.begun(this);
        }
    }

    /** A game has ended, or will not be played. */
    record Scored(int round, int board, GameOutcome outcome, long at) implements TournamentEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.scored(this);
        }
    }

    /** The last game has ended. */
    record Ended(long at) implements TournamentEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.ended(this);
        }
    }

    /** It was called off. */
    record Cancelled(long at) implements TournamentEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.cancelled(this);
        }
    }
}
