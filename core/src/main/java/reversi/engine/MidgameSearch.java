package reversi.engine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Principal variation search of positions on up to 8×8 squares. Values are hundredths of a disc. What is done for each position, in this
 * order ({@code docs/engine.md} says why):
 *
 * <ol>
 *   <li>the end of the game: left to the {@link Solver} where the depth reaches it
 *   <li>no depth left: the evaluation
 *   <li>a stop that was asked for, or a subtree that nobody needs any more
 *   <li>no move: a pass, or the result of the game
 *   <li>the last ply: the mean of the position's own value and its best reply's
 *   <li>the transposition table
 *   <li>ProbCut: a shallow search in place of the deep one
 *   <li>the list of moves, and what the table says of the positions that they lead to
 *   <li>hopeless moves are left out
 *   <li>the moves, best first, with other threads where some have nothing to do
 *   <li>what was found goes into the table
 * </ol>
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
final class MidgameSearch {
    private static final int MAX_PLIES = 64;

    /** From this depth on, the transposition table is used. */
    private static final int HASHED_DEPTH = 2;

    /** From this depth on, all children are probed before any is searched (enhanced transposition cutoff). */
    private static final int TRANSPOSITION_CUTOFF_DEPTH = 4;

    /** From this depth on, ProbCut is used. */
    private static final int PROBCUT_DEPTH = 3;

    /** The lead, in hundredths of a disc, from which on a shallow search sees too little of it. */
    private static final int GREAT_LEAD = 1_500;

    /** It misses one part in so many of what is beyond. */
    private static final int UNSEEN_SHARE = 3;

    /** ProbCut searches may themselves use ProbCut up to this nesting. */
    private static final int MAX_NESTED_CUTS = 2;

    /**
     * At this depth the value that the evaluation alone gives a move, by which the moves are ordered anyway, stands in for the search of
     * two plies where it misses the window by this share of ProbCut's margin; so does a position's own value for its last ply.
     */
    private static final int STATIC_CUT_DEPTH = 3;

    private static final int STATIC_CUT_PERCENT = 70;

    /** By how much the best of several replies by the evaluation alone is too good, as it is chosen among values that err. */
    static final int REPLY_OPTIMISM = 30;

    /** From this depth on, threads search the moves of a position together once the first has a value. */
    private static final int SPLIT_DEPTH = 5;

    /** From this depth on, a thread notices that nobody needs its subtree any more. */
    private static final int CANCEL_DEPTH = 4;

    private final Flips flips;
    private final Evaluation evaluation;
    private final Solver solver;
    private final TranspositionTable table;
    private final ProbCut probCut;
    private final SplitPoints splits;
    private final int thread;
    private final StopSignal stop;
    private final Goal goal;

    private final long squares;
    private final int squareCount;
    private final long corners;

    /** Whether the margins of ProbCut were fitted to this evaluation. */
    private final boolean cuts;

    private final MidgameMoves moveOrder;

    /** Its lists, a row for each ply. */
    private final MoveLists lists;

    /** By ply, the two moves that last refuted a position one ply before the depth was reached; they are tried there first. */
    private final int[] refutations = new int[2 * MAX_PLIES];

    private long nodes;
    private long nodesBefore;
    private long nextPoll;
    private boolean stopped;
    private int selectivity;
    private int nestedCuts;

    /** The split point in whose subtree it searches. */
    private @Nullable SplitPoint split;

    /** Thread {@code thread} of those that share the split points. */
    MidgameSearch(
            Family family,
            Flips flips,
            Evaluation evaluation,
            Solver solver,
            TranspositionTable table,
            ProbCut probCut,
            SplitPoints splits,
            int thread,
            StopSignal stop) {
        this.flips = flips;
        this.evaluation = evaluation;
        this.solver = solver;
        this.table = table;
        this.probCut = probCut;
        this.splits = splits;
        this.thread = thread;
        this.stop = stop;
        this.goal = family.goal();
        this.squares = family.squares();
        this.squareCount = family.squareCount();
        this.corners = family.diagonal(0);
        this.cuts = goal == Goal.MOST || evaluation instanceof PatternEvaluation;
        this.moveOrder = new MidgameMoves(family, flips, evaluation, MAX_PLIES);
        this.lists = moveOrder.lists;
    }

