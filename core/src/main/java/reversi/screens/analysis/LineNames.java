package reversi.screens.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.notation.analysis.VariationTree;
import reversi.teach.OpeningName;
import reversi.teach.OpeningNames;

/** What lines of a tree are called: as the person named them, or else by the opening that they lead to. */
public final class LineNames {
    private static final String BETWEEN = " · ";

    private final OpeningNames openings;
    /** By the id of the last node: what was looked up before. */
    private final Map<Integer, Optional<OpeningName>> known = new HashMap<>();

    /** Nothing was looked up yet. */
    public LineNames(OpeningNames openings) {
        this.openings = openings;
    }

    /** Forgets what was looked up: another tree has other ids. */
    public void clear() {
        known.clear();
    }

    /** The opening of the line that ends at a node, in a language; empty where it has no name. */
    String opening(VariationTree tree, int id, String language) {
        return known.computeIfAbsent(id, last -> openings.of(tree.transcript(last)))
                .map(name -> name.in(language))
                .orElse("");
    }

    /** What a side line is called, given the ids of its nodes: the person's names, or else an opening that the line before has not. */
    public String of(VariationTree tree, List<Integer> line, String language) {
        StringBuilder own = new StringBuilder();
        for (int id : line) {
            String name = tree.node(id).name();
            if (!name.isEmpty()) {
                own.append(own.length() == 0 ? "" : BETWEEN).append(name);
            }
        }
        if (own.length() > 0) {
            return own.toString();
        }
        String name = opening(tree, line.get(line.size() - 1), language);
        return name.equals(opening(tree, tree.node(line.get(0)).parent(), language)) ? "" : name;
    }
}
