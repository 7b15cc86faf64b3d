package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.Ending;
import reversi.online.Finish;
import reversi.online.RatingChange;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TournamentNews;
import reversi.platform.MemoryStore;
import reversi.rules.Disc;

/** Who leaves the program during a game on a server finds the way back. */
class RejoinTest {
    private static final TournamentNews.Tournaments NO_TOURNAMENTS =
            new TournamentNews.Tournaments(0, List.of(), List.of(), false);

    private static GameDriver restarted(MemoryStore store) {
        return GameDriver.of("en", false, 1280, 720, store);
    }

    private static MemoryStore leftDuringAGame() {
        try (GameDriver game = GameDriver.wide()) {
            game.sitDown();
            return game.store();
        }
    }

    @Test
    void aRestartDuringAGameLeadsBackToTheTable() {
        try (GameDriver game = restarted(leftDuringAGame())) {
            assertEquals("home", game.state().page());
            assertTrue(
                    game.shows("against player 3 · connecting…"), game.words().toString());
            game.hear(
                    new ServerMessage.SignedIn("token", DemoServer.YOU, 0),
                    new TableNews.Seated(game.server().table(GameDriver.TABLE, Optional.empty())));
            game.pass(0.5f);
            assertEquals("game", game.state().page());
        }
    }

    @Test
    void theHomePageLeadsBackToTheTable() {
        try (GameDriver game = GameDriver.wide()) {
            game.sitDown();
            game.go().home();
            game.pass(0.5f);
            assertTrue(game.shows("against player 3"), game.words().toString());
            game.click("Game in progress");
            game.pass(0.5f);
            assertEquals("game", game.state().page());
            game.go().home();
            game.happen(new TableEvent.Finished(new Finish(
                    Ending.RESIGNATION,
                    Optional.of(Disc.BLACK),
                    34,
                    30,
                    new RatingChange(0, 1, 1),
                    new RatingChange(0, 1, 1))));
            game.hear(NO_TOURNAMENTS);
            game.pass(0.5f);
            assertFalse(game.shows("Game in progress"), game.words().toString());
        }
    }

    @Test
    void afterAGameThatEndedMeanwhileTheHomePageStaysAsItIs() {
        MemoryStore store = leftDuringAGame();
        try (GameDriver game = restarted(store)) {
            game.hear(new ServerMessage.SignedIn("token", DemoServer.YOU, 0));
            game.hear(NO_TOURNAMENTS);
            game.pass(0.5f);
            assertEquals("home", game.state().page());
            assertFalse(game.shows("Game in progress"), game.words().toString());
        }
        try (GameDriver game = restarted(store)) {
            assertFalse(game.shows("Game in progress"));
            assertTrue(game.server().heard().isEmpty(), "without a game nobody is connected unasked");
        }
    }
}