    /** Nodes searched since the engine was created, including the solver's. */
    long nodes() {
        return nodes + solver.nodes();
    }

    boolean isStopped() {
        return stopped;
    }

    /** Prepares for a new root, or to continue after a stop. */
    void start() {
        nodesBefore = nodes();
        stopped = false;
        split = null;
        nextPoll = 0;
        Arrays.fill(refutations, 0);
        solver.start();
    }

    /**
     * The value for the side to move if it is within alpha…beta, otherwise a bound (fail-soft), at a selectivity of {@link ProbCut}. A
     * depth of at least the number of empties gives the result of the game. Meaningless once stopped.
     */
    int search(long player, long opponent, int depth, int selectivity, int alpha, int beta) {
        evaluation.start(player, opponent);
        this.selectivity = cuts ? selectivity : ProbCut.NONE;
        this.nestedCuts = 0;
        return searchNode(player, opponent, depth, alpha, beta, 0);
    }

    /** Whether a search of a position is the solver's from the beginning. */
    boolean isSolved(long player, long opponent, int depth, int selectivity) {
        int empties = squareCount - Long.bitCount(player | opponent);
        return depth >= empties && solver.takes(empties, cuts ? selectivity : ProbCut.NONE);
    }

    private int searchNode(long player, long opponent, int depth, int alpha, int beta, int ply) {
        // 1. The end of the game.
        int empties = squareCount - Long.bitCount(player | opponent);
        if (depth >= empties && solver.takes(empties, selectivity)) {
            return solve(player, opponent, alpha, beta);
        }
        // 2. No depth left.
        nodes++;
        if (depth <= 0) {
            return evaluation.value(player, opponent);
        }
        // 3. A stop, or a subtree that nobody needs.
        if (stopped || nodes >= nextPoll) {
            nextPoll = nodes + StopSignal.POLL_NODES;
            stopped = stop.poll(nodes() - nodesBefore);
            if (stopped) {
                return alpha;
            }
        }
        if (split != null && depth >= CANCEL_DEPTH && splits.isCancelled(split)) {
            stopped = true;
            return alpha;
        }
        // 4. No move.
        long moves = BitMoves.moves(player, opponent) & squares;
        if (moves == 0) {
            return pass(player, opponent, depth, alpha, beta, ply);
        }
        // 5. The last ply.
        if (depth < HASHED_DEPTH) {
            return searchLastPly(player, opponent, moves, empties, alpha, beta, ply);
        }
        // 6. The transposition table.
        long entry = table.probe(player, opponent);
        int low = alpha;
        int high = beta;
        if (isSufficient(entry, depth, empties)) {
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
        // 7. ProbCut.
        if (depth >= PROBCUT_DEPTH && high - low == 1 && selectivity < ProbCut.NONE && nestedCuts < MAX_NESTED_CUTS) {
            int cut = tryProbCut(player, opponent, depth, low, high, empties, ply);
            if (cut != Bounds.INFINITE) {
                return cut;
            }
        }
        return searchMoves(player, opponent, moves, depth, low, high, ply, entry);
    }

    private boolean isSufficient(long entry, int depth, int empties) {
        int storedDepth = TranspositionTable.depth(entry);
        boolean deep = storedDepth == TranspositionTable.SOLVED || (storedDepth >= depth && depth < empties);
        return deep && TranspositionTable.selectivity(entry) >= selectivity;
    }

    private int solve(long player, long opponent, int alpha, int beta) {
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
        if ((BitMoves.moves(opponent, player) & squares) == 0) {
            int mine = Long.bitCount(player);
            int theirs = Long.bitCount(opponent);
            return goal.result(mine, theirs, squareCount - mine - theirs);
        }
        evaluation.pass();
        int value = -searchNode(opponent, player, depth, -beta, -alpha, ply);
        evaluation.pass();
        return value;
    }

    /**
     * The last ply: the mean of the position's own value and its best reply's, by the evaluation. What that gives whoever is to move counts
     * for one side in the one and for the other in the other, so that values hardly move from one depth to the next. No table; what refuted
     * other positions is tried first, then corners. The own value stands in for both where it misses the window by far.
     */
    private int searchLastPly(long player, long opponent, long moves, int empties, int alpha, int beta, int ply) {
        int own = evaluation.value(player, opponent, moves);
        if (beta - alpha == 1 && selectivity < ProbCut.NONE) {
            int margin = probCut.margin(selectivity, empties, 1, 0) * STATIC_CUT_PERCENT / 100;
            if (own >= beta + margin || own <= alpha - margin) {
                return own > alpha ? beta : alpha;
            }
        }
        int best = -Bounds.INFINITE;
        long rest = moves;
        while (rest != 0) {
            int square = nextAtLastPly(rest, ply);
            rest &= ~(1L << square);
            long flipped = flips.of(square, player, opponent);
            nodes++;
            int reply = -evaluation.valueAfter(square, flipped, opponent ^ flipped, player | flipped | 1L << square);
            if (reply > best) {
                best = reply;
                if (lastPlyValue(own, best) >= beta) {
                    rememberRefutation(square, ply);
                    break;
                }
            }
        }
        return lastPlyValue(own, best);
    }

    /** The mean of a position's own value and its best reply's, which is too good by {@link #REPLY_OPTIMISM}. */
    static int lastPlyValue(int own, int reply) {
        return (own - REPLY_OPTIMISM + reply) >> 1;
    }

    private int nextAtLastPly(long moves, int ply) {
        int latest = refutations[2 * ply];
        int former = refutations[2 * ply + 1];
        if ((moves >>> latest & 1) != 0) {
            return latest;
        }
        if ((moves >>> former & 1) != 0) {
            return former;
        }
        long corner = moves & corners;
        return Long.numberOfTrailingZeros(corner != 0 ? corner : moves);
    }

    private void rememberRefutation(int square, int ply) {
        if (refutations[2 * ply] != square) {
            refutations[2 * ply + 1] = refutations[2 * ply];
            refutations[2 * ply] = square;
        }
    }

    /** ProbCut: the bound of the window that a shallow search predicts; INFINITE if it predicts neither. */
    private int tryProbCut(long player, long opponent, int depth, int alpha, int beta, int empties, int ply) {
        boolean isToEnd = depth >= empties;
        int shallow = isToEnd ? ProbCut.shallowDepthToEnd(empties) : ProbCut.shallowDepth(depth);
        int margin = isToEnd
                ? probCut.marginToEnd(selectivity, empties, shallow)
                : probCut.margin(selectivity, empties, depth, shallow);
        int staticValue = evaluation.value(player, opponent);
        nestedCuts++;
        int result = Bounds.INFINITE;
        int target = (isToEnd ? betweenResults(alpha) : beta) + margin + unseenLead(-beta);
        if (target < FeatureEvaluation.LIMIT && staticValue >= beta) {
            int value = searchNode(player, opponent, shallow, target - 1, target, ply);
            if (!stopped && value >= target) {
                result = beta;
            }
        }
        target = (isToEnd ? betweenResults(alpha) : alpha) - margin - unseenLead(alpha);
        if (result == Bounds.INFINITE && !stopped && target > -FeatureEvaluation.LIMIT && staticValue <= alpha) {
            int value = searchNode(player, opponent, shallow, target, target + 1, ply);
            if (!stopped && value <= target) {
                result = alpha;
            }
        }
        nestedCuts--;
        return stopped ? alpha : result;
    }

    /** By how much more the margin must be to deny a great lead, of which a shallow search sees too little; nothing for a small one. */
    private static int unseenLead(int lead) {
        return Math.max(0, lead - GREAT_LEAD) / UNSEEN_SHARE;
    }

    /** Halfway between the greatest result up to alpha and the least above it: results are even numbers of discs. */
    private static int betweenResults(int alpha) {
        return Math.floorDiv(alpha, 200) * 200 + 100;
    }

    private int searchMoves(
            long player, long opponent, long moves, int depth, int alpha, int beta, int ply, long entry) {
        // 8. The moves, and what the table says of the positions that they lead to.
        int first = ply * MoveLists.ROW;
        int count = moveOrder.generate(player, opponent, moves, first, entry);
        if (depth >= TRANSPOSITION_CUTOFF_DEPTH && beta - alpha == 1) {
            int storedDepth = transpositionCutoff(player, opponent, depth, beta, first, count);
            if (storedDepth >= beta) {
                return storedDepth;
            }
        }
        // 9. Hopeless moves.
        int empties = squareCount - Long.bitCount(player | opponent);
        int best = -Bounds.INFINITE;
        if (depth == STATIC_CUT_DEPTH && beta - alpha == 1 && selectivity < ProbCut.NONE && depth < empties) {
            nodes += moveOrder.rank(player, opponent, depth, first, first + count);
            int margin = probCut.margin(selectivity, empties - 1, depth - 1, 0) * STATIC_CUT_PERCENT / 100;
            if (moveOrder.isAnyStaticValue(beta + margin, first, count)) {
                return beta;
            }
            int hopeful = moveOrder.dropHopeless(alpha - margin, first, count);
            best = hopeful < count ? alpha : best;
            count = hopeful;
        }
        // 10. The moves, best first.
        int bestMove = TranspositionTable.NO_MOVE;
        int floor = alpha;
        for (int next = first; next < first + count; next++) {
            nodes += moveOrder.pickBest(player, opponent, depth, next, first + count);
            if (depth >= SPLIT_DEPTH && next > first && next + 1 < first + count && splits.hasIdle(split)) {
                SplitPoint point = split(player, opponent, depth, alpha, beta, ply, next, first + count);
                point.add(best, bestMove);
                searchTogether(point);
                if (stopped) {
                    return alpha;
                }
                best = point.best();
                bestMove = point.bestMove();
                break;
            }
            int square = lists.squares[next];
            long flipped = lists.flips[next];
            evaluation.play(square, flipped);
            int value = searchMove(
                    opponent ^ flipped,
                    player | flipped | 1L << square,
                    depth,
                    floor,
                    beta,
                    ply,
                    best == -Bounds.INFINITE);
            evaluation.undo();
            if (stopped) {
                return Math.max(best, alpha);
            }
            if (value > best) {
                best = value;
                bestMove = square;
                if (value >= beta) {
                    break;
                }
                floor = Math.max(floor, value);
            }
        }
        // 11. What was found.
        int lower = best > alpha ? best : -Bounds.INFINITE;
        int upper = best < beta ? best : Bounds.INFINITE;
        int stored = depth >= empties ? TranspositionTable.SOLVED : depth;
        table.store(player, opponent, stored, selectivity, lower, upper, bestMove);
        return best;
    }

    /** The value of a move that was played; of all but the first of a position only whether it raises the floor, if it does not. */
    private int searchMove(
            long nextPlayer, long nextOpponent, int depth, int floor, int beta, int ply, boolean isFirst) {
        if (isFirst || beta - floor == 1) {
            return -searchNode(nextPlayer, nextOpponent, depth - 1, -beta, -floor, ply + 1);
        }
        int value = -searchNode(nextPlayer, nextOpponent, depth - 1, -floor - 1, -floor, ply + 1);
        return value > floor && value < beta && !stopped
                ? -searchNode(nextPlayer, nextOpponent, depth - 1, -beta, -floor, ply + 1)
                : value;
    }

    /** A split point of a position with its moves from…end-1. */
    private SplitPoint split(long player, long opponent, int depth, int alpha, int beta, int ply, int from, int end) {
        Board board = new Board(player, opponent);
        SplitPoint point = new SplitPoint(split, board, depth, ply, selectivity, nestedCuts, alpha, beta);
        for (int i = from; i < end; i++) {
            nodes += moveOrder.pickBest(player, opponent, depth, i, end);
            point.list(lists.squares[i], lists.flips[i]);
        }
        return point;
    }

    /** Searches an own split point with the threads that join, and waits for those that are needed. */
    private void searchTogether(SplitPoint point) {
        enter(point);
        searchMovesOf(point);
        point.close();
        helpBelow(point);
        leaveTo(point.parent);
    }

    /** Searches moves of a split point until none is left. */
    private void searchMovesOf(SplitPoint point) {
        int next = point.take();
        while (next >= 0) {
            int square = point.square(next);
            long flipped = point.flips(next);
            long nextPlayer = point.board.opponent() ^ flipped;
            long nextOpponent = point.board.player() | flipped | 1L << square;
            evaluation.play(square, flipped);
            int value = searchMove(nextPlayer, nextOpponent, point.depth, point.floor(), point.beta, point.ply, false);
            evaluation.undo();
            if (stopped) {
                return;
            }
            point.add(value, square);
            next = point.take();
        }
    }

    /** As a helper: searches at the others' split points until they are closed. */
    void help() {
        // Every split point's position is entered above this one.
        evaluation.start(0, 0);
        try {
            helpBelow(null);
        } finally {
            // If it breaks, nobody may wait for it.
            splits.close();
        }
    }

    /** Helps below an own split point until its helpers are gone (null: below any, until all are closed), unless it is stopped. */
    private void helpBelow(@Nullable SplitPoint own) {
        splits.beginIdle(thread);
        int idled = 0;
        while (!stopped && (own == null || own.hasHelpers())) {
            if (helpWithin(own)) {
                idled = 0;
            } else {
                splits.pause(idled++);
                stopped = stop.poll(nodes() - nodesBefore) || splits.isCancelled(own);
            }
        }
        splits.endIdle(thread);
    }

    /** Joins a split point below another one (null: any) and searches moves of it; false if there is none. */
    private boolean helpWithin(@Nullable SplitPoint above) {
        SplitPoint point = splits.join(thread, above);
        if (point == null) {
            return false;
        }
        splits.endIdle(thread);
        int cutsBefore = nestedCuts;
        nestedCuts = point.nestedCuts;
        selectivity = point.selectivity;
        enter(point);
        evaluation.enter(point.board.player(), point.board.opponent());
        searchMovesOf(point);
        evaluation.undo();
        nestedCuts = cutsBefore;
        leaveTo(above);
        point.leave();
        splits.beginIdle(thread);
        return true;
    }

    private void enter(@Nullable SplitPoint point) {
        split = point;
        splits.enter(thread, point);
    }

    /** Leaves a split point for the one in whose subtree this thread came to it, and goes on there if only the former is over. */
    private void leaveTo(@Nullable SplitPoint above) {
        enter(above);
        stopped = stopped && (stop.isStopped() || splits.isCancelled(above));
    }

    /** Enhanced transposition cutoff: the value of a child in the table that is at least beta; otherwise a value below beta. */
    private int transpositionCutoff(long player, long opponent, int depth, int beta, int first, int count) {
        int empties = squareCount - Long.bitCount(player | opponent);
        for (int i = first; i < first + count; i++) {
            long flipped = lists.flips[i];
            long entry = table.probe(opponent ^ flipped, player | flipped | 1L << lists.squares[i]);
            if (entry != 0 && isSufficient(entry, depth - 1, empties - 1)) {
                int value = -TranspositionTable.upper(entry);
                if (value >= beta) {
                    return value;
                }
            }
        }
        return -Bounds.INFINITE;
    }
}
