package reversi.screens.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.engine.Answer;
import reversi.engine.MoveValue;
import reversi.notation.analysis.VariationTree;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.screens.Numerals;
import reversi.teach.OpeningNames;

/** Where the words of a tree stand, what lines are called, and what is said of the engine's. */
class VariationFlowTest {
    /** Each sign is 8 points wide. */
    private static final float SIGN = 8;

    private static VariationTree play(VariationTree from, String... moves) {
        VariationTree tree = from;
        for (String move : moves) {
            tree = tree.play(Move.at(move));
        }
        return tree;
    }

    private static VariationTree start() {
        return VariationTree.of(Position.start(Variant.OTHELLO));
    }

    private static VariationFlow flow(VariationTree tree, float width) {
        LineNames names = new LineNames(new OpeningNames(""));
        return new VariationFlow(
                tree, "pass", width, (style, word) -> SIGN * word.length(), line -> names.of(tree, line, "en"));
    }

    /** The words of each row, from the top. */
    private static List<String> rows(VariationFlow flow) {
        List<String> rows = new ArrayList<>();
        float top = -1;
        for (VariationFlow.Word word : flow.words()) {
            if (word.top() == top) {
                rows.set(rows.size() - 1, rows.get(rows.size() - 1) + " " + word.text());
            } else {
                rows.add(word.text());
            }
            top = word.top();
        }
        return rows;
    }

    @Test
    void sideLinesStandBelowTheRowInWhichTheyBegin() {
        VariationTree tree = play(start(), "f5", "d6", "c3", "d3", "c4");
        tree = play(play(tree.toStart(), "f5").back().forward(), "f4", "c3");
        tree = play(tree.toStart(), "f5", "d6", "c5");
        assertEquals(List.of("1 f5 d6", "1… f4 2 c3", "2 c3 d3", "2 c5", "3 c4"), rows(flow(tree, 300)));
    }

    @Test
    void aNameStandsBelowItsLine() {
        VariationTree tree = play(start(), "f5", "d6", "c3");
        tree = play(tree.toStart(), "f5", "f4");
        tree = tree.name(tree.current().id(), "Wrong way");
        tree = tree.name(tree.back().current().id(), "Straight");
        assertEquals(List.of("1 f5", "Straight", "1… d6", "1… f4", "Wrong way", "2 c3"), rows(flow(tree, 300)));
    }

    @ParameterizedTest
    @ValueSource(floats = {120, 200, 500})
    void noWordsOverlapAndEveryMoveIsThereOnce(float width) {
        Random random = new Random(7);
        VariationTree tree = start();
        for (int i = 0; i < 150; i++) {
            List<Move> legal = tree.position().legalMoves();
            boolean isBranch = legal.isEmpty() || random.nextInt(6) == 0;
            tree = isBranch
                    ? tree.goTo(tree.inOrder().get(random.nextInt(tree.size())))
                    : tree.play(legal.get(random.nextInt(legal.size())));
        }
        VariationFlow flow = flow(tree, width);
        List<VariationFlow.Word> words = flow.words();
        List<Integer> ids = words.stream()
                .map(VariationFlow.Word::id)
                .filter(id -> id >= 0)
                .sorted()
                .toList();
        List<Integer> all =
                tree.inOrder().stream().filter(id -> id > 0).sorted().toList();
        assertEquals(all, ids);
        for (int i = 0; i < words.size(); i++) {
            VariationFlow.Word word = words.get(i);
            assertTrue(word.top() + word.height() <= flow.height() + 0.01f);
            for (VariationFlow.Word other : words.subList(i + 1, words.size())) {
                boolean isApart = other.top() >= word.top() + word.height()
                        || word.top() >= other.top() + other.height()
                        || other.x() >= word.x() + word.width()
                        || word.x() >= other.x() + other.width();
                assertTrue(isApart, () -> word + " and " + other);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "999, 999", "1000, 1.0 k", "9999, 9.9 k", "10000, 10 k", "3400000, 3.4 M", "26000000000, 26 G"})
    void countsAreShort(long count, String words) {
        assertEquals(words, CountText.of(count, Numerals.POINT));
    }

    @Test
    void theBestLinesComeFirst() {
        Move f5 = Move.at("f5");
        Move d6 = Move.at("d6");
        List<MoveValue> values = List.of(new MoveValue(f5, 10), new MoveValue(d6, 250));
        Answer answer = new Answer(d6, 250, 9, 100, false, List.of(d6), values, 1);
        assertEquals(List.of(values.get(1)), BestLines.best(answer, 1));
        assertEquals(List.of(values.get(1), values.get(0)), BestLines.best(answer, 5));
        Answer book = new Answer(f5, 0, 3, 100, false, List.of(f5, d6), List.of(), 1);
        assertEquals(List.of(f5, d6), BestLines.best(book, 3).get(0).line());
    }
}
