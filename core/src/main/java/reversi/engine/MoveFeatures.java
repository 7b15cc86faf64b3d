package reversi.engine;

import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;

/**
 * What strikes a person about the moves of a position before any calculation, on boards of every shape. Where fewer discs
 * win, what is a gain elsewhere counts as a loss.
 */
public final class MoveFeatures {
    /** Discs that flip. */
    public static final int FLIPS = 0;
    /** 1 for a disc that nothing can flip: on a corner, or on a star of the octagon. */
    public static final int CORNER = 1;
    /** 1 for an X-square beside an empty corner. */
    public static final int X_SQUARE = 2;
    /** 1 for a C-square beside an empty corner. */
    public static final int C_SQUARE = 3;
    /** 1 for any other square of the edge. */
    public static final int EDGE = 4;
    /** Corners that the opponent can take next. */
    public static final int GIVEN_CORNERS = 5;
    /** Own discs beside empty squares that the move adds. */
    public static final int FRONTIER = 6;
    /** Squares on which the opponent can play next. */
    public static final int REPLIES = 7;
    /** 1 for entering a region with an even number of empties while the board fills up. */
    public static final int EVEN_REGION = 8;
    /** The number of traits. */
    public static final int COUNT = 9;

    /** From so many empties on, people begin to count regions. */
    private static final int COUNTED_EMPTIES = 20;

    private static final byte OFF = 0;
    private static final byte EMPTY = 1;
    private static final byte OWN = 2;
    private static final byte OTHER = 3;

    private final Position position;
    private final Geometry geometry;
    private final int sign;
    private final int empties;
    private final int frontier;

    /** The traits of this position's moves. */
    public MoveFeatures(Position position) {
        this.position = position;
        this.geometry = new Geometry(position.variant());
        this.sign = position.variant().fewestWins() ? -1 : 1;
        this.empties = position.empties();
        this.frontier = frontier(grid(position, position.toMove()));
    }

    /** The {@link #COUNT} traits of a legal move; a pass has none. */
    public double[] of(Move move) {
        double[] traits = new double[COUNT];
        if (!(move instanceof Move.Placement placement)) {
            return traits;
        }
        int on = Geometry.index(placement.on());
        Position after = position.play(move).orThrow().after();
        byte[] grid = grid(after, position.toMove());
        boolean beside =
                !geometry.anchor[on] && geometry.besideAnchor[on] != 0 && grid[geometry.besideAnchor[on]] == EMPTY;
        traits[FLIPS] = sign * position.flips(placement.on()).size();
        traits[CORNER] = geometry.anchor[on] ? sign : 0;
        traits[X_SQUARE] = beside && geometry.diagonal[on] ? sign : 0;
        traits[C_SQUARE] = beside && !geometry.diagonal[on] ? sign : 0;
        traits[EDGE] = !beside && geometry.edge[on] ? sign : 0;
        for (Square reply : after.placements()) {
            traits[GIVEN_CORNERS] += geometry.anchor[Geometry.index(reply)] ? sign : 0;
            traits[REPLIES]++;
        }
        traits[FRONTIER] = frontier(grid) - frontier;
        boolean even = empties <= COUNTED_EMPTIES && region(grid, on) % 2 == 1;
        traits[EVEN_REGION] = even ? 1 : 0;
        return traits;
    }

    private byte[] grid(Position from, Disc side) {
        byte[] grid = new byte[Geometry.LIMIT];
        for (int index : geometry.squares) {
            Optional<Disc> disc = from.at(Geometry.square(index));
            grid[index] = disc.isEmpty() ? EMPTY : disc.get() == side ? OWN : OTHER;
        }
        return grid;
    }

    private int frontier(byte[] grid) {
        int count = 0;
        for (int index : geometry.squares) {
            count += grid[index] == OWN && isBesideEmpty(grid, index) ? 1 : 0;
        }
        return count;
    }

    private static boolean isBesideEmpty(byte[] grid, int index) {
        for (int step : Geometry.LINES) {
            if (grid[index + step] == EMPTY || grid[index - step] == EMPTY) {
                return true;
            }
        }
        return false;
    }

    /** The empties left of the region that a move on a square has entered, the square itself not among them. */
    private static int region(byte[] grid, int on) {
        byte[] left = grid.clone();
        int[] waiting = new int[Geometry.LIMIT];
        int known = 0;
        waiting[known++] = on;
        for (int at = 0; at < known; at++) {
            for (int step : Geometry.LINES) {
                for (int next = waiting[at] - step; next <= waiting[at] + step; next += 2 * step) {
                    if (left[next] == EMPTY) {
                        left[next] = OFF;
                        waiting[known++] = next;
                    }
                }
            }
        }
        return known - 1;
    }
}
