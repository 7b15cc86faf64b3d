package reversi.engine;

/**
 * Solves 8×8 endgames: the final disc difference with best play, empties counted for the winner. Selective searches to the end come
 * first: they are fast and fill the table with good hash moves for the exact one.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
final class EndgameSolver implements Solver {
    /** Up to this many empties an exact answer is as cheap as a selective one. */
    private static final int SELECTIVE_EMPTIES = 10;

    /** From this many empties on, a selective search precedes the exact one. */
    private static final int PRESEARCH_EMPTIES = 16;

    /** The selectivity of that search, as in {@link ProbCut}. */
    private static final int PRESEARCH_SELECTIVITY = 0;

    /** From this many empties on, a second, less selective search follows it. */
    private static final int SECOND_PRESEARCH_EMPTIES = 20;

    private static final int SECOND_PRESEARCH_SELECTIVITY = 2;

    private static final int GUESS_DEPTH = 4;

    /** Half the aspiration window in discs: results are even, so 1 tests a single value. */
    private static final int WINDOW = 1;

    private static final int WINDOW_STEP = 4;

    /** From this many empties on, selective searches use ProbCut. */
    private static final int PROBCUT_EMPTIES = 13;

    /** From this many empties on, threads split the moves of a node. */
    private static final int SHARED_EMPTIES = 14;

    /**
     * From these numbers of empties on, moves are ordered by searches of one, two and three plies; below the first, by the static
     * evaluation.
     */
    private static final int[] ORDER_EMPTIES = {16, 20, 24};

    /** Hundredths of a disc that weigh as much as 1/16 of a reply; tuned on the node counts of FFO positions. */
    private static final int EVALUATION_DIVISOR = 12;

    /** Moves this many hundredths of a disc below the window need not be ordered among themselves. */
    private static final int HOPELESS_MARGIN = 1_200;

    private static final int REPLY = 16;
    private static final int ODD_QUADRANT = 4;
    private static final long CORNERS = 0x8100000000000081L;
    private static final int MAX_SCORE = 64;

    private final Flips flips;
    private final Stability stability;
    private final ShallowEndgameSolver shallowSolver;
    private final TranspositionTable table;
    private final Evaluation evaluation;
    private final ShallowSearch shallowSearch;
    private final ProbCut probCut;
    private final AbdadaTable abdada;
    private final StopSignal stop;
    private final MoveLists moveLists = new MoveLists(64);
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
            AbdadaTable abdada,
            StopSignal stop) {
        this.flips = flips;
        this.stability = stability;
        this.shallowSolver = new ShallowEndgameSolver(flips, stability, table);
        this.table = table;
        this.evaluation = evaluation;
        this.shallowSearch = new ShallowSearch(flips, evaluation);
        this.probCut = probCut;
        this.abdada = abdada;
        this.stop = stop;
    }

    @Override
    public boolean takes(int empties, int selectivity) {
        return selectivity == ProbCut.NONE || empties <= SELECTIVE_EMPTIES;
    }

    @Override
    public long nodes() {
        return nodes + shallowSolver.nodes() + shallowSearch.nodes();
    }

    @Override
    public void start() {
        stopped = false;
        nodesBefore = nodes();
        nextPoll = 0;
        shallowSolver.start();
    }

    @Override
    public int solve(long player, long opponent, int alpha, int beta) {
        int empties = 64 - Long.bitCount(player | opponent);
        if (empties < PRESEARCH_EMPTIES) {
            return search(player, opponent, alpha, beta, empties);
        }
        int infinite = Bounds.INFINITE;
        int guess = shallowSearch.value(player, opponent, GUESS_DEPTH, -infinite, infinite) / 200 * 2;
        selectivity = PRESEARCH_SELECTIVITY;
        guess = aspirationSearch(player, opponent, alpha, beta, empties, guess);
        if (empties >= SECOND_PRESEARCH_EMPTIES && !stopped) {
            selectivity = SECOND_PRESEARCH_SELECTIVITY;
            guess = aspirationSearch(player, opponent, alpha, beta, empties, guess);
        }
        selectivity = ProbCut.NONE;
        return stopped ? alpha : aspirationSearch(player, opponent, alpha, beta, empties, guess);
    }

    /** Searches a narrow window around a guess, then ever wider ones on the side on which it fails. */
    private int aspirationSearch(long player, long opponent, int alpha, int beta, int empties, int guess) {
        int middle = Math.max(alpha, Math.min(beta, guess));
        int low = Math.max(alpha, Math.min(beta - 1, middle - WINDOW));
        int high = Math.min(beta, Math.max(alpha + 1, middle + WINDOW));
        for (int step = WINDOW_STEP; step <= 2 * MAX_SCORE; step *= 2) {
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
        // Selective searches may contradict each other endlessly.
        return search(player, opponent, alpha, beta, empties);
    }

    private int search(long player, long opponent, int alpha, int beta, int empties) {
        return empties > ShallowEndgameSolver.MAX_EMPTIES
                ? searchDeep(player, opponent, alpha, beta, empties)
                : shallowSolver.solve(player, opponent, alpha, beta, empties);
    }

    private int searchDeep(long player, long opponent, int alpha, int beta, int empties) {
        nodes++;
        if (stopped || nodes() >= nextPoll) {
            nextPoll = nodes() + StopSignal.POLL_NODES;
            stopped = stop.poll(nodes() - nodesBefore);
            if (stopped) {
                return alpha;
            }
        }
        int bound = ShallowEndgameSolver.stabilityBound(stability, player, opponent, alpha, empties);
        if (bound <= alpha) {
            return bound;
        }
        long entry = table.probe(player, opponent);
        int low = alpha;
        int high = beta;
        if (TranspositionTable.isSolved(entry, selectivity)) {
            int lower = TranspositionTable.lower(entry) / 100;
            int upper = TranspositionTable.upper(entry) / 100;
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
        if (selectivity < ProbCut.NONE && empties >= PROBCUT_EMPTIES && high - low == 1) {
            int cut = tryProbCut(player, opponent, low, high, empties);
            if (cut != -MAX_SCORE - 1) {
                return cut;
            }
        }
        return searchMoves(player, opponent, moves, low, high, empties, entry);
    }

    private int pass(long player, long opponent, int alpha, int beta, int empties) {
        if (BitMoves.moves(opponent, player) == 0) {
            return LastSquares.result(player, opponent);
        }
        evaluation.pass();
        int value = -searchDeep(opponent, player, -beta, -alpha, empties);
        evaluation.pass();
        return value;
    }

    /** ProbCut: the bound of the window that a shallow search predicts; -{@code MAX_SCORE} - 1 if it predicts neither. */
    private int tryProbCut(long player, long opponent, int alpha, int beta, int empties) {
        int shallow = empties / 8 * 2 + (empties & 1);
        int margin = probCut.margin(selectivity, empties, empties, shallow);
        int guess = evaluation.value(player, opponent);
        // Results are even: alpha + 1 is as good as beta.
        int target = 100 * beta - 50 + margin;
        if (guess >= 100 * beta - 50
                && target < FeatureEvaluation.LIMIT
                && shallowSearch.value(player, opponent, shallow, target - 1, target) >= target) {
            return beta;
        }
        target = 100 * alpha + 50 - margin;
        if (guess <= 100 * alpha + 50
                && target > -FeatureEvaluation.LIMIT
                && shallowSearch.value(player, opponent, shallow, target, target + 1) <= target) {
            return alpha;
        }
        return -MAX_SCORE - 1;
    }

    private int searchMoves(long player, long opponent, long moves, int alpha, int beta, int empties, long entry) {
        MoveLists lists = moveLists;
        int first = empties * MoveLists.ROW;
        int end = generateMoves(player, opponent, moves, first);
        if (end == first) {
            return MAX_SCORE;
        }
        int known = transpositionCutoff(player, opponent, beta, first, end);
        if (known >= beta) {
            return known;
        }
        int unscored = moveHashMovesToFront(first, end, entry);
        boolean sharing = empties >= SHARED_EMPTIES && abdada.isShared();
        int best = -MAX_SCORE - 1;
        int bestMove = TranspositionTable.NO_MOVE;
        int floor = alpha;
        int next = first;
        long deferred = 0;
        while (next < end || deferred != 0) {
            int i = next;
            boolean isFirstVisit = next < end;
            if (isFirstVisit) {
                if (next == unscored && end - next > 1) {
                    scoreMoves(player, opponent, alpha, empties, next, end);
                }
                if (next >= unscored) {
                    lists.pickBest(next, end);
                }
                next++;
            } else {
                i = first + Long.numberOfTrailingZeros(deferred);
                deferred &= deferred - 1;
            }
            int square = lists.squares[i];
            long flipped = lists.flips[i];
            long nextPlayer = opponent ^ flipped;
            long nextOpponent = player | flipped | 1L << square;
            if (sharing) {
                if (isFirstVisit && i > first && abdada.isSearched(nextPlayer, nextOpponent, empties)) {
                    deferred |= 1L << (i - first);
                    continue;
                }
                abdada.enter(nextPlayer, nextOpponent, empties);
            }
            evaluation.play(square, flipped);
            int value;
            if (best == -MAX_SCORE - 1 || beta - floor == 1) {
                value = -search(nextPlayer, nextOpponent, -beta, -floor, empties - 1);
            } else {
                value = -search(nextPlayer, nextOpponent, -floor - 1, -floor, empties - 1);
                if (value > floor && value < beta && !stopped) {
                    value = -search(nextPlayer, nextOpponent, -beta, -value, empties - 1);
                }
            }
            evaluation.undo();
            if (sharing) {
                abdada.leave(nextPlayer, nextOpponent, empties);
            }
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
        int lower = best > alpha ? best : -MAX_SCORE;
        int upper = best < beta ? best : MAX_SCORE;
        table.store(player, opponent, TranspositionTable.SOLVED, selectivity, lower * 100, upper * 100, bestMove);
        return best;
    }

    /** Generates the moves and returns the end of the row; its beginning if one of them wipes the opponent out. */
    private int generateMoves(long player, long opponent, long moves, int first) {
        int end = first;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flipped = flips.of(square, player, opponent);
            if (flipped == opponent) {
                return first;
            }
            moveLists.squares[end] = square;
            moveLists.flips[end] = flipped;
            end++;
        }
        return end;
    }

    /** Moves the hash moves to the front and returns where the others begin; those are scored only when they are needed. */
    private int moveHashMovesToFront(int first, int end, long entry) {
        int next = moveLists.moveToFront(TranspositionTable.move(entry), first, end);
        return moveLists.moveToFront(TranspositionTable.secondMove(entry), next, end);
    }

    /** Scores moves by the opponent's mobility and a shallow search. */
    private void scoreMoves(long player, long opponent, int alpha, int empties, int first, int end) {
        MoveLists lists = moveLists;
        long oddQuadrants = BitMoves.oddQuadrants(~(player | opponent));
        int depth = 0;
        while (depth < orderEmpties.length && empties >= orderEmpties[depth]) {
            depth++;
        }
        int ceiling = HOPELESS_MARGIN - 100 * alpha;
        for (int i = first; i < end; i++) {
            int square = lists.squares[i];
            long flipped = lists.flips[i];
            long nextPlayer = opponent ^ flipped;
            long nextOpponent = player | flipped | 1L << square;
            long replies = BitMoves.moves(nextPlayer, nextOpponent);
            evaluation.play(square, flipped);
            int value = shallowSearch.value(nextPlayer, nextOpponent, replies, depth, -Bounds.INFINITE, ceiling);
            evaluation.undo();
            int moveScore = -REPLY * (Long.bitCount(replies) + Long.bitCount(replies & CORNERS));
            moveScore += (oddQuadrants >>> square & 1) != 0 ? ODD_QUADRANT : 0;
            lists.scores[i] = moveScore - value / EVALUATION_DIVISOR;
        }
    }

    /** Enhanced transposition cutoff: the value of a child in the table that is at least beta; otherwise a value below beta. */
    private int transpositionCutoff(long player, long opponent, int beta, int first, int end) {
        for (int i = first; i < end; i++) {
            long flipped = moveLists.flips[i];
            long entry = table.probe(opponent ^ flipped, player | flipped | 1L << moveLists.squares[i]);
            if (TranspositionTable.isSolved(entry, selectivity)) {
                int value = -TranspositionTable.upper(entry) / 100;
                if (value >= beta) {
                    return value;
                }
            }
        }
        return -MAX_SCORE - 1;
    }
}
