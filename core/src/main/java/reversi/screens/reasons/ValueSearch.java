package reversi.screens.reasons;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.engine.Answer;
import reversi.engine.Level;
import reversi.engine.MoveValue;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.platform.Thinker;
import reversi.rules.Position;

/** Asks the engine what each move of a position is worth. A new question takes the place of the one before. */
public final class ValueSearch {
    private static final int MILLIS = 1_000;

    private final Thinker thinker;
    private final Runnable failed;
    private Thinker.@Nullable Thought thought;
    /** The number of the last question; answers to older ones are stale. */
    private int latest;

    /** {@code failed} runs where the engine does not work. */
    public ValueSearch(Thinker thinker, Runnable failed) {
        this.thinker = thinker;
        this.failed = failed;
    }

    /** Asks about a position in which somebody can move; {@code found} receives all moves, the best first. */
    public void ask(Position position, Consumer<List<MoveValue>> found) {
        stop();
        int number = latest;
        Question question = new Question(position, Level.strongest(), Purpose.VALUES, 0, MILLIS);
        Thinker.Thought started = thinker.think(question, new Thinker.Listener() {
            @Override
            public void answered(Answer answer) {
                if (number == latest) {
                    thought = null;
                    found.accept(answer.values());
                }
            }

            @Override
            public void failed(String message) {
                if (number == latest) {
                    thought = null;
                    failed.run();
                }
            }
        });
        if (number == latest) {
            thought = started;
        }
    }

    /** Waits for no answer any more. */
    public void stop() {
        latest++;
        Optional.ofNullable(thought).ifPresent(Thinker.Thought::cancel);
        thought = null;
    }
}
