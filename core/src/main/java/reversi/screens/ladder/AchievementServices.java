package reversi.screens.ladder;

import java.util.function.LongSupplier;
import reversi.screens.history.GameOpener;

/**
 * What the panel of achievements needs.
 *
 * @param recorder knows what has been earned, and looks for more
 * @param games opens the game that earned one
 * @param clock milliseconds since 1970
 */
public record AchievementServices(AchievementRecorder recorder, GameOpener games, LongSupplier clock) {}
