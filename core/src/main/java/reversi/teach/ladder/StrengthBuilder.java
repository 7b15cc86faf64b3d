package reversi.teach.ladder;

import java.util.ArrayList;
import java.util.List;
import reversi.engine.Level;
import reversi.rating.DayRating;
import reversi.rating.GlickoRating;
import reversi.rating.RatedGame;

/**
 * Takes games one after the other, the oldest first, so that whoever has many of them need not do it all at once. A day is a rating period: its
 * games are taken together, whatever their order.
 */
public final class StrengthBuilder {
    /** How uncertain the rating of a level is, in points. */
    private static final double LEVEL_DEVIATION = 50;

    private final List<DayRating> curve = new ArrayList<>();
    private final List<RatedGame> today = new ArrayList<>();
    private long day;
    private int games;
    private int everReady;
    /** Before the games of the day. */
    private GlickoRating before = GlickoRating.start(StrengthEstimate.START);

    private GlickoRating now = before;

    /** The estimate after these games, the oldest first. */
    public static StrengthEstimate after(List<LevelResult> results) {
        StrengthBuilder builder = new StrengthBuilder();
        results.forEach(builder::add);
        return builder.build();
    }

    /** Takes a game; one of an earlier day than those before, as after the clock was set back, counts as one of theirs. */
    public void add(LevelResult result) {
        if (games == 0) {
            day = result.day();
        } else if (result.day() > day) {
            // The period in which the player plays again makes less certain by itself.
            before = now.rested((double) (result.day() - day - 1));
            day = result.day();
            today.clear();
        }
        games++;
        today.add(rated(result));
        now = StrengthEstimate.bounded(before.mostLikelyAfter(today));
        everReady = Math.max(everReady, StrengthEstimate.readyFor(now));
        if (today.size() > 1) {
            curve.remove(curve.size() - 1);
        }
        curve.add(new DayRating(day, (int) Math.round(now.rating())));
    }

    static RatedGame rated(LevelResult result) {
        return new RatedGame(Level.of(result.level()).rating(), LEVEL_DEVIATION, result.score());
    }

    /** The highest level for which the player was ready after any of the games so far; 0 for none. */
    public int everReady() {
        return everReady;
    }

    /** What the games so far come to. */
    public StrengthEstimate build() {
        return new StrengthEstimate(now, games, games == 0 ? 0 : day, List.copyOf(curve), everReady);
    }
}
