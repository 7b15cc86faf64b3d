package reversi.screens.ladder;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import reversi.platform.Portable;
import reversi.platform.Store;
import reversi.platform.StoredText;
import reversi.platform.StoredValue;
import reversi.teach.achievement.AchievementRecord;

/** Which achievements a player has earned, kept on the device at every change. */
public final class AchievementRepository {
    /** The name under which they are kept. */
    public static final String NAME = "achievements";

    private final StoredValue<AchievementRecord> record;

    /** A repository over a store; {@code report} receives the result of each change. */
    public AchievementRepository(Store store, Consumer<Store.Result> report) {
        this.record = new StoredValue<>(
                new StoredText(store, NAME, report),
                AchievementsText::read,
                AchievementsText::write,
                AchievementRecord.none());
    }

    /** What has been earned up to now. What is damaged or of a newer version is set aside. */
    public AchievementRecord now() {
        return record.now();
    }

    /** Changes the record, and keeps it. */
    void change(UnaryOperator<AchievementRecord> change) {
        record.change(change);
    }

    /** The record as something that goes to another device. */
    public Portable portable() {
        return record.portable(AchievementRecord::with, () -> {});
    }

    /** Goes back to what the device has: another window has changed it since. */
    public void reload() {
        record.reload();
    }
}
