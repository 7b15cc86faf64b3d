package reversi.teach;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.engine.Answer;
import reversi.engine.MoveValue;
import reversi.rules.Move;

class DepthAverageTest {
    private static final Move D3 = Move.at("d3");
    private static final Move C4 = Move.at("c4");

    private final DepthAverage average = new DepthAverage();

    private static MoveValue value(Move move, int value, int depth, boolean exact) {
        return new MoveValue(move, value, depth, exact, List.of(move));
    }

    private static Answer answer(int depth, MoveValue... values) {
        MoveValue best = values[0];
        return new Answer(
                best.move(), best.value(), depth, 100, best.exact(), best.line(), List.of(values), 10L * depth);
    }

    private List<Integer> shown(Answer answer) {
        List<Integer> values = new ArrayList<>();
        average.of(answer).values().forEach(value -> values.add(value.value()));
        return values;
    }

    @Test
    void aFirstAnswerStaysAsItIs() {
        Answer first = answer(5, value(D3, 120, 5, false), value(C4, -80, 5, false));
        assertEquals(first, average.of(first));
    }

    @Test
    void twoDepthsInARowAreAveragedAndTheBestComesFirst() {
        average.of(answer(5, value(D3, 200, 5, false), value(C4, 0, 5, false)));
        Answer second = average.of(answer(6, value(C4, 260, 6, false), value(D3, 20, 6, false)));
        assertEquals(
                List.of(value(C4, 130, 6, false), value(D3, 110, 6, false)),
                second.values(),
                "the mean of both depths");
        assertEquals(C4, second.best());
        assertEquals(130, second.value());
        assertEquals(60, second.nodes());
    }

    @Test
    void theSameValueSaidAgainKeepsItsMean() {
        average.of(answer(5, value(D3, 200, 5, false)));
        assertEquals(List.of(100), shown(answer(6, value(D3, 0, 6, false))));
        assertEquals(List.of(100), shown(answer(6, value(D3, 0, 6, false))));
    }

    @Test
    void aMoveThatIsNotSearchedDeeperYetKeepsItsOwnMean() {
        average.of(answer(5, value(D3, 200, 5, false), value(C4, 100, 5, false)));
        average.of(answer(6, value(D3, 0, 6, false), value(C4, -100, 6, false)));
        assertEquals(List.of(50, 0), shown(answer(6, value(D3, 100, 7, false), value(C4, -100, 6, false))));
    }

    @Test
    void anExactValueAndALeapOfDepthsAreNoMeans() {
        average.of(answer(5, value(D3, 200, 5, false), value(C4, 100, 5, false)));
        assertEquals(List.of(400, -50), shown(answer(6, value(D3, 400, 6, true), value(C4, -50, 9, false))));
    }
}
