package reversi.server.account;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;

/** The words of the {@link WordFilter} that come with the server: for each language a file, an entry a line. */
public final class WordLists {
    /** The languages that there are lists of, by ISO 639-1. */
    public static final List<String> LANGUAGES = List.of("de", "en", "es", "fr", "it", "ja", "pt", "ru", "zh");

    private WordLists() {}

    /**
     * The entries of some languages.
     *
     * @throws IllegalArgumentException for one that there is no list of
     */
    public static List<String> of(Collection<String> languages) {
        return languages.stream().flatMap(language -> read(language).stream()).toList();
    }

    private static List<String> read(String language) {
        if (!LANGUAGES.contains(language)) {
            throw new IllegalArgumentException("There is no list of words for " + language + ", only for " + LANGUAGES);
        }
        try (InputStream list = WordLists.class.getResourceAsStream("/words/" + language + ".txt")) {
            if (list == null) {
                throw new IllegalStateException("the list of words for " + language + " is missing");
            }
            return new String(list.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
