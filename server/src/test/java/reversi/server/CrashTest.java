package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.game.ColourChoice;
import reversi.game.GameEvent;
import reversi.game.TimeControl;
import reversi.online.AccountRequest;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.ServerMessage;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/** A server that is killed in the middle of a game has every move that a player has heard of. The long proof is {@code load --kills}. */
class CrashTest {
    private static final GameTerms TERMS =
            new GameTerms(Variant.OTHELLO, TimeControl.none(), false, ColourChoice.BLACK);

    @TempDir
    Path folder;

    private ServerProcess start() throws IOException {
        return ServerProcess.start("jdbc:sqlite:" + folder.resolve("reversi.db"));
    }

    @Test
    void whatAKilledServerLeavesIsDeletedByTheNextOne() throws IOException, InterruptedException {
        Path temporary = Files.createDirectory(folder.resolve("temporary"));
        String database = "jdbc:sqlite:" + folder.resolve("reversi.db");
        for (int kill = 0; kill < 3; kill++) {
            ServerProcess node = ServerProcess.start(temporary, database);
            try (Stream<Path> files = Files.walk(temporary)) {
                List<String> libraries = files.map(file -> file.getFileName().toString())
                        .filter(name -> name.startsWith("sqlite-") && !name.endsWith(".lck"))
                        .toList();
                assertEquals(1, libraries.size(), "its own: " + libraries);
            }
            node.process().destroyForcibly();
            node.process().waitFor();
        }
        ServerProcess last = ServerProcess.start(temporary, database);
        last.process().destroy();
        last.process().waitFor();
        try (Stream<Path> left = Files.list(temporary)) {
            assertEquals(List.of(), left.toList());
        }
    }

    @Test
    void noConfirmedEventIsLostInACrash() throws IOException, InterruptedException {
        ServerProcess node = start();
        List<Move> heard = new ArrayList<>();
        String token;
        long table;
        try (Client black = Client.greeted(node.port(), Optional.empty());
                Client white = Client.greeted(node.port(), Optional.empty())) {
            black.send(new AccountRequest.Guest());
            token = black.await(ServerMessage.SignedIn.class).token();
            white.send(new AccountRequest.Guest());
            white.await(ServerMessage.SignedIn.class);
            black.send(new LobbyRequest.MakeLink(TERMS));
            white.send(new LobbyRequest.UseLink(
                    black.await(LobbyNews.LinkMade.class).code()));
            table = white.await(TableNews.Seated.class).state().id();
            black.await(TableNews.Seated.class);
            Position position = Position.start(Variant.OTHELLO);
            for (int ply = 1; ply <= 25; ply++) {
                Move move = Move.at(position.placements().get(0));
                (position.toMove() == Disc.BLACK ? black : white).send(new TableRequest.Play(table, ply, move));
                TableNews.Happened news =
                        black.await(TableNews.Happened.class, any -> Events.is(GameEvent.Played.class, any.event()));
                heard.add(Events.as(GameEvent.Played.class, news.event()).move());
                position = position.play(move).orThrow().after();
                if (position.mustPass()) {
                    break;
                }
            }
        } finally {
            node.process().destroyForcibly().waitFor();
        }
        ServerProcess again = start();
        try (Client black = Client.greeted(again.port(), Optional.of(token))) {
            TableState state = black.await(TableNews.Seated.class).state();
            assertEquals(table, state.id());
            assertEquals(heard, state.moves().subList(0, heard.size()));
        } finally {
            again.process().destroy();
            assertTrue(again.process().waitFor() >= 0);
        }
    }
}
