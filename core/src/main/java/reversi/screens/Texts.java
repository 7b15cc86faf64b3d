package reversi.screens;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import reversi.screens.ui.Punctuation;

/**
 * The words of one language by key. A key with plural forms has {@code key.} and each of its language's {@link Plurals#forms()}
 * (and {@code key.zero} where nothing is said differently); {@code {0}}, {@code {1}}… stand for arguments, of which numbers are written as
 * the language does.
 */
public final class Texts {
    private final Language language;
    private final Map<String, String> words;
    private final Supplier<Optional<Texts>> fallback;

    private Texts(Language language, Map<String, String> words, Supplier<Optional<Texts>> fallback) {
        this.language = language;
        this.words = words;
        this.fallback = fallback;
    }

    /**
     * Reads {@code key=words} lines; {@code #} begins a comment line, {@code \n} in the words is a line break. Throws
     * IllegalArgumentException for any other line and for a key given twice.
     */
    public static Texts read(Language language, String lines) {
        return read(language, lines, Optional::empty);
    }

    /** As {@link #read(Language, String)}, with other words for keys that have none: English ones, as far as they are on the device. */
    public static Texts read(Language language, String lines, Supplier<Optional<Texts>> fallback) {
        Map<String, String> words = new HashMap<>();
        for (String raw : lines.split("\n")) {
            String line = raw.trim();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            int equals = line.indexOf('=');
            if (equals <= 0) {
                throw new IllegalArgumentException("not key=words: " + line);
            }
            String key = line.substring(0, equals).trim();
            String text = line.substring(equals + 1).trim().replace("\\n", "\n");
            if (words.put(key, text) != null) {
                throw new IllegalArgumentException("given twice: " + key);
            }
        }
        return new Texts(language, words, fallback);
    }

    /** The signs between words that are joined. */
    public Punctuation punctuation() {
        return new Punctuation(this::get);
    }

    /** The language of the words. */
    public Language language() {
        return language;
    }

    /** Whether a key has words. */
    public boolean has(String key) {
        return words.containsKey(key);
    }

    /** The words of a key; where there are none those of English, or the key itself, so that a gap is seen and nothing breaks. */
    public String get(String key) {
        String own = words.get(key);
        if (own != null) {
            return own;
        }
        return spare().filter(other -> other.has(key))
                .map(other -> other.get(key))
                .orElse(key);
    }

    /** What stands in for missing words; empty where that is these words themselves. */
    private Optional<Texts> spare() {
        return fallback.get().filter(other -> other != this);
    }

    /** The words of a key with its arguments in place. */
    public String get(String key, Object... arguments) {
        return fill(get(key), arguments);
    }

    /** The words for a number of things: {@code {0}} is the number, then the other arguments. */
    public String count(String key, int number, Object... others) {
        Object[] arguments = new Object[others.length + 1];
        arguments[0] = number;
        System.arraycopy(others, 0, arguments, 1, others.length);
        String whole = key + form(key, number);
        if (!has(whole)) {
            Optional<Texts> other = spare();
            if (other.isPresent()) {
                return other.get().count(key, number, others);
            }
        }
        return fill(get(whole), arguments);
    }

    /** What counts against Black, in thousandths of a disc. */
    public String komi(int thousandths) {
        return get("over.komi", language.numerals().thousandths(thousandths));
    }

    private String form(String key, int number) {
        boolean saysNothing = number == 0 && has(key + ".zero");
        return saysNothing ? ".zero" : "." + language.plurals().form(number);
    }

    private String fill(String text, Object... arguments) {
        StringBuilder filled = new StringBuilder(text.length() + 16);
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            if (sign == '{' && i + 2 < text.length() && text.charAt(i + 2) == '}') {
                int index = text.charAt(i + 1) - '0';
                if (index >= 0 && index < arguments.length) {
                    filled.append(written(arguments[index]));
                    i += 2;
                    continue;
                }
            }
            filled.append(sign);
        }
        return filled.toString();
    }

    private Object written(Object argument) {
        return argument instanceof Integer || argument instanceof Long
                ? language.numerals().whole(((Number) argument).longValue())
                : argument;
    }
}
