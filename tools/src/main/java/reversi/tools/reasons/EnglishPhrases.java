package reversi.tools.reasons;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Properties;
import reversi.rules.Disc;
import reversi.teach.reasons.Phrases;

/** The English words of the game. */
final class EnglishPhrases implements Phrases {
    private final Properties words = new Properties();

    /** The words that the tools were built with; throws IOException where they are missing. */
    EnglishPhrases() throws IOException {
        try (InputStream file = EnglishPhrases.class.getResourceAsStream("/texts/en.properties")) {
            if (file == null) {
                throw new IOException("these tools were built without /texts/en.properties");
            }
            words.load(new InputStreamReader(file, StandardCharsets.UTF_8));
        }
    }

    @Override
    public String get(String key, Object... arguments) {
        return new MessageFormat(words.getProperty(key, key), Locale.ROOT).format(arguments);
    }

    @Override
    public String count(String key, int number, Object... others) {
        Object[] arguments = new Object[others.length + 1];
        arguments[0] = number;
        System.arraycopy(others, 0, arguments, 1, others.length);
        return get(key + (number == 1 ? ".one" : ".other"), arguments);
    }

    @Override
    public String colour(Disc disc) {
        return disc == Disc.BLACK ? "Black" : "White";
    }
}
