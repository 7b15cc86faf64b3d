package reversi.web;

import java.util.Optional;
import java.util.function.Consumer;
import jsinterop.annotations.JsFunction;
import jsinterop.annotations.JsMethod;
import org.jspecify.annotations.Nullable;
import reversi.platform.LanguageLoader;

/** The page fetches the language of the person before the game starts, and others when they are chosen. */
final class WebLanguages implements LanguageLoader {
    /** Hears whether a language has come. */
    @JsFunction
    interface Loaded {
        void is(boolean here);
    }

    @Override
    public Optional<String> texts(String code) {
        return Optional.ofNullable(languageTexts(code));
    }

    @Override
    public void load(String code, Consumer<Boolean> then) {
        loadLanguage(code, then::accept);
    }

    @JsMethod(namespace = "reversiPage")
    private static native @Nullable String languageTexts(String code);

    @JsMethod(namespace = "reversiPage")
    private static native void loadLanguage(String code, Loaded loaded);
}
