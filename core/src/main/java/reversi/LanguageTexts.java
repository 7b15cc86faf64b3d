package reversi;

import com.badlogic.gdx.Files;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.platform.Device;
import reversi.platform.LanguageLoader;
import reversi.screens.Language;
import reversi.screens.Texts;

/** The words of each language: read when it is first shown, and fetched before where the device does not have them. */
final class LanguageTexts {
    private final @Nullable LanguageLoader loader;
    private final Map<Language, Texts> known = new EnumMap<>(Language.class);
    private @Nullable Language asked;

    LanguageTexts(Device device) {
        this.loader = device.languages().orElse(null);
    }

    /** The words of a language, with the English ones for what is missing; empty as long as they are not here. */
    Optional<Texts> in(Language language) {
        Texts read = known.get(language);
        if (read != null) {
            return Optional.of(read);
        }
        Optional<Texts> found = lines(language).map(lines -> Texts.read(language, lines, this::english));
        found.ifPresent(texts -> known.put(language, texts));
        return found;
    }

    /** Fetches a language that is not here; {@code arrived} or {@code failed} runs once, unless another one was asked for meanwhile. */
    void fetch(Language language, Runnable arrived, Runnable failed) {
        if (loader == null || asked == language) {
            return;
        }
        asked = language;
        loader.load(language.code(), isHere -> {
            if (asked == language) {
                asked = null;
                (isHere && in(language).isPresent() ? arrived : failed).run();
            }
        });
    }

    private Optional<Texts> english() {
        return in(Language.ENGLISH);
    }

    private Optional<String> lines(Language language) {
        if (loader != null) {
            return loader.texts(language.code());
        }
        FileHandle file = Gdx.files.getFileHandle("texts/" + language.code() + ".properties", Files.FileType.Internal);
        return file.exists() ? Optional.of(file.readString("UTF-8")) : Optional.empty();
    }
}
