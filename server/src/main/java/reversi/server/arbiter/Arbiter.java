package reversi.server.arbiter;

import java.util.List;
import java.util.Optional;
import reversi.online.Codec;
import reversi.online.Protocol;
import reversi.online.StandingRow;
import reversi.online.TournamentCard;
import reversi.online.TournamentNews;
import reversi.server.game.GameFacts;
import reversi.server.table.ServerTime;
import reversi.server.tournament.Tournament;

/** All that this node does for tournaments. */
public final class Arbiter {
    /** A page of standings stays as it is until something happens, but for what else is known of its players, in milliseconds. */
    private static final long STANDINGS_MILLIS = 10_000;

    /** On a page of boards the numbers of discs grow. */
    private static final long BOARDS_MILLIS = 1_000;

    private final TournamentCache cache;
    private final TournamentViews views;
    private final TournamentPages pages;
    private final TournamentRunner runner;
    private final TournamentEntries entries;
    private final TournamentWatchers watchers;
    private final Codec codec;
    private final ServerTime time;

    public Arbiter(TournamentServices services) {
        this.cache = new TournamentCache(services.tournaments(), services.log(), services.time());
        this.views = new TournamentViews();
        this.pages = new TournamentPages(services, views);
        this.runner = new TournamentRunner(services, cache, new NodeAttendance(services.players(), services.outages()));
        this.entries =
                new TournamentEntries(services.tournaments(), services.log(), cache, runner::wake, services.time());
        this.watchers = new TournamentWatchers(services, cache, pages);
        this.codec = services.codec();
        this.time = services.time();
    }

    public TournamentPages pages() {
        return pages;
    }

    public TournamentRunner runner() {
        return runner;
    }

    public TournamentEntries entries() {
        return entries;
    }

    public TournamentWatchers watchers() {
        return watchers;
    }

    /** A tournament as it was at most half a second ago; empty if there is none. */
    public Optional<Tournament> tournament(long id) {
        return cache.recent(id);
    }

    /** The frame of a page of standings from a line on; empty if there is no such tournament. */
    public Optional<String> standings(long id, int from) {
        return cache.recent(id).map(tournament -> {
            int line = Math.max(0, Math.min(from, tournament.players()));
            return page(
                    tournament,
                    "standings",
                    line,
                    Protocol.STANDING_ROWS,
                    STANDINGS_MILLIS,
                    () -> pages.standings(tournament, line));
        });
    }

    /** The frame of a page of the boards of a round from a line on; empty if there is no such tournament. */
    public Optional<String> boards(long id, int round, int from) {
        return cache.recent(id).map(tournament -> {
            int last = tournament.rounds().size();
            int shown = round <= 0 || round > last ? last : round;
            int line = shown == 0
                    ? 0
                    : Math.max(
                            0,
                            Math.min(
                                    from,
                                    tournament.rounds().get(shown - 1).games().size()));
            return page(
                    tournament,
                    "boards " + shown,
                    line,
                    Protocol.BOARD_ROWS,
                    BOARDS_MILLIS,
                    () -> pages.boards(tournament, shown, line));
        });
    }

    /** A tournament as everybody sees it now; empty if there is no such tournament. */
    public Optional<TournamentCard> card(long id) {
        return cache.current(id).map(pages::card);
    }

    /** The first page of the standings now; empty if there is no such tournament. */
    public List<StandingRow> best(long id) {
        return cache.current(id)
                .map(tournament -> pages.standings(tournament, 0).rows())
                .orElse(List.of());
    }

    /** Makes a page of news. */
    private interface Maker {
        TournamentNews make();
    }

    /** Pages as clients turn them are made once for everybody. */
    private String page(Tournament tournament, String name, int line, int rows, long kept, Maker maker) {
        return line % rows == 0
                ? views.of(tournament).page(name + ' ' + line, time.now(), kept, () -> codec.write(maker.make()))
                : codec.write(maker.make());
    }

    /** What a player is told after signing in whose game belongs to a tournament; empty for any other game. */
    public Optional<TournamentNews.TournamentCalls> call(GameFacts game) {
        return game.tournament()
                .flatMap(link -> cache.recent(link.tournament()))
                .map(tournament -> TournamentPages.call(tournament, game.id()));
    }
}
