package reversi.engine;

import java.util.Arrays;

/** Looks ahead a number of plies on an 8×8 board by principal-variation search. Values are hundredths of a disc. */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
final class MidgameSearch {
    /** No value reaches this. */
    static final int INFINITE = 30_000;

    private static final int MOST_MOVES = 36;
    private static final int MOST_PLIES = 64;
    private static final long CORNERS = 0x8100000000000081L;
    private static final long X_SQUARES = 0x0042000000004200L;

    /** From this depth on the table is worth its time. */
    private static final int HASHED_DEPTH = 2;

    /** From this depth on moves are ordered by the evaluation, below by mobility alone. */
    private static final int EVALUATED_DEPTH = 3;

    private final Flips flips;
    private final Evaluation evaluation;
    private final EndgameSolver solver;
    private final TranspositionTable table;
    private final StopSignal stop;
    private final Goal goal;

    /** Moves of the nodes on the way down, {@link #MOST_MOVES} a ply. */
    private final int[] square = new int[MOST_PLIES * MOST_MOVES];

    private final int[] order = new int[MOST_PLIES * MOST_MOVES];
    private final long[] flipped = new long[MOST_PLIES * MOST_MOVES];

    /** By ply: the moves that last refuted something there; by square: how often a move refuted. */
    private final int[] killers = new int[2 * MOST_PLIES];

    private final int[] history = new int[64];

    private long nodes;
    private long nextPoll;
    private boolean stopped;

    MidgameSearch(
            Flips flips,
            Evaluation evaluation,
            EndgameSolver solver,
            TranspositionTable table,
            StopSignal stop,
            Goal goal) {
        this.flips = flips;
        this.evaluation = evaluation;
        this.solver = solver;
        this.table = table;
        this.stop = stop;
        this.goal = goal;
    }

    /** Positions looked at since the engine began, the solver's included. */
    long nodes() {
        return nodes + solver.nodes();
    }

    /** Prepares for a new root: forgets what was special about the last one. */
    void start() {
        stopped = false;
        nextPoll = 0;
        solver.start();
        Arrays.fill(killers, -1);
        Arrays.fill(history, 0);
    }

    /**
     * The value for the side to move if it lies within alpha…beta, else a bound on its side of the window. A depth of at
     * least the number of empties gives the result of the game. Worth nothing if the stop signal has come.
     */
    int search(long player, long opponent, int depth, int alpha, int beta) {
        return search(player, opponent, depth, alpha, beta, 0);
    }

    private int search(long player, long opponent, int depth, int alpha, int beta, int ply) {
        int empties = 64 - Long.bitCount(player | opponent);
        if (depth >= empties && goal == Goal.MOST) {
            return solved(player, opponent, alpha, beta);
        }
        nodes++;
        if (depth <= 0) {
            return evaluation.value(player, opponent);
        }
        if (stopped || nodes >= nextPoll) {
            nextPoll = nodes + StopSignal.POLL_NODES;
            stopped = stop.poll(nodes());
            if (stopped) {
                return alpha;
            }
        }
        long moves = BitMoves.moves(player, opponent);
        if (moves == 0) {
            return pass(player, opponent, depth, alpha, beta, ply);
        }
        if (depth < HASHED_DEPTH) {
            return last(player, opponent, moves, beta);
        }
        long facts = table.find(player, opponent);
        int low = alpha;
        int high = beta;
        if (isEnough(facts, depth, empties)) {
            int lower = TranspositionTable.lower(facts);
            int upper = TranspositionTable.upper(facts);
            if (lower >= high || lower == upper) {
                return lower;
            }
            if (upper <= low) {
                return upper;
            }
            low = Math.max(low, lower);
            high = Math.min(high, upper);
        }
        return expand(player, opponent, moves, depth, low, high, ply, TranspositionTable.move(facts));
    }

    private static boolean isEnough(long facts, int depth, int empties) {
        int known = TranspositionTable.depth(facts);
        return known == TranspositionTable.SOLVED || (known >= depth && depth < empties);
    }

    private int solved(long player, long opponent, int alpha, int beta) {
        int low = Math.max(-64, Math.floorDiv(alpha, 100));
        int high = Math.min(64, -Math.floorDiv(-beta, 100));
        if (low >= high) {
            low = Math.min(low, 63);
            high = low + 1;
        }
        int discs = solver.solve(player, opponent, low, high);
        stopped = stopped || stop.isStopped();
        return 100 * discs;
    }

