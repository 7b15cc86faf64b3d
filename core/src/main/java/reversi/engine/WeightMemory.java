package reversi.engine;

/**
 * Memory whose bytes have numbers, its addresses, and where a look-up checks no bounds: what WebAssembly has beside its objects. Whoever
 * reads or writes stays within what was allocated.
 */
public interface WeightMemory {
    /** The first of so many bytes in a row, all 0 and nobody else's, for as long as the program runs; throws IllegalStateException if there are none. */
    int allocate(int bytes);

    /** Writes two bytes, at an even address. */
    void write(int address, short value);

    /** Reads what was written at an even address. */
    short read(int address);
}
