package reversi.screens.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import reversi.platform.Portable;
import reversi.platform.Store;
import reversi.platform.StoredText;
import reversi.platform.StoredValue;
import reversi.teach.puzzle.MistakeCollection;
import reversi.teach.puzzle.PuzzleProgress;

/** What is remembered of a player's puzzles, and the player's own mistakes, kept on the device at every change. */
public final class PuzzleRepository {
    /** The name under which the progress is kept. */
    public static final String NAME = "puzzles";

    /** The name under which the mistakes are kept. */
    static final String MISTAKES = "mistakes";

    private final StoredValue<PuzzleProgress> progress;
    private final StoredValue<MistakeCollection> mistakes;
    private final List<Runnable> listeners = new ArrayList<>();
    private final List<Runnable> solved = new ArrayList<>();

    /** A repository over a store; {@code report} receives the result of each change. */
    public PuzzleRepository(Store store, Consumer<Store.Result> report) {
        this.progress = new StoredValue<>(
                new StoredText(store, NAME, report),
                PuzzleRepository::read,
                PuzzleProgressText::write,
                PuzzleProgress.none());
        this.mistakes = new StoredValue<>(
                new StoredText(store, MISTAKES, report),
                MistakesText::read,
                MistakesText::write,
                MistakeCollection.none());
    }

    private static Optional<PuzzleProgress> read(String text) {
        return PuzzleProgressText.read(text) instanceof PuzzleProgressText.Ok ok
                ? Optional.of(ok.progress())
                : Optional.empty();
    }

    /** What is remembered now. What is damaged or of a newer version is set aside. */
    public PuzzleProgress progress() {
        return progress.now();
    }

    /** Changes what is remembered, and keeps it. */
    void change(UnaryOperator<PuzzleProgress> change) {
        progress.change(change);
        listeners.forEach(Runnable::run);
    }

    /** Calls {@code listener} after each change of what is remembered. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** Calls {@code listener} after each puzzle that is solved, of whatever kind. */
    public void onSolved(Runnable listener) {
        solved.add(listener);
    }

    /** A puzzle was solved. */
    void tellSolved() {
        solved.forEach(Runnable::run);
    }

    /** How many of the player's own mistakes wait to be solved on a day. */
    public int mistakesDue(long today) {
        return mistakes().due(today).size();
    }

    /** The player's own mistakes. */
    MistakeCollection mistakes() {
        return mistakes.now();
    }

    /** Changes the mistakes, and keeps them. */
    void changeMistakes(UnaryOperator<MistakeCollection> change) {
        mistakes.change(change);
    }

    /** The progress and the mistakes as things that go to another device. */
    public List<Portable> portables() {
        return List.of(
                progress.portable(PuzzleProgress::with, () -> listeners.forEach(Runnable::run)),
                mistakes.portable(MistakeCollection::with, () -> {}));
    }

    /** Goes back to what the device has: another window has changed it since. */
    public void reload() {
        progress.reload();
        mistakes.reload();
    }
}
