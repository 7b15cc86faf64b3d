package reversi.engine;

/** Finds the result of 8×8 games with best play, in discs with the empties to the winner. */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
final class EndgameSolver {
    /** Below this many empties the hash table costs more than it saves. */
    private static final int HASHED_EMPTIES = 8;

    /** From here on every successor is looked up before any is searched. */
    private static final int LOOK_AHEAD_EMPTIES = 10;

    /** From here on the evaluation helps to order moves. */
    private static final int EVALUATED_EMPTIES = 12;

    /** Hundredths of a disc that count as much as a sixteenth of a reply, found by counting nodes of FFO positions. */
    private static final int EVALUATION_SHARE = 6;

    private static final int MOST_MOVES = 36;
    private static final long CORNERS = 0x8100000000000081L;
    private static final int WON = 64;

    private final Flips flips;
    private final Stability stability;
    private final LastSquares last;
    private final TranspositionTable table;
    private final Evaluation evaluation;
    private final StopSignal stop;

    /** Moves of the nodes on the way down: {@link #MOST_MOVES} for each number of empties, passes sharing theirs. */
    private final int[] square = new int[64 * MOST_MOVES];

    private final int[] order = new int[64 * MOST_MOVES];
    private final long[] flipped = new long[64 * MOST_MOVES];

    private long nodes;
    private long nextPoll;
    private boolean stopped;

    EndgameSolver(Flips flips, Stability stability, TranspositionTable table, Evaluation evaluation, StopSignal stop) {
        this.flips = flips;
        this.stability = stability;
        this.last = new LastSquares(flips);
        this.table = table;
        this.evaluation = evaluation;
        this.stop = stop;
    }

    /** Positions looked at since the engine began. */
    long nodes() {
        return nodes + last.nodes();
    }

    /** Forgets that an earlier search was stopped, and looks at the clock soon. */
    void start() {
        stopped = false;
        nextPoll = 0;
    }

    /**
     * The result for the side to move if it lies within alpha…beta, else a bound on its side of the window. Worth nothing if
     * the stop signal has come.
     */
    int solve(long player, long opponent, int alpha, int beta) {
        int empties = 64 - Long.bitCount(player | opponent);
        return search(player, opponent, alpha, beta, empties);
    }

    private int search(long player, long opponent, int alpha, int beta, int empties) {
        if (empties >= HASHED_EMPTIES) {
            return deep(player, opponent, alpha, beta, empties);
        }
        if (empties > 4) {
            return shallow(player, opponent, alpha, beta, empties);
        }
        return empties == 4 ? last.four(player, opponent, alpha, beta) : fewer(player, opponent, alpha, beta);
    }

    /** Plain search for a root that has three empties or fewer, or the rare game that ends early. */
    private int fewer(long player, long opponent, int alpha, int beta) {
        nodes++;
        long moves = BitMoves.moves(player, opponent);
        if (moves == 0) {
            return BitMoves.moves(opponent, player) == 0
                    ? LastSquares.result(player, opponent)
                    : -fewer(opponent, player, -beta, -alpha);
        }
        int best = -WON - 1;
        for (long rest = moves; rest != 0 && best < beta; rest &= rest - 1) {
            int on = Long.numberOfTrailingZeros(rest);
            long won = flips.of(on, player, opponent);
            best = Math.max(best, -fewer(opponent ^ won, player | won | 1L << on, -beta, -Math.max(alpha, best)));
        }
        return best;
    }

    /** Five to seven empties: odd quadrants first, no table. */
    private int shallow(long player, long opponent, int alpha, int beta, int empties) {
        nodes++;
        int cap = stableCap(player, opponent, alpha, empties);
        if (cap <= alpha) {
            return cap;
        }
        long moves = BitMoves.moves(player, opponent);
        if (moves == 0) {
            return BitMoves.moves(opponent, player) == 0
                    ? LastSquares.result(player, opponent)
                    : -shallow(opponent, player, -beta, -alpha, empties);
        }
        long odd = BitMoves.oddQuadrants(~(player | opponent));
        int best = -WON - 1;
        int floor = alpha;
        long rest = moves & odd;
        long later = moves & ~odd;
        while (true) {
            if (rest == 0) {
                if (later == 0) {
                    return best;
                }
                rest = later;
                later = 0;
            }
            long corner = rest & CORNERS;
            int on = Long.numberOfTrailingZeros(corner != 0 ? corner : rest);
            rest &= ~(1L << on);
            long won = flips.of(on, player, opponent);
            long nextPlayer = opponent ^ won;
            long nextOpponent = player | won | 1L << on;
            int value = empties == 5
                    ? -last.four(nextPlayer, nextOpponent, -beta, -floor)
                    : -shallow(nextPlayer, nextOpponent, -beta, -floor, empties - 1);
            if (value > best) {
                best = value;
                if (value >= beta) {
                    return value;
                }
                floor = Math.max(floor, value);
            }
        }
    }

