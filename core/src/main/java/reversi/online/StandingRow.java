package reversi.online;

import java.util.List;
import java.util.Optional;

/**
 * A player's line in the standings of a tournament.
 *
 * @param rank 1 for the first; equal standings share a rank
 * @param player who
 * @param halves the points, in halves: a win has 2; in an arena as many as its rules give
 * @param tieBreak what decides between equal points: in Swiss and round robin Brightwell's, otherwise 0
 * @param discs the sum of the discs in one's own games
 * @param streak how many wins in a row go on; only in an arena
 * @param marks what each round brought, the first one first; in an arena the latest ten games
 * @param out whether the player has withdrawn, was removed or is knocked out
 * @param table the game of the tournament that the player is in
 * @param side for which club of a match the player plays: 1 for the first one, 2 for the other; otherwise 0
 */
public record StandingRow(
        int rank,
        PlayerCard player,
        int halves,
        int tieBreak,
        int discs,
        int streak,
        List<RoundMark> marks,
        boolean out,
        Optional<Long> table,
        @OrElse("0") int side) {
    public StandingRow {
        marks = List.copyOf(marks);
    }
}
