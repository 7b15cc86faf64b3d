package reversi.notation.analysis;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Move;
import reversi.rules.Turn;

/** Two trees of one first position as one, so that of what two people wrote at once nothing is lost. */
public final class JoinedVariations {
    private static final String BETWEEN = " / ";

    private JoinedVariations() {}

    /**
     * All lines of both, in the order of the first tree, with the first one's node on the board; where both name a move otherwise the names stand
     * one after the other. Moves for which there is no room are left out. The first tree alone where their first positions differ.
     */
    public static VariationTree of(VariationTree first, VariationTree second) {
        if (!first.root().position().equals(second.root().position())) {
            return first;
        }
        VariationTree joined = first;
        Map<Integer, Integer> ids = new HashMap<>(Map.of(VariationTree.ROOT, VariationTree.ROOT));
        for (int id : second.inOrder()) {
            VariationNode node = second.node(id);
            Integer before = ids.get(node.parent());
            Optional<Move> move = node.turn().map(Turn::move);
            if (before == null || move.isEmpty()) {
                continue;
            }
            joined = joined.goTo(before);
            if (node.isPass()) {
                ids.put(id, before);
            } else if (joined.hasRoomFor(move.get())) {
                joined = joined.play(move.get());
                VariationNode known = joined.moveOf(joined.current().id());
                ids.put(id, known.id());
                joined = joined.name(known.id(), name(known.name(), node.name()));
            }
        }
        return joined.goTo(first.current().id());
    }

    private static String name(String first, String second) {
        return first.isEmpty() ? second : first.contains(second) ? first : first + BETWEEN + second;
    }
}
