package reversi.screens.plan;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import reversi.platform.Portable;
import reversi.platform.Store;
import reversi.platform.StoredText;
import reversi.platform.StoredValue;
import reversi.training.plan.PlanProgress;

/** What is remembered of a player's plan and tests, kept on the device at every change. */
public final class PlanRepository {
    /** The name under which it is kept. */
    public static final String NAME = "plan";

    private final StoredValue<PlanProgress> progress;

    /** A repository over a store; {@code report} receives the result of each change. */
    public PlanRepository(Store store, Consumer<Store.Result> report) {
        this.progress = new StoredValue<>(
                new StoredText(store, NAME, report), PlanText::read, PlanText::write, PlanProgress.none());
    }

    /** What is remembered now. What is damaged or of a newer version is set aside. */
    PlanProgress now() {
        return progress.now();
    }

    /** Changes what is remembered, and keeps it. */
    void change(UnaryOperator<PlanProgress> change) {
        progress.change(change);
    }

    /** The progress as something that goes to another device. */
    public Portable portable() {
        return progress.portable(PlanProgress::with, () -> {});
    }

    /** Goes back to what the device has: another window has changed it since. */
    public void reload() {
        progress.reload();
    }
}
