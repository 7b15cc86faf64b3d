package reversi.engine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Principal variation search for any variant. Values are hundredths of a disc. */
final class GeneralSearch {
    private static final int INFINITE = Bounds.INFINITE;
    private static final int MAX_PLIES = 256;
    private static final int MAX_MOVES = 256;

    /** From this depth on, the transposition table is used. */
    private static final int HASHED_DEPTH = 2;

    /** From this depth on, moves are ordered by the position they lead to; below, by their squares. */
    private static final int ORDERED_DEPTH = 3;

    /** From this depth on, ProbCut is used. */
    private static final int PROBCUT_DEPTH = 3;

    /** ProbCut searches may themselves use ProbCut up to this nesting. */
    private static final int MAX_NESTED_CUTS = 2;

    private final GeneralBoard board;
    private final GeneralEvaluator evaluation;

    /** Null where the evaluation has no margins. */
    private final @Nullable ProbCut probCut;

    private final TranspositionTable table;
    private final StopSignal stop;
    private final Goal goal;

    /** Move lists by ply, allocated when a ply is first reached. */
    private final int[][] squares = new int[MAX_PLIES][];

    private final int[][] scores = new int[MAX_PLIES][];
    private final int[] killers = new int[MAX_PLIES];
    private final int[] history = new int[Geometry.LIMIT];
    private long nodes;
    private long nextPoll;
    private boolean stopped;
    private int selectivity = ProbCut.NONE;
    private int nestedCuts;

    /** A search with the hand-set evaluation. */
    GeneralSearch(GeneralBoard board, TranspositionTable table, StopSignal stop, Goal goal) {
        this(board, new GeneralEvaluation(board, goal), null, table, stop, goal);
    }

    /** A search with trained weights, which must be those of the board's family. */
    GeneralSearch(
            GeneralBoard board, PatternWeights weights, ProbCut probCut, TranspositionTable table, StopSignal stop) {
        this(board, new GeneralPatternEvaluation(board, weights), probCut, table, stop, Goal.MOST);
    }

    private GeneralSearch(
            GeneralBoard board,
            GeneralEvaluator evaluation,
            @Nullable ProbCut probCut,
            TranspositionTable table,
            StopSignal stop,
            Goal goal) {
        this.board = board;
        this.evaluation = evaluation;
        this.probCut = probCut;
        this.table = table;
        this.stop = stop;
        this.goal = goal;
    }

    long nodes() {
        return nodes;
    }

    /**
     * The value for the side to move within alpha…beta, otherwise a bound (fail-soft), at a selectivity of {@link ProbCut}; meaningless
     * once stopped.
     */
    int search(int depth, int cutSelectivity, int alpha, int beta) {
        selectivity = probCut == null ? ProbCut.NONE : cutSelectivity;
        nestedCuts = 0;
        return searchNode(depth, alpha, beta, 0);
    }

    private int searchNode(int depth, int alpha, int beta, int ply) {
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
        long entry = depth >= HASHED_DEPTH ? table.probe(board.key(), board.otherKey()) : 0;
        int low = alpha;
        int high = beta;
        if (TranspositionTable.depth(entry) >= stored && TranspositionTable.selectivity(entry) >= selectivity) {
            int lower = TranspositionTable.lower(entry);
            int upper = TranspositionTable.upper(entry);
            if (lower >= high || lower == upper) {
                return lower;
            }
            if (upper <= low) {
                return upper;
            }
            low = Math.max(low, lower);
            high = Math.min(high, upper);
        }
        if (depth >= PROBCUT_DEPTH && high - low == 1 && selectivity < ProbCut.NONE && nestedCuts < MAX_NESTED_CUTS) {
            int cut = tryProbCut(depth, low, high, ply);
            if (cut != INFINITE) {
                return cut;
            }
        }
        if (squares[ply] == null) {
            squares[ply] = new int[MAX_MOVES];
            scores[ply] = new int[MAX_MOVES];
        }
        int count = board.moves(board.toMove(), squares[ply], 0);
        if (count == 0) {
            return pass(depth, alpha, beta, ply);
        }
        scoreMoves(count, depth, ply, TranspositionTable.move(entry));
        return depth == 1 && !solving
                ? searchLastPly(count, low, high, ply)
                : searchMoves(count, depth, stored, low, high, ply);
    }

