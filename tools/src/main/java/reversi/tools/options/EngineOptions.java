package reversi.tools.options;

import picocli.CommandLine.Option;
import reversi.engine.Clock;
import reversi.engine.Engine;

/** How an engine is built, whatever it is asked: a mixin of commands. */
public final class EngineOptions {
    private static final int ENTRY_BYTES = 24;
    private static final int FEWEST_BITS = 8;
    private static final int MOST_BITS = 24;

    @Option(
            names = "--hash",
            paramLabel = "MIB",
            defaultValue = "16",
            description = "Memory of an engine's table in MiB, 1 to 512 (default: ${DEFAULT-VALUE}).")
    private int hash = 16;

    @Option(
            names = "--seed",
            defaultValue = "1",
            description = "Settles what is left to chance (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    /** A new engine that tells the time by the device's clock. */
    public Engine engine() {
        return new Engine(Clock.SYSTEM, tableBits());
    }

    /** What settles every choice left to chance. */
    public long seed() {
        return seed;
    }

    /** The largest power of two of entries that fits the memory. */
    private int tableBits() {
        long entries = Math.max(1, (long) hash << 20) / ENTRY_BYTES;
        int bits = 63 - Long.numberOfLeadingZeros(entries);
        return Math.max(FEWEST_BITS, Math.min(MOST_BITS, bits));
    }
}
