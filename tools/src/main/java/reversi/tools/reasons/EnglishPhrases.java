package reversi.tools.reasons;

import java.io.IOException;
import java.io.StringReader;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Properties;
import reversi.rules.Disc;
import reversi.teach.reasons.Phrases;
import reversi.tools.options.Shipped;

/** The English words of the game. */
final class EnglishPhrases implements Phrases {
    private final Properties words = new Properties();

    /** The words that the tools were built with; throws IOException where they are missing. */
    EnglishPhrases() throws IOException {
        words.load(new StringReader(Shipped.text("/texts/en.properties")));
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
