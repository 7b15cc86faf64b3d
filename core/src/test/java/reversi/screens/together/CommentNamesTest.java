package reversi.screens.together;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.notation.analysis.VariationTree;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/** Whose the comments of a chapter are as they are seen, also before the server has heard of a change. */
class CommentNamesTest {
    private static final VariationTree BARE = VariationTree.of(Position.start(Variant.OTHELLO))
            .play(Move.at("f5"))
            .play(Move.at("d6"));
    private static final int FIRST = BARE.back().current().id();
    private static final int SECOND = BARE.current().id();
    private static final VariationTree TREE = BARE.name(FIRST, "tiger").name(SECOND, "rose");

    private static List<String> of(VariationTree tree, int id) {
        CommentNames told = CommentNames.of(TREE, List.of(List.of("Ann"), List.of("Bert", "Carl")));
        return told.of(tree.node(id), "Carl");
    }

    @Test
    void whatTheServerToldIsTheirs() {
        assertEquals(List.of("Ann"), of(TREE, FIRST));
        assertEquals(List.of("Bert", "Carl"), of(TREE, SECOND));
    }

    @Test
    void whatOneChangesIsOnesOwnAndWhatOneAddsToIsAlso() {
        assertEquals(List.of("Carl"), of(TREE.name(FIRST, "other"), FIRST));
        assertEquals(List.of("Ann", "Carl"), of(TREE.name(FIRST, "tiger, and more"), FIRST));
        assertEquals(List.of("Bert", "Carl"), of(TREE.name(SECOND, "rose, and more"), SECOND));
        assertEquals(List.of(), of(TREE.name(FIRST, ""), FIRST), "nothing is nobody's");
    }

    @Test
    void aCommentOfWhichNothingIsToldIsNobodys() {
        CommentNames few = CommentNames.of(TREE, List.of(List.of("Ann")));
        assertEquals(List.of(), few.of(TREE.node(SECOND), "Dora"));
        assertEquals(CommentNames.of(BARE, List.of()), CommentNames.of(BARE, List.of(List.of("Ann"))));
    }
}
