package reversi.training.gym;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;

/** Makes the drills of the board in one's mind: what squares are called, what lay on them, and what lies there after moves that were only told. */
final class BlindDrills {
    private static final int NAMES = 4;

    /** How far the names to choose from may be from the right one, in files and ranks. */
    private static final int NEAR = 1;

    private static final int LEAST_SIDE = 3;
    private static final int MOST_SIDE = 5;
    private static final int LEAST_PLIES = 3;
    private static final int MOST_PLIES = 9;

    private BlindDrills() {}

    /** Where is a square? */
    static Optional<Drill> find(Position position, Random random) {
        Square square = any(position.variant().squares(), random);
        return spoken(DrillKind.FIND_SQUARE, new DrillTask.Spot(square), position, square);
    }

    /** What is a square called? The other names are those of its neighbours. */
    static Optional<Drill> name(Position position, Random random) {
        List<Square> squares = position.variant().squares();
        Square square = any(squares, random);
        List<Square> near = new ArrayList<>(squares);
        near.removeIf(other -> other.distance(square) != NEAR);
        List<Integer> options = new ArrayList<>();
        while (options.size() < NAMES - 1) {
            options.add(squares.indexOf(near.remove(random.nextInt(near.size()))));
        }
        int right = random.nextInt(NAMES);
        options.add(right, squares.indexOf(square));
        DrillTask task = new DrillTask.Choice(Optional.of(square), options, right);
        return spoken(DrillKind.NAME_SQUARE, task, position, square);
    }

    private static <T> T any(List<T> all, Random random) {
        return all.get(random.nextInt(all.size()));
    }

    /** A square is the harder to name the farther it is from the edges at which one begins to count. */
    private static Optional<Drill> spoken(DrillKind kind, DrillTask task, Position position, Square square) {
        int last = position.variant().size() - 1;
        int steps = Math.min(square.file(), last - square.file()) + Math.min(square.rank(), last - square.rank());
        return Optional.of(new Drill(kind, task, Transcript.from(position), 600 + 180 * steps));
    }

    /** Which discs lay on a part of the board? */
    static Optional<Drill> memory(Position position, Random random) {
        int size = position.variant().size();
        int width = LEAST_SIDE + random.nextInt(MOST_SIDE - LEAST_SIDE + 1);
        int height = LEAST_SIDE + random.nextInt(MOST_SIDE - LEAST_SIDE + 1);
        Square first = new Square(random.nextInt(size - width + 1), random.nextInt(size - height + 1));
        List<Square> part = new ArrayList<>(position.variant().squares());
        part.removeIf(square -> square.file() < first.file()
                || square.file() >= first.file() + width
                || square.rank() < first.rank()
                || square.rank() >= first.rank() + height);
        int difficulty = 300 + 30 * part.size() + 35 * borders(position, part);
        return Optional.of(
                new Drill(DrillKind.MEMORY, new DrillTask.Rebuild(part), Transcript.from(position), difficulty));
    }

    /** Between how many neighbours beside or above each other the colour changes. */
    private static int borders(Position position, List<Square> part) {
        int borders = 0;
        for (Square one : part) {
            for (Square other : part) {
                boolean isNext = one.compareTo(other) < 0
                        && Math.abs(one.file() - other.file()) + Math.abs(one.rank() - other.rank()) == 1;
                borders += isNext && !position.at(one).equals(position.at(other)) ? 1 : 0;
            }
        }
        return borders;
    }

    /** Which colour has a disc after some moves? Empty where somebody had to pass, or where no disc that changed sides has the colour that the coin wants. */
    static Optional<Drill> blindfold(Position start, Random random, boolean isBlackWanted) {
        int plies = LEAST_PLIES + random.nextInt(MOST_PLIES - LEAST_PLIES + 1);
        Transcript line = Transcript.from(start);
        for (int i = 0; i < plies; i++) {
            List<Square> moves = line.current().placements();
            if (moves.isEmpty()) {
                return Optional.empty();
            }
            line = line.with(line.current().play(Move.at(any(moves, random))).orThrow());
        }
        Disc wanted = isBlackWanted ? Disc.BLACK : Disc.WHITE;
        List<Square> squares = new ArrayList<>();
        for (Turn turn : line.turns()) {
            squares.addAll(turn.flipped());
        }
        Position end = line.current();
        squares.removeIf(square -> end.at(square).filter(wanted::equals).isEmpty());
        if (squares.isEmpty()) {
            return Optional.empty();
        }
        // A disc that changed sides more often is also asked about more often.
        Square about = any(squares, random);
        long times = line.turns().stream()
                .filter(turn -> turn.flipped().contains(about))
                .count();
        List<Integer> sides = SeenDrills.SIDES;
        DrillTask task = new DrillTask.Choice(Optional.of(about), sides, sides.indexOf(wanted.ordinal()));
        return Optional.of(new Drill(DrillKind.BLINDFOLD, task, line, 400 + 110 * plies + 60 * (int) times));
    }
}
