package reversi.tools.check;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Seconds since it was made: on the wall, and those that the processor gave to the thread that made it. */
final class Stopwatch {
    private static final double NANOS = 1e9;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final long began = System.nanoTime();
    private final long processorBegan = threads.getCurrentThreadCpuTime();

    double seconds() {
        return (System.nanoTime() - began) / NANOS;
    }

    /** Asked on the thread that made it. */
    double processor() {
        return (threads.getCurrentThreadCpuTime() - processorBegan) / NANOS;
    }
}
