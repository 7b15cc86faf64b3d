package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.GameTerms;
import reversi.online.StandingRow;
import reversi.online.TournamentFormat;
import reversi.online.TournamentNews;
import reversi.online.TournamentPhase;
import reversi.online.TournamentRequest;
import reversi.online.TournamentTerms;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.server.TournamentPlayer.Style;
import reversi.server.table.ServerTime;

/** Tournaments through real sockets: how they are made, joined, played to their end, and what comes in between. */
abstract class TournamentSuite extends OnlineSuite {
    static final GameTerms QUICK =
            new GameTerms(Variant.square(4, Start.DIAGONAL), TimeControl.perGame(300, 0), false, ColourChoice.LOT);
    static final GameTerms RATED = new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 0), true, ColourChoice.LOT);
    private static final long PATIENCE_SECONDS = 60;

    final AtomicLong ahead = new AtomicLong();
    final BlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
    final List<TournamentPlayer> players = new ArrayList<>();
    private final ServerTime system = ServerTime.system();

    @Override
    @BeforeEach
    void start() throws Exception {
        url = database();
        server = Server.start(Servers.options(url), this::now);
    }

    long now() {
        return system.now() + ahead.get();
    }

    @AfterEach
    void leave() {
        players.forEach(TournamentPlayer::close);
    }

    /** Works messages off until something is so. */
    void until(String what, BooleanSupplier isSo) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!isSo.getAsBoolean()) {
            Runnable next = queue.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (next == null) {
                throw new AssertionError("not within " + PATIENCE_SECONDS + " s: " + what);
            }
            next.run();
        }
    }

    TournamentPlayer player(Optional<String> name, Style style) {
        TournamentPlayer player = new TournamentPlayer(server.port(), name, Optional.empty(), style, queue);
        players.add(player);
        return player;
    }

    List<TournamentPlayer> field(int count, Style style) throws InterruptedException {
        List<TournamentPlayer> field = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            field.add(player(Optional.empty(), style));
        }
        until("all are signed in", () -> field.stream().allMatch(player -> player.id != 0));
        return field;
    }

    TournamentTerms terms(TournamentFormat format, GameTerms game, long startsAt) {
        return TournamentTerms.usual("Test " + format, format, game, startsAt);
    }

    static long make(Person host, TournamentTerms terms) throws InterruptedException {
        host.client().send(new TournamentRequest.CreateTournament(terms));
        return host.client().await(TournamentNews.TournamentMade.class).tournament();
    }

    static boolean isIn(TournamentPlayer player, TournamentPhase phase) {
        TournamentNews.TournamentInfo info = player.info;
        return info != null && info.card().phase() == phase;
    }

    List<StandingRow> standings(Person who, long id) throws InterruptedException {
        who.client().send(new TournamentRequest.AskStandings(id, 0));
        return who.client().await(TournamentNews.Standings.class).rows();
    }

    @Test
    void aSwissIsPlayedFromItsAnnouncementToItsWinner() throws InterruptedException {
        Person host = member("Hedda");
        long id = make(host, terms(TournamentFormat.SWISS, QUICK, now() + 3_000));
        List<TournamentPlayer> field = field(5, Style.WHOLE);
        field.forEach(player -> player.join(id));
        until("it has ended", () -> field.stream().allMatch(player -> isIn(player, TournamentPhase.ENDED)));
        List<StandingRow> rows = standings(host, id);
        assertEquals(5, rows.size());
        assertTrue(rows.get(0).halves() >= rows.get(4).halves());
        assertTrue(field.stream().allMatch(player -> player.failures.isEmpty()));
    }
}
