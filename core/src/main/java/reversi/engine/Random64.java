package reversi.engine;

/** A pseudo-random generator with the same sequence on all platforms (xorshift64*, after G. Marsaglia). */
final class Random64 {
    private long state;

    Random64(long seed) {
        // Mix, so that similar seeds differ at once; the state must not be 0.
        long mixed = (seed + 0x9E3779B97F4A7C15L) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 29) * 0x94D049BB133111EBL;
        state = (mixed ^ mixed >>> 32) | 1L;
    }

    /** The next 64 bits. */
    long nextLong() {
        state ^= state << 13;
        state ^= state >>> 7;
        state ^= state << 17;
        return state * 0x2545F4914F6CDD1DL;
    }

    /** A number from 0 to limit - 1. */
    int nextInt(int limit) {
        return (int) ((nextLong() >>> 33) % limit);
    }

    /** A number in [0, 1). */
    double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }
}
