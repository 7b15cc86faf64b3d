package reversi.web;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import jsinterop.annotations.JsFunction;
import jsinterop.annotations.JsMethod;
import org.jspecify.annotations.Nullable;
import reversi.platform.AssetLoader;

/** Fetches assets when they are first asked for; the service worker keeps them from then on. */
final class WebAssets implements AssetLoader {
    /** Receives bytes, or null. */
    @JsFunction
    interface Fetched {
        void are(byte @Nullable [] bytes);
    }

    @Override
    public <T> void load(String path, Function<byte[], Optional<T>> decode, Consumer<Optional<T>> then) {
        fetchAsset(path, bytes -> then.accept(TypedBytes.copy(bytes).flatMap(decode)));
    }

    @JsMethod(namespace = "reversiPage")
    private static native void fetchAsset(String path, Fetched fetched);
}
