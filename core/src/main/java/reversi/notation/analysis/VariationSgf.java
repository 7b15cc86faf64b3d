package reversi.notation.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import reversi.notation.GameTree;
import reversi.notation.GameTree.TreeMove;
import reversi.notation.GameTrees;
import reversi.notation.Opponents;

/** A {@link VariationTree} in the Smart Game Format, with all of its lines; names of moves are comments there. */
public final class VariationSgf {
    private VariationSgf() {}

    /** The text of a tree, in one line. */
    public static String write(VariationTree tree) {
        return write(tree, Opponents.unknown());
    }

    /** The same with who played the game that it is of. */
    public static String write(VariationTree tree, Opponents players) {
        return write(tree, players, VariationNode::name);
    }

    /** The same with other comments beside the moves. */
    public static String write(VariationTree tree, Opponents players, Function<VariationNode, String> comment) {
        GameTree written = new GameTree(tree.root().position(), moves(tree, new HashMap<>(), comment));
        return GameTrees.sgf(written, players);
    }

    /**
     * The moves of a tree in their order without forced passes, with their names as comments; puts the number of each node's move, from 1,
     * under its id into {@code numbers}, 0 for the first position.
     */
    static List<TreeMove> moves(VariationTree tree, Map<Integer, Integer> numbers) {
        return moves(tree, numbers, VariationNode::name);
    }

    private static List<TreeMove> moves(
            VariationTree tree, Map<Integer, Integer> numbers, Function<VariationNode, String> comment) {
        numbers.put(VariationTree.ROOT, 0);
        List<TreeMove> moves = new ArrayList<>();
        for (int id : tree.inOrder()) {
            VariationNode node = tree.node(id);
            int before = numbers.getOrDefault(node.parent(), 0);
            if (node.isPass()) {
                numbers.put(id, before);
            } else if (node.turn().isPresent()) {
                moves.add(new TreeMove(before, node.turn().get().move(), comment.apply(node)));
                numbers.put(id, moves.size());
            }
        }
        return moves;
    }
}
