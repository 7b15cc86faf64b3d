package reversi.screens.ladder;

import java.util.function.LongSupplier;
import reversi.screens.Context;
import reversi.screens.history.GameOpener;
import reversi.screens.ui.Panel;

/**
 * What the panel of achievements needs.
 *
 * @param recorder knows what has been earned, and looks for more
 * @param games opens the game that earned one
 * @param clock milliseconds since 1970
 */
public record AchievementServices(AchievementRecorder recorder, GameOpener games, LongSupplier clock) {
    /** A panel of all achievements, so many points wide. */
    public Panel panel(Context context, float width) {
        return new AchievementsPanel(context, this, width);
    }
}
