package reversi.engine;

/** What the tables' hashes of a position begin with. */
final class PositionHash {
    private PositionHash() {}

    /**
     * Two bitboards mixed into one number. For the same second one, different first ones give different numbers.
     *
     * <p>Turned by hand: {@code Long.rotateLeft} is no instruction in the browser, but a call that first asks whether the class is ready.
     */
    static long mix(long first, long second) {
        long turned = second * 0xC2B2AE3D27D4EB4FL;
        return first * 0x9E3779B97F4A7C15L ^ (turned << 31 | turned >>> 33);
    }
}