    /** The most that the opponent's stable discs leave, or {@link #WON} where they can't reach down to alpha. */
    private int stableCap(long player, long opponent, int alpha, int empties) {
        // A quick look first: few discs are stable while the opponent has few, or many squares are empty.
        if (alpha < stableThreshold(empties)) {
            return WON;
        }
        return WON - 2 * Long.bitCount(stability.stable(opponent, player));
    }

    private static int stableThreshold(int empties) {
        return empties < 10 ? 2 * empties - 2 : 2 * empties;
    }

    private int deep(long player, long opponent, int alpha, int beta, int empties) {
        nodes++;
        if (stopped || nodes + last.nodes() >= nextPoll) {
            nextPoll = nodes + last.nodes() + StopSignal.POLL_NODES;
            stopped = stop.poll(nodes());
            if (stopped) {
                return alpha;
            }
        }
        int cap = stableCap(player, opponent, alpha, empties);
        if (cap <= alpha) {
            return cap;
        }
        long facts = table.find(player, opponent);
        int low = alpha;
        int high = beta;
        if (TranspositionTable.isSolved(facts, ProbCut.NONE)) {
            int lower = TranspositionTable.lower(facts) / 100;
            int upper = TranspositionTable.upper(facts) / 100;
            if (lower >= high || lower == upper) {
                return lower;
            }
            if (upper <= low) {
                return upper;
            }
            low = Math.max(low, lower);
            high = Math.min(high, upper);
        }
        long moves = BitMoves.moves(player, opponent);
        if (moves == 0) {
            return BitMoves.moves(opponent, player) == 0
                    ? LastSquares.result(player, opponent)
                    : -deep(opponent, player, -beta, -alpha, empties);
        }
        return expand(player, opponent, moves, low, high, empties, TranspositionTable.move(facts));
    }

    private int expand(long player, long opponent, long moves, int alpha, int beta, int empties, int hashMove) {
        int first = empties * MOST_MOVES;
        int count = list(player, opponent, moves, empties, hashMove);
        if (count < 0) {
            return WON;
        }
        if (empties >= LOOK_AHEAD_EMPTIES) {
            int known = lookAhead(player, opponent, beta, first, count);
            if (known >= beta) {
                return known;
            }
        }
        int best = -WON - 1;
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
                value = -search(nextPlayer, nextOpponent, -beta, -floor, empties - 1);
            } else {
                value = -search(nextPlayer, nextOpponent, -floor - 1, -floor, empties - 1);
                if (value > floor && value < beta) {
                    value = -search(nextPlayer, nextOpponent, -beta, -value, empties - 1);
                }
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
        int lower = best > alpha ? best : -WON;
        int upper = best < beta ? best : WON;
        table.store(player, opponent, TranspositionTable.SOLVED, lower * 100, upper * 100, bestMove);
        return best;
    }

    /** Lists the moves with their order; -1 where one of them takes every disc. */
    private int list(long player, long opponent, long moves, int empties, int hashMove) {
        long odd = BitMoves.oddQuadrants(~(player | opponent));
        int at = empties * MOST_MOVES;
        int count = 0;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int on = Long.numberOfTrailingZeros(rest);
            long won = flips.of(on, player, opponent);
            if (won == opponent) {
                return -1;
            }
            square[at + count] = on;
            flipped[at + count] = won;
            order[at + count] = on == hashMove
                    ? Integer.MAX_VALUE
                    : promise(opponent ^ won, player | won | 1L << on, on, odd, empties);
            count++;
        }
        return count;
    }

    /** How soon to try a move, from the position after it, in which the player is the one to reply. */
    private int promise(long player, long opponent, int on, long odd, int empties) {
        long replies = BitMoves.moves(player, opponent);
        int promise = -16 * (Long.bitCount(replies) + Long.bitCount(replies & CORNERS));
        if ((odd >>> on & 1) != 0) {
            promise += empties < EVALUATED_EMPTIES ? 12 : 4;
        }
        promise += (CORNERS >>> on & 1) != 0 ? 16 : 0;
        if (empties >= EVALUATED_EMPTIES) {
            promise -= evaluation.value(player, opponent) / EVALUATION_SHARE;
        } else {
            long frontier = BitMoves.around(opponent) & ~(player | opponent);
            promise -= 2 * Long.bitCount(frontier);
        }
        return promise;
    }

    /** Whether the table already knows a successor that refutes: its value, else a number below beta. */
    private int lookAhead(long player, long opponent, int beta, int first, int count) {
        for (int i = first; i < first + count; i++) {
            long won = flipped[i];
            long facts = table.find(opponent ^ won, player | won | 1L << square[i]);
            if (TranspositionTable.isSolved(facts, ProbCut.NONE)) {
                int value = -TranspositionTable.upper(facts) / 100;
                if (value >= beta) {
                    return value;
                }
            }
        }
        return -WON - 1;
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
