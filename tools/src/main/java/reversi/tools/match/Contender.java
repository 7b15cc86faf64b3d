package reversi.tools.match;

import java.lang.management.ManagementFactory;
import reversi.rules.Move;
import reversi.rules.Transcript;

/** A player in matches, one game at a time. */
interface Contender extends AutoCloseable {
    /** Begins a game; the seed settles what the contender leaves to chance in it. Throws Failure where it cannot play. */
    default void begin(long seed) throws Failure {}

    /** The move to make at the end of a game that is not over. Throws Failure where there is no answer. */
    Move move(Transcript game, TimeLeft time) throws Failure;

    /** Nanoseconds that a processor has worked for it so far; of the calling thread where it thinks on that. */
    default long processorNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** Ends what the contender needs outside this program. */
    @Override
    default void close() {}

    /** A contender that cannot go on; the message says why, for a person. */
    final class Failure extends Exception {
        private static final long serialVersionUID = 1;
        private static final int LONGEST = 200;

        /** The message may quote what a program wrote: control characters become spaces, and what is very long is cut off. */
        Failure(String message) {
            super(message.replaceAll("\\p{Cntrl}", " ").substring(0, Math.min(message.length(), LONGEST)));
        }
    }
}
