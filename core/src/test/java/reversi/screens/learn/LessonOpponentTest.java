package reversi.screens.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.engine.Answer;
import reversi.engine.Question;
import reversi.platform.Thinker;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/** The computer of a lesson's game moves when it is asked, and only then. */
class LessonOpponentTest {
    /** Keeps what it is asked, and what was given up. */
    private static final class Asked implements Thinker {
        private final List<Question> questions = new ArrayList<>();
        private final List<Listener> listeners = new ArrayList<>();
        private int cancelled;

        @Override
        public Thought think(Question question, Listener listener) {
            questions.add(question);
            listeners.add(listener);
            return () -> cancelled++;
        }

        void answer(int number) {
            Move move = questions.get(number).position().legalMoves().get(0);
            listeners.get(number).answered(new Answer(move, 0, 1, 100, false, List.of(move), List.of(), 1));
        }
    }

    private final Position start = Position.start(Variant.OTHELLO);
    private final Asked thinker = new Asked();
    private final List<Move> moves = new ArrayList<>();
    private final LessonOpponent opponent = new LessonOpponent(thinker, moves::add);

    @Test
    void itMovesAtItsLevel() {
        opponent.ask(start, 7, 3);
        assertEquals(7, thinker.questions.get(0).level().number());
        assertEquals(start, thinker.questions.get(0).position());
        thinker.answer(0);
        assertEquals(List.of(start.legalMoves().get(0)), moves);
        opponent.stop();
        assertEquals(0, thinker.cancelled, "it has answered");
    }

    @Test
    void whatIsGivenUpIsNotWaitedFor() {
        opponent.ask(start, 7, 3);
        opponent.stop();
        assertEquals(1, thinker.cancelled);
        thinker.answer(0);
        assertEquals(List.of(), moves);
    }

    @Test
    void aNewQuestionTakesThePlaceOfTheOldOne() {
        opponent.ask(start, 7, 3);
        opponent.ask(start, 7, 4);
        thinker.answer(0);
        assertEquals(List.of(), moves);
        thinker.answer(1);
        assertEquals(1, moves.size());
    }

    /** A computer that answers at once may be asked again before the first question returns. */
    @Test
    void answersAtOnceAreTaken() {
        List<Position> asked = new ArrayList<>();
        LessonOpponent[] self = new LessonOpponent[1];
        Thinker atOnce = (question, listener) -> {
            asked.add(question.position());
            Move move = question.position().legalMoves().get(0);
            listener.answered(new Answer(move, 0, 1, 100, false, List.of(move), List.of(), 1));
            return () -> {};
        };
        self[0] = new LessonOpponent(atOnce, move -> {
            moves.add(move);
            if (moves.size() < 3) {
                self[0].ask(asked.get(asked.size() - 1).play(move).orThrow().after(), 1, 0);
            }
        });
        self[0].ask(start, 1, 0);
        assertEquals(3, moves.size());
        assertEquals(3, asked.size());
    }
}
