package reversi.platform;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Assets that arrive when the test says so. */
public final class MemoryAssets implements AssetLoader {
    private final List<String> asked = new ArrayList<>();
    private final List<Consumer<Optional<byte[]>>> waiting = new ArrayList<>();

    @Override
    public <T> void load(String path, Function<byte[], Optional<T>> decode, Consumer<Optional<T>> then) {
        asked.add(path);
        waiting.add(bytes -> then.accept(bytes.flatMap(decode)));
    }

    /** What was asked for, in order. */
    public List<String> asked() {
        return List.copyOf(asked);
    }

    /** Everything that was asked for and has not come is these bytes, or can't be had. */
    public void arrive(Optional<byte[]> bytes) {
        List<Consumer<Optional<byte[]>>> now = List.copyOf(waiting);
        waiting.clear();
        now.forEach(one -> one.accept(bytes));
    }
}
