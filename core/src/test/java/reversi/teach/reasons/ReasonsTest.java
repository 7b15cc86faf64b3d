package reversi.teach.reasons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.engine.MoveValue;
import reversi.notation.BoardText;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

class ReasonsTest {
    /** Black can play b2, beside the empty corner, or b4. */
    private static final String AN_X_SQUARE = "-".repeat(8) + "--OX----" + "--O-----" + "-".repeat(40) + " X";

    private static Position position(String board) {
        return ((BoardText.Ok) BoardText.read(board, Variant.OTHELLO)).position();
    }

    private static MoveValue value(int hundredths, boolean exact, String... line) {
        List<Move> moves = Arrays.stream(line).map(Move::at).toList();
        return new MoveValue(moves.get(0), hundredths, line.length, exact, moves);
    }

    @Test
    void saysNothingOfMovesThatAreWorthAlmostTheSame() {
        Position start = Position.start(Variant.OTHELLO);
        Comparison same = Comparison.of(start, value(99, false, "d3"), value(0, false, "c4"));
        assertTrue(Reasons.explain(same, Reasons.MOST).isEmpty());
    }

    @Test
    void refusesWhatIsNotBetter() {
        Position start = Position.start(Variant.OTHELLO);
        MoveValue one = value(0, false, "d3");
        assertThrows(IllegalArgumentException.class, () -> Comparison.of(start, one, value(1, false, "c4")));
        assertThrows(IllegalArgumentException.class, () -> Comparison.of(start, one, one));
    }

    @Test
    void comparesTheBestMoveWithTheBestOfThoseThatLose() {
        Position start = Position.start(Variant.OTHELLO);
        List<MoveValue> values = List.of(
                value(200, false, "d3"), value(150, false, "c4"), value(90, false, "f5"), value(0, false, "e6"));
        assertEquals(
                "f5",
                Comparison.ofBest(start, values).orElseThrow().worse().move().toString());
        assertTrue(Comparison.ofBest(start, values.subList(0, 2)).isEmpty());
    }

    @Test
    void tellsTheOnlyMove() {
        Position one = position("-".repeat(8) + "XO------" + "-".repeat(48) + " X");
        assertEquals(
                List.of(Square.of("c2")), Reasons.onlyMove(one).orElseThrow().squares());
        assertTrue(Reasons.onlyMove(Position.start(Variant.OTHELLO)).isEmpty());
    }

    @Test
    void tellsThatAnXSquareGivesUpTheCorner() {
        Position position = position(AN_X_SQUARE);
        Explanation why = Reasons.explain(
                Comparison.of(position, value(300, false, "b4", "d4"), value(-500, false, "b2", "a1")), Reasons.MOST);
        Reason expected = Reason.of(Reason.Kind.CORNER_GIVEN, position.toMove(), List.of(Move.at("b2"), Move.at("a1")))
                .at(Square.of("a1"));
        assertTrue(why.worse().contains(expected), why.toString());
    }

    @Test
    void saysNothingOfACornerThatTheOtherMoveGivesUpToo() {
        Position position = position(AN_X_SQUARE);
        Explanation why = Reasons.explain(
                Comparison.of(position, value(300, false, "b2", "a1"), value(-500, false, "b4", "d4")), Reasons.MOST);
        assertTrue(
                why.better().stream().noneMatch(reason -> reason.kind() == Reason.Kind.CORNER_GIVEN), why.toString());
    }
}
