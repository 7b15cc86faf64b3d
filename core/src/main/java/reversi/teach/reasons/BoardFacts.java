package reversi.teach.reasons;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** What can be read off a position of a variant of any outline. */
final class BoardFacts {
    /** One step along each of the four lines through a square. */
    private static final int[][] LINES = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    private final Variant variant;
    private final List<Square> squares;
    private final List<Square> corners = new ArrayList<>();

    BoardFacts(Variant variant) {
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
    List<Square> corners() {
        return corners;
    }

    /** The square some files and ranks further; empty off the board. */
    Optional<Square> step(Square from, int files, int ranks) {
        int file = from.file() + files;
        int rank = from.rank() + ranks;
        boolean isOnGrid = file >= 0 && rank >= 0 && file < variant.size() && rank < variant.size();
        return isOnGrid ? Optional.of(new Square(file, rank)).filter(variant::contains) : Optional.empty();
    }

    /** The squares around one. */
    List<Square> around(Square square) {
        List<Square> around = new ArrayList<>();
        for (int[] line : LINES) {
            step(square, line[0], line[1]).ifPresent(around::add);
            step(square, -line[0], -line[1]).ifPresent(around::add);
        }
        return around;
    }

    /** The squares on which a side could place a disc if it were its turn. */
    static List<Square> moves(Position position, Disc side) {
        return position.withToMove(side).placements();
    }

    /** Whether a side could place a disc on an empty square if it were its turn. */
    static boolean canPlace(Position position, Disc side, Square square) {
        return position.at(square).isEmpty()
                && !position.withToMove(side).flips(square).isEmpty();
    }

    /** The corners that a side could take if it were its turn. */
    List<Square> openCorners(Position position, Disc side) {
        List<Square> open = new ArrayList<>();
        for (Square corner : corners) {
            if (canPlace(position, side, corner)) {
                open.add(corner);
            }
        }
        return open;
    }

    /** How a square relates to a corner of the grid. */
    static Reason.Beside beside(Square square, Square corner) {
        if (square.distance(corner) != 1) {
            return Reason.Beside.APART;
        }
        boolean isDiagonal = square.file() != corner.file() && square.rank() != corner.rank();
        return isDiagonal ? Reason.Beside.X_SQUARE : Reason.Beside.C_SQUARE;
    }

    /** Whether an empty square is beside one. */
    boolean isOpen(Position position, Square square) {
        for (Square near : around(square)) {
            if (position.at(near).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** The discs of a side with an empty square beside them. */
    List<Square> frontier(Position position, Disc side) {
        List<Square> frontier = new ArrayList<>();
        for (Square square : squares) {
            if (position.at(square).filter(side::equals).isPresent() && isOpen(position, square)) {
                frontier.add(square);
            }
        }
        return frontier;
    }

    /** Discs of a side that can never be flipped again: on each line it is full, or the rim or another such disc is beside them. */
    Set<Square> stable(Position position, Disc side) {
        List<Square> open = new ArrayList<>();
        for (Square square : squares) {
            if (position.at(square).filter(side::equals).isPresent()) {
                open.add(square);
            }
        }
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

    /** The connected empty squares, diagonally too, around and with an empty one. */
    List<Square> region(Position position, Square within) {
        List<Square> region = new ArrayList<>(List.of(within));
        for (int i = 0; i < region.size(); i++) {
            for (Square near : around(region.get(i))) {
                if (position.at(near).isEmpty() && !region.contains(near)) {
                    region.add(near);
                }
            }
        }
        region.sort(null);
        return region;
    }

    /** All regions of connected empty squares. */
    List<List<Square>> regions(Position position) {
        List<List<Square>> regions = new ArrayList<>();
        Set<Square> seen = new HashSet<>();
        for (Square square : squares) {
            if (position.at(square).isEmpty() && !seen.contains(square)) {
                List<Square> region = region(position, square);
                seen.addAll(region);
                regions.add(region);
            }
        }
        return regions;
    }
}
