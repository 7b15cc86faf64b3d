package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.AccountRequest;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.Presence;
import reversi.online.ServerMessage;
import reversi.online.TableNews;
import reversi.online.TableState;
import reversi.rules.Variant;

/** Whoever waits for an opponent at one node is found from another one, for as long as that node lives and not a moment longer. */
@NeedsPostgres
class LostSeekTest {
    private static final GameTerms TERMS =
            new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 0), false, ColourChoice.LOT);

    private record Guest(Client client, long id) implements AutoCloseable {
        static Guest at(int port) throws InterruptedException {
            Client client = Client.greeted(port, Optional.empty());
            client.send(new AccountRequest.Guest());
            return new Guest(
                    client, client.await(ServerMessage.SignedIn.class).you().id());
        }

        void seek() throws InterruptedException {
            client.send(new LobbyRequest.Seek(TERMS, 0));
            assertTrue(client.await(LobbyNews.Seeking.class).seeking());
        }

        TableState seated() throws InterruptedException {
            return client.await(TableNews.Seated.class).state();
        }

        @Override
        public void close() {
            client.close();
        }
    }

    private static Set<Long> players(TableState table) {
        return Set.of(table.black().id(), table.white().id());
    }

    @Test
    void seeksOfACrashedNodeAreNotPaired() throws Exception {
        String url = Postgres.newDatabase();
        ServerProcess there = ServerProcess.start(url);
        try (Server here = Server.start(Servers.options(url));
                Guest bert = Guest.at(here.port());
                Guest ann = Guest.at(there.port())) {
            bert.client.send(LobbyRequest.EnterLobby.first());
            LobbyNews.Lobby lobby = bert.client.await(LobbyNews.Lobby.class);
            assertTrue(lobby.players().stream().anyMatch(player -> player.id() == bert.id));
            ann.seek();
            bert.client.await(LobbyNews.LobbyChanged.class, news -> news.changed().stream()
                    .anyMatch(player -> player.id() == ann.id && player.presence() == Presence.SEEKING));
            there.process().destroyForcibly().waitFor();
            bert.seek();
            try (Guest carl = Guest.at(here.port())) {
                carl.seek();
                assertEquals(Set.of(bert.id, carl.id), players(carl.seated()));
                assertEquals(Set.of(bert.id, carl.id), players(bert.seated()));
            }
        } finally {
            there.process().destroyForcibly().waitFor();
        }
    }

    @Test
    void seeksAtAnotherNodeArePaired() throws Exception {
        String url = Postgres.newDatabase();
        try (Server one = Server.start(Servers.options(url));
                Server other = Server.start(Servers.options(url));
                Guest ann = Guest.at(one.port());
                Guest bert = Guest.at(other.port())) {
            ann.seek();
            bert.seek();
            TableState table = bert.seated();
            assertEquals(Set.of(ann.id, bert.id), players(table));
            assertEquals(table.id(), ann.seated().id());
        }
    }
}
