package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import reversi.rules.Position;
import reversi.rules.Variant;

class EvaluationProperties {
    private final Stability stability = new Stability();
    private final Features features = new Features(stability);
    private final FeatureEvaluation evaluation = new FeatureEvaluation(Goal.MOST, stability);

    @Property(tries = 500)
    void featuresChangeTheirSignWithTheSides(@ForAll long seed) {
        Board board = Board.of(RandomPositions.any(Variant.OTHELLO, seed));
        int[] mine = features(board);
        int[] theirs = features(board.pass());
        for (int i = 0; i < Features.COUNT; i++) {
            boolean ofTheMover = i == Features.TEMPO || i == Features.PARITY;
            assertEquals(ofTheMover ? mine[i] : -mine[i], theirs[i], "feature " + i);
        }
    }

    @Property(tries = 300)
    void turningTheBoardChangesNothing(@ForAll long seed, @ForAll @IntRange(min = 1, max = 7) int way) {
        Board board = Board.of(RandomPositions.any(Variant.OTHELLO, seed));
        Board turned = Symmetry.of(board, way);

        assertArrayEquals(features(board), features(turned));
        assertEquals(value(board), value(turned));
    }

    @Property(tries = 300)
    void valuesStayWithinWhatAGameCanGive(@ForAll @IntRange(max = 3) int variant, @ForAll long seed) {
        for (Position position : RandomPositions.game(RandomPositions.VARIANTS.get(variant), seed)) {
            Goal goal = Goal.of(position.variant());
            Board board = Board.of(position);
            int value = new FeatureEvaluation(goal, stability).value(board.player(), board.opponent());
            assertTrue(Math.abs(value) <= 6400, "value " + value);
            if (position.isOver()) {
                assertEquals(PlainNegamax.value(position), value);
            }
        }
    }

    @Property(tries = 200)
    void generalValuesChangeTheirSignWithTheSides(@ForAll long seed) {
        for (Variant variant : RandomPositions.VARIANTS) {
            Position position = RandomPositions.any(variant, seed);
            GeneralBoard board = new GeneralBoard(position);
            GeneralEvaluation general = new GeneralEvaluation(board, Goal.of(variant));
            int mine = general.value();
            board.pass();
            int lastWord = mine + general.value();
            assertTrue(Math.abs(lastWord) <= 2 * GeneralEvaluation.PARITY, "not from the sides: " + lastWord);
            assertTrue(Math.abs(mine) <= 100 * variant.squares().size(), "value " + mine);
        }
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
