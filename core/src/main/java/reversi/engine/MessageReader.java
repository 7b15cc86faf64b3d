package reversi.engine;

/** Reads the ints of a message; throws IllegalArgumentException for malformed ones. */
final class MessageReader {
    private final int[] ints;
    private final int kind;
    private int at;

    /** Reads the header; throws IllegalArgumentException for another version. */
    MessageReader(int[] ints) {
        this.ints = ints;
        expect(next() == MessageWriter.MAGIC, "of this version");
        this.kind = next();
    }

    int kind() {
        return kind;
    }

    int next() {
        expect(at < ints.length, "complete");
        return ints[at++];
    }

    long nextLong() {
        long high = next();
        return (high << 32) | (next() & 0xFFFFFFFFL);
    }

    boolean nextBoolean() {
        return below(2) == 1;
    }

    /** The next int, which must be 0…limit-1. */
    int below(int limit) {
        int value = next();
        expect(value >= 0 && value < limit, "within its range at " + (at - 1));
        return value;
    }

    /** The next int as the number of following entries. */
    int count() {
        return below(ints.length - at);
    }

    void expectEnd() {
        expect(at == ints.length, "at its end");
    }

    void expect(boolean holds, String what) {
        if (!holds) {
            throw new IllegalArgumentException("the message is not " + what);
        }
    }
}
