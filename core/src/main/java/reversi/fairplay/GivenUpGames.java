package reversi.fairplay;

import java.util.List;

/**
 * Games that were given up early, and what the rating did: who loses on purpose to meet weaker opponents gives up many, and wins the points back.
 * Nothing here is called unusual: bad days and bad connections look the same.
 *
 * @param games rated games looked at
 * @param givenUp how many of them were given up early
 * @param lost points of the rating that these lost
 * @param regained points that all others won after the first of these; below 0 where they lost more
 */
public record GivenUpGames(int games, int givenUp, int lost, int regained) {
    /** What these games come to, the earliest first. */
    public static GivenUpGames of(List<RatedResult> results) {
        int givenUp = 0;
        int lost = 0;
        int regained = 0;
        for (RatedResult result : results) {
            int gain = result.after() - result.before();
            if (result.isGivenUp()) {
                givenUp++;
                lost -= gain;
            } else if (givenUp > 0) {
                regained += gain;
            }
        }
        return new GivenUpGames(results.size(), givenUp, lost, regained);
    }
}
