package reversi.session;

import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Transcript;
import reversi.rules.Turn;

/**
 * What there is to tell about a finished game.
 *
 * @param setup what was settled before the game
 * @param outcome how it ended
 * @param moves the discs placed by the players, the opening's included
 * @param passes the turns that passed
 */
public record GameReport(GameSetup setup, Outcome outcome, int moves, int passes) {
    /** The report of a game that ended like this. */
    public static GameReport of(GameSetup setup, Transcript transcript, Outcome outcome) {
        int passes = 0;
        for (Turn turn : transcript.turns()) {
            passes += turn.move().isPass() ? 1 : 0;
        }
        return new GameReport(setup, outcome, transcript.plies() - passes, passes);
    }

    /** Who won; empty for a draw. */
    public Optional<Seat> winner() {
        return outcome.winner().map(setup::seat);
    }

    /** Who lost; empty for a draw. */
    public Optional<Seat> loser() {
        return outcome.winner().map(disc -> setup.seat(disc.other()));
    }

    /** The discs of one side on the board at the end. */
    public int discs(Disc disc) {
        return outcome.score().discs(disc);
    }

    /** Whether the official score counts and differs from the discs, because the empties go to the winner. */
    public boolean officialDiffers() {
        return outcome.reason() == Outcome.Reason.DISCS && outcome.score().officialDiffers();
    }

    /** The official score of one side; only a game that ended by its discs has one, the others give the plain count. */
    public int official(Disc disc) {
        return officialDiffers() ? outcome.score().official(disc) : discs(disc);
    }

    /** By how many discs the game was won, by the plain count; 0 for a draw on the board. */
    public int margin() {
        return Math.abs(discs(Disc.BLACK) - discs(Disc.WHITE));
    }

    /** Whether a person played the winning colour; empty for a draw and where not exactly one person played. */
    public Optional<Boolean> personWon() {
        boolean onePerson = setup.mode() == GameSetup.Mode.VERSUS_COMPUTER;
        return onePerson ? winner().map(Seat::isHuman) : Optional.empty();
    }
}
