package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import reversi.notation.TranscriptText;
import reversi.rules.Lines;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.rules.VariantCode;

/** What the engine calls exact is what a search by the rules alone finds, on boards of every kind. */
class EndgameTruthProperties {
    private final Engine engine = new Engine(() -> 0, 12);

    private Answer ask(Position position, Purpose purpose) {
        Question question = new Question(position, Level.strongest(), purpose, 1, Question.LEVELS_OWN_TIME);
        return engine.answer(question, SearchObserver.NONE, Long.MAX_VALUE);
    }

    @Provide
    Arbitrary<Transcript> games() {
        return Arbitraries.of(RandomPositions.VARIANTS).flatMap(Lines::games);
    }

    @Property(tries = 150)
    void anExactValueIsTheResultOfTheGame(
            @ForAll("games") Transcript game, @ForAll @IntRange(min = 1, max = 6) int empties) {
        Position position = Lines.withEmpties(game, empties);
        if (position.empties() > 7 || position.legalMoves().equals(List.of(Move.PASS))) {
            return;
        }
        Answer answer = ask(position, Purpose.MOVE);
        int expected = PlainNegamax.value(position);
        if (answer.exact()) {
            assertEquals(expected, answer.value(), position::toString);
        }
        assertTrue(answer.exact() || position.legalMoves().size() == 1, position::toString);
        int reached = -PlainNegamax.value(position.play(answer.best()).orThrow().after());
        assertEquals(expected, reached, "the move keeps what the position is worth");
    }

    /** Games in whose last six moves the table had forgotten moves of the line, which led to less. */
    @Example
    void aForgottenLineIsFoundAgain() {
        for (String game : List.of(
                "d4e4d5e5d3e6f5c4e2f1c3d1d2e1c6g1c1b1c2h1f3a2b2f2a1h2g2g3g6a3b3h3h5d7b4a5f6h6b6e8a7b5c8b7a8f4c7b8g4f7e3h7"
                        + "d6e7h8a4g7d8f8g5g8c5h4a6",
                "d4e5d5e4d6f6c7f7f4c3c8c2c4e8g7h7c6d3e2c5h8g6f1d7b1g8d8d2b5b2a4e7c1b4g3a1f3g5g1f8b6a2f5h6h3a5e3a7b7h5a8h4"
                        + "h2a3b8d1b3g4a6f2e6h1e1g2")) {
            Variant variant = VariantCode.read("8sfws32a").orElseThrow();
            TranscriptText.Ok read = (TranscriptText.Ok) TranscriptText.read(game, variant);
            theExpectedLineKeepsTheValueToItsEnd(read.transcript(), 6);
        }
    }

    /** The line that is expected leads from the position to a game of that value, move by legal move. */
    @Property(tries = 100)
    void theExpectedLineKeepsTheValueToItsEnd(
            @ForAll("games") Transcript game, @ForAll @IntRange(min = 2, max = 6) int empties) {
        Position position = Lines.withEmpties(game, empties);
        if (position.empties() > 7) {
            return;
        }
        Answer answer = ask(position, Purpose.HINT);
        int expected = PlainNegamax.value(position);
        int sign = 1;
        Position at = position;
        for (Move move : answer.line()) {
            at = at.play(move).orThrow().after();
            sign = -sign;
            assertEquals(expected, sign * PlainNegamax.value(at), () -> answer.line() + " from " + position);
        }
    }

    /** Every move's value is that of the position after it; an analysis goes on to the end whatever time its level has. */
    @Property(tries = 100)
    void everyMoveIsWorthWhatItLeadsTo(
            @ForAll("games") Transcript game,
            @ForAll @IntRange(min = 1, max = 5) int empties,
            @ForAll boolean isAnalysis) {
        Position position = Lines.withEmpties(game, empties);
        if (position.empties() > 6) {
            return;
        }
        Level level = Level.flawless(60, 20, 1);
        Purpose purpose = isAnalysis ? Purpose.ANALYSIS : Purpose.VALUES;
        Question question = new Question(position, level, purpose, 1, Question.LEVELS_OWN_TIME);
        Answer answer = engine.answer(question, SearchObserver.NONE, Long.MAX_VALUE);
        if (!answer.exact()) {
            return;
        }
        assertEquals(position.legalMoves().size(), answer.values().size());
        for (MoveValue value : answer.values()) {
            Position after = position.play(value.move()).orThrow().after();
            assertTrue(value.exact(), () -> value + " in " + position);
            assertEquals(-PlainNegamax.value(after), value.value(), () -> value.move() + " in " + position);
            assertEquals(value.move(), value.line().get(0));
            for (Move reply : value.line().subList(1, value.line().size())) {
                after = after.play(reply).orThrow().after();
            }
        }
    }

    /** A solved line ends with the game, whose result is what its move was said to be worth; the small table forgets most of it. */
    @Property(tries = 400, shrinking = ShrinkingMode.OFF)
    void aSolvedLineIsPlayedToItsEnd(
            @ForAll("games") Transcript game, @ForAll @IntRange(min = 2, max = 12) int empties) {
        Position position = Lines.withEmpties(game, empties);
        if (position.empties() > (position.variant().fitsBitboard() ? 12 : 8)) {
            return;
        }
        Question question =
                new Question(position, Level.flawless(60, 20, 1), Purpose.ANALYSIS, 1, Question.LEVELS_OWN_TIME);
        Answer answer = engine.answer(question, SearchObserver.NONE, Long.MAX_VALUE);
        if (!answer.exact()) {
            return;
        }
        for (MoveValue value : answer.values()) {
            Position at = position;
            for (Move move : value.line()) {
                at = at.play(move).orThrow().after();
            }
            assertTrue(at.isOver(), () -> value + " in " + position);
            int sign = at.toMove() == position.toMove() ? 1 : -1;
            assertEquals(sign * PlainNegamax.value(at), value.value(), () -> value + " in " + position);
        }
    }
}
