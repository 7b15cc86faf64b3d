package reversi.screens.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.platform.AssetLoader;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleReader;

/** The puzzles of this device, which are loaded when they are first asked for and then kept. */
public final class PuzzleSource {
    private static final String FILE = "puzzles/puzzles.bin";

    private final Optional<AssetLoader> assets;
    private final List<Runnable> waiting = new ArrayList<>();
    private @Nullable PuzzleCollection puzzles;
    private boolean isLoading;

    /** Puzzles read from these assets; a device without them has none. */
    public PuzzleSource(Optional<AssetLoader> assets) {
        this.assets = assets;
    }

    /** The puzzles; empty where they are not there, or not yet. */
    public Optional<PuzzleCollection> puzzles() {
        return Optional.ofNullable(puzzles);
    }

    /** Whether they are being loaded. */
    boolean isLoading() {
        return isLoading;
    }

    /** Loads the puzzles, anew where that failed before; {@code then} runs once they are there or will not come. */
    public void load(Runnable then) {
        if (puzzles != null || assets.isEmpty()) {
            then.run();
            return;
        }
        waiting.add(then);
        if (!isLoading) {
            isLoading = true;
            assets.get().load(FILE, PuzzleSource::read, this::loaded);
        }
    }

    private static Optional<PuzzleCollection> read(byte[] bytes) {
        return PuzzleReader.read(bytes) instanceof PuzzleCollection.Ok ok
                ? Optional.of(ok.puzzles())
                : Optional.empty();
    }

    private void loaded(Optional<PuzzleCollection> read) {
        puzzles = read.orElse(null);
        isLoading = false;
        List<Runnable> told = List.copyOf(waiting);
        waiting.clear();
        told.forEach(Runnable::run);
    }
}
