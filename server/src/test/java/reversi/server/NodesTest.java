package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.Fault;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.MailRequest;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.online.Terms;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.session.ColourChoice;
import reversi.session.TimeControl;

/** Two nodes that know nothing of each other but the database play as one. */
class NodesTest {
    private static final Terms TERMS =
            new Terms(Variant.square(6, Start.DIAGONAL), TimeControl.NONE, false, ColourChoice.BLACK);

    private final List<Client> clients = new ArrayList<>();
    private Server one;
    private Server other;

    @BeforeEach
    void start() throws Exception {
        String url = Postgres.newDatabase();
        one = Server.start(Servers.options(url));
        other = Server.start(Servers.options(url));
    }

    @AfterEach
    void stop() {
        clients.forEach(Client::close);
        if (one != null) {
            one.close();
        }
        if (other != null) {
            other.close();
        }
    }

    private record Person(Client client, long id, String token) {}

    private Person member(Server at, String name) throws InterruptedException {
        Client client = Client.greeted(at.port(), Optional.empty());
        clients.add(client);
        client.send(new AccountRequest.Register(name, "secret"));
        ServerMessage.SignedIn in = client.await(ServerMessage.SignedIn.class);
        return new Person(client, in.you().id(), in.token());
    }

    private Client again(Server at, Person person) throws InterruptedException {
        Client client = Client.greeted(at.port(), Optional.of(person.token));
        clients.add(client);
        client.await(ServerMessage.SignedIn.class);
        return client;
    }

    private static TableNews.Happened played(Client client) throws InterruptedException {
        return client.await(TableNews.Happened.class, news -> news.event() instanceof TableEvent.Played);
    }

    /** Waits until the lobby of Ann's node shows Bert, who came at the other one. */
    private static TableState begin(Person ann, Person bert) throws InterruptedException {
        ann.client.send(new LobbyRequest.EnterLobby());
        LobbyNews.Lobby lobby = ann.client.await(LobbyNews.Lobby.class);
        if (lobby.players().stream().noneMatch(card -> card.id() == bert.id)) {
            ann.client.await(LobbyNews.LobbyChanged.class, news -> news.changed().stream()
                    .anyMatch(card -> card.id() == bert.id));
        }
        ann.client.send(new LobbyRequest.Invite(bert.id, TERMS));
        long invitation =
                bert.client.await(LobbyNews.Invited.class).invitation().id();
        bert.client.send(new LobbyRequest.AnswerInvitation(invitation, true));
        TableState state = ann.client.await(TableNews.Seated.class).state();
        assertEquals(
                state.id(), bert.client.await(TableNews.Seated.class).state().id());
        return state;
    }

    @Test
    void twoNodesPlayOneGame() throws InterruptedException {
        Person ann = member(one, "Ann");
        Person bert = member(other, "Bert");
        TableState state = begin(ann, bert);
        Position position = Position.start(TERMS.variant());
        for (int ply = 1; ply <= 8; ply++) {
            Client mover = (position.toMove() == Disc.BLACK ? ann : bert).client;
            Move move = Move.at(position.placements().get(0));
            mover.send(new TableRequest.Play(state.id(), ply, move));
            assertEquals(played(ann.client), played(bert.client));
            position = position.play(move).orThrow().after();
        }
        bert.client.send(new MailRequest.Write(ann.id, "Across the nodes"));
        assertEquals(
                "Across the nodes",
                ann.client.await(AccountNews.LetterCame.class).letter().text());
        bert.client.close();
        assertTrue(ann.client.await(TableNews.AwayChanged.class).away());
    }

    @Test
    void whereBothNodesAreAskedAtOnceOneMoveCounts() throws InterruptedException {
        Person ann = member(one, "Ann");
        Person bert = member(other, "Bert");
        TableState state = begin(ann, bert);
        Client annAtOther = again(other, ann);
        annAtOther.await(TableNews.Seated.class);
        List<Square> places = Position.start(TERMS.variant()).placements();
        ann.client.send(new TableRequest.Play(state.id(), 1, Move.at(places.get(0))));
        annAtOther.send(new TableRequest.Play(state.id(), 1, Move.at(places.get(1))));
        TableNews.Happened first = played(ann.client);
        assertEquals(1, first.version());
        assertEquals(first, played(annAtOther));
        assertEquals(first, played(bert.client));
        boolean firstNodeWon = ((TableEvent.Played) first.event()).move().equals(Move.at(places.get(0)));
        ServerMessage.Failed failed = (firstNodeWon ? annAtOther : ann.client).await(ServerMessage.Failed.class);
        assertEquals(Fault.STALE, failed.fault());
    }

    @Test
    void aGameGoesOnAtTheOtherNode() throws InterruptedException {
        Person ann = member(one, "Ann");
        Person bert = member(other, "Bert");
        TableState state = begin(ann, bert);
        Move move = Move.at(Position.start(TERMS.variant()).placements().get(0));
        ann.client.send(new TableRequest.Play(state.id(), 1, move));
        played(ann.client);
        one.close();
        one = null;
        ann.client.await(ServerMessage.Closing.class);
        Client again = again(other, ann);
        assertEquals(List.of(move), again.await(TableNews.Seated.class).state().moves());
        again.send(new TableRequest.Resign(state.id()));
        bert.client.await(TableNews.Happened.class, news -> news.event() instanceof TableEvent.Finished);
    }
}
