package reversi.teach.lesson;

import java.util.Map;

/**
 * A text in several languages.
 *
 * @param byLanguage the text by code of ISO 639-1; English is always there
 */
public record LocalText(Map<String, String> byLanguage) {
    /** The language that every text has. */
    static final String ENGLISH = "en";

    /** Throws IllegalArgumentException without English. */
    public LocalText {
        byLanguage = Map.copyOf(byLanguage);
        if (!byLanguage.containsKey(ENGLISH)) {
            throw new IllegalArgumentException("a text without English: " + byLanguage);
        }
    }

    /** Whether the text is written in a language, given by its two letters. */
    public boolean has(String language) {
        return byLanguage.containsKey(language);
    }

    /** The text in a language, given by its two letters; the English one where it is not translated. */
    public String in(String language) {
        String english = byLanguage.getOrDefault(ENGLISH, "");
        return byLanguage.getOrDefault(language, english);
    }
}
