package reversi.tools.games;

import java.io.PrintWriter;
import java.util.function.LongSupplier;

/** How far long work is: a bar in a terminal, otherwise a line now and then. Not thread-safe. */
public final class Progress {
    private static final int BAR = 30;
    private static final long TERMINAL_MILLIS = 200;
    private static final long LINE_MILLIS = 30_000;

    private final PrintWriter out;
    private final boolean isTerminal;
    private final LongSupplier clock;
    private long last;
    private int shown;

    /** Progress told to {@code out}, by a clock in milliseconds. */
    public Progress(PrintWriter out, boolean isTerminal, LongSupplier clock) {
        this.out = out;
        this.isTerminal = isTerminal;
        this.clock = clock;
        this.last = clock.getAsLong();
    }

    /** Tells, unless it was told a moment ago, that {@code done} of {@code total} is done; with words about it. */
    public void show(String words, int done, int total) {
        long now = clock.getAsLong();
        if (now - last < (isTerminal ? TERMINAL_MILLIS : LINE_MILLIS)) {
            return;
        }
        last = now;
        String counts = words + ": " + done + " of " + total;
        if (!isTerminal) {
            out.println(counts);
            out.flush();
            return;
        }
        int filled = total == 0 ? BAR : (int) ((long) BAR * done / total);
        String line = "[" + "#".repeat(filled) + ".".repeat(BAR - filled) + "] " + counts;
        out.print("\r" + line + " ".repeat(Math.max(0, shown - line.length())));
        out.flush();
        shown = line.length();
    }

    /** Says something else in a line of its own. */
    void say(String line) {
        end();
        out.println(line);
        out.flush();
    }

    /** Takes the bar away. */
    public void end() {
        if (shown > 0) {
            out.print("\r" + " ".repeat(shown) + "\r");
            out.flush();
            shown = 0;
        }
    }
}
