package reversi.screens.gym;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.training.gym.Drill;
import reversi.training.gym.DrillTask;

/**
 * A drill that is being answered, or was.
 *
 * @param drill the drill
 * @param marked the squares of the gaps that are marked, or the move that was answered
 * @param chosen the place of the choice that was answered, from 0; empty where there is none
 * @param built the discs that were put back up to now; empty before those of the question are taken away
 * @param score what the answer counts, from 0 to 1; empty while it is waited for
 */
record Attempt(
        Drill drill,
        Set<Square> marked,
        Optional<Integer> chosen,
        Optional<Map<Square, Disc>> built,
        Optional<Double> score) {
    /** What a late answer counts, and the least that one counts which is right on the whole. */
    private static final double HALF = 0.5;

    Attempt {
        marked = Set.copyOf(marked);
        built = built.map(Map::copyOf);
    }

    /** A drill without an answer. */
    static Attempt of(Drill drill) {
        return new Attempt(drill, Set.of(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    boolean isOpen() {
        return score.isEmpty();
    }

    /** Whether the answer is right, be it late or not; of discs that are put back, three of four have to be. */
    boolean isRight() {
        return score.filter(points -> points >= HALF).isPresent();
    }

    /** Whether the answer was shown instead of given. */
    boolean isShown() {
        return score.isPresent() && !isRight() && marked.isEmpty() && chosen.isEmpty() && built.isEmpty();
    }

    boolean isLate() {
        return drill.kind().seconds() > 0
                && score.filter(points -> points == HALF).isPresent();
    }

    /** Whether the question is still being looked at, so that there is nothing to answer yet. */
    boolean isSeen() {
        return isOpen() && drill.task() instanceof DrillTask.Rebuild && built.isEmpty();
    }

    /** After so many seconds: what was to be remembered is taken away. */
    Attempt after(int seconds) {
        return isSeen() && seconds >= DrillTask.Rebuild.SECONDS
                ? new Attempt(drill, marked, chosen, Optional.of(Map.of()), score)
                : this;
    }

    /** With a square pressed after so many seconds: a gap is marked or not any more, a disc is put back, or it is the answer. What is not possible changes nothing. */
    Attempt pressed(Square square, int seconds) {
        return isOpen() ? drill.task().accept(new Pressed(square, seconds)) : this;
    }

    /** With a choice as the answer, by its place from 0, after so many seconds. */
    Attempt chose(int place, int seconds) {
        boolean isRight = drill.task() instanceof DrillTask.Choice task && task.right() == place;
        return isOpen() ? answered(marked, Optional.of(place), scored(isRight, seconds)) : this;
    }

    /** With the marked gaps, or the discs that were put back, as the answer. */
    Attempt checked(int seconds) {
        if (!isOpen() || isSeen()) {
            return this;
        }
        if (drill.task() instanceof DrillTask.Rebuild task) {
            // Whoever guesses between two colours is right half the time, and gains nothing.
            double part = 1 - 2.0 * wrongSquares().size() / task.squares().size();
            return answered(marked, chosen, Math.max(0, part));
        }
        boolean isRight =
                drill.task() instanceof DrillTask.Gaps task && task.odd().equals(marked);
        return answered(marked, chosen, scored(isRight, seconds));
    }

    /** The squares on which something else was put back than lay there, in board order; all where nothing was. */
    List<Square> wrongSquares() {
        List<Square> wrong =
                new ArrayList<>(drill.task() instanceof DrillTask.Rebuild task ? task.squares() : List.of());
        wrong.removeIf(square -> built.map(discs -> Optional.ofNullable(discs.get(square)))
                .filter(drill.position().at(square)::equals)
                .isPresent());
        return wrong;
    }

    private Attempt answered(Set<Square> squares, Optional<Integer> choice, double points) {
        return new Attempt(drill, squares, choice, built, Optional.of(points));
    }

    /** Given up: the answer is shown. */
    Attempt shown() {
        return isOpen() ? new Attempt(drill, Set.of(), chosen, Optional.empty(), Optional.of(0.0)) : this;
    }

    private double scored(boolean isRight, int seconds) {
        int limit = drill.kind().seconds();
        boolean isLate = limit > 0 && seconds >= limit;
        return !isRight ? 0 : isLate ? HALF : 1;
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
            return new Attempt(drill, next, chosen, built, score);
        }

        @Override
        public Attempt moves(DrillTask.Moves task) {
            return task.values().containsKey(square)
                    ? answered(Set.of(square), chosen, scored(task.right().contains(square), seconds))
                    : Attempt.this;
        }

        @Override
        public Attempt spot(DrillTask.Spot task) {
            return answered(Set.of(square), chosen, scored(task.square().equals(square), seconds));
        }

        @Override
        public Attempt rebuild(DrillTask.Rebuild task) {
            return built.filter(discs -> task.squares().contains(square))
                    .map(discs -> new Attempt(drill, marked, chosen, Optional.of(turned(discs)), score))
                    .orElse(Attempt.this);
        }

        /** With the square black where it was empty, white where it was black, and empty again. */
        private Map<Square, Disc> turned(Map<Square, Disc> discs) {
            Map<Square, Disc> next = new HashMap<>(discs);
            Optional<Disc> disc = Optional.ofNullable(next.remove(square));
            if (disc.isEmpty()) {
                next.put(square, Disc.BLACK);
            } else if (disc.get() == Disc.BLACK) {
                next.put(square, Disc.WHITE);
            }
            return next;
        }
    }

    /** The wrong move that was answered; empty where there is none. */
    Optional<Square> wrongMove() {
        return drill.task() instanceof DrillTask.Moves && !isRight()
                ? marked.stream().findFirst()
                : Optional.empty();
    }
}
