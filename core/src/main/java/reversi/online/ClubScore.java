package reversi.online;

/**
 * A club in a tournament.
 *
 * @param club its number
 * @param name what it is called
 * @param halves the points of its players in a match, in halves; otherwise 0
 */
public record ClubScore(long club, String name, int halves) {}
