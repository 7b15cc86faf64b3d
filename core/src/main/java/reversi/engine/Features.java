package reversi.engine;

/**
 * Evaluation features of an 8×8 position. Each is the mover's count minus the opponent's, so it is antisymmetric, except {@link #TEMPO}
 * and {@link #PARITY}, which belong to the side to move.
 */
public final class Features {
    /** Always 1: the value of having the move. */
    public static final int TEMPO = 0;
    /** 1 if the number of empties is odd, so that the mover is expected to move last; otherwise -1. */
    public static final int PARITY = 1;
    /** Legal moves. */
    public static final int MOBILITY = 2;
    /** Difference of moves relative to their sum, -60…60. */
    public static final int MOBILITY_SHARE = 3;
    /** Moves that are not on an X- or C-square of an empty corner. */
    public static final int SAFE_MOBILITY = 4;
    /** Legal moves to corners. */
    public static final int CORNER_MOVES = 5;
    /** 1 for having no move. */
    public static final int NO_MOVES = 6;
    /** Empty squares adjacent to opposing discs. */
    public static final int POTENTIAL_MOBILITY = 7;
    /** Own discs adjacent to empty squares. */
    public static final int FRONTIER = 8;
    /** Quadrants with an odd number of empties in which there is a move. */
    public static final int ODD_QUADRANTS = 9;
    /** Stable discs. */
    public static final int STABLE = 10;
    /** Stable discs on the edges. */
    public static final int STABLE_EDGES = 11;
    /** Six in a row on an edge with both corners empty. */
    public static final int BALANCED_EDGES = 12;
    /** Five in a row on an edge with both corners empty, one C-square open. */
    public static final int UNBALANCED_EDGES = 13;
    /** The first of the classes of squares: discs on corners. */
    public static final int CORNER = 14;
    /** X-squares (b2) beside an empty corner. */
    public static final int X_OPEN = 15;
    /** X-squares beside a corner that is taken. */
    public static final int X_CLOSED = 16;
    /** C-squares (b1) beside an empty corner. */
    public static final int C_OPEN = 17;
    /** C-squares beside a corner that is taken. */
    public static final int C_CLOSED = 18;
    /** A-squares (c1). */
    public static final int A_SQUARES = 19;
    /** B-squares (d1). */
    public static final int B_SQUARES = 20;
    /** Squares such as c2. */
    public static final int C2_SQUARES = 21;
    /** Squares such as d2. */
    public static final int D2_SQUARES = 22;
    /** Squares such as c3. */
    public static final int C3_SQUARES = 23;
    /** Squares such as d3. */
    public static final int D3_SQUARES = 24;
    /** The four centre squares. */
    public static final int CENTRE = 25;
    /** Single empty squares between two of the opponent's edge discs, where a wedge is possible. */
    public static final int WEDGES = 26;
    /** Moves to edge squares between the C-squares. */
    public static final int EDGE_MOVES = 27;
    /** The number of features. */
    public static final int COUNT = 28;

    private static final long CORNERS = 0x8100000000000081L;
    private static final long X_SQUARES = 0x0042000000004200L;
    private static final long C_SQUARES = 0x4281000000008142L;
    private static final long A_MASK = 0x2400810000810024L;
    private static final long B_MASK = 0x1800008181000018L;
    private static final long C2_MASK = 0x0024420000422400L;
    private static final long D2_MASK = 0x0018004242001800L;
    private static final long C3_MASK = 0x0000240000240000L;
    private static final long D3_MASK = 0x0000182424180000L;
    private static final long CENTRE_MASK = 0x0000001818000000L;
    private static final long SIDES = 0x3C0081818181003CL;
    private static final long RANKS_1_8 = 0xFF000000000000FFL;
    private static final long FILES_A_H = 0x8181818181818181L;
    private static final long NOT_FILES_A_H = 0x7E7E7E7E7E7E7E7EL;
    private static final int[] SIX = {0x7E};
    private static final int[] FIVE = {0x3E, 0x7C};

    private final Stability stability;

    public Features() {
        this(new Stability());
    }

    Features(Stability stability) {
        this.stability = stability;
    }

    /** Writes the {@link #COUNT} features of a position into an array. */
    public void fill(long player, long opponent, int[] out) {
        long playerMoves = BitMoves.moves(player, opponent);
        long opponentMoves = BitMoves.moves(opponent, player);
        fill(player, opponent, playerMoves, opponentMoves, out);
    }

