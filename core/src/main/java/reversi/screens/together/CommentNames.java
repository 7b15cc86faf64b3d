package reversi.screens.together;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import reversi.notation.analysis.VariationNode;
import reversi.notation.analysis.VariationTree;

/**
 * Who wrote the comments of a chapter, as the server told it.
 *
 * @param told what it told of a move, by the id of its node
 */
record CommentNames(Map<Integer, Comment> told) {
    CommentNames {
        told = Map.copyOf(told);
    }

    /** What was written beside a move, and by whom. */
    record Comment(String words, List<String> names) {}

    /** With the names for each comment of a tree, in its order; whose other comments are is not known. */
    static CommentNames of(VariationTree tree, List<List<String>> names) {
        Map<Integer, Comment> told = new HashMap<>();
        List<Integer> moves = tree.named();
        for (int i = 0; i < moves.size(); i++) {
            int id = moves.get(i);
            told.put(id, new Comment(tree.node(id).name(), i < names.size() ? names.get(i) : List.of()));
        }
        return new CommentNames(told);
    }

    /** Who wrote what is beside a move now, of which the server knows nothing yet where {@code self} has changed it. */
    List<String> of(VariationNode move, String self) {
        Comment known = told.getOrDefault(move.id(), new Comment("", List.of()));
        if (move.name().isEmpty() || move.name().equals(known.words)) {
            return known.words.equals(move.name()) ? known.names : List.of();
        }
        boolean isLonger = !known.words.isEmpty() && move.name().contains(known.words);
        List<String> names = new ArrayList<>(isLonger ? known.names : List.of());
        if (!names.contains(self)) {
            names.add(self);
        }
        return names;
    }
}
