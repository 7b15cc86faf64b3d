package reversi.online;

import java.util.List;
import java.util.Optional;

/**
 * What a club is told by its webhook: the body of the message, with what is about tournaments and leagues as it is when it is sent.
 *
 * @param id the number of the message, the same at each attempt
 * @param event what happened
 * @param at when, in milliseconds since 1970
 * @param club the club's number
 * @param name what it is called
 * @param tournament the tournament that it is about
 * @param standings its standings, once it has ended, {@link Protocol#STANDING_ROWS} lines at most
 * @param league the league that it is about
 * @param season the season of the league, from 1; 0 for anything else
 * @param divisions the divisions of the season, the highest first
 */
@InJson
public record ClubEvent(
        long id,
        WebhookEvent event,
        long at,
        long club,
        String name,
        Optional<TournamentCard> tournament,
        List<StandingRow> standings,
        Optional<LeagueCard> league,
        int season,
        List<LeagueDivision> divisions) {
    public ClubEvent {
        standings = List.copyOf(standings);
        divisions = List.copyOf(divisions);
    }
}
