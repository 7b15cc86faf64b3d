package reversi.engine;

/**
 * The moves of the positions on the line that a {@link MidgameSearch} searches, in the order in which they are to be tried: those of the
 * table, then the others by what the evaluation says of them or, near the leaves, by mobility. A move is scored only when none of the
 * table's is left.
 */
final class MidgameMoves {
    /** From this depth on, moves are ordered by the evaluation; below, by mobility. */
    private static final int EVALUATED_DEPTH = 3;

    /** From this score on, a move is one of the table's. */
    private static final int TABLE_MOVES = Integer.MAX_VALUE - 1;

    /** The score of a move that was not looked at yet. */
    private static final int UNRANKED = Integer.MIN_VALUE;

    /** The worth of a move to a corner and of one to the square diagonally beside it, where the opponent's replies count 60 each. */
    private static final int CORNER = 600;

    private static final int X_SQUARE = -300;
    private static final int REPLY = -60;

    final MoveLists lists;

    private final Flips flips;
    private final Evaluation evaluation;
    private final long squares;
    private final long corners;
    private final long xSquares;

    /** Whether corners are good to have, 1, or bad, -1. */
    private final int cornerWorth;

    /** Lists for {@code plies} positions. */
    MidgameMoves(Family family, Flips flips, Evaluation evaluation, int plies) {
        this.lists = new MoveLists(plies);
        this.flips = flips;
        this.evaluation = evaluation;
        this.squares = family.squares();
        this.corners = family.diagonal(0);
        this.xSquares = family.diagonal(1);
        this.cornerWorth = family.goal() == Goal.MOST ? 1 : -1;
    }

    /** Lists moves with what they flip from index {@code first} on, those of the table's entry in front; how many there are. */
    int generate(long player, long opponent, long moves, int first, long entry) {
        int at = first;
        long rest = moves;
        int hashMove = TranspositionTable.move(entry);
        if (BitMoves.contains(rest, hashMove)) {
            list(at++, hashMove, player, opponent, TABLE_MOVES + 1);
            rest &= ~(1L << hashMove);
        }
        int secondMove = TranspositionTable.secondMove(entry);
        if (BitMoves.contains(rest, secondMove)) {
            list(at++, secondMove, player, opponent, TABLE_MOVES);
            rest &= ~(1L << secondMove);
        }
        for (; rest != 0; rest &= rest - 1) {
            list(at++, Long.numberOfTrailingZeros(rest), player, opponent, UNRANKED);
        }
        return at - first;
    }

    private void list(int at, int square, long player, long opponent, int score) {
        lists.squares[at] = square;
        lists.flips[at] = flips.of(square, player, opponent);
        lists.scores[at] = score;
    }

    /** Moves the best of the moves from…end-1 to index {@code from}; how many positions it evaluated for that. */
    int pickBest(long player, long opponent, int depth, int from, int end) {
        int evaluated = lists.scores[from] == UNRANKED ? rank(player, opponent, depth, from, end) : 0;
        lists.pickBest(from, end);
        return evaluated;
    }

    /** Scores the moves that have no score yet; how many positions it evaluated for that. */
    int rank(long player, long opponent, int depth, int from, int end) {
        int evaluated = 0;
        for (int i = from; i < end; i++) {
            if (lists.scores[i] == UNRANKED) {
                int square = lists.squares[i];
                long flipped = lists.flips[i];
                long nextPlayer = opponent ^ flipped;
                long nextOpponent = player | flipped | 1L << square;
                if (depth >= EVALUATED_DEPTH) {
                    lists.scores[i] = -evaluation.valueAfter(square, flipped, nextPlayer, nextOpponent);
                    evaluated++;
                } else {
                    lists.scores[i] = mobilityScore(square, nextPlayer, nextOpponent);
                }
            }
        }
        return evaluated;
    }

    /** The score of a move by the replies that it leaves, one to a corner counting three times, and by its own square. */
    private int mobilityScore(int square, long nextPlayer, long nextOpponent) {
        long replies = BitMoves.moves(nextPlayer, nextOpponent) & squares;
        int score = REPLY * (Long.bitCount(replies) + 2 * cornerWorth * Long.bitCount(replies & corners));
        long placed = 1L << square;
        return score + cornerWorth * ((corners & placed) != 0 ? CORNER : (xSquares & placed) != 0 ? X_SQUARE : 0);
    }

    /** Whether a move that is not the table's has at least this value by the evaluation alone. */
    boolean isAnyStaticValue(int least, int first, int count) {
        for (int i = first; i < first + count; i++) {
            if (lists.scores[i] >= least && lists.scores[i] < TABLE_MOVES) {
                return true;
            }
        }
        return false;
    }

    /** Leaves out the moves that have at most this value by the evaluation alone; how many are left. */
    int dropHopeless(int most, int first, int count) {
        int to = first;
        for (int i = first; i < first + count; i++) {
            if (lists.scores[i] > most) {
                lists.squares[to] = lists.squares[i];
                lists.flips[to] = lists.flips[i];
                lists.scores[to] = lists.scores[i];
                to++;
            }
        }
        return to - first;
    }
}
