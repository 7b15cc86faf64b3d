package reversi.online;

import java.util.Optional;

/**
 * A league in a list.
 *
 * @param id its number
 * @param terms by which its divisions play: the start is that of the first season, the seats are those of a full division
 * @param club what the club is called whose members alone play; empty for everybody
 * @param season the season that began last, from 1; 0 before the first
 * @param nextAt when the next one begins, in milliseconds since 1970, unless the last one still goes on then
 * @param members how many play or begin with the next season
 * @param role what one is to it; empty for nothing
 */
public record LeagueCard(
        long id, TournamentTerms terms, String club, int season, long nextAt, int members, Optional<LeagueRole> role) {}
