package reversi.server.email;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/** The words of e-mails, in the languages of the game. */
public final class EmailTexts {
    /** The languages, by ISO 639-1; the first one is for whoever speaks another. */
    static final List<String> LANGUAGES = List.of("en", "de", "es", "fr", "it", "ja", "pt", "ru", "zh");

    private final Map<String, Properties> words = new HashMap<>();

    /** Reads the words of all languages. */
    public EmailTexts() {
        LANGUAGES.forEach(language -> words.put(language, read(language)));
    }

    private static Properties read(String language) {
        Properties read = new Properties();
        try (InputStream file = EmailTexts.class.getResourceAsStream("/email/" + language + ".properties")) {
            if (file == null) {
                throw new IllegalStateException("the words of e-mails are missing for " + language);
            }
            read.load(new InputStreamReader(file, StandardCharsets.UTF_8));
            return read;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The language in which somebody is written to who asked for one. */
    public static String known(String language) {
        return LANGUAGES.contains(language) ? language : LANGUAGES.get(0);
    }

    /**
     * Writes an e-mail.
     *
     * @param name of the account
     * @param code what it says, where its kind has one; otherwise empty
     */
    public Email write(EmailKind kind, EmailAddress to, String language, String name, String code) {
        Properties own = words.getOrDefault(known(language), new Properties());
        String body = text(own, kind.key() + ".body") + "\n\n" + text(own, "foot") + "\n";
        return new Email(
                to,
                text(own, kind.key() + ".subject"),
                body.replace("{1}", code).replace("{0}", name));
    }

    private static String text(Properties own, String key) {
        String found = own.getProperty(key);
        if (found == null) {
            throw new IllegalStateException("no words for " + key);
        }
        return found;
    }
}
