package reversi.engine;

import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;

/** The result of a game with best play by the rules alone: no bitboards, no table, no order of moves. */
final class PlainNegamax {
    private PlainNegamax() {}

    /** The value for the side to move in hundredths of a disc. */
    static int value(Position position) {
        int best = Integer.MIN_VALUE;
        for (Move move : position.legalMoves()) {
            best = Math.max(best, -value(position.play(move).orThrow().after()));
        }
        return best == Integer.MIN_VALUE ? result(position) : best;
    }

    private static int result(Position position) {
        Disc mover = position.toMove();
        int lead = position.score().official(mover) - position.score().official(mover.other());
        return position.variant().fewestWins() ? -100 * lead : 100 * lead;
    }

    /** The value of an 8×8 board in discs, cut off only by the window; fast enough for a dozen empties. */
    static int value(Board board, int alpha, int beta) {
        long moves = board.moves();
        if (moves == 0) {
            return board.pass().moves() == 0
                    ? LastSquares.result(board.player(), board.opponent())
                    : -value(board.pass(), -beta, -alpha);
        }
        int best = -65;
        for (int index = 0; index < 64 && best < beta; index++) {
            if ((moves >>> index & 1) != 0) {
                Board after = board.play(index, flips(board, index));
                best = Math.max(best, -value(after, -beta, -Math.max(alpha, best)));
            }
        }
        return best;
    }

    /** The flips of a move, square by square. */
    static long flips(Board board, int index) {
        long flips = 0;
        for (int rise = -1; rise <= 1; rise++) {
            for (int run = -1; run <= 1; run++) {
                flips |= rise == 0 && run == 0 ? 0 : flips(board, index, run, rise);
            }
        }
        return flips;
    }

    private static long flips(Board board, int index, int run, int rise) {
        long row = 0;
        int file = (index & 7) + run;
        int rank = (index >> 3) + rise;
        while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
            long bit = 1L << (rank * 8 + file);
            if ((board.player() & bit) != 0) {
                return row;
            }
            if ((board.opponent() & bit) == 0) {
                return 0;
            }
            row |= bit;
            file += run;
            rank += rise;
        }
        return 0;
    }
}
