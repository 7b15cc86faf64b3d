package reversi.online;

/**
 * How far somebody's moves agree with an engine beyond what people of the rating find; see docs/fair-play.md.
 *
 * @param games rated games looked at
 * @param moves moves that were judged
 * @param best how many of them were the best
 * @param expected how many of them people of the rating find
 * @param score hundredths of standard deviations of people of the rating
 * @param unusual whether a moderator should look at the games
 */
public record AgreementCard(int games, int moves, int best, int expected, int score, boolean unusual) {}
