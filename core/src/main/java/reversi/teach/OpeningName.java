package reversi.teach;

import java.util.Map;

/**
 * The name of an opening.
 *
 * @param english the English name
 * @param others the names in languages whose players use another one, by code of ISO 639-1
 */
public record OpeningName(String english, Map<String, String> others) {
    /** The name among players of a language, given by its two letters. */
    public String in(String language) {
        return others.getOrDefault(language, english);
    }
}
