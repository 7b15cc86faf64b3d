package reversi.screens.learn;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.teach.lesson.Lesson;
import reversi.teach.lesson.LessonStep;

/** A person on the way through a lesson: at which step, and what was answered there. */
final class LessonRun {
    /** How a step stands. */
    enum State {
        /** There is nothing to answer, or all has been. */
        DONE,
        /** An answer is waited for. */
        ASKED,
        /** The last answer was wrong. */
        WRONG
    }

    private final Lesson lesson;
    private final Set<Square> marked = new TreeSet<>();
    private int at;
    private State state;
    private int tries;
    private boolean isHintShown;
    private @Nullable Square move;
    private int chosen;

    LessonRun(Lesson lesson) {
        this.lesson = lesson;
        this.state = begin();
    }

    private State begin() {
        marked.clear();
        tries = 0;
        isHintShown = false;
        move = null;
        chosen = -1;
        return step() instanceof LessonStep.Explanation ? State.DONE : State.ASKED;
    }

    Lesson lesson() {
        return lesson;
    }

    LessonStep step() {
        return lesson.steps().get(at);
    }

    /** The number of the step, from 0. */
    int at() {
        return at;
    }

    State state() {
        return state;
    }

    /** Whether this is the last step. */
    boolean isLast() {
        return at == lesson.steps().size() - 1;
    }

    /** How much of the lesson is behind: 0…1. */
    float share() {
        return (at + (state == State.DONE ? 1f : 0f)) / lesson.steps().size();
    }

    /** How often this step was answered. */
    int tries() {
        return tries;
    }

    /** The move that was answered last. */
    Optional<Square> move() {
        return Optional.ofNullable(move);
    }

    /** The squares that are marked. */
    Set<Square> marked() {
        return marked;
    }

    /** The place of the choice that was answered last; -1 where there was none. */
    int chosen() {
        return chosen;
    }

    boolean isHintShown() {
        return isHintShown;
    }

    void showHint() {
        isHintShown = true;
    }

    /** Goes on to the next step where this one is done and not the last. */
    void next() {
        if (state == State.DONE && !isLast()) {
            at++;
            state = begin();
        }
    }

    /** Goes back to the step before, which is then as if it had not been answered. */
    void previous() {
        if (at > 0) {
            at--;
            state = begin();
        }
    }

    /** Lets a wrong answer be given anew. */
    void again() {
        if (state == State.WRONG) {
            state = State.ASKED;
            move = null;
            chosen = -1;
        }
    }

    /** Answers a task of moves; returns whether the move was legal, as others count as no answer. */
    boolean play(Square square) {
        if (state != State.ASKED || !(step() instanceof LessonStep.MoveTask task)) {
            return false;
        }
        Position position = task.scene().position();
        if (!(position.play(Move.at(square)) instanceof Played.Legal)) {
            return false;
        }
        move = square;
        answer(task.answers().contains(square));
        return true;
    }

    /** Marks a square, or takes its mark away. */
    void mark(Square square) {
        if (state == State.ASKED && step() instanceof LessonStep.SquaresTask && !marked.remove(square)) {
            marked.add(square);
        }
    }

    /** Answers a task of squares with those that are marked. */
    void checkMarks() {
        if (state == State.ASKED && step() instanceof LessonStep.SquaresTask task) {
            answer(new TreeSet<>(task.answers()).equals(marked));
        }
    }

    /** Answers a task with choices by the place of one, from 0. */
    void choose(int choice) {
        if (state != State.ASKED) {
            return;
        }
        if (step() instanceof LessonStep.NumberTask task) {
            chosen = choice;
            answer(task.choices().get(choice) == task.answer());
        } else if (step() instanceof LessonStep.ChoiceTask task) {
            chosen = choice;
            answer(task.answer() == choice);
        }
    }

    /** The game of the step has ended. */
    void played(boolean isReached) {
        if (state == State.ASKED && step() instanceof LessonStep.PlayOut) {
            answer(isReached);
        }
    }

    private void answer(boolean isRight) {
        tries++;
        state = isRight ? State.DONE : State.WRONG;
    }
}
