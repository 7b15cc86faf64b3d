package reversi.notation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.notation.FaultKind;
import reversi.notation.GameTree;
import reversi.notation.GameTrees;

/** Variations of Portable Game Notation: in brackets behind the move that they replace. */
class VariationPgnTest {
    private static final String HEAD = "[Event \"?\"]\n[Black \"A\"]\n[White \"B\"]\n[Result \"*\"]\n\n";

    private static VariationTree tree(String moves) {
        WrittenVariations.Read read = WrittenVariations.read(HEAD + moves);
        assertEquals(List.of(), read.faults());
        assertFalse(read.isCut());
        return read.tree().orElseThrow();
    }

    @Test
    void aVariationReplacesTheMoveBeforeIt() {
        VariationTree tree = tree("1. f5 d6 2. c3 (2. c5 f4) d3 (2... f4 {$ why}) 3. c4 *");
        assertEquals(List.of("f5 d6 c3 d3 c4", "f5 d6 c3 f4", "f5 d6 c5 f4"), TreeLines.of(tree));
        assertEquals("f5 d6 c3 d3 c4", tree.transcript().toString(), "the end of the main line is on the board");
    }

    @Test
    void variationsHaveVariations() {
        assertEquals(
                List.of("f5 d6 c3 d3 c4", "f5 d6 c5 f4 e3", "f5 d6 c5 f6"),
                TreeLines.of(tree("1.f5 d6 2.c3 (2.c5! f4 (2...f6) (2...f6?!) 3.e3) d3 3.c4 1/2-1/2")));
    }

    @Test
    void whatIsSaidOfAMoveIsItsName() {
        VariationTree tree =
                tree("1. f5 {[%eval 0.50] the usual} d6 ; to the end of the line\n$4 2. c3 {A wins 40-24} *");
        int first = tree.moveOf(tree.root().children().get(0)).id();
        assertEquals("the usual", tree.node(first).name());
        assertEquals(List.of("f5 d6 c3"), TreeLines.of(tree));
    }

    @Test
    void onlyTheFirstGameIsRead() {
        assertEquals(List.of("f5 d6"), TreeLines.of(tree("1. f5 d6 *\n\n" + HEAD + "1. f5 f6 *\n")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1. f5 d6 (1... f6 e6 a1 f4) 2. c3 * | ILLEGAL_MOVE | f5 d6 c3, f5 f6 e6
                    1. f5 d6 (1... x9 f4) 2. c3 * | UNKNOWN_MOVE | f5 d6 c3
                    1. f5 d6 (1... f6 * | BROKEN | f5 d6, f5 f6
                    1. f5 d6 (1... f6 | BROKEN | f5 d6, f5 f6
                    1. f5 d6 ) 2. c3 * | BROKEN | f5 d6
                    (1. d3) 1. f5 * | BROKEN | ''
                    1. f5 {never closed | BROKEN | f5
                    1. f5 a1 (1... d6) f4 * | ILLEGAL_MOVE | f5 d6
                    """)
    void whatIsWrongEndsItsLineAndIsTold(String moves, FaultKind fault, String lines) {
        WrittenVariations.Read read = WrittenVariations.read(HEAD + moves);
        assertEquals(1, read.errors());
        assertEquals(fault, read.faults().get(0).problem());
        assertEquals(lines, String.join(", ", TreeLines.of(read.tree().orElseThrow())));
    }

    @Test
    void aBoardThatIsNoneIsTold() {
        WrittenVariations.Read read = WrittenVariations.read("[Event \"?\"]\n[FEN \"8/9 b\"]\n\n1. f5 *");
        assertTrue(read.tree().isEmpty());
        assertEquals(FaultKind.WRONG_BOARD, read.faults().get(0).problem());
    }

    @Test
    void thereIsRoomForSoManyMoves() {
        GameTree.Read read = GameTrees.read(HEAD + "1. f5 d6 2. c3 d3 *", 2);
        assertTrue(read.isCut());
        assertEquals(2, read.tree().orElseThrow().moves().size());
    }

    @Property(tries = 300)
    void damagedTextsAreReadWithoutHarm(@ForAll Random random) {
        StringBuilder text = new StringBuilder(
                HEAD + "1. f5 d6 2. c3 (2. c5 {a} f4 (2... f6)) d3 ; b\n(2... c4) 3. c4 ({c} 3. e6) * ");
        for (int i = random.nextInt(6); i >= 0; i--) {
            text.setCharAt(random.nextInt(text.length()), "(){}[];. *a1$%\n".charAt(random.nextInt(15)));
        }
        GameTree.Read read = GameTrees.read(text.substring(0, random.nextInt(text.length())), 100);
        read.tree().ifPresent(tree -> assertTrue(tree.moves().size() <= 100));
    }
}
