package reversi.engine;

/**
 * The weights for one number of empties in their order: those of all {@link Patterns}, then those of how many moves the player has, of how
 * many the opponent has, and of parity.
 */
public final class PatternEntries {
    /** Entries for the number of moves: this many for the player, then as many for the opponent. */
    public static final int MOBILITY = 32;

    /** Entries for parity: the number of odd quadrants (0…4), for an even and an odd number of empties. */
    public static final int PARITIES = 10;

    private PatternEntries() {}

    /** How many there are. */
    public static int count(Patterns patterns) {
        return patterns.foldedSize() + 2 * MOBILITY + PARITIES;
    }

    /** The entry of a number of moves among the {@link #MOBILITY} ones. */
    public static int mobilityIndex(int moves) {
        return Math.min(moves, MOBILITY - 1);
    }

    /** The entry of a set of empties among the {@link #PARITIES} ones. */
    public static int parityIndex(long empties) {
        long folded = empties ^ (empties >>> 1);
        folded ^= folded >>> 2;
        folded ^= folded >>> 8;
        folded ^= folded >>> 16;
        return 5 * (Long.bitCount(empties) & 1) + Long.bitCount(folded & 0x0000001100000011L);
    }
}
