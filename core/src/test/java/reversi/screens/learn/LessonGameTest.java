package reversi.screens.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.engine.Answer;
import reversi.engine.Question;
import reversi.platform.Thinker;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.teach.lesson.LessonStep;

/** The game of a step: the person and the computer in turns, passes between, to the end. */
class LessonGameTest {
    /** Answers at once with the first legal move. */
    private static final class FirstMove implements Thinker {
        private final List<Question> asked = new ArrayList<>();

        @Override
        public Thought think(Question question, Listener listener) {
            asked.add(question);
            var move = question.position().legalMoves().get(0);
            listener.answered(new Answer(move, 0, 1, 100, false, List.of(move), List.of(), 1));
            return () -> {};
        }
    }

    private static final class Turns implements LessonGame.Listener {
        private final List<Turn> turns = new ArrayList<>();

        @Override
        public void played(Turn turn) {
            turns.add(turn);
        }

        @Override
        public void waits() {}
    }

    private static LessonStep.PlayOut step() {
        return TestCourse.course().lesson("play-it-out").orElseThrow().steps().stream()
                .filter(LessonStep.PlayOut.class::isInstance)
                .map(LessonStep.PlayOut.class::cast)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void goesToTheEndInTurns() {
        LessonStep.PlayOut step = step();
        FirstMove computer = new FirstMove();
        Turns turns = new Turns();
        LessonGame game = new LessonGame(step, computer, 1, turns);
        game.go();
        while (!game.position().isOver()) {
            assertTrue(game.isPersonsTurn());
            assertFalse(game.play(Square.of("d4")), "a square with a disc");
            assertTrue(game.play(game.position().placements().get(0)));
            game.go();
        }
        assertTrue(turns.turns.size() >= step.scene().position().empties());
        computer.asked.forEach(question -> {
            assertEquals(step.person().other(), question.position().toMove());
            assertEquals(step.level(), question.level().number());
        });
        assertEquals(game.lead() >= step.lead(), game.isReached());
        int ahead = game.position().score().official(step.person())
                - game.position().score().official(step.person().other());
        assertEquals(ahead, game.lead());
    }

    @Test
    void aComputerThatIsStoppedIsNotWaitedFor() {
        List<String> done = new ArrayList<>();
        Thinker slow = (question, listener) -> () -> done.add("cancelled");
        LessonGame game = new LessonGame(step(), slow, 1, new Turns());
        game.go();
        if (game.isPersonsTurn()) {
            game.play(game.position().placements().get(0));
            game.go();
        }
        game.stop();
        assertEquals(List.of("cancelled"), done);
    }
}
