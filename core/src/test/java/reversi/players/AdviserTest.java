package reversi.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.engine.Answer;
import reversi.engine.Level;
import reversi.engine.Purpose;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.session.GameSession;

class AdviserTest {
    private final FakeThinker thinker = new FakeThinker();
    private final HumanPlayer person = new HumanPlayer();
    private final GameSession session = new GameSession(
            new GameSetup(Variant.OTHELLO, Seat.human("Ann"), Seat.human("Ben"), TimeControl.none()), person, person);
    private final Adviser adviser = new Adviser(session, thinker);
    private final Notes notes = new Notes();

    /** Notes what is said. */
    private static final class Notes implements AdviceListener {
        final List<String> heard = new ArrayList<>();

        @Override
        public void advised(Answer answer, boolean isLast) {
            heard.add(answer.best() + (isLast ? "!" : "?"));
        }

        @Override
        public void withdrawn() {
            heard.add("withdrawn");
        }

        @Override
        public void failed(String message) {
            heard.add("failed: " + message);
        }
    }

    @Test
    void adviceGetsBetterUntilTheLastWord() {
        session.start();
        assertTrue(adviser.values(notes));
        assertEquals(Purpose.VALUES, thinker.last().question.purpose());
        assertEquals(session.position(), thinker.last().question.position());
        assertEquals(Level.strongest(), thinker.last().question.level());
        thinker.last().listener.improved(FakeThinker.answer(Move.at("d3"), 10, false));
        thinker.last().listener.improved(FakeThinker.answer(Move.at("f5"), 20, false));
        thinker.last().listener.answered(FakeThinker.answer(Move.at("f5"), 30, false));
        assertEquals(List.of("d3?", "f5?", "f5!"), notes.heard);
        assertTrue(adviser.isAdvising(), "the advice stands");
    }

    @Test
    void quickValuesTakeLessTime() {
        session.start();
        assertTrue(adviser.values(notes));
        int whole = thinker.last().question.budgetMillis();
        assertTrue(adviser.quickValues(notes));
        assertEquals(Purpose.VALUES, thinker.last().question.purpose());
        assertTrue(thinker.last().question.budgetMillis() <= whole / 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"move", "undo", "resign", "close", "cancel"})
    void adviceEndsWithThePositionItIsFor(String event) {
        session.start();
        person.choose(Square.of("f5")).orThrow();
        adviser.values(notes);
        FakeThinker.Asked asked = thinker.last();
        asked.listener.improved(FakeThinker.answer(Move.at("d6"), 10, false));
        switch (event) {
            case "move" -> person.choose(Square.of("d6")).orThrow();
            case "undo" -> session.undo();
            case "resign" -> session.resign(Disc.BLACK);
            case "close" -> session.close();
            default -> adviser.cancel();
        }
        assertTrue(asked.cancelled);
        assertFalse(adviser.isAdvising());
        asked.listener.improved(FakeThinker.answer(Move.at("f4"), 10, false));
        asked.answer(0);
        asked.listener.failed("late");
        adviser.cancel();
        assertEquals(List.of("d6?", "withdrawn"), notes.heard);
    }

    @Test
    void newAdviceReplacesTheOldEvenForTheSameListener() {
        session.start();
        adviser.quickValues(notes);
        FakeThinker.Asked first = thinker.last();
        adviser.values(notes);
        first.answer(0);
        assertEquals(List.of("withdrawn"), notes.heard);
        thinker.last().listener.answered(FakeThinker.answer(Move.at("c4"), 0, false));
        assertEquals(List.of("withdrawn", "c4!"), notes.heard);
    }

    @Test
    void aFailureIsTheLastWord() {
        session.start();
        adviser.values(notes);
        thinker.last().listener.failed("no engine");
        assertFalse(adviser.isAdvising());
        thinker.last().answer(0);
        person.choose(Square.of("f5")).orThrow();
        assertEquals(List.of("failed: no engine"), notes.heard);
    }

    @Test
    void thereIsNoAdviceBeforeAndAfterTheGame() {
        assertFalse(adviser.values(notes));
        session.start();
        session.resign(Disc.BLACK);
        assertFalse(adviser.values(notes));
        assertEquals(List.of(), thinker.asked);
        assertEquals(List.of(), notes.heard);
    }
}
