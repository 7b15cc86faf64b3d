package reversi.players.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.online.AccountRequest;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.Decoded;
import reversi.online.ErrorCode;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.ServerMessage;
import reversi.platform.Link;

/** A connection over links that the test opens, breaks and lets speak. */
class ConnectionTest {
    private static final String ADDRESS = "wss://example.org/socket";

    private final Codec codec = new Codec();
    private final List<TestLink> links = new ArrayList<>();
    private final List<ServerMessage> heard = new ArrayList<>();
    private final List<String> replies = new ArrayList<>();
    private long now = 1_000_000;
    private double random = 0.5;

    private final Connection connection = new Connection(this::open, new RecordingListener(), () -> now, () -> random);

    private final class RecordingListener implements Connection.Listener {
        @Override
        public ClientMessage hello() {
            return new ClientMessage.Hello(1, "test", Optional.empty());
        }

        @Override
        public void heard(ServerMessage.News news) {
            heard.add(news);
        }

        @Override
        public void changed() {}
    }

    /** One link, which the test drives. */
    private static final class TestLink implements Link {
        final Link.Listener listener;
        final String address;
        final List<String> sent = new ArrayList<>();
        boolean isClosed;
        boolean takesNothing;

        TestLink(String address, Link.Listener listener) {
            this.address = address;
            this.listener = listener;
        }

        @Override
        public boolean send(String text) {
            sent.add(text);
            return !takesNothing;
        }

        @Override
        public void close() {
            isClosed = true;
        }
    }

    private Link open(String address, Link.Listener listener) {
        links.add(new TestLink(address, listener));
        return link();
    }

    private TestLink link() {
        return links.get(links.size() - 1);
    }

    private void say(ServerMessage message) {
        link().listener.text(codec.write(message));
    }

    private void welcome() {
        link().listener.opened();
        say(new ServerMessage.Welcome(1, "test", now, 60, List.of(), false, Optional.empty()));
    }

    private void wait(int millis) {
        now += millis;
        connection.pass();
    }

    private List<ClientFrame> sent() {
        return link().sent.stream()
                .map(codec::readClient)
                .map(decoded -> ((Decoded.Ok<ClientFrame>) decoded).value())
                .toList();
    }

    private ReplyListener reply(String name) {
        return new ReplyListener() {
            @Override
            public void done() {
                replies.add(name + " done");
            }

            @Override
            public void failed(ServerMessage.Failed failure) {
                replies.add(name + " " + failure.fault());
            }

            @Override
            public void lost() {
                replies.add(name + " lost");
            }
        };
    }

    @BeforeEach
    void connect() {
        connection.open(ADDRESS, true);
    }

    @Test
    void saysHelloFirstAndIsReadyOnceWelcome() {
        assertEquals(ConnectionState.OPENING, connection.state());
        assertFalse(connection.send(new LobbyRequest.AskTables(), reply("early")));
        link().listener.opened();
        assertEquals(ADDRESS, link().address);
        assertEquals(List.of(1L), sent().stream().map(ClientFrame::request).toList());
        assertFalse(connection.isReady());
        assertFalse(connection.send(new LobbyRequest.AskTables(), reply("before the welcome")));
        welcome();
        assertTrue(connection.isReady());
        assertTrue(connection.send(new LobbyRequest.AskTables(), reply("asked")));
        assertEquals(List.of(), replies, "what was never sent has no reply");
    }

    @Test
    void eachReplyFindsItsRequestOnce() {
        welcome();
        connection.send(LobbyRequest.EnterLobby.first(), reply("first"));
        connection.send(new LobbyRequest.AskTables(), reply("second"));
        long first = sent().get(sent().size() - 2).request();
        say(new ServerMessage.Failed(first + 1, ErrorCode.TOO_FAST, Optional.empty()));
        say(new ServerMessage.Done(first));
        say(new ServerMessage.Done(first));
        say(new ServerMessage.Done(first + 1));
        say(new ServerMessage.Done(999));
        assertEquals(List.of("second TOO_FAST", "first done"), replies);
    }

    @Test
    void whoWaitsForAReplyIsToldThatTheLinkIsLostInTheOrderOfTheRequests() {
        welcome();
        connection.send(LobbyRequest.EnterLobby.first(), reply("first"));
        connection.send(new LobbyRequest.AskTables(), reply("second"));
        link().listener.closed("gone");
        assertEquals(List.of("first lost", "second lost"), replies);
        assertEquals(ConnectionState.AWAY, connection.state());
        wait(400);
        welcome();
        say(new ServerMessage.Done(2));
        assertEquals(2, replies.size(), "numbers count anew on each link");
    }

