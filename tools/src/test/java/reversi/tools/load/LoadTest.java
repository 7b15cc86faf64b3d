package reversi.tools.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.online.TableRequest;
import reversi.platform.Link;
import reversi.rules.Variant;

/** Simulated clients against a server in memory that keeps to the protocol, refuses, breaks links and forgets. */
class LoadTest {
    private static final GameTerms TERMS =
            new GameTerms(Variant.OTHELLO, TimeControl.perGame(3_600, 0), false, ColourChoice.BLACK);

    private final FakeServer server = new FakeServer(TERMS);
    private final ClientCrowd crowd = new ClientCrowd(List.of(8_080), manners(0, 0), server);

    private final StringWriter said = new StringWriter();
    private final PrintWriter printed = new PrintWriter(said);

    private static ClientCrowd.Manners manners(int thinkMillis, int whims) {
        return new ClientCrowd.Manners(thinkMillis, whims, false);
    }

    @AfterEach
    void close() {
        crowd.close();
    }

    @Test
    void playsConsecutiveGames() throws InterruptedException {
        new Duel(crowd, 0).start();
        server.serveUntil(() -> server.finishedGames() == 3);
        crowd.end();
        LoadTally tally = crowd.tally();
        assertEquals(2, tally.begun.get(), "both players begin once");
        assertTrue(tally.games.get() >= 2, tally::toString);
        assertTrue(tally.sent.get() >= tally.acknowledged.get());
        assertTrue(tally.acknowledged.get() > 3 * 9, "the shortest game has nine discs");
        assertTrue(tally.toString().contains("refused={} reconnected=0"), tally::toString);
        assertEquals(3, crowd.histories().size());
        assertEquals("ws://127.0.0.1:8080" + Protocol.SOCKET_PATH, server.addresses.get(0));
    }

    @Test
    void endedCrowdSendsNoMoves() throws InterruptedException {
        new Duel(crowd, 0).start();
        server.serveUntil(() -> crowd.tally().acknowledged.get() >= 5);
        crowd.end();
        long sent = crowd.tally().sent.get();
        server.serveUntil(server::isIdle);
        assertEquals(sent, crowd.tally().sent.get());
    }

    @Test
    void retriesARefusedMove() throws InterruptedException {
        new Duel(crowd, 0).start();
        server.serveUntil(() -> crowd.tally().acknowledged.get() >= 4);
        server.refuseNextMove(ErrorCode.UNAVAILABLE);
        long before = crowd.tally().acknowledged.get();
        server.serveUntil(() -> crowd.tally().acknowledged.get() > before + 4);
        assertTrue(crowd.tally().toString().contains("refused={UNAVAILABLE=1}"), crowd.tally()::toString);
        assertEquals(Optional.empty(), crowd.barrier());
    }

    @Test
    void reconnectsAndContinuesTheGame() throws InterruptedException {
        new Duel(crowd, 0).start();
        server.serveUntil(() -> crowd.tally().acknowledged.get() >= 4);
        server.clients.get(0).cut("connection reset");
        long before = crowd.tally().acknowledged.get();
        server.serveUntil(
                () -> server.clients.size() == 3 && crowd.tally().acknowledged.get() > before + 3);
        assertEquals(1, crowd.tally().reconnected.get());
        assertEquals(2, crowd.tally().begun.get());
        assertEquals(Optional.empty(), crowd.barrier());
        assertTrue(crowd.tally().entrances().matches("arrivals n=2 .* returns n=1 .*"), crowd.tally()::entrances);
        assertEquals(new Audit.Found(0, 1, 0), audit(), said::toString);
    }

    @Test
    void retriesSigningInWhileBusy() throws InterruptedException {
        server.refuseGuests(Optional.of(ErrorCode.UNAVAILABLE));
        new Duel(crowd, 0).start();
        server.serveUntil(() -> crowd.tally().toString().contains("UNAVAILABLE=2"));
        server.refuseGuests(Optional.empty());
        server.serveUntil(() -> crowd.tally().begun.get() == 2);
        assertEquals(Optional.empty(), crowd.barrier());
    }

