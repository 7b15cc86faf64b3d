package reversi.tools.check;

import java.util.function.Supplier;

/** A thread that reads and writes all over a large array, so that caches shared with it hold nothing for long. */
final class CacheThrasher {
    private static final int BITS = 23;
    private static final int WRITES_BETWEEN_LOOKS = 1 << 12;

    /** 64 MiB. */
    private final long[] array = new long[1 << BITS];

    private final Thread thread = new Thread(this::thrash, "cache thrasher");
    private volatile boolean ended;

    private CacheThrasher() {
        thread.setDaemon(true);
        thread.start();
    }

    /** What the task returns, done while the caches are thrashed. */
    static <T> T during(Supplier<T> task) {
        CacheThrasher thrasher = new CacheThrasher();
        try {
            return task.get();
        } finally {
            thrasher.end();
        }
    }

    private void thrash() {
        long random = 1;
        while (!ended) {
            for (int i = 0; i < WRITES_BETWEEN_LOOKS; i++) {
                // Donald Knuth's generator (MMIX): its high bits are the random ones.
                random = random * 6364136223846793005L + 1442695040888963407L;
                array[(int) (random >>> (64 - BITS))] += random;
            }
        }
    }

    /** Waits until the thread has ended. */
    private void end() {
        ended = true;
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
