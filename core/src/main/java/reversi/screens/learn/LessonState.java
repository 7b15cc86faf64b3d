package reversi.screens.learn;

import java.util.Optional;
import reversi.teach.lesson.Lesson;
import reversi.teach.lesson.LessonStep;
import reversi.teach.lesson.LocalText;
import reversi.teach.reasons.Reason;

/**
 * A person on the way through a lesson.
 *
 * @param lesson the lesson
 * @param at the number of the step, from 0
 * @param answering how the step stands
 * @param isHintShown whether its hint is shown
 * @param reason why its answer is better or worse than another one; empty where there is no more to say, or not yet
 */
record LessonState(Lesson lesson, int at, Answering answering, boolean isHintShown, Optional<Reason> reason) {
    /** At the first step. */
    static LessonState of(Lesson lesson) {
        return at(lesson, 0);
    }

    private static LessonState at(Lesson lesson, int at) {
        return new LessonState(lesson, at, Answering.of(lesson.steps().get(at)), false, Optional.empty());
    }

    LessonStep step() {
        return answering.step();
    }

    boolean isDone() {
        return answering.phase() == Answering.Phase.DONE;
    }

    /** Whether this is the last step. */
    boolean isLast() {
        return at == lesson.steps().size() - 1;
    }

    /** How much of the lesson is behind: 0…1. */
    float share() {
        return (at + (isDone() ? 1f : 0f)) / lesson.steps().size();
    }

    /** What helps with the step, as long as that can be of use; empty where there is nothing. */
    Optional<LocalText> hint() {
        return step() instanceof LessonStep.Task task && !isDone()
                ? task.question().hint()
                : Optional.empty();
    }

    /** At the next step, where this one is done and not the last. */
    LessonState next() {
        return isDone() && !isLast() ? at(lesson, at + 1) : this;
    }

    /** At the step before, which is then as if it had not been answered. */
    LessonState previous() {
        return at > 0 ? at(lesson, at - 1) : this;
    }

    /** With what has become of the step. */
    LessonState with(Answering next) {
        return next.equals(answering) ? this : new LessonState(lesson, at, next, isHintShown, Optional.empty());
    }

    LessonState hintShown() {
        return new LessonState(lesson, at, answering, true, reason);
    }

    /** With the reason that was found. */
    LessonState explained(Reason found) {
        return new LessonState(lesson, at, answering, isHintShown, Optional.of(found));
    }
}
