package reversi.library;

import java.util.List;
import reversi.rules.Move;

/**
 * A move and what it leads to.
 *
 * @param move a legal move
 * @param discs what it is worth for the side to move, in discs: by how many it will win, positive is good in every variant
 * @param plies how deep it was searched
 * @param isExact whether {@code discs} is the result of the game with best play of both sides
 * @param moves what both sides play then as far as the search has seen, beginning with {@code move}
 */
public record Line(Move move, double discs, int plies, boolean isExact, List<Move> moves) {
    public Line {
        moves = List.copyOf(moves);
    }
}
