package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.ServerMessage;
import reversi.online.TableNews;
import reversi.online.TableState;
import reversi.rules.Start;
import reversi.rules.Variant;

/** People online, from the outside: real sockets, a real database, nothing made up. Who extends it says what they do. */
abstract class OnlineSuite {
    static final GameTerms RATED =
            new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 2), true, ColourChoice.BLACK);
    static final GameTerms FRIENDLY =
            new GameTerms(Variant.square(4, Start.DIAGONAL), TimeControl.none(), false, ColourChoice.BLACK);

    final List<Client> clients = new ArrayList<>();
    Server server;
    String url = "";

    /** A new, empty database. */
    abstract String database() throws Exception;

    @BeforeEach
    void start() throws Exception {
        url = database();
        server = Server.start(Servers.options(url));
    }

    @AfterEach
    void stop() {
        clients.forEach(Client::close);
        server.close();
    }

    Client client() throws InterruptedException {
        Client client = Client.greeted(server.port(), Optional.empty());
        clients.add(client);
        return client;
    }

    /** Somebody who is signed in. */
    record Person(Client client, long id, String token) {}

    Person member(String name) throws InterruptedException {
        Client client = client();
        client.send(new AccountRequest.Register(name, "secret"));
        ServerMessage.SignedIn in = client.await(ServerMessage.SignedIn.class);
        return new Person(client, in.you().id(), in.token());
    }

    Person guest() throws InterruptedException {
        Client client = client();
        client.send(new AccountRequest.Guest());
        ServerMessage.SignedIn in = client.await(ServerMessage.SignedIn.class);
        return new Person(client, in.you().id(), in.token());
    }

    /** Somebody goes away, as another one sees. */
    static void goes(Person person, Person watcher) throws InterruptedException {
        person.client().close();
        watcher.client().send(LobbyRequest.EnterLobby.first());
        LobbyNews.Lobby lobby = watcher.client().await(LobbyNews.Lobby.class);
        if (lobby.players().stream().anyMatch(card -> card.id() == person.id())) {
            watcher.client()
                    .await(LobbyNews.LobbyChanged.class, news -> news.gone().contains(person.id()));
        }
    }

    static TableState begin(Person black, Person white, GameTerms terms) throws InterruptedException {
        black.client().send(new LobbyRequest.Invite(white.id(), terms));
        long invitation =
                white.client().await(LobbyNews.Invited.class).invitation().id();
        white.client().send(new LobbyRequest.AnswerInvitation(invitation, true));
        TableState state = black.client().await(TableNews.Seated.class).state();
        assertEquals(
                state.id(), white.client().await(TableNews.Seated.class).state().id());
        return state;
    }

    static void fails(ErrorCode fault, Client client, ClientMessage message) throws InterruptedException {
        ServerMessage answer = client.answer(message);
        assertEquals(fault, assertInstanceOf(ServerMessage.Failed.class, answer).fault(), message.toString());
    }

    static void done(Client client, ClientMessage request) throws InterruptedException {
        assertInstanceOf(ServerMessage.Done.class, client.answer(request), request.toString());
    }

    static TableNews.Happened event(Client client, Class<?> type) throws InterruptedException {
        return client.await(TableNews.Happened.class, news -> Events.is(type, news.event()));
    }
}
