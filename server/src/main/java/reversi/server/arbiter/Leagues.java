package reversi.server.arbiter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.online.LeagueCard;
import reversi.online.LeagueDivision;
import reversi.online.TournamentNews;
import reversi.online.TournamentPhase;
import reversi.server.store.LeagueRepository;
import reversi.server.store.LeagueRow;
import reversi.server.store.StoreException;
import reversi.server.table.PlayerDirectory;
import reversi.server.table.ServerTime;
import reversi.server.tournament.Season;
import reversi.server.tournament.Tournament;

/** Begins the seasons of leagues when their time has come, and tells of them. Any node may do it: only one has an effect. */
public final class Leagues {
    private static final Logger LOG = LoggerFactory.getLogger(Leagues.class);

    private final LeagueRepository leagues;
    private final Arbiter arbiter;
    private final PlayerDirectory players;
    private final ServerTime time;

    public Leagues(LeagueRepository leagues, Arbiter arbiter, PlayerDirectory players, ServerTime time) {
        this.leagues = leagues;
        this.arbiter = arbiter;
        this.players = players;
        this.time = time;
    }

    /** What is kept of them. */
    public LeagueRepository repository() {
        return leagues;
    }

    /** Begins the seasons that are due and whose last ones are over; call it every few seconds. */
    public void tick() {
        for (long league : leagues.due(time.now())) {
            try {
                leagues.find(league, 0).ifPresent(this::begin);
            } catch (StoreException failure) {
                // It is all on the disk: the next tick tries again.
                LOG.atWarn()
                        .addKeyValue("league", league)
                        .addKeyValue("failure", failure.getMessage())
                        .log("league-waits");
            }
        }
    }

    private void begin(LeagueRow league) {
        List<Tournament> divisions = new ArrayList<>();
        for (long division : leagues.divisions(league.id(), league.season())) {
            arbiter.entries().find(division).ifPresent(divisions::add);
        }
        if (divisions.stream().allMatch(Leagues::isOver) && leagues.begin(league, Season.of(divisions), time.now())) {
            LOG.atInfo()
                    .addKeyValue("league", league.id())
                    .addKeyValue("season", league.season() + 1)
                    .log("season");
        }
    }

    private static boolean isOver(Tournament tournament) {
        return tournament.phase() == TournamentPhase.ENDED || tournament.phase() == TournamentPhase.CANCELLED;
    }

    /** All leagues as an account sees them; 0 for nobody. */
    public TournamentNews.Leagues list(long account) {
        return new TournamentNews.Leagues(
                leagues.all(account).stream().map(Leagues::card).toList());
    }

    /** A league in a season, the last one that began for 0, as an account sees it; empty if there is no such league. */
    public Optional<TournamentNews.LeagueInfo> info(long id, int season, long account) {
        return leagues.find(id, account).map(league -> {
            int shown = season < 1 || season > league.season() ? league.season() : season;
            return new TournamentNews.LeagueInfo(
                    card(league),
                    shown,
                    divisions(id, shown),
                    leagues.joining(id).stream().map(players::card).toList());
        });
    }

    private List<LeagueDivision> divisions(long league, int season) {
        List<LeagueDivision> divisions = new ArrayList<>();
        for (long tournament : leagues.divisions(league, season)) {
            int number = divisions.size() + 1;
            arbiter.tournament(tournament)
                    .map(found -> new LeagueDivision(
                            number, tournament, isOver(found), arbiter.pages().rows(found)))
                    .ifPresent(divisions::add);
        }
        return divisions;
    }

    private static LeagueCard card(LeagueRow row) {
        return new LeagueCard(row.id(), row.terms(), row.club(), row.season(), row.nextAt(), row.members(), row.role());
    }
}
