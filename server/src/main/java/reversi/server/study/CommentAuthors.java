package reversi.server.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import reversi.notation.analysis.VariationNode;
import reversi.notation.analysis.VariationTree;
import reversi.rules.Turn;

/**
 * Whose the comments of a chapter are.
 *
 * @param ofMove the accounts that wrote beside a move, by the id of its node; nothing for a comment of which nobody is known
 */
record CommentAuthors(Map<Integer, List<Long>> ofMove) {
    /** So many have written one comment; of more the first are known. */
    private static final int MOST = 8;

    private static final String NOBODY = "-";
    private static final String NEXT = " ";
    private static final String AND = ",";

    CommentAuthors {
        ofMove = Map.copyOf(ofMove);
    }

    static CommentAuthors none() {
        return new CommentAuthors(Map.of());
    }

    /** As {@link #written} wrote it of the same tree; whose later comments are is not known. */
    static CommentAuthors read(String written, VariationTree tree) {
        Map<Integer, List<Long>> known = new HashMap<>();
        String[] all = written.isEmpty() ? new String[0] : written.split(NEXT, -1);
        List<Integer> moves = tree.named();
        for (int i = 0; i < Math.min(all.length, moves.size()); i++) {
            if (!all[i].equals(NOBODY)) {
                known.put(
                        moves.get(i),
                        Arrays.stream(all[i].split(AND, -1)).map(Long::valueOf).toList());
            }
        }
        return new CommentAuthors(known);
    }

    /** In the order of the tree's comments: numbers with commas between those of one comment, and {@code -} for nobody. */
    String written(VariationTree tree) {
        return tree.named().stream()
                .map(this::of)
                .map(authors -> authors.isEmpty()
                        ? NOBODY
                        : authors.stream().map(String::valueOf).collect(Collectors.joining(AND)))
                .collect(Collectors.joining(NEXT));
    }

    /** Those who wrote beside a move. */
    List<Long> of(int move) {
        return ofMove.getOrDefault(move, List.of());
    }

    /** After one account has made another tree of the one that these are of: what it changed is its own, and what it added to is also its own. */
    CommentAuthors after(VariationTree before, VariationTree now, long by) {
        Map<Integer, Integer> same = new HashMap<>(Map.of(VariationTree.ROOT, VariationTree.ROOT));
        Map<Integer, List<Long>> next = new HashMap<>();
        for (int id : now.inOrder()) {
            VariationNode node = now.node(id);
            Optional.ofNullable(same.get(node.parent()))
                    .flatMap(parent -> child(before, parent, node))
                    .ifPresent(was -> same.put(id, was));
            if (!node.name().isEmpty()) {
                next.put(
                        id,
                        authors(node.name(), Optional.ofNullable(same.get(id)).map(before::node), by));
            }
        }
        return new CommentAuthors(next);
    }

    private static Optional<Integer> child(VariationTree tree, int parent, VariationNode like) {
        return tree.node(parent).children().stream()
                .filter(id ->
                        tree.node(id).turn().map(Turn::move).equals(like.turn().map(Turn::move)))
                .findFirst();
    }

    private List<Long> authors(String comment, Optional<VariationNode> before, long by) {
        String earlier = before.map(VariationNode::name).orElse("");
        List<Long> known = before.map(node -> of(node.id())).orElse(List.of());
        if (earlier.isEmpty() || !comment.contains(earlier)) {
            return List.of(by);
        }
        if (earlier.equals(comment) || known.contains(by) || known.size() >= MOST) {
            return known;
        }
        List<Long> more = new ArrayList<>(known);
        more.add(by);
        return more;
    }
}
