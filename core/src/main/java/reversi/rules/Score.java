package reversi.rules;

import java.util.Optional;

/**
 * The count of a position.
 *
 * @param black black discs on the board
 * @param white white discs on the board
 * @param empties squares without a disc
 * @param fewestWins whether the side with fewer discs is ahead (Anti-Othello)
 */
public record Score(int black, int white, int empties, boolean fewestWins) {
    /** The number of discs of one colour. */
    public int discs(Disc disc) {
        return disc == Disc.BLACK ? black : white;
    }

    /** Who is ahead, or has won when the game is over; empty when the counts are equal. */
    public Optional<Disc> leader() {
        if (black == white) {
            return Optional.empty();
        }
        return Optional.of((black > white) == fewestWins ? Disc.WHITE : Disc.BLACK);
    }

    /**
     * The official score of one side at the end of a game: its discs, and for the winner the empties too. An equal count
     * shares the empties. In Anti-Othello, which no federation scores, it is the plain count.
     */
    public int official(Disc disc) {
        if (fewestWins) {
            return discs(disc);
        }
        if (black == white) {
            return discs(disc) + empties / 2;
        }
        return discs(disc) + (leader().equals(Optional.of(disc)) ? empties : 0);
    }

    /** Whether the official score differs from the plain count. */
    public boolean officialDiffers() {
        return official(Disc.BLACK) != black || official(Disc.WHITE) != white;
    }
}
