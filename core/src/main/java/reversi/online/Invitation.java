package reversi.online;

/**
 * An invitation to a game that waits for its answer.
 *
 * @param id its number
 * @param from who invites
 * @param to who is invited
 * @param terms what is proposed; the colour is that of the player who invites
 * @param rematch whether the two have just played, and this is to be the next game
 */
public record Invitation(long id, PlayerCard from, PlayerCard to, GameTerms terms, boolean rematch) {}
