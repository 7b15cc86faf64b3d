package reversi.online;

/**
 * How somebody thinks and gives up; see docs/fair-play.md.
 *
 * @param median half of the judged moves took this long at most, in milliseconds; 0 without any
 * @param correlation rank correlation of thinking time with how hard the move was, in hundredths, −100…100
 * @param games rated games looked at
 * @param givenUp how many of them were given up early
 * @param lost points that these lost
 * @param regained points that the others since won; below 0 where they lost more
 */
public record HabitsCard(long median, int correlation, int games, int givenUp, int lost, int regained) {}
