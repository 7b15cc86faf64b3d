package reversi.engine;

/**
 * Solves positions with a dozen empties or fewer, where it pays better to look on than to ask an evaluation: moves that leave
 * the opponent few replies come first, and those into quadrants with an odd number of empties.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
final class ShallowEndgameSolver {
    /** Up to so many empties this search is the right one. */
    static final int MOST_EMPTIES = 12;

    /** Below this many empties the hash table costs more than it saves. */
    private static final int HASHED_EMPTIES = 8;

    /** From here on the large table remembers: transpositions are further apart. */
    private static final int LARGE_EMPTIES = 12;

    /** From here on every successor is looked up before any is searched. */
    private static final int LOOK_AHEAD_EMPTIES = 10;

    /** From here on moves are sorted; below, odd quadrants come first and that is all. */
    private static final int SORTED_EMPTIES = 7;

    private static final long CORNERS = 0x8100000000000081L;
    private static final int WON = 64;

    private final Flips flips;
    private final Stability stability;
    private final NearOrder order;
    private final LastSquares last;
    private final TranspositionTable table;
    private final NearTable near = new NearTable();
    private final Candidates candidates = new Candidates(MOST_EMPTIES + 1);
    private long nodes;

    ShallowEndgameSolver(Flips flips, Stability stability, TranspositionTable table) {
        this.flips = flips;
        this.stability = stability;
        this.order = new NearOrder(stability);
        this.last = new LastSquares(flips);
        this.table = table;
    }

    /** Begins a search: what the one before found out is forgotten, so that it takes as long as it would have without. */
    void start() {
        near.forget();
    }

    /** Positions looked at so far. */
    long nodes() {
        return nodes + last.nodes();
    }

    /**
     * The most discs that the opponent's stable discs leave to the player, or {@link #WON} where they are not worth counting:
     * few are stable while the player need not win by much, or while many squares are empty.
     */
    static int cap(Stability stability, long player, long opponent, int alpha, int empties) {
        int least = empties < 10 ? 2 * empties - 6 : 2 * empties - 4;
        return alpha < least ? WON : WON - 2 * Long.bitCount(stability.stable(opponent, player));
    }

    /**
     * The value of a position with {@link #MOST_EMPTIES} empties or fewer for the side to move, within a window; outside of it
     * a bound.
     */
    int solve(long player, long opponent, int alpha, int beta, int empties) {
        return solve(player, opponent, BitMoves.moves(player, opponent), alpha, beta, empties);
    }

    private int solve(long player, long opponent, long moves, int alpha, int beta, int empties) {
        if (empties >= SORTED_EMPTIES) {
            return sorted(player, opponent, moves, alpha, beta, empties);
        }
        if (empties > 4) {
            return unsorted(player, opponent, moves, alpha, beta, empties);
        }
        return empties == 4
                ? last.four(player, opponent, moves, alpha, beta)
                : fewer(player, opponent, moves, alpha, beta);
    }

    /** Plain search for a root that has three empties or fewer. */
    private int fewer(long player, long opponent, long moves, int alpha, int beta) {
        nodes++;
        if (moves == 0) {
            long replies = BitMoves.moves(opponent, player);
            return replies == 0
                    ? LastSquares.result(player, opponent)
                    : -fewer(opponent, player, replies, -beta, -alpha);
        }
        int best = -WON - 1;
        for (long rest = moves; rest != 0 && best < beta; rest &= rest - 1) {
            int on = Long.numberOfTrailingZeros(rest);
            long won = flips.of(on, player, opponent);
            long nextPlayer = opponent ^ won;
            long nextOpponent = player | won | 1L << on;
            long replies = BitMoves.moves(nextPlayer, nextOpponent);
            best = Math.max(best, -fewer(nextPlayer, nextOpponent, replies, -beta, -Math.max(alpha, best)));
        }
        return best;
    }

    private int unsorted(long player, long opponent, long moves, int alpha, int beta, int empties) {
        nodes++;
        int cap = cap(stability, player, opponent, alpha, empties);
        if (cap <= alpha) {
            return cap;
        }
        if (moves == 0) {
            long replies = BitMoves.moves(opponent, player);
            return replies == 0
                    ? LastSquares.result(player, opponent)
                    : -unsorted(opponent, player, replies, -beta, -alpha, empties);
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
            long replies = BitMoves.moves(nextPlayer, nextOpponent);
            int value = empties == 5
                    ? -last.four(nextPlayer, nextOpponent, replies, -beta, -floor)
                    : -unsorted(nextPlayer, nextOpponent, replies, -beta, -floor, empties - 1);
            if (value > best) {
                best = value;
                if (value >= beta) {
                    return value;
                }
                floor = Math.max(floor, value);
            }
        }
    }

    private int sorted(long player, long opponent, long moves, int alpha, int beta, int empties) {
        nodes++;
        int cap = cap(stability, player, opponent, alpha, empties);
        if (cap <= alpha) {
            return cap;
        }
        if (moves == 0) {
            long replies = BitMoves.moves(opponent, player);
            return replies == 0
                    ? LastSquares.result(player, opponent)
                    : -sorted(opponent, player, replies, -beta, -alpha, empties);
        }
        int hashMove = NearTable.NO_MOVE;
        if (empties >= HASHED_EMPTIES) {
            long facts = known(player, opponent, empties);
            hashMove = NearTable.move(facts);
            // Where the window is open the line of best play is to be found, and told to the large table.
            if (facts != 0 && beta - alpha == 1) {
                int lower = NearTable.lower(facts);
                if (lower >= beta) {
                    return lower;
                }
                int upper = NearTable.upper(facts);
                if (upper <= alpha) {
                    return upper;
                }
            }
        }
        return expand(player, opponent, moves, alpha, beta, empties, hashMove);
    }

    private int expand(long player, long opponent, long moves, int alpha, int beta, int empties, int hashMove) {
        Candidates at = candidates;
        int first = empties * Candidates.ROW;
        int end = list(player, opponent, moves, empties, hashMove);
        if (end == first) {
            return WON;
        }
        if (empties >= LOOK_AHEAD_EMPTIES && beta - alpha == 1) {
            int found = lookAhead(player, opponent, beta, first, end);
            if (found >= beta) {
                return found;
            }
        }
        int best = -WON - 1;
        int bestMove = NearTable.NO_MOVE;
        int floor = alpha;
        for (int i = first; i < end; i++) {
            at.pick(i, end);
            int on = at.square[i];
            long won = at.flips[i];
            long next = at.replies[i];
            long nextPlayer = opponent ^ won;
            long nextOpponent = player | won | 1L << on;
            int value;
            if (i == first || beta - floor == 1) {
                value = -solve(nextPlayer, nextOpponent, next, -beta, -floor, empties - 1);
            } else {
                value = -solve(nextPlayer, nextOpponent, next, -floor - 1, -floor, empties - 1);
                if (value > floor && value < beta) {
                    value = -solve(nextPlayer, nextOpponent, next, -beta, -value, empties - 1);
                }
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
        if (empties >= HASHED_EMPTIES) {
            int lower = best > alpha ? best : -WON;
            int upper = best < beta ? best : WON;
            remember(player, opponent, empties, lower, upper, bestMove, beta - alpha > 1);
        }
        return best;
    }

    /** Tells the small table, and the large one too where the window was open. */
    private void remember(long player, long opponent, int empties, int lower, int upper, int move, boolean isOpen) {
        if (empties < LARGE_EMPTIES) {
            near.store(NearTable.place(player, opponent), player, opponent, lower, upper, move);
        }
        if (empties >= LARGE_EMPTIES || isOpen) {
            table.store(player, opponent, TranspositionTable.SOLVED, lower * 100, upper * 100, move);
        }
    }

    /** What the small table, or for many empties the large one, knows of a position. */
    private long known(long player, long opponent, int empties) {
        if (empties < LARGE_EMPTIES) {
            return near.find(NearTable.place(player, opponent), player, opponent);
        }
        long facts = table.find(player, opponent);
        if (facts == 0) {
            return 0;
        }
        boolean isSure = TranspositionTable.isSolved(facts, ProbCut.NONE);
        int lower = isSure ? TranspositionTable.lower(facts) / 100 : -WON;
        int upper = isSure ? TranspositionTable.upper(facts) / 100 : WON;
        return NearTable.facts(lower, upper, TranspositionTable.move(facts));
    }

    /** Lists the moves with their order and returns the end of the row; its beginning where one takes every disc. */
    private int list(long player, long opponent, long moves, int empties, int hashMove) {
        Candidates at = candidates;
        long odd = BitMoves.oddQuadrants(~(player | opponent));
        boolean isForced = (moves & (moves - 1)) == 0;
        boolean isFar = empties >= NearOrder.FAR_EMPTIES;
        int end = empties * Candidates.ROW;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int on = Long.numberOfTrailingZeros(rest);
            long won = flips.of(on, player, opponent);
            if (won == opponent) {
                return empties * Candidates.ROW;
            }
            long nextPlayer = opponent ^ won;
            long nextOpponent = player | won | 1L << on;
            long next = BitMoves.moves(nextPlayer, nextOpponent);
            at.square[end] = on;
            at.flips[end] = won;
            at.replies[end] = next;
            if (on == hashMove || isForced) {
                at.order[end] = Integer.MAX_VALUE;
            } else if (isFar) {
                at.order[end] = order.far(nextOpponent, nextPlayer, next, on, odd);
            } else {
                at.order[end] = order.near(nextOpponent, nextPlayer, next, on, odd);
            }
            end++;
        }
        return end;
    }

    /** Whether the table already knows a successor that refutes: its value, else a number below beta. */
    private int lookAhead(long player, long opponent, int beta, int first, int end) {
        for (int i = first; i < end; i++) {
            long won = candidates.flips[i];
            long nextPlayer = opponent ^ won;
            long nextOpponent = player | won | 1L << candidates.square[i];
            long facts = near.find(NearTable.place(nextPlayer, nextOpponent), nextPlayer, nextOpponent);
            if (facts != 0 && -NearTable.upper(facts) >= beta) {
                return -NearTable.upper(facts);
            }
        }
        return -WON - 1;
    }
}
