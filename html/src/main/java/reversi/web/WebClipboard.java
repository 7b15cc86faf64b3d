package reversi.web;

import java.util.Optional;
import java.util.function.Consumer;
import jsinterop.annotations.JsFunction;
import jsinterop.annotations.JsMethod;
import org.jspecify.annotations.Nullable;
import reversi.platform.Clipboard;

/** The browser's clipboard, which it lets be read where the person allows it; what the person pastes is always told. */
final class WebClipboard implements Clipboard {
    /** Receives a text, or null. */
    @JsFunction
    interface Read {
        void is(@Nullable String text);
    }

    /** Receives whether something succeeded. */
    @JsFunction
    interface Done {
        void is(boolean done);
    }

    @Override
    public void read(Consumer<Optional<String>> then) {
        readClipboard(text -> then.accept(Optional.ofNullable(text).filter(known -> !known.isEmpty())));
    }

    @Override
    public boolean listen(Consumer<String> pasted) {
        onPasted(text -> {
            if (text != null && !text.isEmpty()) {
                pasted.accept(text);
            }
        });
        return true;
    }

    @Override
    public void unlisten() {
        onPasted(null);
    }

    @Override
    public void writePicture(byte[] png, Consumer<Boolean> then) {
        copyPicture(png, then::accept);
    }

    @JsMethod(namespace = "reversiPage")
    private static native void readClipboard(Read read);

    @JsMethod(namespace = "reversiPage")
    private static native void onPasted(@Nullable Read heard);

    @JsMethod(namespace = "reversiPage")
    private static native void copyPicture(byte[] png, Done done);
}
