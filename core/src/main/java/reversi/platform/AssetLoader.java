package reversi.platform;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Reads assets that are not there from the start, since few games need them. */
public interface AssetLoader {
    /**
     * Reads an asset and decodes it, outside of the render thread where the device has another one; {@code then} receives the result on the
     * render thread, or nothing where the asset can't be read or decoded.
     *
     * @param path from the root of the assets, such as {@code openings/explorer.bin}
     */
    <T> void load(String path, Function<byte[], Optional<T>> decode, Consumer<Optional<T>> then);
}
