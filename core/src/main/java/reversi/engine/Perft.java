package reversi.engine;

/** Counts move sequences from a board, to verify move generation. */
public final class Perft {
    private final Flips flips = new Flips();
    private final boolean passIsPly;

    /** Counts a pass as a ply of its own, or as part of the ply before. */
    public Perft(boolean passIsPly) {
        this.passIsPly = passIsPly;
    }

    /** The number of move sequences of {@code plies}; a game that ends earlier counts once. */
    public long count(Board board, int plies) {
        return count(board.player(), board.opponent(), plies);
    }

    private long count(long player, long opponent, int plies) {
        if (plies == 0) {
            return 1;
        }
        long moves = BitMoves.moves(player, opponent);
        if (moves == 0) {
            boolean over = BitMoves.moves(opponent, player) == 0;
            return over ? 1 : count(opponent, player, passIsPly ? plies - 1 : plies);
        }
        if (plies == 1) {
            return Long.bitCount(moves);
        }
        long total = 0;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flipped = flips.of(square, player, opponent);
            total += count(opponent ^ flipped, player | flipped | 1L << square, plies - 1);
        }
        return total;
    }
}
