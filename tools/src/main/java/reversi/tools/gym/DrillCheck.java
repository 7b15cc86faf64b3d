package reversi.tools.gym;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.training.gym.Drill;
import reversi.training.gym.DrillKind;
import reversi.training.gym.DrillTask;

/** Whether the answer of a drill is right, by the rules and plain search alone: nothing is shared with what made it. */
final class DrillCheck implements DrillTask.Visitor<Boolean> {
    private static final int ALL = 64;

    private final Drill drill;
    private final Position position;

    private DrillCheck(Drill drill) {
        this.drill = drill;
        this.position = drill.position();
    }

    /** Whether everything that a drill says is true. */
    static boolean isRight(Drill drill) {
        int empties = drill.position().empties();
        DrillKind kind = drill.kind();
        return empties >= kind.leastEmpties()
                && empties <= kind.mostEmpties()
                && drill.task().accept(new DrillCheck(drill));
    }

    @Override
    public Boolean choice(DrillTask.Choice task) {
        boolean isOneOfThem = task.right() >= 0
                && task.right() < task.options().size()
                && new HashSet<>(task.options()).size() == task.options().size();
        int answer = isOneOfThem ? task.options().get(task.right()) : -1;
        return switch (drill.kind()) {
            case COUNT -> isOneOfThem && answer == flips(task.about().orElseThrow());
            case SAFE_MOVES -> isOneOfThem && isRace(Disc.values()[answer]);
            case NAME_SQUARE ->
                isOneOfThem && PlainRules.square(answer).equals(task.about().orElseThrow());
            case BLINDFOLD ->
                isOneOfThem && isLeftWith(Disc.values()[answer], task.about().orElseThrow());
            case SWEEP -> isOneOfThem && isSweep(task.about().orElseThrow(), answer == 0);
            default -> false;
        };
    }

    /** How many discs change sides: the mover gains them and the one that is placed. */
    private int flips(Square square) {
        Disc side = position.toMove();
        return PlainRules.after(position, square).count(side) - position.count(side) - 1;
    }

    /** Whether the moves of the line, played one after the other from the start of the game, leave a disc of this colour on a square. */
    private boolean isLeftWith(Disc colour, Square square) {
        Position at = Position.start(position.variant());
        for (Move move : drill.line().moves()) {
            at = PlainRules.after(at, move.square().orElseThrow());
        }
        return at.at(square).filter(colour::equals).isPresent();
    }

    private boolean isRace(Disc loser) {
        boolean isSafe = drill.line().turns().stream().allMatch(turn -> PlainRules.isSafe(turn.after()));
        Position last = drill.line().current();
        boolean hasRunOut =
                last.placements().stream().noneMatch(square -> PlainRules.isSafe(PlainRules.after(last, square)));
        return isSafe
                && hasRunOut
                && last.toMove() == loser
                && PlainRules.runsOut(position) == (loser == position.toMove());
    }

    private boolean isSweep(Square sweep, boolean isRight) {
        boolean isMost =
                position.placements().stream().allMatch(square -> square.equals(sweep) || flips(square) < flips(sweep));
        Square best = first();
        int value = lineResult();
        boolean isOnlyBest = PlainRules.isExactly(PlainRules.after(position, best), -value)
                && position.placements().stream().allMatch(square -> square.equals(best) || isWorse(square, value));
        return isMost && isOnlyBest && isRight == best.equals(sweep);
    }

    private boolean isWorse(Square square, int than) {
        return PlainRules.isAtLeast(PlainRules.after(position, square), 1 - than);
    }

    private Square first() {
        return drill.line().turns().get(0).move().square().orElseThrow();
    }

    /** What the line of the answer comes to for the side to move; throws IllegalStateException where it does not lead to the end of the game. */
    private int lineResult() {
        if (!drill.line().current().isOver()) {
            throw new IllegalStateException("the line is not whole");
        }
        return PlainRules.result(drill.line().current(), position.toMove());
    }

    @Override
    public Boolean gaps(DrillTask.Gaps task) {
        Set<Square> left = new TreeSet<>(position.variant().squares());
        left.removeIf(square -> position.at(square).isPresent());
        Set<Square> odd = new TreeSet<>();
        while (!left.isEmpty()) {
            Set<Square> gap = gap(left.iterator().next(), left);
            left.removeAll(gap);
            odd.addAll(gap.size() % 2 == 1 ? gap : Set.of());
        }
        return drill.line().turns().isEmpty() && !odd.isEmpty() && odd.equals(task.odd());
    }

    private static Set<Square> gap(Square from, Set<Square> empty) {
        Set<Square> gap = new TreeSet<>(List.of(from));
        Deque<Square> open = new ArrayDeque<>(gap);
        while (!open.isEmpty()) {
            Square at = open.remove();
            for (Square other : empty) {
                int steps = Math.abs(other.file() - at.file()) + Math.abs(other.rank() - at.rank());
                if (steps == 1 && gap.add(other)) {
                    open.add(other);
                }
            }
        }
        return gap;
    }

    @Override
    public Boolean moves(DrillTask.Moves task) {
        boolean isExact = task.values().keySet().equals(new HashSet<>(position.placements()))
                && position.placements().stream()
                        .allMatch(square -> PlainRules.isExactly(
                                PlainRules.after(position, square),
                                -task.values().getOrDefault(square, ALL + 1)));
        boolean isLine = task.right().contains(first()) && lineResult() == task.best();
        boolean isOne = task.right().size() == 1;
        return isExact
                && isLine
                && switch (drill.kind()) {
                    case LAST_EIGHT -> isOne;
                    case PARITY -> isOne && isEvening(first());
                    case WIPE_OUT ->
                        task.best() == ALL && !task.values().values().stream().allMatch(value -> value == ALL);
                    default -> false;
                };
    }

    @Override
    public Boolean spot(DrillTask.Spot task) {
        return position.variant().contains(task.square())
                && Square.of(task.square().name()).equals(task.square());
    }

    /** The part is a whole rectangle of 3 to 5 files and ranks on the board. */
    @Override
    public Boolean rebuild(DrillTask.Rebuild task) {
        TreeSet<Square> part = new TreeSet<>(task.squares());
        int width = part.last().file() - part.first().file() + 1;
        int height = part.last().rank() - part.first().rank() + 1;
        return part.size() == task.squares().size()
                && part.size() == width * height
                && Math.min(width, height) >= 3
                && Math.max(width, height) <= 5
                && position.variant().squares().containsAll(part)
                && part.stream()
                        .allMatch(square -> square.file() >= part.first().file()
                                && square.file() <= part.last().file());
    }

    /** Whether the move leaves even gaps only, and no other one does. */
    private boolean isEvening(Square best) {
        return position.placements().stream().allMatch(square -> leavesEven(square) == square.equals(best));
    }

    private boolean leavesEven(Square square) {
        Position after = PlainRules.after(position, square);
        Set<Square> left = new TreeSet<>(after.variant().squares());
        left.removeIf(each -> after.at(each).isPresent());
        boolean isEven = true;
        boolean isPlain = true;
        while (!left.isEmpty()) {
            Set<Square> gap = gap(left.iterator().next(), left);
            left.removeAll(gap);
            isEven &= gap.size() % 2 == 0;
            isPlain &= left.stream().noneMatch(other -> gap.stream().anyMatch(one -> one.distance(other) == 1));
        }
        return isEven && isPlain;
    }
}