    @Test
    void closingTellsThemToo() {
        welcome();
        connection.send(LobbyRequest.EnterLobby.first(), reply("first"));
        connection.close();
        assertEquals(List.of("first lost"), replies);
        assertEquals(ConnectionState.CLOSED, connection.state());
        assertTrue(link().isClosed);
        wait(100_000);
        assertEquals(1, links.size(), "a closed one stays closed");
        connection.reconnectNow();
        assertEquals(1, links.size());
    }

    @Test
    void theOldestOfTooManyRequestsIsForgotten() {
        welcome();
        for (int i = 0; i < 201; i++) {
            connection.send(new LobbyRequest.AskTables(), reply("request " + i));
        }
        connection.close();
        assertEquals(200, replies.size());
        assertEquals("request 1 lost", replies.get(0));
    }

    @Test
    void anOlderLinkIsNotHeard() {
        TestLink old = link();
        connection.open("wss://other.example/socket", true);
        assertTrue(old.isClosed);
        old.listener.opened();
        old.listener.text(
                codec.write(new ServerMessage.Welcome(1, "old", now, 60, List.of(), false, Optional.empty())));
        old.listener.closed("late");
        assertEquals(ConnectionState.OPENING, connection.state());
        assertEquals(List.of(), old.sent);
        assertEquals(List.of(), heard);
        assertFalse(connection.hasFailed());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "<html>", "null", "{}", "{\"kind\":\"other\"}", "{\"kind\":\"done\",\"request\":\"x\"}"})
    void whatIsNoMessageEndsTheLink(String text) {
        welcome();
        TestLink bad = link();
        bad.listener.text(text);
        assertTrue(bad.isClosed);
        assertEquals(ConnectionState.AWAY, connection.state());
        assertTrue(connection.hasFailed());
        wait(400);
        assertEquals(2, links.size(), "another link may be a better one");
    }

    @Test
    void aServerThatClosesIsComeBackTo() {
        welcome();
        say(new ServerMessage.Closing());
        assertEquals(ConnectionState.AWAY, connection.state());
        wait(400);
        welcome();
        assertTrue(connection.isReady());
        assertFalse(connection.hasFailed());
    }

    @Test
    void anotherVersionEndsItForGood() {
        link().listener.opened();
        say(new ServerMessage.Failed(1, ErrorCode.VERSION, Optional.empty()));
        assertEquals(ConnectionState.OUTDATED, connection.state());
        assertTrue(link().isClosed);
        wait(600_000);
        connection.reconnectNow();
        assertEquals(1, links.size());
        connection.open(ADDRESS, true);
        assertEquals(2, links.size(), "only who asks for it tries again");
    }

    @Test
    void aLinkThatNeverOpensIsGivenUp() {
        wait(15_999);
        assertEquals(1, links.size());
        wait(1);
        assertTrue(connection.hasFailed());
        assertTrue(link().isClosed);
        wait(200);
        assertEquals(2, links.size());
    }

    @Test
    void silenceIsAskedAboutOnceAndThenTheLinkIsGivenUp() {
        welcome();
        int before = link().sent.size();
        wait(7_999);
        assertEquals(before, link().sent.size());
        wait(1);
        wait(1);
        assertEquals(before + 1, link().sent.size());
        assertEquals(new ClientMessage.Ping(now - 1), sent().get(before).message());
        say(new ServerMessage.Pong(now, now));
        wait(8_000);
        assertEquals(before + 2, link().sent.size(), "any word ends a silence");
        wait(8_000);
        assertEquals(ConnectionState.AWAY, connection.state());
    }

    @ParameterizedTest
    @CsvSource({"0, 150, 300, 600", "0.5, 200, 400, 800", "1, 250, 500, 1000"})
    void eachVainAttemptDoublesTheWait(double chance, int first, int second, int third) {
        random = chance;
        for (int wait : new int[] {first, second, third}) {
            int before = links.size();
            link().listener.closed("refused");
            wait(wait - 1);
            assertEquals(before, links.size());
            wait(1);
            assertEquals(before + 1, links.size());
        }
    }

    @Test
    void theLongestWaitIsBoundedAndAWelcomeMakesItShortAgain() {
        for (int i = 0; i < 20; i++) {
            link().listener.closed("refused");
            wait(15_000);
            assertEquals(i + 2, links.size());
        }
        welcome();
        link().listener.closed("lost");
        wait(200);
        assertEquals(22, links.size());
    }

    @Test
    void aGuestWhomTheServerIsTooBusyForWaitsAndIsToldNothing() {
        welcome();
        connection.send(new AccountRequest.Guest(), reply("guest"));
        for (int i = 0; i < 8; i++) {
            say(new ServerMessage.Failed(sent().size(), ErrorCode.UNAVAILABLE, Optional.empty()));
            int before = sent().size();
            connection.pass();
            assertEquals(before, sent().size(), "not at once");
            wait(15_000);
            assertTrue(sent().stream().skip(before).anyMatch(frame -> frame.message() instanceof AccountRequest.Guest));
            say(new ServerMessage.Pong(0, 0));
        }
        assertEquals(List.of(), replies);
        long last = sent().stream()
                .filter(frame -> frame.message() instanceof AccountRequest.Guest)
                .reduce((first, second) -> second)
                .orElseThrow()
                .request();
        say(new ServerMessage.Failed(last, ErrorCode.UNAVAILABLE, Optional.empty()));
        assertEquals(List.of("guest UNAVAILABLE"), replies, "in the end it is told");
    }

    @Test
    void aGuestWhoseLinkIsLostAsksAgainOnTheNextOne() {
        welcome();
        connection.send(new AccountRequest.Guest(), reply("guest"));
        link().listener.closed("lost");
        wait(250);
        welcome();
        wait(500);
        assertTrue(sent().stream().anyMatch(frame -> frame.message() instanceof AccountRequest.Guest));
        assertEquals(List.of(), replies);
        connection.close();
        assertEquals(List.of("guest lost"), replies, "unless nobody wants it any more");
    }

    @Test
    void whoIsSignedInAsksNoMore() {
        welcome();
        connection.send(new AccountRequest.Guest(), reply("guest"));
        PlayerCard you = new PlayerCard(7, "Guest 7", PlayerKind.GUEST, 0, 0, Presence.IDLE, Optional.empty(), 0, 0);
        say(new ServerMessage.SignedIn("token", you, 0));
        link().listener.closed("lost");
        wait(250);
        welcome();
        wait(15_000);
        assertTrue(sent().stream().noneMatch(frame -> frame.message() instanceof AccountRequest.Guest));
    }

    @ParameterizedTest
    @EnumSource(
            value = ErrorCode.class,
            names = {"UNAVAILABLE", "TOO_FAST"})
    void whoCannotBeSignedInComesBackLater(ErrorCode why) {
        welcome();
        say(new ServerMessage.Failed(1, why, Optional.empty()));
        assertEquals(ConnectionState.AWAY, connection.state());
        wait(5_000);
        assertEquals(1, links.size(), "not soon");
        wait(15_000);
        assertEquals(2, links.size());
    }

    @Test
    void whoIsToldToStayAwayComesBackLater() {
        welcome();
        link().listener.closed("closed by the server: 1008 too many connections of one account");
        wait(5_000);
        assertEquals(1, links.size(), "not soon");
        wait(15_000);
        assertEquals(2, links.size());
    }

    @Test
    void whoNeedsItNowDoesNotWait() {
        for (int i = 0; i < 6; i++) {
            link().listener.closed("refused");
            wait(15_000);
        }
        link().listener.closed("refused");
        int before = links.size();
        connection.reconnectNow();
        assertEquals(before + 1, links.size());
        connection.reconnectNow();
        assertEquals(before + 1, links.size(), "one at a time");
    }

    @Test
    void whatALinkDoesNotTakeIsNotSent() {
        welcome();
        link().takesNothing = true;
        assertFalse(connection.send(new LobbyRequest.AskTables(), reply("asked")));
        link().listener.closed("gone");
        assertTrue(replies.stream().allMatch("asked lost"::equals), "never done");
    }

    @Test
    void eachLinkHasItsNumber() {
        welcome();
        int first = connection.generation();
        wait(9_000);
        assertEquals(first, connection.generation());
        link().listener.closed("lost");
        wait(400);
        welcome();
        assertTrue(connection.generation() != first);
    }
}