    private int pass(long player, long opponent, int depth, int alpha, int beta, int ply) {
        if (BitMoves.moves(opponent, player) == 0) {
            int mine = Long.bitCount(player);
            int theirs = Long.bitCount(opponent);
            return goal.result(mine, theirs, 64 - mine - theirs);
        }
        return -search(opponent, player, depth, -beta, -alpha, ply);
    }

    /** One ply before the evaluation: no table, no order but corners first. */
    private int last(long player, long opponent, long moves, int beta) {
        int best = -INFINITE;
        long rest = moves;
        while (rest != 0) {
            long corner = rest & CORNERS;
            int on = Long.numberOfTrailingZeros(corner != 0 ? corner : rest);
            rest &= ~(1L << on);
            long won = flips.of(on, player, opponent);
            nodes++;
            int value = -evaluation.value(opponent ^ won, player | won | 1L << on);
            if (value > best) {
                best = value;
                if (value >= beta) {
                    return value;
                }
            }
        }
        return best;
    }

    private int expand(long player, long opponent, long moves, int depth, int alpha, int beta, int ply, int hashMove) {
        int first = ply * MOST_MOVES;
        int count = list(player, opponent, moves, depth, ply, hashMove);
        int best = -INFINITE;
        int bestMove = TranspositionTable.NO_MOVE;
        int floor = alpha;
        for (int i = 0; i < count; i++) {
            pick(first + i, first + count);
            int on = square[first + i];
            long won = flipped[first + i];
            long nextPlayer = opponent ^ won;
            long nextOpponent = player | won | 1L << on;
            int value;
            if (i == 0 || beta - floor == 1) {
                value = -search(nextPlayer, nextOpponent, depth - 1, -beta, -floor, ply + 1);
            } else {
                value = -search(nextPlayer, nextOpponent, depth - 1, -floor - 1, -floor, ply + 1);
                if (value > floor && value < beta) {
                    value = -search(nextPlayer, nextOpponent, depth - 1, -beta, -floor, ply + 1);
                }
            }
            if (stopped) {
                return Math.max(best, alpha);
            }
            if (value > best) {
                best = value;
                bestMove = on;
                if (value >= beta) {
                    refuted(on, ply, depth);
                    break;
                }
                floor = Math.max(floor, value);
            }
        }
        int lower = best > alpha ? best : -INFINITE;
        int upper = best < beta ? best : INFINITE;
        int empties = 64 - Long.bitCount(player | opponent);
        int stored = depth >= empties ? TranspositionTable.SOLVED : depth;
        table.store(player, opponent, stored, lower, upper, bestMove);
        return best;
    }

    private void refuted(int on, int ply, int depth) {
        if (killers[2 * ply] != on) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = on;
        }
        history[on] += depth * depth;
        if (history[on] > 1 << 20) {
            for (int i = 0; i < 64; i++) {
                history[i] >>= 1;
            }
        }
    }

    private int list(long player, long opponent, long moves, int depth, int ply, int hashMove) {
        int at = ply * MOST_MOVES;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int on = Long.numberOfTrailingZeros(rest);
            long won = flips.of(on, player, opponent);
            square[at] = on;
            flipped[at] = won;
            order[at] = on == hashMove
                    ? Integer.MAX_VALUE
                    : promise(opponent ^ won, player | won | 1L << on, on, depth, ply);
            at++;
        }
        return at - ply * MOST_MOVES;
    }

    /** How soon to try a move, from the position after it, in which the player is the one to reply. */
    private int promise(long player, long opponent, int on, int depth, int ply) {
        int promise;
        if (depth >= EVALUATED_DEPTH) {
            nodes++;
            promise = -evaluation.value(player, opponent);
        } else {
            long replies = BitMoves.moves(player, opponent);
            promise = -60 * (Long.bitCount(replies) + 2 * Long.bitCount(replies & CORNERS));
            promise += (CORNERS >>> on & 1) != 0 ? 600 : (X_SQUARES >>> on & 1) != 0 ? -300 : 0;
        }
        if (killers[2 * ply] == on) {
            promise += 200;
        } else if (killers[2 * ply + 1] == on) {
            promise += 100;
        }
        return promise + Math.min(200, history[on] >> 8);
    }

    /** Brings the most promising of the moves from..end to the front. */
    private void pick(int from, int end) {
        int best = from;
        for (int i = from + 1; i < end; i++) {
            best = order[i] > order[best] ? i : best;
        }
        if (best != from) {
            int on = square[from];
            long won = flipped[from];
            square[from] = square[best];
            flipped[from] = flipped[best];
            order[best] = order[from];
            square[best] = on;
            flipped[best] = won;
        }
    }
}
