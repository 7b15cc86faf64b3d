package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import reversi.game.ColourChoice;
import reversi.game.GameEvent;
import reversi.game.TimeControl;
import reversi.online.Codec;
import reversi.online.GameTerms;
import reversi.online.TableEvent;
import reversi.players.online.OnlineTable;
import reversi.rules.Variant;
import reversi.server.game.GameState;
import reversi.server.store.Database;
import reversi.server.store.GameRepository;
import reversi.server.store.StoredEvent;

/** Networks that lose, repeat and swap messages and break off cost time, but no move and no game. */
abstract class FaultSuite {
    private static final GameTerms TERMS = new GameTerms(Variant.OTHELLO, TimeControl.none(), false, ColourChoice.LOT);
    private static final int GAMES = 2;
    private static final int QUIET_MILLIS = 40;
    private static final int PATIENCE_SECONDS = 120;

    private final BlockingQueue<Runnable> renderThread = new LinkedBlockingQueue<>();

    /** A new, empty database. */
    abstract String database() throws Exception;

    /** The server of the second player: the first one's, or another node. */
    abstract Server other(Server first, String url);

    @Test
    void noMoveIsLostOrPlayedTwice() throws Exception {
        String url = database();
        Server one = Server.start(Servers.options(url));
        Server two = other(one, url);
        try (FaultyProxy firstWay = new FaultyProxy(one.port(), 1);
                FaultyProxy secondWay = new FaultyProxy(two.port(), 2);
                Database database = Database.open(url)) {
            Duellist ann = new Duellist(firstWay.port(), 3, renderThread);
            Duellist bert = new Duellist(secondWay.port(), 4, renderThread);
            int acknowledged = 0;
            for (int game = 0; game < GAMES; game++) {
                setFaulty(false, firstWay, secondWay);
                goOn(ann, bert, () -> isSeated(ann) && isSeated(bert));
                assertEquals(
                        ann.table().orElseThrow().id(),
                        bert.table().orElseThrow().id());
                setFaulty(true, firstWay, secondWay);
                goOn(ann, bert, () -> isOver(ann) && isOver(bert));
                acknowledged += compare(database, ann) + compare(database, bert);
                ann.stand();
                bert.stand();
            }
            ann.leave();
            bert.leave();
            String faults = "clients: " + firstWay.fromClients + " and " + secondWay.fromClients + "; server: "
                    + firstWay.fromServer + " and " + secondWay.fromServer;
            assertTrue(acknowledged > GAMES * 50, acknowledged + " events were heard of as they happened");
            assertTrue(isThorough(firstWay, secondWay), faults);
        } finally {
            if (two != one) {
                two.close();
            }
            one.close();
        }
    }

    private static void setFaulty(boolean does, FaultyProxy... ways) {
        for (FaultyProxy way : ways) {
            way.setFaulty(does);
        }
    }

    private static boolean isThorough(FaultyProxy one, FaultyProxy other) {
        return (one.fromClients.isThorough() || other.fromClients.isThorough())
                && (one.fromServer.isThorough() || other.fromServer.isThorough());
    }

    private static boolean isSeated(Duellist who) {
        return who.isSignedIn() && who.table().isPresent();
    }

    private static boolean isOver(Duellist who) {
        return who.table().orElseThrow().finish().isPresent();
    }

    /** Lives both clients' lives on this thread until something is so. */
    private void goOn(Duellist ann, Duellist bert, BooleanSupplier until) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!until.getAsBoolean()) {
            assertTrue(System.nanoTime() < deadline, "it does not go on");
            Runnable news = renderThread.poll(QUIET_MILLIS, TimeUnit.MILLISECONDS);
            if (news == null) {
                ann.wonder(TERMS);
                bert.wonder(TERMS);
            } else {
                news.run();
            }
            ann.act();
            bert.act();
        }
    }

    /** What a client knows is what the database has, and that is a whole game by the rules; returns how many events it heard of. */
    private static int compare(Database database, Duellist who) {
        OnlineTable table = who.table().orElseThrow();
        GameRepository games = new GameRepository(database, new Codec());
        List<StoredEvent> kept = games.eventsAfter(table.id(), 0);
        GameState line = GameState.start(games.facts(table.id()).orElseThrow());
        for (StoredEvent event : kept) {
            assertEquals(line.version() + 1, event.seq());
            if (event.event() instanceof TableEvent.InGame here && here.event() instanceof GameEvent.Played played) {
                assertEquals(line.transcript().plies() + 1, played.ply());
            }
            // Throws for a move that breaks the rules.
            line = line.with(event.event(), event.at());
        }
        assertInstanceOf(TableEvent.Finished.class, kept.get(kept.size() - 1).event());
        assertTrue(line.position().isOver());
        assertEquals(line.transcript(), table.transcript());
        assertEquals(line.finish(), table.finish());
        who.heard()
                .forEach((version, event) -> assertEquals(kept.get(version - 1).event(), event));
        return who.heard().size();
    }
}
