package reversi.engine;

/**
 * Finds the result of 8×8 games with best play, in discs with the empties to the winner. Before it proves a result it searches
 * to the end selectively, which is quick and teaches the table the best moves.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
final class EndgameSolver {
    /** From here on a selective search to the end comes before the exact one. */
    private static final int FORERUN_EMPTIES = 16;

    /** How selective that one is: see {@link ProbCut}. */
    private static final int FORERUN_SELECTIVITY = 0;

    /** From here on a second one follows, less selective. */
    private static final int SURER_EMPTIES = 20;

    private static final int SURER_SELECTIVITY = 2;

    private static final int GUESS_DEPTH = 4;

    /** Half the window around a guess, in discs: results are even, so 1 asks for the guess alone. */
    private static final int WINDOW = 1;

    private static final int WINDOW_STEP = 4;

    /** From here on a selective search leaves moves out. */
    private static final int CUT_EMPTIES = 13;

    /** From here on threads share the moves of a position. */
    private static final int SHARED_EMPTIES = 14;

    /** From so many empties on the order of moves rests on a search of one, two and three plies; below, on the evaluation. */
    private static final int[] ORDER_EMPTIES = {16, 20, 24};

    /** Hundredths of a disc that count as much as a sixteenth of a reply, found by counting nodes of FFO positions. */
    private static final int EVALUATION_SHARE = 12;

    /** Moves that are so many hundredths of a disc too weak for the window need no order among them. */
    private static final int HOPELESS = 1_200;

    private static final int REPLY = 16;
    private static final int ODD_QUADRANT = 4;
    private static final long CORNERS = 0x8100000000000081L;
    private static final int WON = 64;

    private final Flips flips;
    private final Stability stability;
    private final ShallowEndgameSolver nearEnd;
    private final TranspositionTable table;
    private final Evaluation evaluation;
    private final ShallowSearch probe;
    private final ProbCut probCut;
    private final AbdadaTable underway;
    private final StopSignal stop;
    private final Candidates candidates = new Candidates(64);
    private final int[] orderEmpties = ORDER_EMPTIES;

    private long nodes;
    private long nodesBefore;
    private long nextPoll;
    private boolean stopped;
    private int selectivity = ProbCut.NONE;

    EndgameSolver(
            Flips flips,
            Stability stability,
            TranspositionTable table,
            Evaluation evaluation,
            ProbCut probCut,
            AbdadaTable underway,
            StopSignal stop) {
        this.flips = flips;
        this.stability = stability;
        this.nearEnd = new ShallowEndgameSolver(flips, stability, table);
        this.table = table;
        this.evaluation = evaluation;
        this.probe = new ShallowSearch(flips, evaluation);
        this.probCut = probCut;
        this.underway = underway;
        this.stop = stop;
    }

    /** Positions looked at since the engine began. */
    long nodes() {
        return nodes + nearEnd.nodes() + probe.nodes();
    }

    /** Begins to count the nodes of a search, forgets that an earlier one was stopped, and looks at the clock soon. */
    void start() {
        stopped = false;
        nodesBefore = nodes();
        nextPoll = 0;
        nearEnd.start();
    }

    /**
     * The result for the side to move if it lies within alpha…beta, else a bound on its side of the window, as sure as a
     * selectivity (see {@link ProbCut}). The evaluation's line must have reached this position. Worth nothing if the stop
     * signal has come.
     */
    int solve(long player, long opponent, int alpha, int beta, int selectivity) {
        int empties = 64 - Long.bitCount(player | opponent);
        if (empties < FORERUN_EMPTIES || selectivity < ProbCut.NONE) {
            this.selectivity = selectivity;
            return search(player, opponent, alpha, beta, empties);
        }
        int endless = MidgameSearch.INFINITE;
        int guess = probe.value(player, opponent, GUESS_DEPTH, -endless, endless) / 200 * 2;
        this.selectivity = FORERUN_SELECTIVITY;
        guess = aspire(player, opponent, alpha, beta, empties, guess);
        if (empties >= SURER_EMPTIES && !stopped) {
            this.selectivity = SURER_SELECTIVITY;
            guess = aspire(player, opponent, alpha, beta, empties, guess);
        }
        this.selectivity = ProbCut.NONE;
        return stopped ? alpha : aspire(player, opponent, alpha, beta, empties, guess);
    }

    /** Searches a narrow window around a guess, then on the side on which that fails, ever wider. */
    private int aspire(long player, long opponent, int alpha, int beta, int empties, int guess) {
        int middle = Math.max(alpha, Math.min(beta, guess));
        int low = Math.max(alpha, Math.min(beta - 1, middle - WINDOW));
        int high = Math.min(beta, Math.max(alpha + 1, middle + WINDOW));
        for (int step = WINDOW_STEP; step <= 2 * WON; step *= 2) {
            int value = search(player, opponent, low, high, empties);
            if (stopped || value <= alpha || value >= beta || (value > low && value < high)) {
                return value;
            }
            if (value <= low) {
                high = value + 1;
                low = Math.max(alpha, value - step);
            } else {
                low = value - 1;
                high = Math.min(beta, value + step);
            }
        }
        // Selective searches may contradict each other for ever.
        return search(player, opponent, alpha, beta, empties);
    }

    private int search(long player, long opponent, int alpha, int beta, int empties) {
        return empties > ShallowEndgameSolver.MOST_EMPTIES
                ? deep(player, opponent, alpha, beta, empties)
                : nearEnd.solve(player, opponent, alpha, beta, empties);
    }

    private int deep(long player, long opponent, int alpha, int beta, int empties) {
        nodes++;
        if (stopped || nodes() >= nextPoll) {
            nextPoll = nodes() + StopSignal.POLL_NODES;
            stopped = stop.poll(nodes() - nodesBefore);
            if (stopped) {
                return alpha;
            }
        }
        int cap = ShallowEndgameSolver.cap(stability, player, opponent, alpha, empties);
        if (cap <= alpha) {
            return cap;
        }
        long facts = table.find(player, opponent);
        int low = alpha;
        int high = beta;
        if (TranspositionTable.isSolved(facts, selectivity)) {
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
            return pass(player, opponent, alpha, beta, empties);
        }
        if (selectivity < ProbCut.NONE && empties >= CUT_EMPTIES && high - low == 1) {
            int cut = cut(player, opponent, low, high, empties);
            if (cut != -WON - 1) {
                return cut;
            }
        }
        return expand(player, opponent, moves, low, high, empties, facts);
    }

    private int pass(long player, long opponent, int alpha, int beta, int empties) {
        if (BitMoves.moves(opponent, player) == 0) {
            return LastSquares.result(player, opponent);
        }
        evaluation.pass();
        int value = -deep(opponent, player, -beta, -alpha, empties);
        evaluation.pass();
        return value;
    }

    /** A bound of the window that a shallow search makes likely enough; a number below all values where it doesn't. */
    private int cut(long player, long opponent, int alpha, int beta, int empties) {
        int shallow = empties / 8 * 2 + (empties & 1);
        int margin = probCut.margin(selectivity, empties, empties, shallow);
        int guess = evaluation.value(player, opponent);
        // Results are even: one above alpha is as good as beta.
        int target = 100 * beta - 50 + margin;
        if (guess >= 100 * beta - 50
                && target < FeatureEvaluation.LIMIT
                && probe.value(player, opponent, shallow, target - 1, target) >= target) {
            return beta;
        }
        target = 100 * alpha + 50 - margin;
        if (guess <= 100 * alpha + 50
                && target > -FeatureEvaluation.LIMIT
                && probe.value(player, opponent, shallow, target, target + 1) <= target) {
            return alpha;
        }
        return -WON - 1;
    }

    private int expand(long player, long opponent, long moves, int alpha, int beta, int empties, long facts) {
        Candidates at = candidates;
        int first = empties * Candidates.ROW;
        int end = list(player, opponent, moves, first);
        if (end == first) {
            return WON;
        }
        int known = lookAhead(player, opponent, beta, first, end);
        if (known >= beta) {
            return known;
        }
        int unranked = bringKnown(first, end, facts);
        boolean sharing = empties >= SHARED_EMPTIES && underway.isShared();
        int best = -WON - 1;
        int bestMove = TranspositionTable.NO_MOVE;
        int floor = alpha;
        int next = first;
        long later = 0;
        while (next < end || later != 0) {
            int i = next;
            boolean isNew = next < end;
            if (isNew) {
                if (next == unranked && end - next > 1) {
                    rank(player, opponent, alpha, empties, next, end);
                }
                if (next >= unranked) {
                    at.pick(next, end);
                }
                next++;
            } else {
                i = first + Long.numberOfTrailingZeros(later);
                later &= later - 1;
            }
            int on = at.square[i];
            long won = at.flips[i];
            long nextPlayer = opponent ^ won;
            long nextOpponent = player | won | 1L << on;
            if (sharing) {
                if (isNew && i > first && underway.isAt(nextPlayer, nextOpponent, empties)) {
                    later |= 1L << (i - first);
                    continue;
                }
                underway.begin(nextPlayer, nextOpponent, empties);
            }
            evaluation.play(on, won);
            int value;
            if (best == -WON - 1 || beta - floor == 1) {
                value = -search(nextPlayer, nextOpponent, -beta, -floor, empties - 1);
            } else {
                value = -search(nextPlayer, nextOpponent, -floor - 1, -floor, empties - 1);
                if (value > floor && value < beta && !stopped) {
                    value = -search(nextPlayer, nextOpponent, -beta, -value, empties - 1);
                }
            }
            evaluation.undo();
            if (sharing) {
                underway.end(nextPlayer, nextOpponent, empties);
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
        table.store(player, opponent, TranspositionTable.SOLVED, selectivity, lower * 100, upper * 100, bestMove);
        return best;
    }

    /** Lists the moves and returns the end of the row; its beginning where one of them takes every disc. */
    private int list(long player, long opponent, long moves, int first) {
        int end = first;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int on = Long.numberOfTrailingZeros(rest);
            long won = flips.of(on, player, opponent);
            if (won == opponent) {
                return first;
            }
            candidates.square[end] = on;
            candidates.flips[end] = won;
            end++;
        }
        return end;
    }

    /** Brings the table's moves to the front and returns where the others begin: they are put in order when they are needed. */
    private int bringKnown(int first, int end, long facts) {
        int next = candidates.bring(TranspositionTable.move(facts), first, end);
        return candidates.bring(TranspositionTable.secondMove(facts), next, end);
    }

    /** Puts moves in order: by how few replies they leave and by what a shallow search says. */
    private void rank(long player, long opponent, int alpha, int empties, int first, int end) {
        Candidates at = candidates;
        long odd = BitMoves.oddQuadrants(~(player | opponent));
        int depth = 0;
        while (depth < orderEmpties.length && empties >= orderEmpties[depth]) {
            depth++;
        }
        int ceiling = HOPELESS - 100 * alpha;
        for (int i = first; i < end; i++) {
            int on = at.square[i];
            long won = at.flips[i];
            long nextPlayer = opponent ^ won;
            long nextOpponent = player | won | 1L << on;
            long replies = BitMoves.moves(nextPlayer, nextOpponent);
            evaluation.play(on, won);
            int value = probe.value(nextPlayer, nextOpponent, replies, depth, -MidgameSearch.INFINITE, ceiling);
            evaluation.undo();
            int promise = -REPLY * (Long.bitCount(replies) + Long.bitCount(replies & CORNERS));
            promise += (odd >>> on & 1) != 0 ? ODD_QUADRANT : 0;
            at.order[i] = promise - value / EVALUATION_SHARE;
        }
    }

    /** Whether the table already knows a successor that refutes: its value, else a number below beta. */
    private int lookAhead(long player, long opponent, int beta, int first, int end) {
        for (int i = first; i < end; i++) {
            long won = candidates.flips[i];
            long facts = table.find(opponent ^ won, player | won | 1L << candidates.square[i]);
            if (TranspositionTable.isSolved(facts, selectivity)) {
                int value = -TranspositionTable.upper(facts) / 100;
                if (value >= beta) {
                    return value;
                }
            }
        }
        return -WON - 1;
    }
}
