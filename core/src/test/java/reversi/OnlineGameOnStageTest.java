package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.online.AccountRequest;
import reversi.online.Finish;
import reversi.online.RatingChange;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableState;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Transcript;
import reversi.screens.game.Command;
import reversi.screens.game.Commands;
import reversi.screens.game.GamePage;

/** The page of a table on a server, as it stands on the stage while things happen at the table. */
class OnlineGameOnStageTest {
    private static final int TABLE = 7;
    private static final int VERSION = 31;

    private final DemoServer server = new DemoServer();
    private final TestStage game = new TestStage("en", false, server);

    @BeforeEach
    void sitDown() {
        game.resize(1280, 720);
        game.composition().begin();
        game.composition().go().online();
        server.deliver();
        game.composition().client().ask(AccountRequest.Login.of("player 5", "secret"));
        hear();
        game.composition().router().notice("player 3 is invited.");
        hear(new TableNews.Seated(server.table(TABLE, Optional.empty())));
        assertEquals("game", game.composition().probe().state().page());
    }

    @AfterEach
    void close() {
        game.close();
    }

    private void hear(ServerMessage... news) {
        List.of(news).forEach(server::say);
        server.deliver();
        tick();
    }

    private void happen(int version, TableEvent event) {
        hear(new TableNews.Happened(TABLE, version, DemoServer.NOW, event));
    }

    private void end(long table, Finish how) {
        hear(new TableNews.Seated(server.table(table, Optional.empty())));
        hear(new TableNews.Happened(table, VERSION, DemoServer.NOW, new TableEvent.Finished(how)));
    }

    private void tick() {
        game.composition().router().tick(0.1f);
        game.settle();
    }

    private boolean shows(String words) {
        return game.composition().probe().shows(words);
    }

    private String ribbon() {
        return ((GamePage) game.composition().router().front()).ribbon();
    }

    @Test
    void whatWasSaidInTheLobbyIsGone() {
        assertFalse(shows("is invited"));
    }

    @Test
    void anOpponentWhoStaysAwayLosesToAClaim() {
        hear(new TableNews.AwayChanged(TABLE, Disc.WHITE, true, DemoServer.NOW - 1));
        assertTrue(game.composition().probe().control("Claim").isEmpty(), "it is one's own turn");
        assertTrue(ribbon().contains("Once you have moved"), ribbon());
        TableState state = server.table(TABLE, Optional.empty());
        Transcript line = game.composition().client().table(TABLE).orElseThrow().transcript();
        Move next = Move.at(line.current().placements().get(0));
        happen(VERSION, new TableEvent.InGame(new GameEvent.Played(line.plies() + 1, next, state.clocks())));
        assertTrue(ribbon().contains("You can claim the win now"), ribbon());
        assertTrue(game.composition().probe().control("Claim").isPresent());
        assertTrue(game.composition().probe().control("Resign").isEmpty());
        hear(new TableNews.AwayChanged(TABLE, Disc.WHITE, false, 0));
        assertTrue(game.composition().probe().control("Claim").isEmpty());
        assertTrue(game.composition().probe().control("Resign").isPresent());
    }

    @Test
    void ownGamesAreArchivedOnceWhereverOneHearsOfTheirEnd() {
        Finish finish = DemoServer.won();
        happen(VERSION, new TableEvent.Finished(finish));
        assertEquals(1, game.archive().games.size());
        hear(new TableNews.Seated(server.table(TABLE, Optional.of(finish))));
        assertEquals(1, game.archive().games.size());
        game.archive().answer();
        hear(new TableNews.Seated(server.table(TABLE + 1, Optional.of(finish))));
        assertEquals(2, game.archive().games.size());
        hear(new TableNews.Seated(server.table(TABLE + 2, Optional.empty())));
        assertEquals(2, game.archive().games.size(), "it goes on");
    }

    @Test
    void whyAGameDidNotCountIsSaid() {
        RatingChange same = new RatingChange(0, 1_612, 1_612);
        happen(VERSION, new TableEvent.Finished(new Finish(Ending.DISCS, Optional.of(Disc.BLACK), 38, 26, same, same)));
        assertTrue(shows("Not rated: same network, or more than two games today"));
    }

    @Test
    void aGameOfFewMovesIsSaidToBeTooShort() {
        RatingChange same = new RatingChange(0, 1_612, 1_612);
        Finish left = new Finish(Ending.LEFT, Optional.of(Disc.BLACK), 4, 4, same, same);
        server.shorten(Finish.FEWEST_PLIES);
        end(TABLE + 1, left);
        assertTrue(shows("Not rated: same network, or more than two games today"));
        server.shorten(Finish.FEWEST_PLIES - 1);
        end(TABLE + 2, left);
        assertTrue(shows("Not rated: too few moves"));
    }

    @Test
    void onlyWhoBeginsIsToldToPlaceTheFirstDisc() {
        game.resize(390, 844);
        server.shorten(0);
        hear(new TableNews.Seated(server.table(TABLE + 1, Optional.empty())));
        assertTrue(shows("Place the first disc"));
        server.exchangeColours();
        hear(new TableNews.Seated(server.table(TABLE + 2, Optional.empty())));
        assertFalse(shows("Place the first disc"));
        assertTrue(shows("player 3 begins"));
    }

    @Test
    void aGameThatCountedWithoutMovingARatingIsNotSaidToBeUnrated() {
        RatingChange won = new RatingChange(1, 1_701, 1_701);
        RatingChange lost = new RatingChange(0, 1_612, 1_612);
        happen(VERSION, new TableEvent.Finished(new Finish(Ending.TIME, Optional.of(Disc.WHITE), 20, 30, lost, won)));
        assertFalse(shows("Not rated"));
        assertTrue(shows("Rating 1612 → 1612"));
    }

    @Test
    void whoReadsTheChatIsSaid() {
        assertFalse(shows("Spectators can read this."));
        server.openChat();
        hear(new TableNews.Seated(server.table(TABLE + 1, Optional.empty())));
        assertTrue(shows("Spectators can read this."));
    }

    @Test
    void whatPeopleOnTheBlockListSayIsNotShown() {
        assertTrue(shows("the same to you"), "one's own words");
        assertFalse(shows("Hello, and good luck"), "player 3 is on the list");
        happen(VERSION, new TableEvent.Said(Disc.WHITE, "Can you hear me?"));
        assertFalse(shows("Can you hear me?"));
        happen(VERSION + 1, new TableEvent.Said(Disc.BLACK, "Well played"));
        assertTrue(shows("Well played"));
    }

    /** The engine helps nobody in a game against somebody else: neither by a key, nor by the menu, nor by a page of the game's own. */
    @Test
    void nothingHelpsInOnesOwnRunningGame() {
        try (GameDriver game = GameDriver.wide()) {
            game.sitDown();
            Commands commands = ((GamePage) game.router().front()).controller().commands();
            for (Command help : List.of(
                    Command.HINT,
                    Command.VALUES,
                    Command.REVIEW,
                    Command.ANALYSE,
                    Command.DIAGRAM,
                    Command.PLAY_COMPUTER)) {
                assertFalse(commands.can(help), help::toString);
            }
            for (int key : new int[] {Input.Keys.H, Input.Keys.V}) {
                game.press(key);
            }
            game.type("hv");
            game.pass(1);
            assertEquals(0, game.thinker().waiting(), "nobody thinks");
            assertFalse(game.canClick("Review"));
            assertFalse(game.canClick("Analyse"));
        }
    }
}
