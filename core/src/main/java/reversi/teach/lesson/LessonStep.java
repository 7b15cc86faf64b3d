package reversi.teach.lesson;

import java.util.List;
import java.util.Map;
import reversi.rules.Disc;
import reversi.rules.Square;

/** A step of a lesson: something to read, a task that is answered on the board, or a game from a position. */
public sealed interface LessonStep {
    /** What the board shows. */
    Scene scene();

    /** What is read beside it. */
    LocalText text();

    /** Whether it is only read and watched: nothing is answered or played. */
    boolean isRead();

    /**
     * Something to read and to watch.
     *
     * @param claims what {@code lessons check} proves of the position after the moves
     */
    record Explanation(Scene scene, LocalText text, List<Claim> claims) implements LessonStep {
        public Explanation {
            claims = List.copyOf(claims);
        }

        @Override
        public boolean isRead() {
            return true;
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.explanation(this);
        }
    }

    /** A step that is answered. */
    sealed interface Task extends LessonStep {
        /** What every task has. */
        TaskText question();

        @Override
        default Scene scene() {
            return question().scene();
        }

        @Override
        default LocalText text() {
            return question().text();
        }

        @Override
        default boolean isRead() {
            return false;
        }
    }

    /**
     * A move is asked for.
     *
     * @param goal what the right moves are right for
     * @param answers the right moves
     * @param results the result of the game after each legal move, in discs for the side to move; empty where the goal is none of results
     */
    record MoveTask(TaskText question, MoveGoal goal, List<Square> answers, Map<Square, Integer> results)
            implements Task {
        public MoveTask {
            answers = List.copyOf(answers);
            results = Map.copyOf(results);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.moveTask(this);
        }
    }

    /**
     * Squares are to be marked.
     *
     * @param set what they have in common
     * @param answers all of them and no others
     */
    record SquaresTask(TaskText question, SquareSet set, List<Square> answers) implements Task {
        public SquaresTask {
            answers = List.copyOf(answers);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.squaresTask(this);
        }
    }

    /** One of a few answers is to be chosen. */
    sealed interface Choice extends Task {
        /** Whether the answer at this place, from 0, is the right one. */
        boolean isRight(int place);
    }

    /**
     * A number is asked for.
     *
     * @param quantity what is counted
     * @param choices the numbers to choose from, the right one among them
     */
    record NumberTask(TaskText question, Quantity quantity, List<Integer> choices, int answer) implements Choice {
        public NumberTask {
            choices = List.copyOf(choices);
        }

        @Override
        public boolean isRight(int place) {
            return choices.get(place) == answer;
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.numberTask(this);
        }
    }

    /**
     * One of a few texts is to be chosen.
     *
     * @param claim what proves the right one
     * @param answer the place of the right one among the choices, from 0
     */
    record ChoiceTask(TaskText question, Claim claim, List<LocalText> choices, int answer) implements Choice {
        public ChoiceTask {
            choices = List.copyOf(choices);
        }

        @Override
        public boolean isRight(int place) {
            return place == answer;
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.choiceTask(this);
        }
    }

    /**
     * A game from a position to its end against the computer.
     *
     * @param person the colour of the person
     * @param level the level of the computer
     * @param lead by how many discs the person must win; 0 where a draw is enough
     * @param claim what proves that this can be reached
     */
    record PlayOut(Scene scene, LocalText text, Disc person, int level, int lead, Claim claim) implements LessonStep {
        @Override
        public boolean isRead() {
            return false;
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.playOut(this);
        }
    }

    /** Hands this to the visitor's method for its kind. */
    <T> T accept(Visitor<T> visitor);

    /** What to do with each kind of step. */
    interface Visitor<T> {
        T explanation(Explanation step);

        T moveTask(MoveTask step);

        T squaresTask(SquaresTask step);

        T numberTask(NumberTask step);

        T choiceTask(ChoiceTask step);

        T playOut(PlayOut step);
    }
}
