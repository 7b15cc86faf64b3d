package reversi.session;

import java.util.List;
import java.util.Optional;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;

/**
 * A game as it is kept from one start of the program to the next.
 *
 * @param setup what was settled before the game
 * @param moves the moves played since the opening, passes included
 * @param undone the moves taken back that can be restored, passes included
 * @param history what the clocks showed when each turn since the opening began: one more than moves and undone together
 * @param clocks what the clocks show now
 * @param outcome how the game ended; empty for an unfinished one
 */
public record SavedGame(
        GameSetup setup,
        List<Move> moves,
        List<Move> undone,
        List<ClockTimes> history,
        ClockTimes clocks,
        Optional<Outcome> outcome) {
    /** Throws IllegalArgumentException with the reason where the parts do not make up a game. */
    public SavedGame {
        moves = List.copyOf(moves);
        undone = List.copyOf(undone);
        history = List.copyOf(history);
        Transcript played = follow(setup.opened(), moves);
        follow(played, undone);
        require(history.size() == moves.size() + undone.size() + 1, "the clocks do not fit the moves");
        require(!played.current().mustPass(), "a forced pass is missing");
        require(fits(outcome, played.current()), "the outcome does not fit the position");
    }

    private static Transcript follow(Transcript from, List<Move> moves) {
        Transcript transcript = from;
        for (Move move : moves) {
            require(
                    transcript.current().refusal(move).isEmpty(),
                    "ply " + (transcript.plies() + 1) + " is illegal: " + move);
            transcript = transcript.with(transcript.current().play(move).orThrow());
        }
        return transcript;
    }

    private static boolean fits(Optional<Outcome> outcome, Position last) {
        boolean over = last.isOver();
        if (outcome.isEmpty()) {
            return !over;
        }
        boolean byDiscs = outcome.get().reason() == Outcome.Reason.DISCS;
        return byDiscs == over && outcome.get().score().equals(last.score());
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    /** The game up to its present position. */
    public Transcript transcript() {
        return follow(setup.opened(), moves);
    }

    /** Whether the game can still be played on. */
    public boolean isUnfinished() {
        return outcome.isEmpty();
    }
}
