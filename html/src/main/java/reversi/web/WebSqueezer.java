package reversi.web;

import java.util.Optional;
import java.util.function.Consumer;
import jsinterop.annotations.JsFunction;
import jsinterop.annotations.JsMethod;
import org.jspecify.annotations.Nullable;
import reversi.platform.Squeezer;

/** Squeezes by the browser's own compression. */
final class WebSqueezer implements Squeezer {
    /** Receives a text, or null. */
    @JsFunction
    interface Answer {
        void is(@Nullable String text);
    }

    private WebSqueezer() {}

    /** What squeezes; empty in a browser without compression. */
    static Optional<Squeezer> find() {
        return canSqueeze() ? Optional.of(new WebSqueezer()) : Optional.empty();
    }

    @Override
    public void squeeze(String text, Consumer<Optional<String>> then) {
        squeezeText(text, code -> then.accept(Optional.ofNullable(code)));
    }

    @Override
    public void unsqueeze(String code, Consumer<Optional<String>> then) {
        unsqueezeText(code, LONGEST, text -> then.accept(Optional.ofNullable(text)));
    }

    @JsMethod(namespace = "reversiPage")
    private static native boolean canSqueeze();

    @JsMethod(namespace = "reversiPage")
    private static native void squeezeText(String text, Answer answer);

    @JsMethod(namespace = "reversiPage")
    private static native void unsqueezeText(String code, int longest, Answer answer);
}
