package reversi.tools.match;

/**
 * Two contestants and their games.
 *
 * @param first has Black in the first game of each opening
 * @param second the opponent
 * @param log the games finished so far
 */
public record Pairing(Contestant first, Contestant second, MatchLog log) {
    /** What a log of the two is called: it must not be continued under other conditions. */
    public static String title(Contestant first, Contestant second, String conditions) {
        return first.settings() + " against " + second.settings() + ", " + conditions;
    }
}
