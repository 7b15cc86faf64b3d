package reversi.screens.gym;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.screens.board.BoardContent;
import reversi.screens.board.BoardModel;
import reversi.screens.board.SquareSign;
import reversi.training.gym.Drill;
import reversi.training.gym.DrillKind;
import reversi.training.gym.DrillTask;

/**
 * A drill that is being answered, or was.
 *
 * @param drill the drill
 * @param marked the squares of the gaps that are marked, or the move that was answered
 * @param chosen the place of the choice that was answered, from 0; empty where there is none
 * @param score what the answer counts: 0, 0.5 or 1; empty while it is waited for
 */
record Attempt(Drill drill, Set<Square> marked, Optional<Integer> chosen, Optional<Double> score) {
    private static final double LATE = 0.5;

    Attempt {
        marked = Set.copyOf(marked);
    }

    /** A drill without an answer. */
    static Attempt of(Drill drill) {
        return new Attempt(drill, Set.of(), Optional.empty(), Optional.empty());
    }

    boolean isOpen() {
        return score.isEmpty();
    }

    /** Whether the answer is right, be it late or not. */
    boolean isRight() {
        return score.filter(points -> points > 0).isPresent();
    }

    /** Whether the answer was shown instead of given. */
    boolean isShown() {
        return score.isPresent() && !isRight() && marked.isEmpty() && chosen.isEmpty();
    }

    boolean isLate() {
        return score.filter(points -> points == LATE).isPresent();
    }

    /** With a square pressed after so many seconds: a gap is marked or not any more, or a move is the answer. What is not possible changes nothing. */
    Attempt pressed(Square square, int seconds) {
        return isOpen() ? drill.task().accept(new Pressed(square, seconds)) : this;
    }

    /** With a choice as the answer, by its place from 0, after so many seconds. */
    Attempt chose(int place, int seconds) {
        boolean isRight = drill.task() instanceof DrillTask.Choice task && task.right() == place;
        return isOpen() ? new Attempt(drill, marked, Optional.of(place), scored(isRight, seconds)) : this;
    }

    /** With the marked gaps as the answer. */
    Attempt checked(int seconds) {
        boolean isRight =
                drill.task() instanceof DrillTask.Gaps task && task.odd().equals(marked);
        return isOpen() ? new Attempt(drill, marked, chosen, scored(isRight, seconds)) : this;
    }

    /** Given up: the answer is shown. */
    Attempt shown() {
        return isOpen() ? new Attempt(drill, Set.of(), chosen, Optional.of(0.0)) : this;
    }

    private Optional<Double> scored(boolean isRight, int seconds) {
        int limit = drill.kind().seconds();
        boolean isLate = limit > 0 && seconds >= limit;
        return Optional.of(!isRight ? 0.0 : isLate ? LATE : 1.0);
    }

    private final class Pressed implements DrillTask.Visitor<Attempt> {
        private final Square square;
        private final int seconds;

        Pressed(Square square, int seconds) {
            this.square = square;
            this.seconds = seconds;
        }

        @Override
        public Attempt choice(DrillTask.Choice task) {
            return Attempt.this;
        }

        @Override
        public Attempt gaps(DrillTask.Gaps task) {
            List<Square> gap = task.with(square);
            Set<Square> next = new HashSet<>(marked);
            if (!next.removeAll(gap)) {
                next.addAll(gap);
            }
            return new Attempt(drill, next, chosen, score);
        }

        @Override
        public Attempt moves(DrillTask.Moves task) {
            return task.values().containsKey(square)
                    ? new Attempt(
                            drill, Set.of(square), chosen, scored(task.right().contains(square), seconds))
                    : Attempt.this;
        }
    }

    /** The wrong move that was answered; empty where there is none. */
    Optional<Square> wrongMove() {
        return drill.task() instanceof DrillTask.Moves && !isRight()
                ? marked.stream().findFirst()
                : Optional.empty();
    }

    /** What the board shows: the question, and then what shows its answer. */
    BoardContent board() {
        Optional<Position> asked =
                isOpen() && drill.task() instanceof DrillTask.Moves ? Optional.of(drill.position()) : Optional.empty();
        boolean isPlayed = !isOpen() && (drill.kind() == DrillKind.COUNT || drill.kind() == DrillKind.SAFE_MOVES);
        return BoardContent.of(
                isPlayed ? drill.line() : Transcript.from(drill.position()),
                asked,
                new BoardContent.Marks(
                        isOpen() || isPlayed ? List.of() : order(), Optional.empty(), Optional.empty(), signs()));
    }

    /** The order in which the best line fills the squares, as numbers on them. */
    private List<BoardModel.Note> order() {
        List<BoardModel.Note> order = new ArrayList<>();
        for (Turn turn : drill.line().turns()) {
            turn.move()
                    .square()
                    .ifPresent(square -> order.add(
                            new BoardModel.Note(square, Integer.toString(order.size() + 1), order.isEmpty())));
        }
        return order;
    }

    private Map<Square, SquareSign> signs() {
        Map<Square, SquareSign> signs = new HashMap<>();
        if (drill.task() instanceof DrillTask.Choice task) {
            task.about().ifPresent(square -> signs.put(square, SquareSign.POINTED));
        }
        if (isOpen()) {
            marked.forEach(square -> signs.put(square, SquareSign.CHOSEN));
        } else if (drill.task() instanceof DrillTask.Gaps task) {
            marked.forEach(square -> signs.put(square, SquareSign.WRONG));
            task.odd().forEach(square -> signs.put(square, SquareSign.RIGHT));
        } else if (drill.kind() == DrillKind.COUNT) {
            drill.line().turns().get(0).flipped().forEach(square -> signs.put(square, SquareSign.POINTED));
        } else {
            wrongMove().ifPresent(square -> signs.put(square, SquareSign.WRONG));
        }
        return signs;
    }
}
