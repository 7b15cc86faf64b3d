package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.Protocol;
import reversi.online.Refusal;
import reversi.online.ServerMessage;
import reversi.rules.Variant;

/** One account with many connections: all hear of changes and of nothing else, and there are not too many of them. */
class ConnectionsOfAccountTest {
    private static final GameTerms TERMS =
            new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 0), false, ColourChoice.BLACK);

    @TempDir
    Path folder;

    private final List<Client> clients = new ArrayList<>();
    private Server server;
    private String token = "";

    @BeforeEach
    void start() throws InterruptedException {
        server = Server.start(Servers.options("jdbc:sqlite:" + folder.resolve("reversi.db")));
        Client first = Client.greeted(server.port(), Optional.empty());
        clients.add(first);
        first.send(new AccountRequest.Guest());
        token = first.await(ServerMessage.SignedIn.class).token();
    }

    @AfterEach
    void stop() {
        clients.forEach(Client::close);
        server.close();
    }

    private Client another() throws InterruptedException {
        Client client = Client.greeted(server.port(), Optional.of(token));
        clients.add(client);
        client.await(ServerMessage.SignedIn.class);
        return client;
    }

    /** The next message of one of these types, or the answer to a ping where none came before it. */
    private static ServerMessage heard(Client client, Class<? extends ServerMessage> news) throws InterruptedException {
        client.send(new ClientMessage.Ping(7));
        return client.await(ServerMessage.class, message -> news.isInstance(message) || isPong(message));
    }

    private static boolean isPong(ServerMessage message) {
        return message instanceof ServerMessage.Pong;
    }

    /** Each connection beyond ten makes another one room: opened anew at once they let nobody move. */
    @Test
    void signingInAgainAndAgainIsSlowedDown() throws InterruptedException {
        int signedIn = 0;
        ServerMessage answer;
        do {
            try (Client client = Client.greeted(server.port(), Optional.of(token))) {
                answer = client.await(
                        ServerMessage.class,
                        message ->
                                message instanceof ServerMessage.SignedIn || message instanceof ServerMessage.Failed);
                signedIn += answer instanceof ServerMessage.SignedIn ? 1 : 0;
            }
        } while (answer instanceof ServerMessage.SignedIn && signedIn < 500);
        assertEquals(
                ErrorCode.TOO_FAST,
                assertInstanceOf(ServerMessage.Failed.class, answer).fault());
        assertTrue(signedIn >= 60, signedIn + " times");
    }

    @Test
    void stoppingWhatWasNotBegunIsToldToTheAskerOnly() throws InterruptedException {
        Client asker = another();
        assertInstanceOf(ServerMessage.Done.class, asker.answer(new LobbyRequest.StopSeeking()));
        assertInstanceOf(ServerMessage.Pong.class, heard(clients.get(0), LobbyNews.Seeking.class));
        asker.send(new LobbyRequest.StopSeeking());
        assertEquals(new LobbyNews.Seeking(false), asker.await(LobbyNews.Seeking.class));
    }

    @Test
    void seekingIsToldToAllOnceAndSoIsItsEnd() throws InterruptedException {
        Client asker = another();
        Client other = clients.get(0);
        asker.answer(new LobbyRequest.Seek(TERMS, 0));
        assertEquals(new LobbyNews.Seeking(true), other.await(LobbyNews.Seeking.class));
        asker.answer(new LobbyRequest.Seek(TERMS, 0));
        assertInstanceOf(ServerMessage.Pong.class, heard(other, LobbyNews.Seeking.class));
        other.answer(new LobbyRequest.StopSeeking());
        assertEquals(new LobbyNews.Seeking(false), asker.await(LobbyNews.Seeking.class, news -> !news.seeking()));
    }

    @Test
    void settingsThatStayAsTheyAreAreNotToldToTheLobby() throws InterruptedException {
        Client asker = clients.get(0);
        Client lobby = Client.greeted(server.port(), Optional.empty());
        clients.add(lobby);
        lobby.send(LobbyRequest.EnterLobby.first());
        lobby.await(LobbyNews.Lobby.class);
        // Whatever changed before has been told once somebody's later arrival has.
        awaitInLobby(lobby, List.of(newGuest()));
        asker.send(new AccountRequest.SetRefusal(Refusal.EVERYBODY));
        AccountNews.Settings settings = asker.await(AccountNews.Settings.class);
        assertEquals(Refusal.EVERYBODY, settings.refusal());
        long latest = newGuest();
        assertEquals(latest, awaitInLobby(lobby, List.of(latest, settings.you().id())));
    }

    private long newGuest() throws InterruptedException {
        Client client = Client.greeted(server.port(), Optional.empty());
        clients.add(client);
        client.send(new AccountRequest.Guest());
        return client.await(ServerMessage.SignedIn.class).you().id();
    }

    /** The first of these players that the lobby hears of. */
    private static long awaitInLobby(Client lobby, List<Long> players) throws InterruptedException {
        return lobby
                .await(LobbyNews.LobbyChanged.class, news -> news.changed().stream()
                        .anyMatch(card -> players.contains(card.id())))
                .changed()
                .stream()
                .map(PlayerCard::id)
                .filter(players::contains)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void allConnectionsShareWhatTheAccountMayAskFor() throws InterruptedException {
        Client one = clients.get(0);
        Client other = another();
        // Fewer frames than a connection may send, but more than the account may, however long they take.
        List<ErrorCode> refused = List.of();
        for (int i = 0; i < Protocol.FRAMES_AT_ONCE && refused.isEmpty(); i++) {
            one.send(LobbyRequest.EnterLobby.first());
            other.send(LobbyRequest.EnterLobby.first());
            ServerMessage answer = other.await(
                    ServerMessage.class,
                    news -> news instanceof ServerMessage.Failed || news instanceof LobbyNews.Lobby);
            refused = answer instanceof ServerMessage.Failed failed ? List.of(failed.fault()) : refused;
        }
        assertEquals(List.of(ErrorCode.TOO_FAST), refused);
    }

    @Test
    void theConnectionThatWasNotUsedForLongestMakesRoom() throws InterruptedException {
        for (int i = 1; i < Protocol.CONNECTIONS_OF_ACCOUNT; i++) {
            another();
        }
        clients.get(0).answer(new LobbyRequest.LeaveLobby());
        Client newest = another();
        assertEquals(
                "closed: closed by the server: 1008 too many connections of one account",
                clients.get(1).awaitClosed(),
                "the first one was used since");
        for (int i = 2; i < clients.size(); i++) {
            assertInstanceOf(ServerMessage.Done.class, clients.get(i).answer(new LobbyRequest.LeaveLobby()));
        }
        assertInstanceOf(ServerMessage.Done.class, clients.get(0).answer(new LobbyRequest.LeaveLobby()));
        assertInstanceOf(ServerMessage.Done.class, newest.answer(new LobbyRequest.LeaveLobby()));
    }
}
