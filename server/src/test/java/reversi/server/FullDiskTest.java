package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.game.ColourChoice;
import reversi.game.GameEvent;
import reversi.game.TimeControl;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.ServerMessage;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.rules.Move;
import reversi.rules.Variant;

/** A server whose disk is full says so, and goes on by itself once there is room: over sockets, on a real file system. */
class FullDiskTest {
    private static final GameTerms TERMS =
            new GameTerms(Variant.OTHELLO, TimeControl.none(), false, ColourChoice.BLACK);

    /** More than there are connections to the database. */
    private static final int MANY = 40;

    /** What SQLite has taken of the disk before may be used again, so that not every writing fails. */
    private static final int MOST_TRIES = 2_000;

    @TempDir
    Path folder;

    /** Asks to be let in as a guest, which writes. */
    private static ServerMessage knock(int port) throws InterruptedException {
        try (Client client = Client.greeted(port, Optional.empty())) {
            client.send(new AccountRequest.Guest());
            return client.await(
                    ServerMessage.class,
                    answer -> answer instanceof ServerMessage.SignedIn || answer instanceof ServerMessage.Failed);
        }
    }

    private static Client guest(int port) throws InterruptedException {
        Client client = Client.greeted(port, Optional.empty());
        client.send(new AccountRequest.Guest());
        client.await(ServerMessage.SignedIn.class);
        return client;
    }

    private static ServerMessage play(Client black, long table) throws InterruptedException {
        long number = black.send(new TableRequest.Play(table, 1, Move.at("d3")));
        return black.await(
                ServerMessage.class,
                answer -> (answer instanceof TableNews.Happened news && Events.is(GameEvent.Played.class, news.event()))
                        || (answer instanceof ServerMessage.Failed failed && failed.request() == number));
    }

    @Test
    void refusesWhileTheDiskIsFullAndRecoversOnceThereIsRoom() throws Exception {
        try (SmallDisk disk = SmallDisk.mount(folder.resolve("disk"));
                Server server = Server.start(
                        Servers.options("jdbc:sqlite:" + disk.folder().resolve("reversi.db")));
                Client black = guest(server.port());
                Client white = guest(server.port())) {
            black.send(new LobbyRequest.MakeLink(TERMS));
            white.send(new LobbyRequest.UseLink(
                    black.await(LobbyNews.LinkMade.class).code()));
            long table = black.await(TableNews.Seated.class).state().id();
            white.await(TableNews.Seated.class);
            disk.fill();
            int refused = 0;
            for (int i = 0; i < MOST_TRIES && refused < MANY; i++) {
                if (knock(server.port()) instanceof ServerMessage.Failed failed) {
                    assertEquals(ErrorCode.UNAVAILABLE, failed.fault());
                    refused++;
                }
            }
            assertEquals(MANY, refused, "the disk was never full");
            ServerMessage.Failed lost = assertInstanceOf(ServerMessage.Failed.class, play(black, table));
            assertEquals(ErrorCode.UNAVAILABLE, lost.fault());
            disk.free();
            for (int i = 0; i < MANY; i++) {
                assertInstanceOf(ServerMessage.SignedIn.class, knock(server.port()));
            }
            assertInstanceOf(TableNews.Happened.class, play(black, table));
            assertTrue(white.await(TableNews.Happened.class).version() > 0);
        }
    }
}
