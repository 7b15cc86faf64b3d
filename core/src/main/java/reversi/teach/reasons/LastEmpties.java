package reversi.teach.reasons;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** Finds what both sides would best play on the last few empty squares, by trying everything: engines tell no lines that short. */
final class LastEmpties {
    /** With more empties it would take more than a moment. */
    static final int MOST = 7;

    private static final int WORST = -1000;

    private final int width;
    private final int[] directions;
    private final List<Square> squares = new ArrayList<>();
    private final int[] empties;
    private final @Nullable Disc[] cells;
    private final boolean fewestWins;

    private LastEmpties(Position position) {
        Variant variant = position.variant();
        this.fewestWins = variant.fewestWins();
        this.width = variant.size() + 2;
        this.directions = new int[] {-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1};
        this.cells = new Disc[width * width];
        for (Square square : variant.squares()) {
            if (position.at(square).isEmpty()) {
                squares.add(square);
            } else {
                cells[index(square)] = position.at(square).get();
            }
        }
        this.empties = new int[squares.size()];
        for (int i = 0; i < empties.length; i++) {
            empties[i] = index(squares.get(i));
        }
    }

    /** Whether a position has few enough empties, and its rules say nothing that this doesn't know. */
    static boolean takes(Position position) {
        Variant variant = position.variant();
        return position.empties() <= MOST && variant.stock() == 0 && !variant.adjacentPlacement();
    }

    /** A best move of a position that has one; throws IllegalStateException where the game is over. */
    static Move best(Position position) {
        LastEmpties solver = new LastEmpties(position);
        Disc side = position.toMove();
        int best = WORST;
        Move found = Move.PASS;
        for (int i = 0; i < solver.empties.length; i++) {
            int value = solver.valueOf(i, side, best, -WORST);
            if (value > best) {
                best = value;
                found = Move.at(solver.squares.get(i));
            }
        }
        return found;
    }

    private int index(Square square) {
        return (square.rank() + 1) * width + square.file() + 1;
    }

    /** The value for a side of a disc on the empty square of a number; {@link #WORST} where none may be placed. */
    private int valueOf(int number, Disc side, int alpha, int beta) {
        int on = empties[number];
        List<Integer> flipped = cells[on] == null ? flips(on, side) : List.of();
        if (flipped.isEmpty()) {
            return WORST;
        }
        set(on, flipped, side);
        int value = -solve(side.other(), -beta, -alpha, false);
        set(on, flipped, side.other());
        cells[on] = null;
        return value;
    }

    private void set(int on, List<Integer> flipped, Disc side) {
        cells[on] = side;
        for (int square : flipped) {
            cells[square] = side;
        }
    }

    private List<Integer> flips(int on, Disc side) {
        List<Integer> flips = new ArrayList<>();
        for (int direction : directions) {
            int at = on + direction;
            while (cells[at] == side.other()) {
                at += direction;
            }
            for (int back = at - direction; cells[at] == side && back != on; back -= direction) {
                flips.add(back);
            }
        }
        return flips;
    }

    private int solve(Disc side, int alpha, int beta, boolean hasPassed) {
        int best = WORST;
        for (int i = 0; i < empties.length && best < beta; i++) {
            best = Math.max(best, valueOf(i, side, Math.max(alpha, best), beta));
        }
        if (best > WORST) {
            return best;
        }
        return hasPassed ? result(side) : -solve(side.other(), -beta, -alpha, true);
    }

    private int result(Disc side) {
        int lead = 0;
        int open = 0;
        for (int square : empties) {
            open += cells[square] == null ? 1 : 0;
        }
        for (Disc cell : cells) {
            if (cell != null) {
                lead += cell == side ? 1 : -1;
            }
        }
        return fewestWins ? -lead : lead + Integer.signum(lead) * open;
    }
}
