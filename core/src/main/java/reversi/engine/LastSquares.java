package reversi.engine;

/**
 * Solves positions with four empties or fewer, with unrolled loops. Values are disc differences for the side to move, empties counted for
 * the winner.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
final class LastSquares {
    private static final int NO_VALUE = -65;

    private final Flips flips;
    private final LastFlips lastFlips = new LastFlips();
    private long nodes;

    LastSquares(Flips flips) {
        this.flips = flips;
    }

    /** Nodes searched so far. */
    long nodes() {
        return nodes;
    }

    /** The result of a finished game, empties counted for the winner. */
    static int result(long player, long opponent) {
        int mine = Long.bitCount(player);
        int theirs = Long.bitCount(opponent);
        int lead = mine - theirs;
        int empties = 64 - mine - theirs;
        return lead > 0 ? lead + empties : lead < 0 ? lead - empties : 0;
    }

    /** The value with four empties within alpha…beta, otherwise a bound (fail-soft). */
    int four(long player, long opponent, int alpha, int beta) {
        nodes++;
        long empties = ~(player | opponent);
        long inOddQuadrants = empties & BitMoves.oddQuadrants(empties);
        long inEvenQuadrants = empties ^ inOddQuadrants;
        // Odd quadrants first: parity. They hold none of the four, two, or all.
        long rest = inOddQuadrants != 0 ? inOddQuadrants : inEvenQuadrants;
        int a = Long.numberOfTrailingZeros(rest);
        rest &= rest - 1;
        int b = Long.numberOfTrailingZeros(rest);
        rest &= rest - 1;
        rest = rest != 0 ? rest : inEvenQuadrants;
        int c = Long.numberOfTrailingZeros(rest);
        int d = Long.numberOfTrailingZeros(rest & (rest - 1));
        int best = fourForMover(player, opponent, alpha, beta, a, b, c, d);
        if (best != NO_VALUE) {
            return best;
        }
        nodes++;
        best = fourForMover(opponent, player, -beta, -alpha, a, b, c, d);
        return best != NO_VALUE ? -best : result(player, opponent);
    }

    private int fourForMover(long player, long opponent, int alpha, int beta, int a, int b, int c, int d) {
        int best = NO_VALUE;
        long flipped = flips.of(a, player, opponent);
        if (flipped != 0) {
            best = -three(opponent ^ flipped, player | flipped | 1L << a, -beta, -alpha, b, c, d);
            if (best >= beta) {
                return best;
            }
        }
        flipped = flips.of(b, player, opponent);
        if (flipped != 0) {
            int floor = Math.max(alpha, best);
            best = Math.max(best, -three(opponent ^ flipped, player | flipped | 1L << b, -beta, -floor, a, c, d));
            if (best >= beta) {
                return best;
            }
        }
        flipped = flips.of(c, player, opponent);
        if (flipped != 0) {
            int floor = Math.max(alpha, best);
            best = Math.max(best, -three(opponent ^ flipped, player | flipped | 1L << c, -beta, -floor, a, b, d));
            if (best >= beta) {
                return best;
            }
        }
        flipped = flips.of(d, player, opponent);
        if (flipped != 0) {
            int floor = Math.max(alpha, best);
            best = Math.max(best, -three(opponent ^ flipped, player | flipped | 1L << d, -beta, -floor, a, b, c));
        }
        return best;
    }

    private int three(long player, long opponent, int alpha, int beta, int a, int b, int c) {
        nodes++;
        long inOddQuadrants = BitMoves.oddQuadrants(1L << a | 1L << b | 1L << c);
        int first = a;
        int second = b;
        int third = c;
        if ((inOddQuadrants >>> a & 1) == 0) {
            if ((inOddQuadrants >>> b & 1) != 0) {
                first = b;
                second = a;
            } else {
                first = c;
                third = a;
            }
        }
        int best = threeForMover(player, opponent, alpha, beta, first, second, third);
        if (best != NO_VALUE) {
            return best;
        }
        nodes++;
        best = threeForMover(opponent, player, -beta, -alpha, first, second, third);
        return best != NO_VALUE ? -best : result(player, opponent);
    }

    private int threeForMover(long player, long opponent, int alpha, int beta, int a, int b, int c) {
        int best = NO_VALUE;
        long flipped = flips.of(a, player, opponent);
        if (flipped != 0) {
            best = -two(opponent ^ flipped, player | flipped | 1L << a, -beta, -alpha, b, c);
            if (best >= beta) {
                return best;
            }
        }
        flipped = flips.of(b, player, opponent);
        if (flipped != 0) {
            int floor = Math.max(alpha, best);
            best = Math.max(best, -two(opponent ^ flipped, player | flipped | 1L << b, -beta, -floor, a, c));
            if (best >= beta) {
                return best;
            }
        }
        flipped = flips.of(c, player, opponent);
        if (flipped != 0) {
            int floor = Math.max(alpha, best);
            best = Math.max(best, -two(opponent ^ flipped, player | flipped | 1L << c, -beta, -floor, a, b));
        }
        return best;
    }

    private int two(long player, long opponent, int alpha, int beta, int a, int b) {
        nodes++;
        int best = twoForMover(player, opponent, beta, a, b);
        if (best != NO_VALUE) {
            return best;
        }
        nodes++;
        best = twoForMover(opponent, player, -alpha, a, b);
        return best != NO_VALUE ? -best : result(player, opponent);
    }

    private int twoForMover(long player, long opponent, int beta, int a, int b) {
        int best = NO_VALUE;
        long flipped = flips.of(a, player, opponent);
        if (flipped != 0) {
            best = -one(opponent ^ flipped, b);
            if (best >= beta) {
                return best;
            }
        }
        flipped = flips.of(b, player, opponent);
        if (flipped != 0) {
            best = Math.max(best, -one(opponent ^ flipped, a));
        }
        return best;
    }

    /** The value with one empty square left; the player is to move. */
    private int one(long player, int last) {
        nodes++;
        int mine = Long.bitCount(player);
        int flipped = lastFlips.of(last, player);
        if (flipped != 0) {
            return 2 * (mine + flipped) - 62;
        }
        flipped = lastFlips.of(last, ~player & ~(1L << last));
        if (flipped != 0) {
            return 2 * (mine - flipped) - 64;
        }
        return mine > 31 ? 2 * mine - 62 : 2 * mine - 64;
    }
}
