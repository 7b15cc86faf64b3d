package reversi.engine;

/** Discs that no play can ever flip: a lower bound, found from edges, full lines and stable neighbours. */
final class Stability {
    private static final long FILE_A = 0x0101010101010101L;
    private static final long FILE_H = 0x8080808080808080L;
    private static final long RANK_1 = 0xFFL;
    private static final long INNER = 0x007E7E7E7E7E7E00L;
    private static final long NOT_FILE_A = ~FILE_A;
    private static final long NOT_FILE_H = ~FILE_H;
    /** Multiplied with file A, its eight bits gather in the top byte, a1 lowest. */
    private static final long GATHER_FILE = 0x0102040810204080L;

    /** By the player's discs and the opponent's discs of an edge: those of the player that are stable. */
    private final byte[] edges = new byte[256 * 256];

    /** By the eight bits of an edge: the same on file A. */
    private final long[] onFile = new long[256];

    Stability() {
        boolean[] known = new boolean[256 * 256];
        for (int player = 0; player < 256; player++) {
            for (int i = 0; i < 8; i++) {
                onFile[player] |= (player >> i & 1L) << (8 * i);
            }
            for (int opponent = 0; opponent < 256; opponent++) {
                if ((player & opponent) == 0) {
                    edge(player, opponent, known);
                }
            }
        }
    }

    /** The player's discs of an edge that survive whatever either side places on it. */
    private int edge(int player, int opponent, boolean[] known) {
        int key = player << 8 | opponent;
        if (known[key]) {
            return edges[key] & 0xFF;
        }
        int stable = player;
        for (int empties = ~(player | opponent) & 0xFF; empties != 0 && stable != 0; empties &= empties - 1) {
            int square = Integer.numberOfTrailingZeros(empties);
            int won = edgeFlips(square, player, opponent);
            int lost = edgeFlips(square, opponent, player);
            stable &= edge(player | won | 1 << square, opponent & ~won, known);
            stable &= edge(player & ~lost, opponent | lost | 1 << square, known);
        }
        known[key] = true;
        edges[key] = (byte) stable;
        return stable;
    }

    private static int edgeFlips(int square, int player, int opponent) {
        int flips = 0;
        int run = 0;
        for (int i = square + 1; i < 8; i++) {
            if ((player >> i & 1) != 0) {
                flips |= run;
                break;
            }
            if ((opponent >> i & 1) == 0) {
                break;
            }
            run |= 1 << i;
        }
        run = 0;
        for (int i = square - 1; i >= 0; i--) {
            if ((player >> i & 1) != 0) {
                flips |= run;
                break;
            }
            if ((opponent >> i & 1) == 0) {
                break;
            }
            run |= 1 << i;
        }
        return flips;
    }

    /** The player's discs on the four edges that no play on the edge can flip. */
    long stableEdges(long player, long opponent) {
        long top = edges[((int) (player & RANK_1) << 8) | (int) (opponent & RANK_1)] & 0xFFL;
        long bottom = edges[(int) (player >>> 56) << 8 | (int) (opponent >>> 56)] & 0xFFL;
        long left = onFile[edges[(fileA(player) << 8) | fileA(opponent)] & 0xFF];
        long right = onFile[edges[(fileA(player >>> 7) << 8) | fileA(opponent >>> 7)] & 0xFF];
        return top | (bottom << 56) | left | (right << 7);
    }

    /** How many discs {@link #stableEdges} finds, a corner counting for both of its edges. */
    int stableEdgeCount(long player, long opponent) {
        return Integer.bitCount(edges[((int) (player & RANK_1) << 8) | (int) (opponent & RANK_1)] & 0xFF)
                + Integer.bitCount(edges[(int) (player >>> 56) << 8 | (int) (opponent >>> 56)] & 0xFF)
                + Integer.bitCount(edges[(fileA(player) << 8) | fileA(opponent)] & 0xFF)
                + Integer.bitCount(edges[(fileA(player >>> 7) << 8) | fileA(opponent >>> 7)] & 0xFF);
    }

    static int fileA(long discs) {
        return (int) (((discs & FILE_A) * GATHER_FILE) >>> 56);
    }

    /** The player's discs that are known to be stable. */
    long stable(long player, long opponent) {
        long empties = ~(player | opponent);
        long across = ~filled(empties, 1, NOT_FILE_A, NOT_FILE_H);
        long along = ~filled(empties, 8, -1L, -1L);
        long falling = ~filled(empties, 9, NOT_FILE_A, NOT_FILE_H);
        long rising = ~filled(empties, 7, NOT_FILE_H, NOT_FILE_A);
        long stable = stableEdges(player, opponent) | (player & INNER & across & along & falling & rising);
        long candidates = player & INNER & ~stable;
        long before = 0;
        while (stable != before && candidates != 0) {
            before = stable;
            long safe = (across | stable << 1 | stable >>> 1) & (along | stable << 8 | stable >>> 8);
            safe &= (falling | stable << 9 | stable >>> 9) & (rising | stable << 7 | stable >>> 7);
            stable |= candidates & safe;
        }
        return stable;
    }

    /** Every square on a line of one direction that has an empty square, in steps of one, two and four squares. */
    private static long filled(long empties, int step, long maskUp, long maskDown) {
        long twoUp = maskUp & (maskUp << step);
        long fourUp = twoUp & (twoUp << (2 * step));
        long up = empties | ((empties << step) & maskUp);
        up |= (up << (2 * step)) & twoUp;
        up |= (up << (4 * step)) & fourUp;
        long twoDown = maskDown & (maskDown >>> step);
        long fourDown = twoDown & (twoDown >>> (2 * step));
        long down = empties | ((empties >>> step) & maskDown);
        down |= (down >>> (2 * step)) & twoDown;
        down |= (down >>> (4 * step)) & fourDown;
        return up | down;
    }
}
