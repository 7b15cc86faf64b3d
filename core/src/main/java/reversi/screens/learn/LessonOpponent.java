package reversi.screens.learn;

import java.util.Optional;
import java.util.function.Consumer;
import reversi.engine.Answer;
import reversi.engine.Level;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.platform.Thinker;
import reversi.rules.Move;
import reversi.rules.Position;

/** The computer in the game of a lesson's step. */
final class LessonOpponent {
    private final Thinker thinker;
    private final Consumer<Move> listener;
    private Optional<Thinker.Thought> thought = Optional.empty();
    /** The number of the last question; answers to older ones are stale. */
    private int latest;

    /** The listener receives the computer's moves. */
    LessonOpponent(Thinker thinker, Consumer<Move> listener) {
        this.thinker = thinker;
        this.listener = listener;
    }

    /** Asks for a move at a level; what was asked before is given up. The same seed leads to the same move. */
    void ask(Position position, int level, long seed) {
        stop();
        int number = latest;
        Question question = new Question(position, Level.of(level), Purpose.MOVE, seed, Question.LEVELS_OWN_TIME);
        Thinker.Thought started = thinker.think(question, new Thinker.Listener() {
            @Override
            public void answered(Answer answer) {
                if (number == latest) {
                    thought = Optional.empty();
                    listener.accept(answer.best());
                }
            }

            @Override
            public void failed(String message) {
                thought = Optional.empty();
            }
        });
        if (number == latest) {
            thought = Optional.of(started);
        }
    }

    /** Asks no more. */
    void stop() {
        latest++;
        thought.ifPresent(Thinker.Thought::cancel);
        thought = Optional.empty();
    }
}
