package reversi.notation.analysis;

import java.util.ArrayList;
import java.util.List;

/** The lines of a tree as transcripts, for tests. */
final class TreeLines {
    private TreeLines() {}

    /** Every line from the first position to its end, in their order. */
    static List<String> of(VariationTree tree) {
        List<String> lines = new ArrayList<>();
        for (int id : tree.inOrder()) {
            if (tree.node(id).children().isEmpty()) {
                lines.add(tree.transcript(id).toString());
            }
        }
        return lines;
    }
}
