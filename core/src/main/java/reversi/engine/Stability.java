package reversi.engine;

/** Stable discs: a lower bound from edge tables, full lines and stable neighbours. */
final class Stability {
    private static final long FILE_A = 0x0101010101010101L;
    private static final long FILE_H = 0x8080808080808080L;
    private static final long RANK_1 = 0xFFL;
    private static final long INNER = 0x007E7E7E7E7E7E00L;
    private static final long NOT_FILE_A = ~FILE_A;
    private static final long NOT_FILE_H = ~FILE_H;
    /** Multiplying file a by this gathers its eight bits in the top byte, a1 lowest. */
    private static final long GATHER_FILE = 0x0102040810204080L;

    /** Stable discs of the player on an edge, by the player's and the opponent's discs there. */
    private final byte[] edges = new byte[256 * 256];

    /** An edge's eight bits as bits of file a. */
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

    /** The player's discs on an edge that no sequence of moves on it can flip. */
    private int edge(int player, int opponent, boolean[] known) {
        int key = player << 8 | opponent;
        if (known[key]) {
            return edges[key] & 0xFF;
        }
        int stable = player;
        for (int empties = ~(player | opponent) & 0xFF; empties != 0 && stable != 0; empties &= empties - 1) {
            int square = Integer.numberOfTrailingZeros(empties);
            int flipped = edgeFlips(square, player, opponent);
            int lostDiscs = edgeFlips(square, opponent, player);
            stable &= edge(player | flipped | 1 << square, opponent & ~flipped, known);
            stable &= edge(player & ~lostDiscs, opponent | lostDiscs | 1 << square, known);
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

    /** The player's stable discs on the four edges. */
    long stableEdges(long player, long opponent) {
        long top = edges[((int) (player & RANK_1) << 8) | (int) (opponent & RANK_1)] & 0xFFL;
        long bottom = edges[(int) (player >>> 56) << 8 | (int) (opponent >>> 56)] & 0xFFL;
        long left = onFile[edges[(fileA(player) << 8) | fileA(opponent)] & 0xFF];
        long right = onFile[edges[(fileA(player >>> 7) << 8) | fileA(opponent >>> 7)] & 0xFF];
        return top | (bottom << 56) | left | (right << 7);
    }

    /** The number of {@link #stableEdges}, corners counted twice. */
    int stableEdgeCount(long player, long opponent) {
        return Integer.bitCount(edges[((int) (player & RANK_1) << 8) | (int) (opponent & RANK_1)] & 0xFF)
                + Integer.bitCount(edges[(int) (player >>> 56) << 8 | (int) (opponent >>> 56)] & 0xFF)
                + Integer.bitCount(edges[(fileA(player) << 8) | fileA(opponent)] & 0xFF)
                + Integer.bitCount(edges[(fileA(player >>> 7) << 8) | fileA(opponent >>> 7)] & 0xFF);
    }

    static int fileA(long discs) {
        return (int) (((discs & FILE_A) * GATHER_FILE) >>> 56);
    }

    /** A subset of the player's stable discs. */
    long stable(long player, long opponent) {
        long empties = ~(player | opponent);
        long filledRanks = ~ranksWith(empties);
        long filledFiles = ~filesWith(empties);
        long filledFalling = ~diagonalsWith(empties, 9, NOT_FILE_A, NOT_FILE_H);
        long filledRising = ~diagonalsWith(empties, 7, NOT_FILE_H, NOT_FILE_A);
        long stable = stableEdges(player, opponent)
                | (player & INNER & filledRanks & filledFiles & filledFalling & filledRising);
        long candidates = player & INNER & ~stable;
        long before = 0;
        while (stable != before && candidates != 0) {
            before = stable;
            long safe = (filledRanks | stable << 1 | stable >>> 1) & (filledFiles | stable << 8 | stable >>> 8);
            safe &= (filledFalling | stable << 9 | stable >>> 9) & (filledRising | stable << 7 | stable >>> 7);
            stable |= candidates & safe;
        }
        return stable;
    }

    /** All squares on the ranks of these squares. */
    private static long ranksWith(long squares) {
        long onFileA = squares | squares >>> 4;
        onFileA |= onFileA >>> 2;
        onFileA |= onFileA >>> 1;
        return (onFileA & FILE_A) * RANK_1;
    }

    /** All squares on the files of these squares. */
    private static long filesWith(long squares) {
        long onRank1 = squares | squares >>> 32;
        onRank1 |= onRank1 >>> 16;
        onRank1 |= onRank1 >>> 8;
        return (onRank1 & RANK_1) * FILE_A;
    }

    /** All squares on the diagonals of one direction that contain an empty square (parallel prefix). */
    private static long diagonalsWith(long empties, int step, long maskUp, long maskDown) {
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
