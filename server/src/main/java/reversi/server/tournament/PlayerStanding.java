package reversi.server.tournament;

import java.util.List;
import java.util.OptionalLong;
import reversi.online.RoundMark;

/**
 * How a player stands.
 *
 * @param rank the place, from 1; players who are equal share it, and the next ones have as many places less
 * @param player the account
 * @param halves the points in halves: of an arena too, where a win is 2 points and so 4 halves; in a knock-out 2 for each round that the
 *     player has come through
 * @param tieBreak what separates equal points: the Brightwell quotient, in an arena the number of wins; 0 in a knock-out
 * @param discs the discs of all games that were played, which count after that except in arenas and knock-outs
 * @param streak how many games the player has won since the last one that they didn't
 * @param marks what each round brought, the first round first; in an arena the last {@value #ARENA_MARKS} games
 * @param isOut whether the player has withdrawn or is knocked out
 * @param game the game that the player plays now
 * @param side for which club of a match the player plays, 1 or 2; otherwise 0
 */
public record PlayerStanding(
        int rank,
        long player,
        int halves,
        int tieBreak,
        int discs,
        int streak,
        List<RoundMark> marks,
        boolean isOut,
        OptionalLong game,
        int side) {
    /** So many games of an arena have a mark. */
    public static final int ARENA_MARKS = 10;

    public PlayerStanding {
        marks = List.copyOf(marks);
    }
}
