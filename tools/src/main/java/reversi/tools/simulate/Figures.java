package reversi.tools.simulate;

import java.util.Locale;

/**
 * What came of a simulation.
 *
 * @param moves that the opponent saw
 * @param median milliseconds from a move to the opponent's seeing it, without the network between players and server
 * @param p99 the same for all but the slowest hundredth
 * @param node how busy the busiest node was, 0 to 1
 * @param database the same of the busiest database
 * @param bus the same of the busiest bus
 */
record Figures(long moves, double median, double p99, double node, double database, double bus) {
    private static final double MOST_MILLIS = 100;

    /** Whether a hundredth waits for more than 100 ms. A database may be busy all the time: groups grow as it slows down. */
    boolean bends() {
        return moves == 0 || p99 > MOST_MILLIS;
    }

    /** What is busiest, and how much. */
    String tightest() {
        String name = node >= database && node >= bus ? "nodes" : database >= bus ? "databases" : "bus";
        return String.format(Locale.ROOT, "%s %.0f %%", name, 100 * Math.max(node, Math.max(database, bus)));
    }
}
