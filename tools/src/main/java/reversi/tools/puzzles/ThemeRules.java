package reversi.tools.puzzles;

import java.util.ArrayList;
import java.util.List;
import reversi.engine.Board;
import reversi.teach.puzzle.PuzzleTheme;

/** Which themes a position has, by the definitions of {@code docs/puzzles.md}. Not thread-safe. */
final class ThemeRules {
    private static final long CORNERS = 0x8100000000000081L;
    private static final int LAST = 5;
    private static final int SWINDLE_MOVES = 4;

    private final SecondSolver solver;

    /** Rules that play best lines by a solver. */
    ThemeRules(SecondSolver solver) {
        this.solver = solver;
    }

    /** The themes of a position whose moves have these values, in the order of {@link PuzzleTheme}. */
    List<PuzzleTheme> themes(PuzzleCandidate candidate) {
        Board board = candidate.board();
        int best = candidate.best();
        Board after = play(board, best);
        List<PuzzleTheme> themes = new ArrayList<>();
        add(themes, PuzzleTheme.PARITY, isParity(board, best));
        add(
                themes,
                PuzzleTheme.CORNER_SACRIFICE,
                (after.moves() & CORNERS & ~board.pass().moves()) != 0);
        add(themes, PuzzleTheme.CORNER_WAITS, (board.moves() & CORNERS) != 0 && (1L << best & CORNERS) == 0);
        add(themes, PuzzleTheme.WIPE_OUT, value(candidate, true) == 64 || value(candidate, false) == -64);
        add(themes, PuzzleTheme.SWINDLE, isSwindle(candidate));
        add(themes, PuzzleTheme.QUIET_MOVE, isQuiet(board, best));
        add(themes, PuzzleTheme.EDGE_TRAP, isEdgeTrap(candidate));
        add(themes, PuzzleTheme.FORCED_PASS, after.moves() == 0 && after.pass().moves() != 0);
        add(themes, PuzzleTheme.FEW_FLIPS, isLeanest(board, best));
        add(themes, PuzzleTheme.COUNTING, nextValue(candidate) > 0 && value(candidate, true) < 64);
        add(themes, PuzzleTheme.LAST_FIVE, Long.bitCount(board.empties()) <= LAST);
        return themes;
    }

    private static void add(List<PuzzleTheme> themes, PuzzleTheme theme, boolean holds) {
        if (holds) {
            themes.add(theme);
        }
    }

    private static Board play(Board board, int square) {
        return board.play(square, board.flips(square));
    }

    private static int value(PuzzleCandidate candidate, boolean isBest) {
        return isBest
                ? candidate.values().stream().mapToInt(Integer::intValue).max().orElseThrow()
                : candidate.values().stream().mapToInt(Integer::intValue).min().orElseThrow();
    }

    private static int nextValue(PuzzleCandidate candidate) {
        int best = value(candidate, true);
        return candidate.values().stream()
                .filter(value -> value != best)
                .mapToInt(Integer::intValue)
                .max()
                .orElseThrow();
    }

    /** After the move every region of empties has an even number; some other move would leave an odd one; two regions at least. */
    private static boolean isParity(Board board, int best) {
        long empty = board.empties();
        long left = empty & ~(1L << best);
        if (left == 0 || SecondSolver.region(empty & -empty, empty) == empty || SecondSolver.odd(left) != 0) {
            return false;
        }
        for (long rest = board.moves(); rest != 0; rest &= rest - 1) {
            if (SecondSolver.odd(empty & ~(rest & -rest)) != 0) {
                return true;
            }
        }
        return false;
    }

    /** It alone does not lose, of four moves or more; what flips most and what leaves the opponent the fewest answers both lose. */
    private static boolean isSwindle(PuzzleCandidate candidate) {
        int best = candidate.best();
        boolean isOnly = value(candidate, true) >= 0 && nextValue(candidate) < 0;
        return isOnly
                && candidate.values().size() >= SWINDLE_MOVES
                && candidate.greediest() != best
                && tightest(candidate.board()) != best;
    }

    /** The move that leaves the opponent the fewest answers, the first of equal ones. */
    private static int tightest(Board board) {
        int fewest = Integer.MAX_VALUE;
        int tightest = -1;
        for (long rest = board.moves(); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int answers = Long.bitCount(play(board, square).moves());
            if (answers < fewest) {
                fewest = answers;
                tightest = square;
            }
        }
        return tightest;
    }

    /** No flipped disc touches an empty square after the move. */
    private static boolean isQuiet(Board board, int best) {
        long left = board.empties() & ~(1L << best);
        long flips = board.flips(best);
        for (long rest = flips; rest != 0; rest &= rest - 1) {
            long bit = rest & -rest;
            if (SecondSolver.region(bit, left | bit) != bit) {
                return false;
            }
        }
        return true;
    }

    private static boolean isLeanest(Board board, int best) {
        int flips = Long.bitCount(board.flips(best));
        for (long rest = board.moves() & ~(1L << best); rest != 0; rest &= rest - 1) {
            if (Long.bitCount(board.flips(Long.numberOfTrailingZeros(rest))) <= flips) {
                return false;
            }
        }
        return true;
    }

    /** The move touches an empty corner, and with best play its side takes that corner. */
    private boolean isEdgeTrap(PuzzleCandidate candidate) {
        Board board = candidate.board();
        int best = candidate.best();
        long corner = 0;
        for (long rest = CORNERS & board.empties(); rest != 0; rest &= rest - 1) {
            long bit = rest & -rest;
            corner |= bit != 1L << best && SecondSolver.region(bit, bit | 1L << best) != bit ? bit : 0;
        }
        return corner != 0 && takes(play(board, best), -value(candidate, true), corner);
    }

    /** Whether the side that has just moved takes one of these corners with best play of both, the other side to move now. */
    private boolean takes(Board from, int valueOfMover, long corners) {
        Board board = from;
        int value = valueOfMover;
        boolean isOpponent = true;
        while (board.moves() != 0 || board.pass().moves() != 0) {
            if (board.moves() == 0) {
                board = board.pass();
            } else {
                int square = best(board, value);
                if ((1L << square & corners) != 0) {
                    return !isOpponent;
                }
                board = play(board, square);
            }
            value = -value;
            isOpponent = !isOpponent;
        }
        return false;
    }

    private int best(Board board, int value) {
        for (long rest = board.moves(); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            Board after = play(board, square);
            if (-solver.solve(after.player(), after.opponent(), -value, -value + 1) >= value) {
                return square;
            }
        }
        throw new IllegalArgumentException("no move is worth " + value);
    }
}
