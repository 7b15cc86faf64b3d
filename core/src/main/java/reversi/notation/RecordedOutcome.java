package reversi.notation;

import java.util.Optional;
import reversi.game.Ending;
import reversi.game.Result;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Score;

/**
 * How a game ended, as far as a record says it.
 *
 * @param ending what ended it; empty where the record says only who won
 * @param winner who won; empty for a draw and for a game that counts for nobody
 * @param lead Black's official discs less White's; empty where no count was recorded
 */
public record RecordedOutcome(Optional<Ending> ending, Optional<Disc> winner, Optional<Integer> lead) {
    private static final int THOUSAND = 1_000;

    /** The outcome of a finished game. */
    public static RecordedOutcome of(Result result) {
        Optional<Integer> lead = result.ending() == Ending.DISCS ? Optional.of(lead(result.score())) : Optional.empty();
        return new RecordedOutcome(Optional.of(result.ending()), result.winner(), lead);
    }

    /** The outcome by the discs of a position in which neither side can move. */
    public static RecordedOutcome byDiscs(Position last) {
        return byDiscs(last, 0);
    }

    /** The same with {@link ServerTerms#komi komi}. */
    static RecordedOutcome byDiscs(Position last, int komi) {
        return of(Result.byDiscs(last, komi));
    }

    /** An outcome of which only the count of the discs is known; the side with more of them, or fewer where fewest win, has won. */
    public static RecordedOutcome counted(int lead, boolean fewestWins) {
        return counted(lead, fewestWins, 0);
    }

    /** The same with {@link ServerTerms#komi komi}. */
    static RecordedOutcome counted(int lead, boolean fewestWins, int komi) {
        return new RecordedOutcome(Optional.empty(), Result.winner(lead, komi, fewestWins), Optional.of(lead));
    }

    /**
     * What is to be believed of what a file says, given the game's last position: where neither side can move, the discs,
     * unless the game ended otherwise before they were counted.
     */
    static Optional<RecordedOutcome> of(Position last, Optional<RecordedOutcome> written, int komi) {
        boolean otherwise = written.flatMap(RecordedOutcome::ending)
                .filter(how -> how != Ending.DISCS)
                .isPresent();
        return otherwise || !last.isOver() ? written : Optional.of(byDiscs(last, komi));
    }

    /** By how many thousandths of a disc Black won with so many more discs than White, komi counted. */
    static int won(int lead, int komi, boolean fewestWins) {
        return THOUSAND * (fewestWins ? -lead : lead) - komi;
    }

    /** Black's discs less White's where Black won by so many thousandths of a disc, komi counted; the nearest whole number. */
    static int lead(int won, int komi, boolean fewestWins) {
        int more = won + komi;
        int discs = (Math.abs(more) + THOUSAND / 2 - 1) / THOUSAND;
        return (more < 0) == fewestWins ? discs : -discs;
    }

    private static int lead(Score score) {
        return score.official(Disc.BLACK) - score.official(Disc.WHITE);
    }
}
