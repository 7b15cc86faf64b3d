package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Symmetry;
import reversi.rules.Variant;

/** Moves that are the same but for a turn or a mirror are worth the same, at every moment of a search. */
class SymmetricMovesTest {
    private static final int TABLE_BITS = 14;

    @ParameterizedTest
    @EnumSource(names = {"VALUES", "ANALYSIS"})
    void theFirstMovesAreWorthTheSame(Purpose purpose) {
        for (Variant variant : RandomPositions.VARIANTS) {
            checkHeard(Position.start(variant), purpose);
        }
    }

    /** After the diagonal opening and in the middle of a mirrored game. */
    @ParameterizedTest
    @ValueSource(strings = {"d3c3c4", "f5f6e6", "c4e3f6e6f5c5"})
    void soAreLaterOnes(String moves) {
        Position position = Position.start(Variant.OTHELLO);
        for (int at = 0; at < moves.length(); at += 2) {
            position = position.play(Move.at(moves.substring(at, at + 2)))
                    .orThrow()
                    .after();
        }
        checkHeard(position, Purpose.VALUES);
    }

    private static void checkHeard(Position position, Purpose purpose) {
        List<Answer> heard = new ArrayList<>();
        Question question = new Question(position, Level.strongest(), purpose, 1, Question.LEVELS_OWN_TIME);
        heard.add(new Engine(() -> 0, TABLE_BITS).answer(question, heard::add, 30_000));
        assertTrue(heard.size() > 1, "nothing was heard of " + position);
        for (Answer answer : heard) {
            check(position, answer);
        }
    }

    private static void check(Position position, Answer answer) {
        Map<Move, Integer> values = new HashMap<>();
        answer.values().forEach(value -> values.put(value.move(), value.value()));
        assertEquals(answer.values().size(), values.size(), "a move twice");
        int size = position.variant().size();
        for (Symmetry symmetry : Symmetry.all()) {
            if (symmetry.apply(position).equals(position)) {
                values.forEach((move, value) ->
                        assertEquals(value, values.get(symmetry.apply(move, size)), () -> move + " of " + values));
            }
        }
        for (MoveValue value : answer.values()) {
            Position at = position;
            for (Move move : value.line()) {
                at = at.play(move).orThrow().after();
            }
        }
        assertEquals(answer.best(), answer.line().get(0));
        assertEquals(new HashSet<>(position.legalMoves()), values.keySet());
    }

    /** Where a position has no symmetry nothing is changed. */
    @Test
    void whatIsNotTheSameKeepsItsValue() {
        Position position = RandomPositions.withEmpties(Variant.OTHELLO, 3, 30);
        Question question = new Question(position, Level.strongest(), Purpose.VALUES, 1, Question.LEVELS_OWN_TIME);
        Answer answer = new Engine(() -> 0, TABLE_BITS).answer(question, SearchObserver.NONE, 5_000);
        assertEquals(answer, new SymmetricMoves(position).of(question, answer));
    }

    /** A solved value counts more than a higher one that is not, and a move that was not reached gets its twin's. */
    @Test
    void theSurestValueCounts() {
        Position start = Position.start(Variant.OTHELLO);
        Question question = new Question(start, Level.strongest(), Purpose.VALUES, 1, Question.LEVELS_OWN_TIME);
        Move d3 = Move.at("d3");
        Move c4 = Move.at("c4");
        Answer answer = new Answer(
                d3,
                300,
                5,
                100,
                false,
                List.of(d3),
                List.of(new MoveValue(d3, 300, 5, false, List.of(d3)), new MoveValue(c4, 100, 60, true, List.of(c4))),
                1);
        Answer symmetric = new SymmetricMoves(start).of(question, answer);
        assertEquals(4, symmetric.values().size());
        for (MoveValue value : symmetric.values()) {
            assertEquals(100, value.value());
            assertTrue(value.exact());
        }
        assertEquals(100, symmetric.value());
    }
}
