package reversi.teach.lesson;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;

/** What players say of positions, by definition. */
public final class BoardFacts {
    private static final int[][] LINES = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    private static final int[][] SIDES = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    private static final int[][] AROUND = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

    private BoardFacts() {}

    /** The same discs with a colour to move. */
    public static Position toMove(Position position, Disc colour) {
        if (position.toMove() == colour) {
            return position;
        }
        Map<Square, Disc> discs = new HashMap<>();
        for (Square square : position.variant().squares()) {
            position.at(square).ifPresent(disc -> discs.put(square, disc));
        }
        return Position.of(position.variant(), discs, colour);
    }

    /** The position after a legal move. */
    public static Position after(Position position, Square square) {
        return position.play(Move.at(square)).orThrow().after();
    }

    /** The discs of a colour that have an empty square beside them, straight or diagonally. */
    public static Set<Square> frontier(Position position, Disc colour) {
        Set<Square> found = new TreeSet<>();
        for (Square square : discs(position, colour)) {
            if (hasEmptyNeighbour(position, square)) {
                found.add(square);
            }
        }
        return found;
    }

    /** The discs of a colour. */
    public static Set<Square> discs(Position position, Disc colour) {
        Set<Square> found = new TreeSet<>();
        for (Square square : position.variant().squares()) {
            if (position.at(square).equals(Optional.of(colour))) {
                found.add(square);
            }
        }
        return found;
    }

    private static boolean hasEmptyNeighbour(Position position, Square square) {
        for (Square neighbour : neighbours(position, square, AROUND)) {
            if (position.at(neighbour).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    private static List<Square> neighbours(Position position, Square square, int[][] steps) {
        List<Square> found = new ArrayList<>();
        for (int[] step : steps) {
            step(position, square, step[0], step[1]).ifPresent(found::add);
        }
        return found;
    }

    private static Optional<Square> step(Position position, Square from, int files, int ranks) {
        int file = from.file() + files;
        int rank = from.rank() + ranks;
        int size = position.variant().size();
        if (file < 0 || rank < 0 || file >= size || rank >= size) {
            return Optional.empty();
        }
        Square to = new Square(file, rank);
        return position.variant().contains(to) ? Optional.of(to) : Optional.empty();
    }

    /**
     * The discs of a colour that no moves can ever flip, as far as this is seen square by square: in each of the four directions the
     * line is full, or the disc stands at its end or beside another such disc.
     */
    public static Set<Square> stable(Position position, Disc colour) {
        Set<Square> stable = new TreeSet<>();
        Set<Square> candidates = discs(position, colour);
        boolean isGrowing = true;
        while (isGrowing) {
            isGrowing = false;
            for (Square square : candidates) {
                if (!stable.contains(square) && isSafe(position, square, stable)) {
                    stable.add(square);
                    isGrowing = true;
                }
            }
        }
        return stable;
    }

    private static boolean isSafe(Position position, Square square, Set<Square> stable) {
        for (int[] line : LINES) {
            Optional<Square> ahead = step(position, square, line[0], line[1]);
            Optional<Square> behind = step(position, square, -line[0], -line[1]);
            boolean isHeld = ahead.isEmpty()
                    || behind.isEmpty()
                    || stable.contains(ahead.get())
                    || stable.contains(behind.get());
            if (!isHeld && !isFull(position, square, line)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isFull(Position position, Square square, int[] line) {
        for (int sign = -1; sign <= 1; sign += 2) {
            Optional<Square> at = Optional.of(square);
            while (at.isPresent()) {
                if (position.at(at.get()).isEmpty()) {
                    return false;
                }
                at = step(position, at.get(), sign * line[0], sign * line[1]);
            }
        }
        return true;
    }

    /** The corners that the side to move can take at once. */
    public static Set<Square> openCorners(Position position) {
        Set<Square> found = new TreeSet<>(position.placements());
        found.retainAll(position.variant().corners());
        return found;
    }

    /** The corners that the opponent can take at once after a legal move. */
    public static Set<Square> givenCorners(Position position, Square move) {
        return openCorners(after(position, move));
    }

    /** How many moves the opponent has after a legal move. */
    public static int replies(Position position, Square move) {
        return after(position, move).placements().size();
    }

    /** Those of the discs flipped by a legal move that have an empty square beside them, besides the one that is filled. */
    public static Set<Square> outerFlips(Position position, Square move) {
        Set<Square> flipped = new TreeSet<>(position.flips(move));
        Position after = after(position, move);
        flipped.removeIf(square -> !hasEmptyNeighbour(after, square));
        return flipped;
    }

    /** Whether a move would stand on an edge right between two opposing discs there. */
    public static boolean isWedge(Position position, Square move) {
        int last = position.variant().size() - 1;
        boolean isAcross = move.rank() == 0 || move.rank() == last;
        boolean isUpright = move.file() == 0 || move.file() == last;
        if (isAcross == isUpright) {
            return false;
        }
        int files = isAcross ? 1 : 0;
        Optional<Disc> opponent = Optional.of(position.toMove().other());
        return step(position, move, files, 1 - files).flatMap(position::at).equals(opponent)
                && step(position, move, -files, files - 1).flatMap(position::at).equals(opponent);
    }

    /** The empty squares in groups that hang together by their sides. */
    public static List<Set<Square>> regions(Position position) {
        return regions(position, SIDES);
    }

    /** The empty squares in groups that hang together by their sides or by a corner. */
    public static List<Set<Square>> looseRegions(Position position) {
        return regions(position, AROUND);
    }

    private static List<Set<Square>> regions(Position position, int[][] steps) {
        List<Set<Square>> regions = new ArrayList<>();
        Set<Square> seen = new HashSet<>();
        for (Square square : position.variant().squares()) {
            if (position.at(square).isEmpty() && seen.add(square)) {
                regions.add(region(position, square, seen, steps));
            }
        }
        return regions;
    }

    private static Set<Square> region(Position position, Square from, Set<Square> seen, int[][] steps) {
        Set<Square> region = new TreeSet<>();
        Deque<Square> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            Square square = open.pop();
            region.add(square);
            for (Square neighbour : neighbours(position, square, steps)) {
                if (position.at(neighbour).isEmpty() && seen.add(neighbour)) {
                    open.push(neighbour);
                }
            }
        }
        return region;
    }

    /** The region of an empty square; empty for a square with a disc. */
    public static Set<Square> region(Position position, Square square) {
        for (Set<Square> region : regions(position)) {
            if (region.contains(square)) {
                return region;
            }
        }
        return Set.of();
    }
}
