package reversi.server.webhook;

import java.util.List;
import java.util.Optional;
import reversi.online.ClubEvent;
import reversi.online.Codec;
import reversi.online.StandingRow;
import reversi.online.TournamentCard;
import reversi.online.TournamentNews.LeagueInfo;
import reversi.online.WebhookEvent;
import reversi.server.arbiter.Arbiter;
import reversi.server.arbiter.Leagues;
import reversi.server.store.WebhookRepository.Waiting;

/** Writes what clubs are told, as it is now and as everybody may see it. May wait for the database. */
public final class ClubEvents {
    private static final long NOBODY = 0;

    private final Arbiter arbiter;
    private final Leagues leagues;
    private final Codec codec;

    public ClubEvents(Arbiter arbiter, Leagues leagues, Codec codec) {
        this.arbiter = arbiter;
        this.leagues = leagues;
        this.codec = codec;
    }

    /** The body of a message. */
    String body(Waiting message) {
        boolean isOfLeague = message.season() > 0;
        Optional<LeagueInfo> league =
                isOfLeague ? leagues.info(message.about(), message.season(), NOBODY) : Optional.empty();
        Optional<TournamentCard> tournament = isOfLeague ? Optional.empty() : arbiter.card(message.about());
        List<StandingRow> standings =
                message.event() == WebhookEvent.TOURNAMENT_ENDED ? arbiter.best(message.about()) : List.of();
        return codec.write(new ClubEvent(
                message.id(),
                message.event(),
                message.at(),
                message.club(),
                message.name(),
                tournament,
                standings,
                league.map(LeagueInfo::card),
                message.season(),
                league.map(LeagueInfo::divisions).orElse(List.of())));
    }
}
