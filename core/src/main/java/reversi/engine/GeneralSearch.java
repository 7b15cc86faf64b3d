package reversi.engine;

import java.util.Arrays;

/** Looks ahead on a board of any variant by principal-variation search. Values are hundredths of a disc. */
final class GeneralSearch {
    private static final int INFINITE = MidgameSearch.INFINITE;
    private static final int MOST_PLIES = 256;
    private static final int MOST_MOVES = 256;

    /** Below this depth the table costs more than it saves. */
    private static final int HASHED_DEPTH = 2;

    /** From this depth on moves are ordered by what they lead to, below by their squares alone. */
    private static final int ORDERED_DEPTH = 3;

    private final GeneralBoard board;
    private final GeneralEvaluation evaluation;
    private final TranspositionTable table;
    private final StopSignal stop;
    private final Goal goal;

    /** By ply: the list of moves there, made when the ply is first reached. */
    private final int[][] square = new int[MOST_PLIES][];

    private final int[][] order = new int[MOST_PLIES][];
    private final int[] killers = new int[MOST_PLIES];
    private final int[] history = new int[Geometry.LIMIT];
    private long nodes;
    private long nextPoll;
    private boolean stopped;

    GeneralSearch(GeneralBoard board, TranspositionTable table, StopSignal stop, Goal goal) {
        this.board = board;
        this.evaluation = new GeneralEvaluation(board, goal);
        this.table = table;
        this.stop = stop;
        this.goal = goal;
    }

    /** Positions looked at so far. */
    long nodes() {
        return nodes;
    }

    /** The value for the side to move within alpha…beta, else a bound; worth nothing if the stop signal has come. */
    int search(int depth, int alpha, int beta, int ply) {
        nodes++;
        if (depth <= 0) {
            return evaluation.value();
        }
        if (stopped || nodes >= nextPoll) {
            nextPoll = nodes + StopSignal.POLL_NODES / 4;
            stopped = stop.poll(nodes);
            if (stopped) {
                return alpha;
            }
        }
        boolean solving = depth >= board.empties();
        int stored = solving ? TranspositionTable.SOLVED : Math.min(depth, TranspositionTable.SOLVED - 1);
        long facts = depth >= HASHED_DEPTH ? table.find(board.key(), board.otherKey()) : 0;
        int low = alpha;
        int high = beta;
        if (TranspositionTable.depth(facts) >= stored) {
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
        if (square[ply] == null) {
            square[ply] = new int[MOST_MOVES];
            order[ply] = new int[MOST_MOVES];
        }
        int count = board.moves(board.toMove(), square[ply], 0);
        if (count == 0) {
            return pass(depth, alpha, beta, ply);
        }
        rate(count, depth, ply, TranspositionTable.move(facts));
        return expand(count, depth, stored, low, high, ply);
    }

    private int pass(int depth, int alpha, int beta, int ply) {
        int side = board.toMove();
        int other = 3 - side;
        if (board.mobility(other) == 0) {
            return goal.result(board.count(side), board.count(other), board.empties());
        }
        board.pass();
        int value = -search(depth, -beta, -alpha, ply);
        board.pass();
        return value;
    }

    private int expand(int count, int depth, int stored, int alpha, int beta, int ply) {
        int best = -INFINITE;
        int bestMove = TranspositionTable.NO_MOVE;
        int floor = alpha;
        for (int i = 0; i < count; i++) {
            int on = pick(i, count, ply);
            board.play(on);
            int value;
            if (i == 0 || beta - floor == 1) {
                value = -search(depth - 1, -beta, -floor, ply + 1);
            } else {
                value = -search(depth - 1, -floor - 1, -floor, ply + 1);
                if (value > floor && value < beta) {
                    value = -search(depth - 1, -beta, -floor, ply + 1);
                }
            }
            board.takeBack();
            if (stopped) {
                return Math.max(best, alpha);
            }
            if (value > best) {
                best = value;
                bestMove = on;
                if (value >= beta) {
                    killers[ply] = on;
                    history[on] = Math.min(1 << 20, history[on] + depth * depth);
                    break;
                }
                floor = Math.max(floor, value);
            }
        }
        if (depth >= HASHED_DEPTH) {
            int lower = best > alpha ? best : -INFINITE;
            int upper = best < beta ? best : INFINITE;
            table.store(board.key(), board.otherKey(), stored, lower, upper, bestMove);
        }
        return best;
    }

    /** Rates the moves of a ply by how soon to try them. */
    private void rate(int count, int depth, int ply, int hashMove) {
        boolean fewReplies = depth >= ORDERED_DEPTH;
        for (int i = 0; i < count; i++) {
            int on = square[ply][i];
            int promise = 1000 - 10 * i + (killers[ply] == on ? 500 : 0) + Math.min(500, history[on] >> 6);
            if (on == hashMove) {
                promise = Integer.MAX_VALUE;
            } else if (fewReplies) {
                nodes++;
                board.play(on);
                promise -= depth >= board.empties() ? 150 * board.mobility(board.toMove()) : 2 * evaluation.value();
                board.takeBack();
            }
            order[ply][i] = promise;
        }
    }

    private int pick(int from, int count, int ply) {
        int[] squares = square[ply];
        int[] promises = order[ply];
        int best = from;
        for (int i = from + 1; i < count; i++) {
            best = promises[i] > promises[best] ? i : best;
        }
        int on = squares[best];
        squares[best] = squares[from];
        squares[from] = on;
        promises[best] = promises[from];
        return on;
    }

    /** Forgets what was special about an earlier root. */
    void start() {
        stopped = false;
        nextPoll = 0;
        Arrays.fill(killers, 0);
        Arrays.fill(history, 0);
    }
}
