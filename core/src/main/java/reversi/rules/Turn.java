package reversi.rules;

import java.util.List;

/**
 * One ply of a game.
 *
 * @param before the position in which the move was made
 * @param move the placed disc or the pass
 * @param flipped the squares whose discs flip, nearest to the placed disc first; empty for a pass
 * @param after the position that results
 */
public record Turn(Position before, Move move, List<Square> flipped, Position after) {
    public Turn {
        flipped = List.copyOf(flipped);
    }

    /** Who moved. */
    public Disc mover() {
        return before.toMove();
    }
}
