package reversi.screens.champion;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import reversi.platform.Portable;
import reversi.platform.Store;
import reversi.platform.StoredText;
import reversi.platform.StoredValue;
import reversi.training.champion.ChampionProgress;

/** What is remembered of a player who guesses champions' moves, kept on the device at every change. */
public final class ChampionRepository {
    /** The name under which it is kept. */
    public static final String NAME = "champion";

    private final StoredValue<ChampionProgress> progress;

    /** A repository over a store; {@code report} receives the result of each change. */
    public ChampionRepository(Store store, Consumer<Store.Result> report) {
        this.progress = new StoredValue<>(
                new StoredText(store, NAME, report),
                ChampionProgressText::read,
                ChampionProgressText::write,
                ChampionProgress.none());
    }

    /** What is remembered now. What is damaged or of a newer version is set aside. */
    public ChampionProgress now() {
        return progress.now();
    }

    /** Changes what is remembered, and keeps it. */
    void change(UnaryOperator<ChampionProgress> change) {
        progress.change(change);
    }

    /** The progress as something that goes to another device. */
    public Portable portable() {
        return progress.portable(ChampionProgress::joined, () -> {});
    }

    /** Goes back to what the device has: another window has changed it since. */
    public void reload() {
        progress.reload();
    }
}
