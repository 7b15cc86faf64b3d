package reversi.screens.ladder;

import java.util.function.LongSupplier;
import java.util.function.Supplier;
import reversi.screens.history.GameOpener;

/**
 * What the panel of achievements needs.
 *
 * @param recorder knows what has been earned, and looks for more
 * @param games opens the game that earned one
 * @param clock milliseconds since 1970
 * @param progress how far one is with what takes many games or days
 */
public record AchievementServices(
        AchievementRecorder recorder, GameOpener games, LongSupplier clock, Supplier<OwnProgress> progress) {}
