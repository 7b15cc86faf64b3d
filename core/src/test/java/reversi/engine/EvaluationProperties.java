package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import reversi.rules.Lines;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;

class EvaluationProperties {
    private final Stability stability = new Stability();
    private final Features features = new Features(stability);
    private final FeatureEvaluation evaluation = new FeatureEvaluation(Goal.MOST, stability);

    @Provide
    Arbitrary<Position> positions() {
        return Lines.open(Variant.OTHELLO);
    }

    @Provide
    Arbitrary<Position> anywhere() {
        return Arbitraries.of(RandomPositions.VARIANTS).flatMap(Lines::open);
    }

    @Provide
    Arbitrary<Transcript> lines() {
        return Arbitraries.of(RandomPositions.ON_BITBOARDS).flatMap(Lines::transcripts);
    }

    @Property(tries = 500)
    void featuresChangeTheirSignWithTheSides(@ForAll("positions") Position position) {
        Board board = Board.of(position);
        int[] mine = features(board);
        int[] theirs = features(board.pass());
        for (int i = 0; i < Features.COUNT; i++) {
            boolean ofTheMover = i == Features.TEMPO || i == Features.PARITY;
            assertEquals(ofTheMover ? mine[i] : -mine[i], theirs[i], "feature " + i);
        }
    }

    @Property(tries = 300)
    void turningTheBoardChangesNothing(
            @ForAll("positions") Position position, @ForAll @IntRange(min = 1, max = 7) int way) {
        Board board = Board.of(position);
        Board turned = Symmetry.of(board, way);

        assertArrayEquals(features(board), features(turned));
        assertEquals(value(board), value(turned));
    }

    @Property(tries = 300)
    void valuesStayWithinWhatAGameCanGive(@ForAll("lines") Transcript game) {
        for (Position position : Lines.positions(game)) {
            Goal goal = Goal.of(position.variant());
            Board board = Board.of(position);
            int value = new FeatureEvaluation(goal, stability).value(board.player(), board.opponent());
            assertTrue(Math.abs(value) <= 6400, "value " + value);
            if (position.isOver()) {
                assertEquals(PlainNegamax.value(position), value);
            }
        }
    }

    @Property(tries = 2000)
    void generalValuesChangeTheirSignWithTheSides(@ForAll("anywhere") Position position) {
        Variant variant = position.variant();
        GeneralBoard board = new GeneralBoard(position);
        GeneralEvaluation general = new GeneralEvaluation(board, Goal.of(variant));
        int mine = general.value();
        board.pass();
        int lastWord = mine + general.value();
        assertTrue(Math.abs(lastWord) <= 2 * GeneralEvaluation.PARITY, "not from the sides: " + lastWord);
        assertTrue(Math.abs(mine) <= 100 * variant.squares().size(), "value " + mine);
    }

    private int[] features(Board board) {
        int[] values = new int[Features.COUNT];
        features.fill(board.player(), board.opponent(), values);
        return values;
    }

    private int value(Board board) {
        return evaluation.value(board.player(), board.opponent());
    }
}
