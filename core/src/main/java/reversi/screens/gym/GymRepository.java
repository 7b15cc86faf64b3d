package reversi.screens.gym;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import reversi.platform.Portable;
import reversi.platform.Store;
import reversi.platform.StoredText;
import reversi.platform.StoredValue;
import reversi.training.gym.GymProgress;

/** What is remembered of a player's drills, kept on the device at every change. */
public final class GymRepository {
    /** The name under which it is kept. */
    public static final String NAME = "gym";

    private final StoredValue<GymProgress> progress;

    /** A repository over a store; {@code report} receives the result of each change. */
    public GymRepository(Store store, Consumer<Store.Result> report) {
        this.progress = new StoredValue<>(
                new StoredText(store, NAME, report), GymProgressText::read, GymProgressText::write, GymProgress.none());
    }

    /** What is remembered now. What is damaged or of a newer version is set aside. */
    public GymProgress now() {
        return progress.now();
    }

    /** Changes what is remembered, and keeps it. */
    void change(UnaryOperator<GymProgress> change) {
        progress.change(change);
    }

    /** The progress as something that goes to another device. */
    public Portable portable() {
        return progress.portable(GymProgress::with, () -> {});
    }

    /** Goes back to what the device has: another window has changed it since. */
    public void reload() {
        progress.reload();
    }
}
