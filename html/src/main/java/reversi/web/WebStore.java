package reversi.web;

import com.google.gwt.core.client.JavaScriptException;
import java.util.Optional;
import jsinterop.annotations.JsMethod;
import org.jspecify.annotations.Nullable;
import reversi.platform.Store;

/** Keeps texts in the browser's local storage, which may be full or forbidden. */
final class WebStore implements Store {
    private static final String PREFIX = "reversi.";

    @Override
    public Optional<String> read(String name) {
        try {
            return Optional.ofNullable(getItem(PREFIX + name));
        } catch (JavaScriptException forbidden) {
            return Optional.empty();
        }
    }

    @Override
    public boolean write(String name, String text) {
        try {
            setItem(PREFIX + name, text);
            return true;
        } catch (JavaScriptException fullOrForbidden) {
            return false;
        }
    }

    @Override
    public void remove(String name) {
        try {
            removeItem(PREFIX + name);
        } catch (JavaScriptException forbidden) {
            // What cannot be reached is as good as forgotten.
        }
    }

    @JsMethod(namespace = "localStorage")
    private static native @Nullable String getItem(String name);

    @JsMethod(namespace = "localStorage")
    private static native void setItem(String name, String text);

    @JsMethod(namespace = "localStorage")
    private static native void removeItem(String name);
}
