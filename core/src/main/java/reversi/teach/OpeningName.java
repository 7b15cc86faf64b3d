package reversi.teach;

/**
 * The name of an opening.
 *
 * @param english the English name
 * @param french the French name; the English one where French players use it
 */
public record OpeningName(String english, String french) {
    /** The name in a language given by its two letters; English where it is not French. */
    public String in(String language) {
        return language.equals("fr") ? french : english;
    }
}
