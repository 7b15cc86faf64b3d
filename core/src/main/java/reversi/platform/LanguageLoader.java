package reversi.platform;

import java.util.Optional;
import java.util.function.Consumer;

/** Fetches what a language needs, texts and fonts, on devices that have it not from the start. Languages are known by their ISO 639-1 codes. */
public interface LanguageLoader {
    /** The lines of a language's texts; empty as long as they are not here. */
    Optional<String> texts(String code);

    /** Fetches a language; {@code then} receives on the render thread whether it is here now, at once where it was before. */
    void load(String code, Consumer<Boolean> then);
}
