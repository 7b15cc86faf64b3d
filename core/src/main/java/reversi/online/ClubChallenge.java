package reversi.online;

/**
 * A match to which a club challenges another one.
 *
 * @param id its number
 * @param from the club that challenges
 * @param to the club that answers
 * @param terms what is to be played
 */
public record ClubChallenge(long id, ClubCard from, ClubCard to, TournamentTerms terms) {}
