package reversi.training.gym;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;

/** Makes the drills whose answer takes the exact value of every move. */
final class SolvedDrills {
    /** A move that flips fewer discs is no sweep. */
    private static final int LEAST_SWEEP = 5;

    private static final int LEAST_MOVES = 3;

    /** The result of a game that ends without a disc of the opponent. */
    private static final int ALL = 64;

    /** Places of the two answers to whether to sweep. */
    static final List<Integer> SWEEP_OR_HOLD = List.of(0, 1);

    private SolvedDrills() {}

    /** Whether a position may be a drill of a kind, by what is seen at once: only then it is worth solving. */
    static boolean mayBe(DrillKind kind, Position position) {
        List<Square> moves = position.placements();
        return switch (kind) {
            case LAST_EIGHT -> moves.size() >= LEAST_MOVES;
            case SWEEP -> moves.size() >= 2 && sweep(position).isPresent();
            case PARITY ->
                SeenDrills.gaps(position).filter(gaps -> gaps.size() >= 2).isPresent()
                        && evening(position).size() == 1;
            case WIPE_OUT -> moves.size() >= 2 && !holdsCorner(position);
            default -> false;
        };
    }

    private static boolean holdsCorner(Position position) {
        return position.variant().corners().stream().anyMatch(corner -> position.at(corner)
                .filter(disc -> disc != position.toMove())
                .isPresent());
    }

    /** The drill that a solved position makes; empty where it makes none, or one with another answer than the coin wants. */
    static Optional<Drill> of(DrillKind kind, MoveValues values, boolean isSweepWanted) {
        return switch (kind) {
            case LAST_EIGHT -> lastEight(values);
            case SWEEP -> sweep(values, isSweepWanted);
            case PARITY -> parity(values);
            case WIPE_OUT -> wipeOut(values);
            default -> Optional.empty();
        };
    }

    /** The only best move; empty where there are several. */
    private static Optional<Square> onlyBest(MoveValues values) {
        List<Square> right = values.task().right();
        return right.size() == 1 ? Optional.of(right.get(0)) : Optional.empty();
    }

    private static Optional<Drill> lastEight(MoveValues values) {
        int difficulty =
                300 + 120 * values.position().empties() + 50 * values.values().size();
        return onlyBest(values).flatMap(best -> drill(DrillKind.LAST_EIGHT, values, best, difficulty));
    }

    private static Optional<Drill> drill(DrillKind kind, MoveValues values, Square best, int difficulty) {
        return values.line(best).map(line -> new Drill(kind, values.task(), line, difficulty));
    }

    /** The move that flips more discs than any other, and many; empty where there is none. */
    private static Optional<Square> sweep(Position position) {
        List<Square> moves = new ArrayList<>(position.placements());
        moves.sort((one, other) -> Integer.compare(
                position.flips(other).size(), position.flips(one).size()));
        int most = position.flips(moves.get(0)).size();
        boolean isOne = position.flips(moves.get(1)).size() < most;
        return most >= LEAST_SWEEP && isOne ? Optional.of(moves.get(0)) : Optional.empty();
    }

    private static Optional<Drill> sweep(MoveValues values, boolean isSweepWanted) {
        Optional<Square> sweep = sweep(values.position());
        Optional<Square> best = onlyBest(values);
        boolean isSweep = best.isPresent() && best.equals(sweep);
        if (best.isEmpty() || isSweep != isSweepWanted) {
            return Optional.empty();
        }
        int difficulty =
                400 + 90 * values.position().empties() + 60 * values.values().size();
        DrillTask task = new DrillTask.Choice(sweep, SWEEP_OR_HOLD, isSweep ? 0 : 1);
        return values.line(best.get()).map(line -> new Drill(DrillKind.SWEEP, task, line, difficulty));
    }

    /** The moves that leave the opponent even gaps only, however one sees squares that touch by a corner. */
    private static List<Square> evening(Position position) {
        List<Square> evening = new ArrayList<>(position.placements());
        evening.removeIf(square -> !leavesEven(position, square));
        return evening;
    }

    private static boolean leavesEven(Position position, Square square) {
        Position after = position.play(Move.at(square)).orThrow().after();
        return SeenDrills.gaps(after)
                .filter(gaps -> gaps.stream().allMatch(gap -> gap.size() % 2 == 0))
                .isPresent();
    }

    private static Optional<Drill> parity(MoveValues values) {
        int difficulty =
                500 + 70 * values.position().empties() + 60 * values.values().size();
        return onlyBest(values)
                .filter(best -> evening(values.position()).equals(List.of(best)))
                .flatMap(best -> drill(DrillKind.PARITY, values, best, difficulty));
    }

    private static Optional<Drill> wipeOut(MoveValues values) {
        DrillTask.Moves task = values.task();
        List<Square> right = task.right();
        int difficulty =
                400 + 110 * values.position().empties() + 50 * values.values().size();
        return task.best() == ALL && right.size() < values.values().size()
                ? drill(DrillKind.WIPE_OUT, values, right.get(0), difficulty)
                : Optional.empty();
    }
}