    /**
     * The last ply, worth what {@link MidgameSearch#lastPlyValue} says; the position's own value stands in where it misses a null window by
     * ProbCut's margin.
     */
    private int searchLastPly(int count, int alpha, int beta, int ply) {
        int own = evaluation.value();
        ProbCut cuts = probCut;
        if (cuts != null && beta - alpha == 1 && selectivity < ProbCut.NONE) {
            int margin = cuts.margin(selectivity, board.empties(), 1, 0);
            if (own >= beta + margin || own <= alpha - margin) {
                return own > alpha ? beta : alpha;
            }
        }
        int best = -INFINITE;
        for (int i = 0; i < count; i++) {
            int square = pickBest(i, count, ply);
            nodes++;
            board.play(square);
            best = Math.max(best, -evaluation.value());
            board.takeBack();
            if (MidgameSearch.lastPlyValue(own, best) >= beta) {
                rememberRefutation(square, 1, ply);
                break;
            }
        }
        return MidgameSearch.lastPlyValue(own, best);
    }

    private void rememberRefutation(int square, int depth, int ply) {
        killers[ply] = square;
        history[square] = Math.min(1 << 20, history[square] + depth * depth);
    }

    /** The bound of a null window that a shallow search predicts; INFINITE if it predicts neither. */
    private int tryProbCut(int depth, int alpha, int beta, int ply) {
        ProbCut cuts = probCut;
        if (cuts == null) {
            return INFINITE;
        }
        int empties = board.empties();
        int shallow = ProbCut.shallowDepth(depth);
        int margin = cuts.margin(selectivity, empties, depth, shallow);
        int allowance = cuts.margin(selectivity, empties, depth, 0) / 2;
        int now = evaluation.value();
        nestedCuts++;
        int result = INFINITE;
        int target = beta + margin;
        if (now >= beta - allowance && searchNode(shallow, target - 1, target, ply) >= target) {
            result = beta;
        }
        target = alpha - margin;
        if (result == INFINITE && now <= alpha + allowance && searchNode(shallow, target, target + 1, ply) <= target) {
            result = alpha;
        }
        nestedCuts--;
        return stopped ? alpha : result;
    }

    private int pass(int depth, int alpha, int beta, int ply) {
        int side = board.toMove();
        int other = 3 - side;
        if (board.mobility(other) == 0) {
            return goal.result(board.count(side), board.count(other), board.empties());
        }
        board.pass();
        int value = -searchNode(depth, -beta, -alpha, ply);
        board.pass();
        return value;
    }

    private int searchMoves(int count, int depth, int stored, int alpha, int beta, int ply) {
        int best = -INFINITE;
        int bestMove = TranspositionTable.NO_MOVE;
        int floor = alpha;
        for (int i = 0; i < count; i++) {
            int square = pickBest(i, count, ply);
            board.play(square);
            int value;
            if (i == 0 || beta - floor == 1) {
                value = -searchNode(depth - 1, -beta, -floor, ply + 1);
            } else {
                value = -searchNode(depth - 1, -floor - 1, -floor, ply + 1);
                if (value > floor && value < beta) {
                    value = -searchNode(depth - 1, -beta, -floor, ply + 1);
                }
            }
            board.takeBack();
            if (stopped) {
                return Math.max(best, alpha);
            }
            if (value > best) {
                best = value;
                bestMove = square;
                if (value >= beta) {
                    rememberRefutation(square, depth, ply);
                    break;
                }
                floor = Math.max(floor, value);
            }
        }
        if (depth >= HASHED_DEPTH) {
            int lower = best > alpha ? best : -INFINITE;
            int upper = best < beta ? best : INFINITE;
            table.store(board.key(), board.otherKey(), stored, selectivity, lower, upper, bestMove);
        }
        return best;
    }

    /** Scores the moves of a ply for ordering. */
    private void scoreMoves(int count, int depth, int ply, int hashMove) {
        boolean playsAhead = depth >= ORDERED_DEPTH;
        for (int i = 0; i < count; i++) {
            int square = squares[ply][i];
            int score = 1000 - 10 * i + (killers[ply] == square ? 500 : 0) + Math.min(500, history[square] >> 6);
            if (square == hashMove) {
                score = Integer.MAX_VALUE;
            } else if (playsAhead) {
                nodes++;
                board.play(square);
                score -= depth >= board.empties() ? 150 * board.mobility(board.toMove()) : 2 * evaluation.value();
                board.takeBack();
            }
            scores[ply][i] = score;
        }
    }

    private int pickBest(int from, int count, int ply) {
        int[] rowSquares = squares[ply];
        int[] rowScores = scores[ply];
        int best = from;
        for (int i = from + 1; i < count; i++) {
            best = rowScores[i] > rowScores[best] ? i : best;
        }
        int square = rowSquares[best];
        rowSquares[best] = rowSquares[from];
        rowSquares[from] = square;
        rowScores[best] = rowScores[from];
        return square;
    }

    /** Prepares for a new root. */
    void start() {
        stopped = false;
        nextPoll = 0;
        Arrays.fill(killers, 0);
        Arrays.fill(history, 0);
    }
}
