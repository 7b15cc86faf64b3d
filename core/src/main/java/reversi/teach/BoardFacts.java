package reversi.teach;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** What can be read off positions of a variant of any outline, square by square; for many of them at once, since a search would be too slow. */
public final class BoardFacts {
    /** One step along each of the four lines through a square. */
    private static final int[][] LINES = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    private final Variant variant;
    private final List<Square> squares;
    private final List<Square> corners = new ArrayList<>();

    /** For positions of this variant. */
    public BoardFacts(Variant variant) {
        this.variant = variant;
        this.squares = variant.squares();
        for (Square square : squares) {
            if (isCornerLike(square)) {
                corners.add(square);
            }
        }
    }

    /** A disc that can never be flipped: on each line it has the rim beside it. */
    private boolean isCornerLike(Square square) {
        for (int[] line : LINES) {
            boolean hasRim = step(square, line[0], line[1]).isEmpty()
                    || step(square, -line[0], -line[1]).isEmpty();
            if (!hasRim) {
                return false;
            }
        }
        return true;
    }

    /** The squares on which no disc can ever be flipped. */
    public List<Square> corners() {
        return corners;
    }

    /** The square some files and ranks further; empty off the board. */
    public Optional<Square> step(Square from, int files, int ranks) {
        int file = from.file() + files;
        int rank = from.rank() + ranks;
        boolean isOnGrid = file >= 0 && rank >= 0 && file < variant.size() && rank < variant.size();
        return isOnGrid ? Optional.of(new Square(file, rank)).filter(variant::contains) : Optional.empty();
    }

    /** The squares around one. */
    public List<Square> around(Square square) {
        List<Square> around = new ArrayList<>();
        for (int[] line : LINES) {
            step(square, line[0], line[1]).ifPresent(around::add);
            step(square, -line[0], -line[1]).ifPresent(around::add);
        }
        return around;
    }

    /** The squares on which a side could place a disc if it were its turn. */
    public static List<Square> moves(Position position, Disc side) {
        return position.withToMove(side).placements();
    }

    /** Whether a side could place a disc on an empty square if it were its turn. */
    public static boolean canPlace(Position position, Disc side, Square square) {
        return position.at(square).isEmpty()
                && !position.withToMove(side).flips(square).isEmpty();
    }

    /** The corners that a side could take if it were its turn. */
    public List<Square> openCorners(Position position, Disc side) {
        List<Square> open = new ArrayList<>();
        for (Square corner : corners) {
            if (canPlace(position, side, corner)) {
                open.add(corner);
            }
        }
        return open;
    }

    /** Whether an empty square is beside one. */
    public boolean isOpen(Position position, Square square) {
        for (Square near : around(square)) {
            if (position.at(near).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** The discs of a side. */
    public List<Square> discs(Position position, Disc side) {
        List<Square> discs = new ArrayList<>();
        for (Square square : squares) {
            if (position.at(square).filter(side::equals).isPresent()) {
                discs.add(square);
            }
        }
        return discs;
    }

    /** The discs of a side with an empty square beside them. */
    public List<Square> frontier(Position position, Disc side) {
        List<Square> frontier = discs(position, side);
        frontier.removeIf(square -> !isOpen(position, square));
        return frontier;
    }

    /** Discs of a side that can never be flipped again: on each line it is full, or the rim or another such disc is beside them. */
    public Set<Square> stable(Position position, Disc side) {
        List<Square> open = discs(position, side);
        Set<Square> stable = new HashSet<>();
        while (open.removeIf(square -> isStable(position, square, stable) && stable.add(square))) {
            // Until nothing more follows from the discs that are known to be stable.
        }
        return stable;
    }

    private boolean isStable(Position position, Square square, Set<Square> stable) {
        for (int[] line : LINES) {
            if (!isSafeAlong(position, square, line, stable)) {
                return false;
            }
        }
        return true;
    }

    private boolean isSafeAlong(Position position, Square square, int[] line, Set<Square> stable) {
        Optional<Square> ahead = step(square, line[0], line[1]);
        Optional<Square> behind = step(square, -line[0], -line[1]);
        return ahead.isEmpty()
                || behind.isEmpty()
                || stable.contains(ahead.get())
                || stable.contains(behind.get())
                || (isFull(position, ahead, line[0], line[1]) && isFull(position, behind, -line[0], -line[1]));
    }

    private boolean isFull(Position position, Optional<Square> from, int files, int ranks) {
        Optional<Square> at = from;
        while (at.isPresent()) {
            if (position.at(at.get()).isEmpty()) {
                return false;
            }
            at = step(at.get(), files, ranks);
        }
        return true;
    }

    /** How empty squares hang together in a region. */
    public enum Adjacency {
        /** Only by their sides. */
        SIDES,
        /** By a side or a corner. */
        CORNERS_TOO
    }

    /** The empty squares that hang together with an empty one, and it, in the order of squares. */
    public List<Square> region(Position position, Square within, Adjacency adjacency) {
        List<Square> region = new ArrayList<>(List.of(within));
        for (int i = 0; i < region.size(); i++) {
            Square from = region.get(i);
            for (Square near : around(from)) {
                boolean isAdjacent =
                        adjacency == Adjacency.CORNERS_TOO || near.file() == from.file() || near.rank() == from.rank();
                if (isAdjacent && position.at(near).isEmpty() && !region.contains(near)) {
                    region.add(near);
                }
            }
        }
        region.sort(null);
        return region;
    }

    /** All regions of empty squares. */
    public List<List<Square>> regions(Position position, Adjacency adjacency) {
        List<List<Square>> regions = new ArrayList<>();
        Set<Square> seen = new HashSet<>();
        for (Square square : squares) {
            if (position.at(square).isEmpty() && !seen.contains(square)) {
                List<Square> region = region(position, square, adjacency);
                seen.addAll(region);
                regions.add(region);
            }
        }
        return regions;
    }
}
