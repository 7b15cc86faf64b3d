package reversi.server.tournament;

import java.util.OptionalLong;

/** What is to be done next in a tournament. */
public sealed interface TournamentStep {
    /** What a visitor makes of it. */
    <R> R accept(Visitor<R> visitor);

    /** Somebody who knows each kind of step. */
    interface Visitor<R> {
        R event(RecordEvent step);

        R begin(Begin step);

        R forfeit(Forfeit step);
    }

    /**
     * An event is to be recorded, by itself.
     *
     * @param event what happened
     */
    record RecordEvent(TournamentEvent event) implements TournamentStep {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.event(this);
        }
    }

    /**
     * A game is to be begun, and {@link TournamentEvent.Begun} recorded in the same transaction.
     *
     * @param round the round, from 1
     * @param board the board, from 1
     * @param pairing who has which colour
     */
    record Begin(int round, int board, Pairing pairing) implements TournamentStep {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.begin(this);
        }
    }

    /**
     * Somebody did not come. The game, where it had begun, is to be ended as one that counts for nobody's rating, and
     * {@link TournamentEvent.Scored} recorded with this outcome in the same transaction.
     *
     * @param round the round, from 1
     * @param board the board, from 1
     * @param game its number at the server; empty where it had not begun
     * @param outcome who is to win
     */
    record Forfeit(int round, int board, OptionalLong game, GameOutcome outcome) implements TournamentStep {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.forfeit(this);
        }
    }
}
