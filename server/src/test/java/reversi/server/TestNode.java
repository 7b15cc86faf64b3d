package reversi.server;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import reversi.online.Codec;
import reversi.online.ErrorCode;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.server.bus.Bus;
import reversi.server.game.GameState;
import reversi.server.game.TableReferee;
import reversi.server.store.Database;
import reversi.server.store.GameRepository;
import reversi.server.store.HeartbeatRepository;
import reversi.server.table.EventWriter;
import reversi.server.table.Outages;
import reversi.server.table.PlayerDirectory;
import reversi.server.table.Table;
import reversi.server.table.TableServices;
import reversi.server.table.Tables;

/** The tables of one node without sockets and without a bus, at a time that a test sets. */
final class TestNode implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 20;

    final Outages outages;
    final Tables tables;
    private final EventWriter writer;
    private final BlockingQueue<TableEvent> happened = new LinkedBlockingQueue<>();

    /** A node that begins to serve now. */
    TestNode(Database database, AtomicLong clock) {
        this(database, clock, new Everybody());
    }

    /** A node that knows these people. */
    TestNode(Database database, AtomicLong clock, PlayerDirectory faces) {
        Codec codec = new Codec();
        GameRepository games = new GameRepository(database, codec);
        writer = new EventWriter(games::add, grown -> {}, new SimpleMeterRegistry());
        outages = new Outages(new HeartbeatRepository(database), clock::get);
        outages.beat();
        tables = new Tables(
                new TableServices(clock::get, writer, Runnable::run, games, outages, codec, faces, Bus.alone()),
                60_000);
        tables.addListener((table, after, event) -> happened.add(event));
    }

    /** Everybody is there and hears everybody. */
    private static final class Everybody implements PlayerDirectory {
        @Override
        public PlayerCard card(long account) {
            return new PlayerCard(account, "Ann", PlayerKind.GUEST, 1200, 0, Presence.PLAYING, Optional.empty(), 0, 0);
        }

        @Override
        public boolean isHere(long account) {
            return true;
        }

        @Override
        public boolean hears(long listener, long speaker) {
            return true;
        }
    }

    GameState line(long game) {
        return tables.find(game).orElseThrow().state();
    }

    /** Asks for a move; what comes of it is {@link #next} or in the list that is returned. */
    List<ErrorCode> ask(long game, Disc by, int ply, Move move) {
        return ask(game, by, new TableRequest.Play(game, ply, move));
    }

    /** Asks for anything; what comes of it is {@link #next} or in the list that is returned. */
    List<ErrorCode> ask(long game, Disc by, TableRequest request) {
        Table table = tables.find(game).orElseThrow();
        List<ErrorCode> faults = new ArrayList<>();
        table.request(
                (line, now) -> TableReferee.judge(line, by, request, now, 0, false), why -> faults.add(why.fault()));
        return faults;
    }

    /** Asks for a move that is refused, and waits for what is said of it: the table may still be busy with what happened before. */
    ErrorCode refused(long game, Disc by, int ply, Move move) throws Exception {
        CompletableFuture<ErrorCode> fault = new CompletableFuture<>();
        TableRequest request = new TableRequest.Play(game, ply, move);
        tables.find(game)
                .orElseThrow()
                .request(
                        (line, now) -> TableReferee.judge(line, by, request, now, 0, false),
                        why -> fault.complete(why.fault()));
        return fault.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    /** Plays the first move that the rules allow. */
    void play(long game) throws InterruptedException {
        GameState line = line(game);
        Move move = Move.at(line.position().placements().get(0));
        List<ErrorCode> faults =
                ask(game, line.position().toMove(), line.transcript().plies() + 1, move);
        if (!faults.isEmpty()) {
            throw new AssertionError("refused: " + faults);
        }
        next();
    }

    /** The next event at any table here. */
    TableEvent next() throws InterruptedException {
        TableEvent event = happened.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (event == null) {
            throw new AssertionError("nothing happens");
        }
        return event;
    }

    /** Whether nothing has happened that was not asked for by {@link #next}. */
    boolean isQuiet() {
        return happened.isEmpty();
    }

    /** Ends at once, as by kill -9: without a last word. */
    @Override
    public void close() {
        writer.close();
    }
}
