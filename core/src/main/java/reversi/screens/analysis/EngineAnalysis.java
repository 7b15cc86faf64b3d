package reversi.screens.analysis;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.engine.Answer;
import reversi.engine.Level;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.platform.Thinker;
import reversi.rules.Position;
import reversi.teach.DepthAverage;

/** Lets the engine think about one position after another, and holds the newest that it said about the last of them. */
final class EngineAnalysis {
    /** How long the engine thinks about a position by itself: a phone that lies on the table need not run hot. */
    private static final int MILLIS = 120_000;

    private static final int DEPTH = 60;

    /** From this number of empties on it solves by itself. */
    private static final int SOLVED_EMPTIES = 20;

    private static final Level BY_ITSELF = Level.flawless(DEPTH, SOLVED_EMPTIES, MILLIS);
    private static final Level TO_THE_END = Level.flawless(DEPTH, DEPTH, Question.LEVELS_OWN_TIME);

    private final Thinker thinker;
    private final Listener listener;
    private Thinker.@Nullable Thought thought;
    private @Nullable Answer answer;
    private DepthAverage average = new DepthAverage();
    private boolean isSolving;
    /** The number of the last question; answers to older ones are stale. */
    private int latest;

    /** Hears of an analysis. */
    interface Listener {
        /** There is a newer answer, or none is to come; it may come many times between two pictures. */
        void thought();

        /** The engine does not work. */
        void failed();
    }

    EngineAnalysis(Thinker thinker, Listener listener) {
        this.thinker = thinker;
        this.listener = listener;
    }

    /** Thinks about a position from now on, if anybody can move in it, and forgets the one before. */
    void analyse(Position position) {
        ask(position, BY_ITSELF);
    }

    /** Thinks about a position until it is solved, or cancelled. */
    void solve(Position position) {
        Answer known = answer;
        ask(position, TO_THE_END);
        answer = known;
        isSolving = isThinking();
    }

    private void ask(Position position, Level level) {
        stop();
        answer = null;
        average = new DepthAverage();
        if (position.isOver()) {
            return;
        }
        int number = latest;
        Question question = new Question(position, level, Purpose.ANALYSIS, 0, level.millis());
        Thinker.Thought started = thinker.think(question, new Answers(number));
        if (number == latest) {
            thought = started;
        }
    }

    /** Stops thinking; what was said so far stays. */
    void stop() {
        latest++;
        isSolving = false;
        if (thought != null) {
            thought.cancel();
            thought = null;
        }
    }

    /** Forgets what was said. */
    void clear() {
        stop();
        answer = null;
    }

    /** Whether the engine thinks. */
    boolean isThinking() {
        return thought != null;
    }

    /** Whether it goes on until the position is solved. */
    boolean isSolving() {
        return isSolving;
    }

    /** The newest that it said about the position. */
    Optional<Answer> answer() {
        return Optional.ofNullable(answer);
    }

    private final class Answers implements Thinker.Listener {
        private final int number;

        Answers(int number) {
            this.number = number;
        }

        @Override
        public void improved(Answer better) {
            if (number != latest) {
                return;
            }
            answer = average.of(better);
            listener.thought();
        }

        @Override
        public void answered(Answer last) {
            if (number == latest) {
                latest++;
                thought = null;
                isSolving = false;
                answer = average.of(last);
                listener.thought();
            }
        }

        @Override
        public void failed(String message) {
            if (number == latest) {
                latest++;
                thought = null;
                isSolving = false;
                listener.failed();
            }
        }
    }
}