    /** As above, when the moves of both sides are already known. */
    void fill(long player, long opponent, long playerMoves, long opponentMoves, int[] out) {
        long empties = ~(player | opponent);
        out[TEMPO] = 1;
        out[PARITY] = (Long.bitCount(empties) & 1) != 0 ? 1 : -1;
        mobility(playerMoves, opponentMoves, empties, out);
        long besidePlayer = BitMoves.neighbours(player);
        long besideOpponent = BitMoves.neighbours(opponent);
        out[POTENTIAL_MOBILITY] = Long.bitCount(besideOpponent & empties) - Long.bitCount(besidePlayer & empties);
        long besideEmpty = BitMoves.neighbours(empties);
        out[FRONTIER] = Long.bitCount(besideEmpty & player) - Long.bitCount(besideEmpty & opponent);
        out[ODD_QUADRANTS] = oddQuadrants(playerMoves, empties) - oddQuadrants(opponentMoves, empties);
        out[STABLE] =
                Long.bitCount(stability.stable(player, opponent)) - Long.bitCount(stability.stable(opponent, player));
        edges(player, opponent, empties, out);
        squares(player, opponent, empties, out);
    }

    private static void mobility(long playerMoves, long opponentMoves, long empties, int[] out) {
        int moves = Long.bitCount(playerMoves);
        int replies = Long.bitCount(opponentMoves);
        out[MOBILITY] = moves - replies;
        out[MOBILITY_SHARE] = 60 * (moves - replies) / (moves + replies + 2);
        long risky = BitMoves.neighbours(empties & CORNERS) & ~CORNERS;
        out[SAFE_MOBILITY] = Long.bitCount(playerMoves & ~risky) - Long.bitCount(opponentMoves & ~risky);
        out[CORNER_MOVES] = Long.bitCount(playerMoves & CORNERS) - Long.bitCount(opponentMoves & CORNERS);
        out[NO_MOVES] = (playerMoves == 0 ? 1 : 0) - (opponentMoves == 0 ? 1 : 0);
        out[EDGE_MOVES] = Long.bitCount(playerMoves & SIDES) - Long.bitCount(opponentMoves & SIDES);
    }

    private static int oddQuadrants(long moves, long empties) {
        long entered = moves & BitMoves.oddQuadrants(empties);
        int quadrants = (entered & 0x000000000F0F0F0FL) != 0 ? 1 : 0;
        quadrants += (entered & 0x00000000F0F0F0F0L) != 0 ? 1 : 0;
        quadrants += (entered & 0x0F0F0F0F00000000L) != 0 ? 1 : 0;
        return quadrants + ((entered & 0xF0F0F0F000000000L) != 0 ? 1 : 0);
    }

    private void edges(long player, long opponent, long empties, int[] out) {
        out[STABLE_EDGES] = Long.bitCount(stability.stableEdges(player, opponent))
                - Long.bitCount(stability.stableEdges(opponent, player));
        out[BALANCED_EDGES] = rows(player, empties, SIX) - rows(opponent, empties, SIX);
        out[UNBALANCED_EDGES] = rows(player, empties, FIVE) - rows(opponent, empties, FIVE);
        out[WEDGES] = gaps(opponent, empties) - gaps(player, empties);
    }

    private static int rows(long discs, long empties, int[] patterns) {
        int count = 0;
        for (int pattern : patterns) {
            int free = 0xFF & ~pattern;
            count += matches(discs, empties, 0, pattern, free);
            count += matches(discs, empties, 56, pattern, free);
            count += Stability.fileA(discs) == pattern && Stability.fileA(empties) == free ? 1 : 0;
            count += Stability.fileA(discs >>> 7) == pattern && Stability.fileA(empties >>> 7) == free ? 1 : 0;
        }
        return count;
    }

    private static int matches(long discs, long empties, int shift, int pattern, int free) {
        return (discs >>> shift & 0xFF) == pattern && (empties >>> shift & 0xFF) == free ? 1 : 0;
    }

    private static int gaps(long discs, long empties) {
        long across = (discs & NOT_FILES_A_H) << 1 & (discs & NOT_FILES_A_H) >>> 1 & RANKS_1_8;
        long along = discs << 8 & discs >>> 8 & FILES_A_H;
        return Long.bitCount((across | along) & empties & SIDES);
    }

    private static void squares(long player, long opponent, long empties, int[] out) {
        long besideOpen = BitMoves.neighbours(empties & CORNERS);
        out[CORNER] = difference(player, opponent, CORNERS);
        out[X_OPEN] = difference(player, opponent, X_SQUARES & besideOpen);
        out[X_CLOSED] = difference(player, opponent, X_SQUARES & ~besideOpen);
        out[C_OPEN] = difference(player, opponent, C_SQUARES & besideOpen);
        out[C_CLOSED] = difference(player, opponent, C_SQUARES & ~besideOpen);
        out[A_SQUARES] = difference(player, opponent, A_MASK);
        out[B_SQUARES] = difference(player, opponent, B_MASK);
        out[C2_SQUARES] = difference(player, opponent, C2_MASK);
        out[D2_SQUARES] = difference(player, opponent, D2_MASK);
        out[C3_SQUARES] = difference(player, opponent, C3_MASK);
        out[D3_SQUARES] = difference(player, opponent, D3_MASK);
        out[CENTRE] = difference(player, opponent, CENTRE_MASK);
    }

    private static int difference(long player, long opponent, long squares) {
        return Long.bitCount(player & squares) - Long.bitCount(opponent & squares);
    }
}
