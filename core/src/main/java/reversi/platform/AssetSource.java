package reversi.platform;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Something that is read from an asset of this device when it is first asked for, and then kept. */
public final class AssetSource<T> {
    private final Optional<AssetLoader> assets;
    private final String path;
    private final Function<byte[], Optional<T>> decode;
    private final List<Runnable> waiting = new ArrayList<>();
    private Optional<T> found = Optional.empty();
    private boolean isLoading;
    private boolean hasFailed;

    /** What is read from an asset, as {@link AssetLoader#load} does it; a device without assets has nothing. */
    public AssetSource(Optional<AssetLoader> assets, String path, Function<byte[], Optional<T>> decode) {
        this.assets = assets;
        this.path = path;
        this.decode = decode;
    }

    /** What was read; empty where it is not there, or not yet. */
    public Optional<T> found() {
        return found;
    }

    /** Whether it is being loaded. */
    public boolean isLoading() {
        return isLoading;
    }

    /** Whether loading it has failed. */
    public boolean hasFailed() {
        return hasFailed;
    }

    /** Loads it, anew where that failed before; {@code then} runs once it is there or will not come. */
    public void load(Runnable then) {
        if (found.isPresent() || assets.isEmpty()) {
            hasFailed = found.isEmpty();
            then.run();
            return;
        }
        waiting.add(then);
        if (!isLoading) {
            isLoading = true;
            assets.get().load(path, decode, this::loaded);
        }
    }

    private void loaded(Optional<T> read) {
        found = read;
        hasFailed = read.isEmpty();
        isLoading = false;
        List<Runnable> then = List.copyOf(waiting);
        waiting.clear();
        then.forEach(Runnable::run);
    }
}
