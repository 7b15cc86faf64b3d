package reversi.screens.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.platform.AssetLoader;
import reversi.teach.ExplorerReader;
import reversi.teach.OpeningExplorer;

/** The opening explorer of this device, which is loaded when it is first asked for and then kept. */
public final class ExplorerSource {
    private static final String FILE = "openings/explorer.bin";

    private final Optional<AssetLoader> assets;
    private final List<Runnable> waiting = new ArrayList<>();
    private Optional<OpeningExplorer> explorer = Optional.empty();
    private boolean isLoading;

    /** An explorer read from these assets; a device without them has none. */
    public ExplorerSource(Optional<AssetLoader> assets) {
        this.assets = assets;
    }

    /** The explorer; empty where it is not there, or not yet. */
    public Optional<OpeningExplorer> explorer() {
        return explorer;
    }

    /** Whether it is being loaded. */
    boolean isLoading() {
        return isLoading;
    }

    /** Loads the explorer, anew where that failed before; {@code then} runs once it is there or will not come. */
    public void load(Runnable then) {
        if (explorer.isPresent() || assets.isEmpty()) {
            then.run();
            return;
        }
        waiting.add(then);
        if (!isLoading) {
            isLoading = true;
            assets.get().load(FILE, ExplorerSource::read, this::loaded);
        }
    }

    private static Optional<OpeningExplorer> read(byte[] bytes) {
        return ExplorerReader.read(bytes) instanceof OpeningExplorer.Ok ok
                ? Optional.of(ok.explorer())
                : Optional.empty();
    }

    private void loaded(Optional<OpeningExplorer> read) {
        explorer = read;
        isLoading = false;
        List<Runnable> told = List.copyOf(waiting);
        waiting.clear();
        told.forEach(Runnable::run);
    }
}
