package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.ClubProfile;
import reversi.online.Codec;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.LeagueDivision;
import reversi.online.LeagueRole;
import reversi.online.TournamentFormat;
import reversi.online.TournamentNews;
import reversi.online.TournamentRequest;
import reversi.online.TournamentTerms;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.server.TournamentPlayer.Style;
import reversi.server.store.Database;
import reversi.server.store.Recount;

/** A league through real sockets: founded by a club, joined, played for a season, and begun again by itself. */
abstract class LeagueSuite extends OnlineSuite {
    private static final GameTerms QUICK =
            new GameTerms(Variant.square(4, Start.DIAGONAL), TimeControl.perGame(300, 0), false, ColourChoice.LOT);
    private static final long HOUR = 3_600_000;
    private static final long PATIENCE_SECONDS = 120;

    /** Whoever asks more often is told that it is too fast. */
    private static final long ASK_AGAIN_MILLIS = 500;

    private final BlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
    private final List<TournamentPlayer> players = new ArrayList<>();

    @AfterEach
    void leave() {
        players.forEach(TournamentPlayer::close);
        try (Database database = Database.open(url)) {
            assertEquals(List.of(), Recount.of(database, new Codec()).differences());
        }
    }

    private static TournamentTerms terms(long club, int size) {
        return new TournamentTerms(
                "Elm league",
                TournamentFormat.ROUND_ROBIN,
                QUICK,
                1,
                0,
                System.currentTimeMillis() + HOUR,
                size,
                true,
                30,
                List.of(club));
    }

    private static TournamentNews.LeagueInfo info(Person who, long league) throws InterruptedException {
        who.client().send(new TournamentRequest.AskLeague(league, 0));
        return who.client().await(TournamentNews.LeagueInfo.class);
    }

    /** The day has come, whatever the clock says. */
    private void makeDue(long league) {
        try (Database database = Database.open(url)) {
            database.write(sql -> sql.change("update league set next_at = ? where id = ?", 1_000L, league));
        }
    }

    /** Works off what the players hear until a league is so. */
    private TournamentNews.LeagueInfo until(Person who, long league, Predicate<TournamentNews.LeagueInfo> isSo)
            throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (System.nanoTime() < deadline) {
            TournamentNews.LeagueInfo info = info(who, league);
            if (isSo.test(info)) {
                return info;
            }
            workOff(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(ASK_AGAIN_MILLIS));
        }
        throw new AssertionError("it is otherwise: " + info(who, league));
    }

    /** What the players hear until then. */
    private void workOff(long until) throws InterruptedException {
        for (long left = until - System.nanoTime(); left > 0; left = until - System.nanoTime()) {
            Runnable next = queue.poll(left, TimeUnit.NANOSECONDS);
            if (next != null) {
                next.run();
            }
        }
    }

    private static boolean isOver(TournamentNews.LeagueInfo info, int season) {
        return info.season() == season && info.divisions().stream().allMatch(LeagueDivision::over);
    }

    private TournamentPlayer player(String name) throws InterruptedException {
        TournamentPlayer player =
                new TournamentPlayer(server.port(), Optional.of(name), Optional.empty(), Style.SHORT, queue);
        players.add(player);
        while (player.id == 0) {
            queue.take().run();
        }
        return player;
    }

    @Test
    void aClubPlaysSeasonAfterSeason() throws InterruptedException {
        Person ann = member("Ann");
        ann.client().send(new TournamentRequest.FoundClub(new ClubProfile("Elm", "", true)));
        long club = ann.client().await(TournamentNews.ClubInfo.class).card().id();
        fails(ErrorCode.REFUSED, ann.client(), new TournamentRequest.FoundLeague(terms(club, 5)));
        ann.client().send(new TournamentRequest.FoundLeague(terms(club, 6)));
        long league = ann.client().await(TournamentNews.LeagueInfo.class).card().id();
        Person carl = member("Carl");
        fails(ErrorCode.LEADERS_ONLY, carl.client(), new TournamentRequest.FoundLeague(terms(club, 6)));
        fails(ErrorCode.CLUB_ONLY, carl.client(), new TournamentRequest.JoinLeague(league));
        fails(ErrorCode.NO_SUCH_LEAGUE, carl.client(), new TournamentRequest.JoinLeague(league + 1));
        for (String name : List.of("Dora", "Emil", "Fay")) {
            TournamentPlayer player = player(name);
            player.send(new TournamentRequest.JoinClub(club));
            player.send(new TournamentRequest.JoinLeague(league));
        }
        until(ann, league, info -> info.joining().size() == 3);
        makeDue(league);
        TournamentNews.LeagueInfo first = until(ann, league, info -> isOver(info, 1));
        LeagueDivision division = first.divisions().get(0);
        assertEquals(1, first.divisions().size());
        assertEquals(3, division.rows().size());
        assertTrue(division.rows().get(0).halves() > division.rows().get(2).halves(), "it was played");
        assertEquals(List.of(), first.joining());
        ann.client().send(new TournamentRequest.AskLeagues());
        assertEquals(
                List.of(first.card()),
                ann.client().await(TournamentNews.Leagues.class).rows());
        assertTrue(first.card().nextAt() > System.currentTimeMillis(), "the next season has its day");

        server.close();
        server = Server.start(Servers.options(url));
        Person again = again(ann);
        done(again.client(), new TournamentRequest.JoinLeague(league));
        makeDue(league);
        TournamentNews.LeagueInfo second = until(again, league, info -> info.season() == 2);
        assertEquals(4, second.divisions().get(0).rows().size(), "a newcomer plays with them");
        again.client().send(new TournamentRequest.AskLeague(league, 1));
        assertEquals(
                division.rows().stream().map(row -> row.player().id()).toList(),
                again.client().await(TournamentNews.LeagueInfo.class).divisions().get(0).rows().stream()
                        .map(row -> row.player().id())
                        .toList(),
                "past seasons stay");
    }

    private Person again(Person ann) throws InterruptedException {
        Client client = Client.greeted(server.port(), Optional.of(ann.token()));
        clients.add(client);
        return new Person(client, ann.id(), ann.token());
    }

    @Test
    void whoLeavesBeforeTheSeasonIsNotInIt() throws InterruptedException {
        Person ann = member("Ann");
        ann.client().send(new TournamentRequest.FoundClub(new ClubProfile("Elm", "", true)));
        long club = ann.client().await(TournamentNews.ClubInfo.class).card().id();
        ann.client().send(new TournamentRequest.FoundLeague(terms(club, 10)));
        long league = ann.client().await(TournamentNews.LeagueInfo.class).card().id();
        done(ann.client(), new TournamentRequest.JoinLeague(league));
        assertEquals(Optional.of(LeagueRole.JOINING), info(ann, league).card().role());
        done(ann.client(), new TournamentRequest.LeaveLeague(league));
        assertEquals(Optional.empty(), info(ann, league).card().role());
        Person guest = guest();
        fails(ErrorCode.MEMBERS_ONLY, guest.client(), new TournamentRequest.JoinLeague(league));
        guest.client().send(new TournamentRequest.AskLeague(league, 7));
        assertEquals(0, guest.client().await(TournamentNews.LeagueInfo.class).season());
    }
}
