package reversi.engine;

import java.util.Arrays;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;

/**
 * Features of moves that attract or repel people before any calculation, on boards of any shape. Signs are reversed where fewer discs
 * win.
 */
public final class MoveFeatures {
    /** Number of flipped discs. */
    public static final int FLIPS = 0;
    /** 1 for a corner, or a square like it on an octagonal board. */
    public static final int CORNER = 1;
    /** 1 for an X-square of an empty corner. */
    public static final int X_SQUARE = 2;
    /** 1 for a C-square of an empty corner. */
    public static final int C_SQUARE = 3;
    /** 1 for any other edge square. */
    public static final int EDGE = 4;
    /** Number of corners the opponent can take next. */
    public static final int GIVEN_CORNERS = 5;
    /** Increase of own frontier discs. */
    public static final int FRONTIER = 6;
    /** Number of the opponent's replies. */
    public static final int REPLIES = 7;
    /** 1 in the endgame for entering a region with an even number of empties. */
    public static final int EVEN_REGION = 8;
    /** The number of features. */
    public static final int COUNT = 9;

    /** From this many empties on, people count regions. */
    private static final int REGION_EMPTIES = 20;

    private static final byte OFF = 0;
    private static final byte EMPTY = 1;
    private static final byte OWN = 2;
    private static final byte OTHER = 3;

    private final Position position;
    private final Geometry geometry;
    private final int sign;
    private final int empties;
    private final int frontier;

    public MoveFeatures(Position position) {
        this.position = position;
        this.geometry = new Geometry(position.variant());
        this.sign = position.variant().fewestWins() ? -1 : 1;
        this.empties = position.empties();
        this.frontier = frontier(grid(position, position.toMove()));
    }

    /** The {@link #COUNT} features of a legal move; all 0 for a pass. */
    public double[] of(Move move) {
        double[] values = new double[COUNT];
        if (!(move instanceof Move.Placement placement)) {
            return values;
        }
        int square = Geometry.index(placement.on());
        Position after = position.play(move).orThrow().after();
        byte[] grid = grid(after, position.toMove());
        boolean beside = !geometry.anchor[square]
                && geometry.besideAnchor[square] != 0
                && grid[geometry.besideAnchor[square]] == EMPTY;
        values[FLIPS] = sign * position.flips(placement.on()).size();
        values[CORNER] = geometry.anchor[square] ? sign : 0;
        values[X_SQUARE] = beside && geometry.diagonal[square] ? sign : 0;
        values[C_SQUARE] = beside && !geometry.diagonal[square] ? sign : 0;
        values[EDGE] = !beside && geometry.edge[square] ? sign : 0;
        for (Square reply : after.placements()) {
            values[GIVEN_CORNERS] += geometry.anchor[Geometry.index(reply)] ? sign : 0;
            values[REPLIES]++;
        }
        values[FRONTIER] = frontier(grid) - frontier;
        boolean even = empties <= REGION_EMPTIES && regionEmpties(grid, square) % 2 == 1;
        values[EVEN_REGION] = even ? 1 : 0;
        return values;
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

    /** The number of connected empties around a square, without itself (flood fill). */
    private static int regionEmpties(byte[] grid, int square) {
        byte[] unvisited = Arrays.copyOf(grid, grid.length);
        int[] queue = new int[Geometry.LIMIT];
        int queued = 0;
        queue[queued++] = square;
        for (int at = 0; at < queued; at++) {
            for (int step : Geometry.LINES) {
                for (int next = queue[at] - step; next <= queue[at] + step; next += 2 * step) {
                    if (unvisited[next] == EMPTY) {
                        unvisited[next] = OFF;
                        queue[queued++] = next;
                    }
                }
            }
        }
        return queued - 1;
    }
}
