package reversi.notation;

import java.util.List;
import java.util.Optional;
import reversi.rules.Move;
import reversi.rules.Position;

/**
 * A game with its side lines, as it is written down.
 *
 * @param start the position before the first move
 * @param moves all moves, each after the one that it follows, a main continuation before its alternatives; forced passes are left out
 */
public record GameTree(Position start, List<TreeMove> moves) {
    public GameTree {
        moves = List.copyOf(moves);
    }

    /**
     * A move of a tree.
     *
     * @param after the number of the move that it follows, from 1 in their order; 0 for the first position
     * @param move the move
     * @param comment what is written beside it; empty for nothing
     */
    public record TreeMove(int after, Move move, String comment) {}

    /**
     * What was read of a tree.
     *
     * @param tree the tree without the lines that are wrong; empty where there is no first position
     * @param players who played the game
     * @param faults the first of what is wrong
     * @param errors how many lines are wrong
     * @param isCut whether there are more moves than were asked for
     */
    public record Read(Optional<GameTree> tree, Opponents players, List<GameFault> faults, int errors, boolean isCut) {
        public Read {
            faults = List.copyOf(faults);
        }
    }
}
