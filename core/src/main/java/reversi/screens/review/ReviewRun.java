package reversi.screens.review;

import org.jspecify.annotations.Nullable;
import reversi.engine.Answer;
import reversi.platform.Thinker;
import reversi.teach.review.GameReview;
import reversi.teach.review.Reviewer;

/** Lets a device's engine answer a reviewer's questions, one after the other, until it is paused or done. */
final class ReviewRun {
    private final Thinker thinker;
    private final Reviewer reviewer;
    private final Listener listener;
    private Thinker.@Nullable Thought thought;
    private boolean isFailed;

    /** Hears of a run. */
    interface Listener {
        /** The review knows more, or the run has ended. */
        void reviewed();

        /** The engine does not work; {@code message} is for the person. */
        void failed(String message);
    }

    ReviewRun(Thinker thinker, Reviewer reviewer, Listener listener) {
        this.thinker = thinker;
        this.reviewer = reviewer;
        this.listener = listener;
    }

    /** What is known so far. */
    GameReview review() {
        return reviewer.review();
    }

    /** How much of the work is done, 0…1. */
    float progress() {
        return reviewer.progress();
    }

    /** Whether there is nothing more to come. */
    boolean isOver() {
        return isFailed || reviewer.next().isEmpty();
    }

    /** Goes on with the next question, unless one is being thought about. */
    void resume() {
        if (thought == null && !isFailed) {
            reviewer.next().ifPresent(question -> thought = thinker.think(question, new Answers()));
        }
    }

    /** Drops the question that is being thought about; {@link #resume} asks it again. */
    void pause() {
        if (thought != null) {
            thought.cancel();
            thought = null;
        }
    }

    private final class Answers implements Thinker.Listener {
        @Override
        public void improved(Answer answer) {
            reviewer.improved(answer);
        }

        @Override
        public void answered(Answer answer) {
            thought = null;
            if (reviewer.answered(answer)) {
                listener.reviewed();
            }
            resume();
        }

        @Override
        public void failed(String message) {
            thought = null;
            isFailed = true;
            listener.failed(message);
        }
    }
}
