package reversi.screens.puzzle;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import reversi.platform.Store;
import reversi.platform.StoredText;
import reversi.teach.puzzle.PuzzleProgress;

/** What is remembered of a player's puzzles, kept on the device at every change. */
public final class PuzzleRepository {
    /** The name under which it is kept. */
    public static final String NAME = "puzzles";

    private final StoredText kept;
    private @Nullable PuzzleProgress progress;

    /** A repository over a store; {@code report} receives the result of each change. */
    public PuzzleRepository(Store store, Consumer<Store.Result> report) {
        this.kept = new StoredText(store, NAME, report);
    }

    /** What is remembered now. What is damaged or of a newer version is set aside. */
    public PuzzleProgress progress() {
        PuzzleProgress known = progress;
        if (known == null) {
            known = read();
            progress = known;
        }
        return known;
    }

    private PuzzleProgress read() {
        Store.Entry entry = kept.read();
        if (entry instanceof Store.Absent) {
            return PuzzleProgress.none();
        }
        if (entry instanceof Store.Text text
                && PuzzleProgressText.read(text.value()) instanceof PuzzleProgressText.Ok ok) {
            return ok.progress();
        }
        kept.setAside();
        return PuzzleProgress.none();
    }

    /** Changes what is remembered, and keeps it. */
    void change(UnaryOperator<PuzzleProgress> change) {
        PuzzleProgress next = change.apply(progress());
        if (!next.equals(progress)) {
            progress = next;
            kept.write(PuzzleProgressText.write(next));
        }
    }

    /** Goes back to what the device has: another window has changed it since. */
    public void reload() {
        progress = null;
        kept.reload();
    }
}
