package reversi.engine;

/** Writes the ints of a message, of which the first says the kind. */
final class MessageWriter {
    /** The first int of every message: the letters RV and the version of the format. */
    static final int MAGIC = 0x52560003;

    private int[] ints = new int[64];
    private int length;

    MessageWriter() {
        add(MAGIC);
    }

    void add(int value) {
        if (length == ints.length) {
            int[] longer = new int[2 * length];
            System.arraycopy(ints, 0, longer, 0, length);
            ints = longer;
        }
        ints[length++] = value;
    }

    void add(boolean value) {
        add(value ? 1 : 0);
    }

    void addLong(long value) {
        add((int) (value >>> 32));
        add((int) value);
    }

    int[] toArray() {
        int[] exact = new int[length];
        System.arraycopy(ints, 0, exact, 0, length);
        return exact;
    }
}
