package reversi.screens.ui;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Joins what is said in parts, with the signs and spaces of the language of the moment: a Japanese sentence ends in {@code 。} and the next
 * follows at once.
 */
public final class Punctuation {
    private static final String FIRST = "{0}";
    private static final String ENDS = ".!?…。！？";
    private static final String SECOND = "{1}";

    private final UnaryOperator<String> words;

    /** {@code words} answers a key with the words in the language of the moment; a text without the places of its parts is told as a fault. */
    public Punctuation(UnaryOperator<String> words) {
        this.words = words;
    }

    /** Words as a sentence: with a full stop, but where they end in such a sign already. */
    public String sentence(String said) {
        boolean isEnded = !said.isEmpty() && ENDS.indexOf(said.charAt(said.length() - 1)) >= 0;
        return isEnded ? said : said + words.apply("join.sentence").substring(FIRST.length());
    }

    /** Whole sentences one after the other; empty ones are left out. */
    public String sentences(String... said) {
        return joined("join.sentences", List.of(said));
    }

    /** Things of one kind, such as squares; empty ones are left out. */
    public String list(List<String> things) {
        return joined("join.list", things);
    }

    /** What there is to say of one thing, such as {@code d3, legal, flips 2}; empty parts are left out. */
    public String details(List<String> facts) {
        return joined("join.details", facts);
    }

    /** As {@link #details(List)}. */
    public String details(String... facts) {
        return details(List.of(facts));
    }

    /** A word and, after a colon, what it is about. */
    public String label(String name, String about) {
        return name + between("join.label") + about;
    }

    private String joined(String key, List<String> parts) {
        StringBuilder joined = new StringBuilder();
        for (String part : parts) {
            if (!part.isEmpty()) {
                joined.append(joined.length() == 0 ? "" : between(key)).append(part);
            }
        }
        return joined.toString();
    }

    /** What stands between the places of two parts, with which a text begins and ends. */
    private String between(String key) {
        String text = words.apply(key);
        if (!text.startsWith(FIRST) || !text.endsWith(SECOND)) {
            throw new IllegalArgumentException("not {0}…{1}: " + key + "=" + text);
        }
        return text.substring(FIRST.length(), text.length() - SECOND.length());
    }
}
