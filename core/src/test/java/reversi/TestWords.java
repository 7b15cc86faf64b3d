package reversi;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import reversi.screens.Language;
import reversi.screens.Texts;

/** The words of the game, so that a test of every language names none. */
final class TestWords {
    /** Read once for all tests. */
    private static final Map<Language, Texts> READ = new ConcurrentHashMap<>();

    private TestWords() {}

    /** The languages that have their words. */
    static List<Language> languages() {
        return Arrays.stream(Language.values())
                .filter(language -> Files.exists(file(language)))
                .toList();
    }

    private static Path file(Language language) {
        return Path.of("../assets/texts/" + language.code() + ".properties");
    }

    /** What the game says in a language. */
    static Texts in(Language language) {
        return READ.computeIfAbsent(language, TestWords::read);
    }

    private static Texts read(Language language) {
        try {
            return Texts.read(language, Files.readString(file(language)));
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    /** What the game says in a language, given by its two letters. */
    static Texts in(String language) {
        return in(Language.of(language));
    }

    /** The same words in every language. */
    static List<String> everywhere(Function<Texts, String> words) {
        return languages().stream().map(TestWords::in).map(words).distinct().toList();
    }
}
