package reversi.notation.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.notation.GameFault;
import reversi.notation.GameTree;
import reversi.notation.GameTree.TreeMove;
import reversi.notation.GameTrees;
import reversi.notation.Opponents;

/** A {@link VariationTree} from a text in a format that has side lines; comments become names of moves. */
public final class WrittenVariations {
    private static final String MORE = "…";

    private WrittenVariations() {}

    /**
     * What was read of a text.
     *
     * @param tree the lines that are right, with the end of the main line on the board; empty where there is no first position
     * @param players who played the game
     * @param faults the first of what is wrong
     * @param errors how many lines are wrong
     * @param isCut whether there are more moves than a tree holds
     */
    public record Read(
            Optional<VariationTree> tree, Opponents players, List<GameFault> faults, int errors, boolean isCut) {
        public Read {
            faults = List.copyOf(faults);
        }
    }

    /** Reads the first tree of a text; what is wrong ends its line, and a move that is written twice is one. */
    public static Read read(String text) {
        GameTree.Read read = GameTrees.read(text, VariationTree.MAX_NODES);
        if (read.tree().isEmpty()) {
            return new Read(Optional.empty(), read.players(), read.faults(), read.errors(), read.isCut());
        }
        GameTree written = read.tree().get();
        VariationTree tree = VariationTree.of(written.start());
        List<Integer> ids = new ArrayList<>(List.of(VariationTree.ROOT));
        boolean isFull = false;
        for (TreeMove move : written.moves()) {
            int before = ids.get(move.after());
            boolean hasRoom = before >= 0 && tree.goTo(before).hasRoomFor(move.move());
            isFull |= !hasRoom;
            if (hasRoom) {
                tree = tree.goTo(before).play(move.move());
                int id = tree.moveOf(tree.current().id()).id();
                tree = move.comment().isEmpty() ? tree : tree.name(id, shortened(move.comment()));
            }
            ids.add(hasRoom ? tree.current().id() : -1);
        }
        return new Read(
                Optional.of(tree.toStart().toEnd()),
                read.players(),
                read.faults(),
                read.errors(),
                read.isCut() || isFull);
    }

    /** As much of a comment as a name holds. */
    private static String shortened(String comment) {
        return comment.length() <= VariationTree.MAX_NAME
                ? comment
                : comment.substring(0, VariationTree.MAX_NAME - 1) + MORE;
    }
}
