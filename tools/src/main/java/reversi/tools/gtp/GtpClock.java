package reversi.tools.gtp;

import java.util.EnumMap;
import java.util.Map;
import reversi.rules.Disc;
import reversi.tools.match.TimeLeft;

/** The time settings of the controller: main time, then Canadian byo-yomi (a number of moves per period). */
final class GtpClock {
    private long mainMillis = TimeLeft.NO_CLOCK;
    private long byoYomiMillis;
    private int byoYomiMoves;
    private final Map<Disc, TimeLeft> left = new EnumMap<>(Disc.class);

    /** Sets the time of both sides, in seconds; seconds for no moves mean that there is no limit. */
    void set(double main, double byoYomi, int moves) {
        boolean limited = moves > 0 || byoYomi == 0;
        mainMillis = limited ? millis(main) : TimeLeft.NO_CLOCK;
        byoYomiMillis = limited ? millis(byoYomi) : 0;
        byoYomiMoves = limited ? moves : 0;
        left.clear();
    }

    /** Sets a side's remaining seconds for a number of moves, or for the rest of the game if that is 0. */
    void left(Disc side, double seconds, int moves) {
        long millis = millis(seconds);
        if (moves > 0) {
            left.put(side, perMove(millis / moves));
        } else {
            left.put(side, new TimeLeft(millis, increment(), 0));
        }
    }

    /** What a side may use; as much as it likes where nothing was said. */
    TimeLeft left(Disc side) {
        TimeLeft told = left.get(side);
        if (told != null) {
            return told;
        }
        boolean onlyByoYomi = mainMillis == 0 && byoYomiMoves > 0;
        return onlyByoYomi ? perMove(byoYomiMillis / byoYomiMoves) : new TimeLeft(mainMillis, increment(), 0);
    }

    /** Counts time that a side used, for controllers that set the time once and never say what remains. */
    void used(Disc side, long millis) {
        TimeLeft before = left(side);
        if (before.hasClock()) {
            long rest = Math.max(1, before.millis() - millis);
            left.put(side, new TimeLeft(rest, before.increment(), before.moveMillis()));
        }
    }

    private static TimeLeft perMove(long millis) {
        return new TimeLeft(TimeLeft.NO_CLOCK, 0, Math.max(1, millis));
    }

    /** Overtime that begins when the clock has run out is worth about as much as an increment at every move. */
    private long increment() {
        return byoYomiMoves > 0 ? byoYomiMillis / byoYomiMoves : 0;
    }

    private static long millis(double seconds) {
        return Math.round(Math.max(0, seconds) * 1000);
    }
}
