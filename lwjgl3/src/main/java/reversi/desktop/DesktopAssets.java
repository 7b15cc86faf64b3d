package reversi.desktop;

import com.badlogic.gdx.utils.GdxRuntimeException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import reversi.platform.AssetLoader;

/** Reads and decodes each asset on a thread of its own. */
final class DesktopAssets implements AssetLoader {
    private static final Logger LOG = System.getLogger(DesktopAssets.class.getName());

    /** Reads a file of the game; throws GdxRuntimeException where it can't be read. */
    @FunctionalInterface
    interface Source {
        byte[] read(String path);
    }

    private final Source source;
    private final Executor renderThread;

    /** Assets of a source; answers are given on {@code renderThread}. */
    DesktopAssets(Source source, Executor renderThread) {
        this.source = source;
        this.renderThread = renderThread;
    }

    @Override
    public <T> void load(String path, Function<byte[], Optional<T>> decode, Consumer<Optional<T>> then) {
        Thread reader = new Thread(
                () -> {
                    Optional<T> read = read(path, decode);
                    renderThread.execute(() -> then.accept(read));
                },
                "asset " + path);
        reader.setDaemon(true);
        reader.start();
    }

    private <T> Optional<T> read(String path, Function<byte[], Optional<T>> decode) {
        try {
            return decode.apply(source.read(path));
        } catch (GdxRuntimeException unreadable) {
            LOG.log(Level.WARNING, "asset-unreadable", "file", path, "failure", unreadable.getMessage());
            return Optional.empty();
        }
    }
}
