package reversi.engine;

/** A small generator of numbers that look random, the same for a seed on every device (xorshift by Marsaglia). */
final class Random64 {
    private long state;

    Random64(long seed) {
        // Neighbouring seeds must not begin alike, and the state must not be 0.
        long mixed = (seed + 0x9E3779B97F4A7C15L) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 29) * 0x94D049BB133111EBL;
        state = (mixed ^ mixed >>> 32) | 1L;
    }

    /** The next 64 bits. */
    long next() {
        state ^= state << 13;
        state ^= state >>> 7;
        state ^= state << 17;
        return state * 0x2545F4914F6CDD1DL;
    }

    /** A number 0…limit-1. */
    int below(int limit) {
        return (int) ((next() >>> 33) % limit);
    }

    /** A number from 0 up to but not including 1. */
    double fraction() {
        return (next() >>> 11) * 0x1.0p-53;
    }
}
