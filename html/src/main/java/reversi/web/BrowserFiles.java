package reversi.web;

import java.util.Optional;
import java.util.function.Consumer;
import jsinterop.annotations.JsFunction;
import jsinterop.annotations.JsMethod;
import org.jspecify.annotations.Nullable;
import reversi.platform.FileExchange;

/** Downloads files, and opens the browser's own dialog to choose one. */
final class BrowserFiles implements FileExchange {
    /** Receives a text, or null. */
    @JsFunction
    interface Read {
        void is(@Nullable String text);
    }

    @Override
    public Way way() {
        return Way.CHOOSE;
    }

    @Override
    public void save(String name, String text, Consumer<Optional<String>> then) {
        saveFile(name, text);
        then.accept(Optional.of(name));
    }

    @Override
    public void open(Consumer<Optional<String>> then) {
        openFile(text -> then.accept(Optional.ofNullable(text)));
    }

    @JsMethod(namespace = "reversiPage")
    private static native void saveFile(String name, String text);

    @JsMethod(namespace = "reversiPage")
    private static native void openFile(Read read);
}
