package reversi.notation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.notation.BoardText;
import reversi.notation.FaultKind;
import reversi.notation.GameFault;
import reversi.rules.Position;
import reversi.rules.Variant;

/** Trees of the Smart Game Format as programs and people write them. */
class VariationSgfTest {
    private static VariationTree tree(String text) {
        WrittenVariations.Read read = WrittenVariations.read(text);
        assertEquals(List.of(), read.faults());
        assertFalse(read.isCut());
        return read.tree().orElseThrow();
    }

    @Test
    void variationsOfVariationsAreSideLines() {
        VariationTree tree = tree("(;FF[4]GM[2]SZ[8];B[f5];W[d6](;B[c3];W[d3](;B[c4])(;B[e3]))(;B[c5];W[f4]))");
        assertEquals(List.of("f5 d6 c3 d3 c4", "f5 d6 c3 d3 e3", "f5 d6 c5 f4"), TreeLines.of(tree));
        assertEquals("f5 d6 c3 d3 c4", tree.transcript().toString(), "the end of the main line is on the board");
    }

    @Test
    void nodesWithSeveralMovesAndAFirstNodeWithOneAreRead() {
        String edax =
                """
                (;FF[4]GM[2]AP[edax:4.6]
                SZ[8]AB[e4][d5]AW[d4][e5]PL[B]
                RE[Void]
                B[f5];W[d6];
                B[c3]W[d3];
                )
                """;
        assertEquals(List.of("f5 d6 c3 d3"), TreeLines.of(tree(edax)));
        assertEquals(Position.start(Variant.OTHELLO), tree(edax).root().position());
    }

    @Test
    void commentsAndNamesOfNodesStandBesideTheirMoves() {
        VariationTree tree = tree(
                "(;GM[2]C[a problem];B[f5]C[the usual\none \\]];W[d6]N[Diagonal]C[long words](;B[c3];C[later])(;B[c5]))");
        assertEquals(
                List.of("", "the usual one ]", "Diagonal", "later", ""),
                tree.inOrder().stream().map(id -> tree.node(id).name()).toList());
    }

    @Test
    void aLongCommentIsCut() {
        VariationTree tree = tree("(;GM[2];B[f5]C[" + "x".repeat(500) + "])");
        assertEquals(
                "x".repeat(VariationTree.MAX_NAME - 1) + "…", tree.current().name());
    }

    @Test
    void aPositionSetUpByHandIsTheFirst() {
        VariationTree tree = tree("(;GM[2]AB[c1]AW[b1]PL[B](;B[a1])(;))");
        assertEquals(
                "-OX" + "-".repeat(61) + " X", BoardText.writeLine(tree.root().position()));
        assertEquals(List.of("a1"), TreeLines.of(tree));
    }

    @ParameterizedTest
    @ValueSource(strings = {";W[pa];B[a1]", ";W[];B[a1]", ";W[tt];B[a1]", ";B[a1]"})
    void aForcedPassIsWrittenOrLeftOut(String moves) {
        VariationTree tree = tree("(;GM[2]AW[b1]AB[c1][d1][e1][f1][g1][h1]PL[W]" + moves + ")");
        assertEquals(List.of("pass a1"), TreeLines.of(tree));
    }

    @Test
    void aMoveThatTwoVariationsBeginWithIsOne() {
        assertEquals(List.of("f5 d6 c3", "f5 f4"), TreeLines.of(tree("(;GM[2](;B[f5](;W[d6];B[c3]))(;B[f5];W[f4]))")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;GM[2];B[f5](;W[d6];B[a1];W[b1])(;W[f4];B[e3])) | ILLEGAL_MOVE | f5 d6, f5 f4 e3",
                "(;GM[2];B[f5](;W[zz];B[c3])(;W[f4];B[e3]))       | UNKNOWN_MOVE | f5 f4 e3",
                "(;GM[2];B[f5](;B[d6])(;W[f4];B[e3]))             | OTHER_SIDE   | f5 f4 e3",
                "(;GM[2];B[f5](;AB[a1];W[d6])(;W[f4];B[e3]))      | WRONG_BOARD  | f5 f4 e3",
                "(;GM[2];B[f5](;W[d6])(;W[f4];B[e3]               | BROKEN       | f5 d6, f5 f4 e3",
                "(;GM[2];B[f5](;W[d6])(;W[f4];B[e                 | BROKEN       | f5 d6, f5 f4"
            })
    void aLineThatIsWrongEndsThereAndTheOthersAreRead(String text, FaultKind problem, String lines) {
        WrittenVariations.Read read = WrittenVariations.read(text);
        assertEquals(
                List.of(problem), read.faults().stream().map(GameFault::problem).toList());
        assertEquals(1, read.errors());
        assertEquals(List.of(lines.split(", ")), TreeLines.of(read.tree().orElseThrow()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hello                 | NO_GAME",
                "(;GM[1]SZ[19];B[pd])  | OTHER_GAME",
                "(;GM[2]SZ[9];B[f5])   | WRONG_BOARD",
                "(;GM[2]AB[j1];B[f5])  | WRONG_BOARD"
            })
    void whatIsNoTreeOfOthelloSaysSo(String text, FaultKind problem) {
        WrittenVariations.Read read = WrittenVariations.read(text);
        assertTrue(read.tree().isEmpty());
        assertEquals(problem, read.faults().get(0).problem());
    }

    /** As many first moves and answers as it takes, far more than a tree holds. */
    @Test
    void moreThanATreeHoldsIsCut() {
        VariationTree tree = VariationTree.of(Position.start(Variant.OTHELLO));
        StringBuilder text = new StringBuilder("(;GM[2]");
        append(tree, 4, text);
        WrittenVariations.Read read = WrittenVariations.read(text.append(')').toString());
        assertTrue(read.isCut());
        assertEquals(List.of(), read.faults());
        int size = read.tree().orElseThrow().size();
        assertTrue(size > VariationTree.MAX_NODES - 2 && size <= VariationTree.MAX_NODES, size + " nodes");
    }

    private static void append(VariationTree at, int plies, StringBuilder text) {
        for (var move : at.position().legalMoves()) {
            text.append("(;")
                    .append(at.position().toMove().name().charAt(0))
                    .append('[')
                    .append(move)
                    .append(']');
            if (plies > 0) {
                append(VariationTree.of(at.position().play(move).orThrow().after()), plies - 1, text);
            }
            text.append(')');
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"(;", ";", "(", "(;GM[2];B[f5]", "(;C[x])", ";B[f5]", "[x]"})
    void whatOnlyBeginsNodesIsGivenUp(String part) {
        WrittenVariations.Read read = WrittenVariations.read("(;GM[2]" + part.repeat(200_000 / part.length()));
        assertTrue(read.errors() > 0 || read.isCut());
        assertTrue(read.faults().size() <= 1_000);
    }
}
