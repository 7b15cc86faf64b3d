package reversi.screens.analysis;

import java.util.Optional;
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
    private final Runnable heard;
    private Now now = Now.begun();
    private Optional<Thinker.Thought> thought = Optional.empty();
    private DepthAverage average = new DepthAverage();
    /** The number of the last question; answers to older ones are stale. */
    private int latest;

    /**
     * What the engine does and says.
     *
     * @param isOn whether it thinks about every position that is shown
     * @param isFailed whether it does not work
     * @param isSolving whether it goes on until the position is solved
     * @param answer the newest that it said about the position
     */
    record Now(boolean isOn, boolean isFailed, boolean isSolving, Optional<Answer> answer) {
        /** It is on and has said nothing. */
        static Now begun() {
            return new Now(true, false, false, Optional.empty());
        }

        private Now saying(Optional<Answer> next) {
            return new Now(isOn, isFailed, isSolving, next);
        }

        private Now solving(boolean isSolving) {
            return new Now(isOn, isFailed, isSolving, answer);
        }
    }

    /** {@code heard} runs when there is a newer answer, or none is to come; it may many times between two pictures. */
    EngineAnalysis(Thinker thinker, Runnable heard) {
        this.thinker = thinker;
        this.heard = heard;
    }

    /** What the engine does and says now. */
    Now now() {
        return now;
    }

    /** Switches the engine on or off, and forgets whether it failed and what it said. */
    void switchOnOrOff() {
        stop();
        now = new Now(!now.isOn, false, false, Optional.empty());
    }

    /** Thinks about a position from now on, if it is on and anybody can move there, and forgets the one before. */
    void analyse(Position position) {
        clear();
        if (now.isOn) {
            ask(position, BY_ITSELF);
        }
    }

    /** Thinks about a position until it is solved, or stops that. */
    void solveOrStop(Position position) {
        boolean wasSolving = now.isSolving;
        stop();
        if (!wasSolving) {
            ask(position, TO_THE_END);
            now = now.solving(thought.isPresent());
        }
    }

    private void ask(Position position, Level level) {
        average = new DepthAverage();
        if (position.isOver()) {
            return;
        }
        int number = latest;
        Question question = new Question(position, level, Purpose.ANALYSIS, 0, level.millis());
        Thinker.Thought started = thinker.think(question, new Answers(number));
        if (number == latest) {
            thought = Optional.of(started);
        }
    }

    /** Stops thinking; what was said so far stays. */
    void stop() {
        Optional<Thinker.Thought> stopped = thought;
        end();
        stopped.ifPresent(Thinker.Thought::cancel);
    }

    private void end() {
        latest++;
        thought = Optional.empty();
        now = now.solving(false);
    }

    /** Forgets what was said. */
    void clear() {
        stop();
        now = now.saying(Optional.empty());
    }

    private final class Answers implements Thinker.Listener {
        private final int number;

        Answers(int number) {
            this.number = number;
        }

        @Override
        public void improved(Answer better) {
            if (number == latest) {
                now = now.saying(Optional.of(average.of(better)));
                heard.run();
            }
        }

        @Override
        public void answered(Answer last) {
            if (number == latest) {
                end();
                now = now.saying(Optional.of(average.of(last)));
                heard.run();
            }
        }

        @Override
        public void failed(String message) {
            if (number == latest) {
                end();
                now = new Now(now.isOn, true, false, now.answer);
                heard.run();
            }
        }
    }
}
