package reversi.engine;

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

    /** From this depth on every successor is looked up before any is searched. */
    private static final int LOOK_AHEAD_DEPTH = 4;

    /** From this depth on a shallow search may stand in for a deep one. */
    private static final int CUT_DEPTH = 3;

    /** A stand-in's own search may be replaced in its turn, but no further. */
    private static final int MOST_NESTED_CUTS = 2;

    /** From this depth on threads share the moves of a position. */
    private static final int SHARED_DEPTH = 6;

    private final Flips flips;
    private final Evaluation evaluation;
    private final EndgameSolver solver;
    private final TranspositionTable table;
    private final ProbCut probCut;
    private final AbdadaTable underway;
    private final StopSignal stop;
    private final Goal goal;

    /** Moves of the nodes on the way down, {@link #MOST_MOVES} a ply. */
    private final int[] square = new int[MOST_PLIES * MOST_MOVES];

    private final int[] order = new int[MOST_PLIES * MOST_MOVES];
    private final long[] flipped = new long[MOST_PLIES * MOST_MOVES];

    private long nodes;
    private long nodesBefore;
    private long nextPoll;
    private boolean stopped;
    private int selectivity;
    private int nestedCuts;

    MidgameSearch(
            Flips flips,
            Evaluation evaluation,
            EndgameSolver solver,
            TranspositionTable table,
            ProbCut probCut,
            AbdadaTable underway,
            StopSignal stop,
            Goal goal) {
        this.flips = flips;
        this.evaluation = evaluation;
        this.solver = solver;
        this.table = table;
        this.probCut = probCut;
        this.underway = underway;
        this.stop = stop;
        this.goal = goal;
    }

    /** Positions looked at since the engine began, the solver's included. */
    long nodes() {
        return nodes + solver.nodes();
    }

    /** Prepares for a new root, or to go on after a stop signal. */
    void start() {
        nodesBefore = nodes();
        stopped = false;
        nextPoll = 0;
        solver.start();
    }

    /**
     * The value for the side to move if it lies within alpha…beta, else a bound on its side of the window, as sure as a
     * selectivity (see {@link ProbCut}). A depth of at least the number of empties gives the result of the game. Worth
     * nothing if the stop signal has come.
     */
    int search(long player, long opponent, int depth, int selectivity, int alpha, int beta) {
        evaluation.start(player, opponent);
        this.selectivity = goal == Goal.MOST ? selectivity : ProbCut.NONE;
        this.nestedCuts = 0;
        return descend(player, opponent, depth, alpha, beta, 0);
    }

    private int descend(long player, long opponent, int depth, int alpha, int beta, int ply) {
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
            stopped = stop.poll(nodes() - nodesBefore);
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
        if (depth >= CUT_DEPTH && high - low == 1 && selectivity < ProbCut.NONE && nestedCuts < MOST_NESTED_CUTS) {
            int cut = cut(player, opponent, depth, low, high, empties, ply);
            if (cut != INFINITE) {
                return cut;
            }
        }
        return expand(player, opponent, moves, depth, low, high, ply, facts);
    }

    private boolean isEnough(long facts, int depth, int empties) {
        int known = TranspositionTable.depth(facts);
        boolean deep = known == TranspositionTable.SOLVED || (known >= depth && depth < empties);
        return deep && TranspositionTable.selectivity(facts) >= selectivity;
    }

    private int solved(long player, long opponent, int alpha, int beta) {
        int low = Math.max(-64, Math.floorDiv(alpha, 100));
        int high = Math.min(64, -Math.floorDiv(-beta, 100));
        if (low >= high) {
            low = Math.min(low, 63);
            high = low + 1;
        }
        int discs = solver.solve(player, opponent, low, high, selectivity);
        stopped = stopped || stop.isStopped();
        return 100 * discs;
    }

    private int pass(long player, long opponent, int depth, int alpha, int beta, int ply) {
        if (BitMoves.moves(opponent, player) == 0) {
            int mine = Long.bitCount(player);
            int theirs = Long.bitCount(opponent);
            return goal.result(mine, theirs, 64 - mine - theirs);
        }
        evaluation.pass();
        int value = -descend(opponent, player, depth, -beta, -alpha, ply);
        evaluation.pass();
        return value;
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
            evaluation.play(on, won);
            int value = -evaluation.value(opponent ^ won, player | won | 1L << on);
            evaluation.undo();
            if (value > best) {
                best = value;
                if (value >= beta) {
                    return value;
                }
            }
        }
        return best;
    }

    /** A bound of the window that a shallow search makes likely enough; INFINITE where it doesn't. */
    private int cut(long player, long opponent, int depth, int alpha, int beta, int empties, int ply) {
        int shallow = ProbCut.shallowDepth(depth);
        int margin = probCut.margin(selectivity, empties, depth, shallow);
        int guess = evaluation.value(player, opponent);
        int allowance = probCut.margin(selectivity, empties, depth, 0) / 2;
        int kept = selectivity;
        nestedCuts++;
        int result = INFINITE;
        int target = beta + margin;
        if (target < FeatureEvaluation.LIMIT && guess >= beta - allowance) {
            int value = descend(player, opponent, shallow, target - 1, target, ply);
            if (!stopped && value >= target) {
                result = beta;
            }
        }
        target = alpha - margin;
        if (result == INFINITE && !stopped && target > -FeatureEvaluation.LIMIT && guess <= alpha + allowance) {
            int value = descend(player, opponent, shallow, target, target + 1, ply);
            if (!stopped && value <= target) {
                result = alpha;
            }
        }
        nestedCuts--;
        selectivity = kept;
        return stopped ? alpha : result;
    }

    private int expand(long player, long opponent, long moves, int depth, int alpha, int beta, int ply, long facts) {
        int first = ply * MOST_MOVES;
        int count = list(player, opponent, moves, depth, ply, facts);
        if (depth >= LOOK_AHEAD_DEPTH && beta - alpha == 1) {
            int known = lookAhead(player, opponent, depth, beta, first, count);
            if (known >= beta) {
                return known;
            }
        }
        boolean sharing = depth >= SHARED_DEPTH && underway.isShared();
        int best = -INFINITE;
        int bestMove = TranspositionTable.NO_MOVE;
        int floor = alpha;
        int next = 0;
        long later = 0;
        while (next < count || later != 0) {
            int i = next;
            boolean isNew = next < count;
            if (isNew) {
                pick(first + next++, first + count);
            } else {
                i = Long.numberOfTrailingZeros(later);
                later &= later - 1;
            }
            int on = square[first + i];
            long won = flipped[first + i];
            long nextPlayer = opponent ^ won;
            long nextOpponent = player | won | 1L << on;
            if (sharing) {
                if (isNew && i > 0 && underway.isAt(nextPlayer, nextOpponent, depth)) {
                    later |= 1L << i;
                    continue;
                }
                underway.begin(nextPlayer, nextOpponent, depth);
            }
            evaluation.play(on, won);
            int value;
            if (best == -INFINITE || beta - floor == 1) {
                value = -descend(nextPlayer, nextOpponent, depth - 1, -beta, -floor, ply + 1);
            } else {
                value = -descend(nextPlayer, nextOpponent, depth - 1, -floor - 1, -floor, ply + 1);
                if (value > floor && value < beta && !stopped) {
                    value = -descend(nextPlayer, nextOpponent, depth - 1, -beta, -floor, ply + 1);
                }
            }
            evaluation.undo();
            if (sharing) {
                underway.end(nextPlayer, nextOpponent, depth);
            }
            if (stopped) {
                return Math.max(best, alpha);
            }
            if (value > best) {
                best = value;
                bestMove = on;
                if (value >= beta) {
                    break;
                }
                floor = Math.max(floor, value);
            }
        }
        int lower = best > alpha ? best : -INFINITE;
        int upper = best < beta ? best : INFINITE;
        int empties = 64 - Long.bitCount(player | opponent);
        int stored = depth >= empties ? TranspositionTable.SOLVED : depth;
        table.store(player, opponent, stored, selectivity, lower, upper, bestMove);
        return best;
    }

    /** Whether the table already knows a successor that refutes: its value, else a number below beta. */
    private int lookAhead(long player, long opponent, int depth, int beta, int first, int count) {
        int empties = 64 - Long.bitCount(player | opponent);
        for (int i = first; i < first + count; i++) {
            long won = flipped[i];
            long facts = table.find(opponent ^ won, player | won | 1L << square[i]);
            if (facts != 0 && isEnough(facts, depth - 1, empties - 1)) {
                int value = -TranspositionTable.upper(facts);
                if (value >= beta) {
                    return value;
                }
            }
        }
        return -INFINITE;
    }

    private int list(long player, long opponent, long moves, int depth, int ply, long facts) {
        int hashMove = TranspositionTable.move(facts);
        int secondMove = TranspositionTable.secondMove(facts);
        int at = ply * MOST_MOVES;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int on = Long.numberOfTrailingZeros(rest);
            long won = flips.of(on, player, opponent);
            square[at] = on;
            flipped[at] = won;
            if (on == hashMove) {
                order[at] = Integer.MAX_VALUE;
            } else if (on == secondMove) {
                order[at] = Integer.MAX_VALUE - 1;
            } else {
                order[at] = promise(player, opponent, on, won, depth);
            }
            at++;
        }
        return at - ply * MOST_MOVES;
    }

    /** How soon to try a move. */
    private int promise(long player, long opponent, int on, long won, int depth) {
        long nextPlayer = opponent ^ won;
        long nextOpponent = player | won | 1L << on;
        int promise;
        if (depth >= EVALUATED_DEPTH) {
            nodes++;
            evaluation.play(on, won);
            promise = -evaluation.value(nextPlayer, nextOpponent);
            evaluation.undo();
        } else {
            long replies = BitMoves.moves(nextPlayer, nextOpponent);
            promise = -60 * (Long.bitCount(replies) + 2 * Long.bitCount(replies & CORNERS));
            promise += (CORNERS >>> on & 1) != 0 ? 600 : (X_SQUARES >>> on & 1) != 0 ? -300 : 0;
        }
        return promise;
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
