package reversi.server.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/** Texts that reach people outside of the game, where the server must find the words: {@code <folder>/<language>.properties}. */
public final class OwnWords {
    /** The languages, by ISO 639-1; the first one is for whoever speaks another. */
    public static final List<String> LANGUAGES = List.of("en", "de", "es", "fr", "it", "ja", "pt", "ru", "zh");

    private final Map<String, Properties> words = new HashMap<>();

    /** Reads the words of all languages; throws IllegalStateException where one is missing. */
    public OwnWords(String folder) {
        LANGUAGES.forEach(language -> words.put(language, read("/" + folder + "/" + language + ".properties")));
    }

    private static Properties read(String path) {
        Properties read = new Properties();
        try (InputStream file = OwnWords.class.getResourceAsStream(path)) {
            if (file == null) {
                throw new IllegalStateException("there is no " + path);
            }
            read.load(new InputStreamReader(file, StandardCharsets.UTF_8));
            return read;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The language in which somebody is told who asked for one. */
    public static String known(String language) {
        return LANGUAGES.contains(language) ? language : LANGUAGES.get(0);
    }

    /** The words of a key, with gaps such as {@code {0}}; throws IllegalStateException where there are none. */
    public String get(String language, String key) {
        String found = words.getOrDefault(known(language), new Properties()).getProperty(key);
        if (found == null) {
            throw new IllegalStateException("no words for " + key);
        }
        return found;
    }
}