    @ParameterizedTest
    @EnumSource(
            value = ErrorCode.class,
            names = {"UNAVAILABLE"},
            mode = EnumSource.Mode.EXCLUDE)
    void reportsARefusedSignIn(ErrorCode why) throws InterruptedException {
        server.refuseGuests(Optional.of(why));
        new Duel(crowd, 0).start();
        server.serveUntil(() -> crowd.barrier().isPresent());
        assertEquals(Optional.of(why.name()), crowd.barrier());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "closed by the server: 1008 too many frames | closed: too many frames",
                "closed by the server: 1001 going away      | ''",
                "connection reset                           | ''",
            })
    void reportsOnlyViolations(String reason, String why) throws InterruptedException {
        new Duel(crowd, 0).start();
        server.serveUntil(() -> crowd.tally().acknowledged.get() >= 1);
        server.clients.get(1).cut(reason);
        assertEquals(why.isEmpty() ? Optional.empty() : Optional.of(why), crowd.barrier());
        assertEquals(1, crowd.tally().reconnected.get());
    }

    @Test
    void keepsTheFirstReason() {
        crowd.turnedAway("first");
        crowd.turnedAway("second");
        crowd.turnedAway("second");
        assertEquals(Optional.of("first"), crowd.barrier());
        assertTrue(crowd.tally().toString().contains("first=1")
                && crowd.tally().toString().contains("second=2"));
    }

    @Test
    void watchersReceiveMoves() throws InterruptedException {
        new Duel(crowd, 0).start();
        server.serveUntil(() -> crowd.tally().acknowledged.get() >= 2);
        new Watcher(crowd, 0).start();
        server.serveUntil(() -> crowd.tally().watched.get() >= 5);
        assertEquals(0, crowd.tally().reconnected.get());
    }

    private Audit.Found audit() throws InterruptedException {
        CompletableFuture<Audit.Found> lost = CompletableFuture.supplyAsync(() -> {
            try {
                return new Audit(crowd, printed).run();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        crowd.end();
        server.serveUntil(lost::isDone, 50);
        return lost.join();
    }

    @Test
    void auditCountsLostMoves() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            new Duel(crowd, i).start();
        }
        server.serveUntil(() -> server.finishedGames() >= 4);
        crowd.end();
        server.serveUntil(server::isIdle);
        int forgotten = server.forgetLastMoves();
        assertTrue(forgotten >= 4);
        Audit.Found found = audit();
        assertTrue(found.lost() > 0 && found.lost() <= forgotten, found + " of " + forgotten);
        assertTrue(found.bad() > 0 && said.toString().contains("VIOLATED"), said::toString);
    }

    @Test
    void auditAcceptsNoGames() throws InterruptedException {
        assertEquals(new Audit.Found(0, 0, 0), new Audit(crowd, printed).run());
    }

    @Test
    void measuresDelaysUpToAMinute() {
        LoadTally tally = new LoadTally();
        for (int i = 1; i <= 100; i++) {
            tally.acknowledged(TimeUnit.MILLISECONDS.toNanos(i));
        }
        assertEquals(50, tally.delay(50), 0.1);
        assertEquals(99, tally.delay(99), 0.1);
        assertEquals(100, tally.delay(100), 0.1);
        tally.acknowledged(TimeUnit.HOURS.toNanos(2));
        assertEquals(60_000, tally.delay(100), 60);
        tally.forgetDelays();
        assertEquals(0, tally.delay(100));
        assertEquals(101, tally.acknowledged.get(), "only the delays are forgotten");
    }

    @Test
    void attemptsRotatePorts() {
        try (ClientCrowd two = new ClientCrowd(List.of(1, 2, 3), manners(0, 0), server)) {
            assertEquals(List.of(1, 2, 3, 1), List.of(two.port(0), two.port(1), two.port(2), two.port(3)));
            assertEquals(3, two.port(-1));
        }
    }

    @Test
    void thinkingTimesVary() {
        try (ClientCrowd slow = new ClientCrowd(List.of(1), manners(1_000, 0), server)) {
            for (int i = 0; i < 200; i++) {
                long time = slow.thinkingTime();
                assertTrue(time >= 500 && time < 1_500, "thinks " + time);
            }
        }
        assertEquals(0, crowd.thinkingTime());
    }

    private static final class Ears implements Link.Opener {
        private final List<String> sent = new ArrayList<>();
        private boolean isClosed;

        @Override
        public Link open(String address, Link.Listener listener) {
            return new Link() {
                @Override
                public boolean send(String text) {
                    return sent.add(text);
                }

                @Override
                public void close() {
                    isClosed = true;
                }
            };
        }
    }

    @Test
    void linkNumbersItsRequests() {
        Ears ears = new Ears();
        List<ServerMessage> heard = new ArrayList<>();
        List<String> closed = new ArrayList<>();
        ClientMessage hello = new ClientMessage.Hello(Protocol.VERSION, "load", Optional.empty());
        ClientLink link = ClientLink.open(ears, 1, new Codec(), List.of(hello), heard::add, closed::add);
        assertEquals(List.of(), ears.sent, "not open yet");
        link.opened();
        link.send(new TableRequest.Watch(7));
        assertEquals(2, ears.sent.size());
        assertTrue(
                ears.sent.get(0).contains("\"request\":1") && ears.sent.get(0).contains("hello"), ears.sent.get(0));
        assertTrue(ears.sent.get(1).contains("\"request\":2"), ears.sent.get(1));
        ServerMessage pong = new ServerMessage.Pong(1, 2);
        link.text(new Codec().write(pong));
        assertEquals(List.of(pong), heard);
        assertThrows(IllegalStateException.class, () -> link.text("{\"kind\":\"unheardOf\"}"));
        link.closed("closed by the server: 1008 ");
        link.closed("");
        assertEquals(List.of("closed: ", ""), closed);
        assertFalse(ears.isClosed);
        link.close();
        assertTrue(ears.isClosed);
    }
}
