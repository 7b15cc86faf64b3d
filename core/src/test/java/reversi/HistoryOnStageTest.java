package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.archive.PlayedGames;
import reversi.game.ColourChoice;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.online.AccountRequest;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.platform.FakeHistory;
import reversi.platform.MemoryStore;
import reversi.rules.Variant;
import reversi.screens.game.GamePage;
import reversi.screens.history.HistoryPage;

/** The window's own Back and Forward lead through the pages, and an address opens its page. */
class HistoryOnStageTest {
    private static final GameSetup TWO =
            new GameSetup(Variant.OTHELLO, Seat.human("Ann"), Seat.human("Ben"), TimeControl.none());

    private static final String CODE = "abcdefghijkl";

    private static GameDriver open(FakeHistory history) {
        return GameDriver.at(history, new MemoryStore());
    }

    private static void back(GameDriver game, FakeHistory history) {
        assertTrue(history.person(-1), "Back stays on the site at " + history.way());
        game.pass(0.5f);
    }

    private static void forward(GameDriver game, FakeHistory history) {
        assertTrue(history.person(1));
        game.pass(0.5f);
    }

    @Test
    void backAndForwardLeadThroughThePages() {
        FakeHistory history = new FakeHistory("", false);
        try (GameDriver game = open(history)) {
            assertEquals(List.of("#/"), history.way());
            game.click("Learn");
            assertEquals(List.of("#/", "#/learn"), history.way());
            game.click("Continue");
            assertEquals(List.of("#/", "#/learn", "#/learn/board-and-discs"), history.way());
            game.clickSquare("d3");
            game.pass(2);
            game.click("Next");
            assertEquals(List.of("#/", "#/learn", "#/learn/board-and-discs"), history.way(), "a lesson is one page");
            back(game, history);
            assertEquals("learn", game.state().page());
            back(game, history);
            assertEquals("home", game.state().page());
            forward(game, history);
            assertEquals("learn", game.state().page());
            assertEquals(List.of("#/", "#/learn"), history.way());
            back(game, history);
            game.click("Settings");
            assertEquals(List.of("#/", "#/settings"), history.way());
            assertFalse(history.person(1), "another way was taken");
        }
    }

    @Test
    void theGamesOwnWayBackTakesTheEntryAway() {
        FakeHistory history = new FakeHistory("", false);
        try (GameDriver game = open(history)) {
            game.click("Settings");
            game.press(Input.Keys.ESCAPE);
            assertEquals("home", game.state().page());
            assertEquals(List.of("#/"), history.way());
            assertFalse(history.person(-1), "as before, Back on the first page leaves the site");
        }
    }

    @Test
    void backClosesTheDialogFirstAndThenThePage() {
        FakeHistory history = new FakeHistory("", false);
        try (GameDriver game = open(history)) {
            game.play(TWO);
            assertEquals(List.of("#/", "#/game"), history.way());
            game.clickSquare("d3");
            game.press(Input.Keys.ESCAPE);
            assertTrue(game.state().isSheetOpen());
            assertEquals(List.of("#/", "#/game", "#/game"), history.way());
            back(game, history);
            assertEquals("game", game.state().page());
            assertFalse(game.state().isSheetOpen());
            back(game, history);
            assertEquals("home", game.state().page());
            assertTrue(game.canClick("Continue"), "the game is kept");
            forward(game, history);
            assertEquals("game", game.state().page());
            assertEquals("d3", game.table().transcript());
        }
    }

    @Test
    void forwardToADialogThatWasClosedStaysOnItsPage() {
        FakeHistory history = new FakeHistory("", false);
        try (GameDriver game = open(history)) {
            game.play(TWO);
            game.clickSquare("d3");
            game.press(Input.Keys.ESCAPE);
            back(game, history);
            forward(game, history);
            assertEquals("game", game.state().page());
            assertEquals("d3", game.table().transcript());
            assertEquals(List.of("#/", "#/game"), history.way());
        }
    }

    @Test
    void aDialogThatWaitsForAnAnswerStays() {
        FakeHistory history = new FakeHistory("", false);
        try (GameDriver game = open(history)) {
            game.play(new GameSetup(Variant.OTHELLO, Seat.human(""), Seat.computer("", 5), TimeControl.none()));
            game.clickSquare("d3");
            game.thinker().fail("no engine");
            game.pass(1);
            back(game, history);
            assertTrue(game.shows("The computer can’t move"));
            assertEquals(List.of("#/", "#/game", "#/game"), history.way());
        }
    }

    @Test
    void anotherPageInPlaceOfOneChangesTheEntry() {
        FakeHistory history = new FakeHistory("", false);
        try (GameDriver game = open(history)) {
            game.click("Two players");
            assertEquals(List.of("#/", "#/new"), history.way());
            game.click("Start");
            game.pass(0.5f);
            assertEquals(List.of("#/", "#/game"), history.way());
            back(game, history);
            assertEquals("home", game.state().page());
        }
    }

    @Test
    void severalEntriesBackAtOnce() {
        FakeHistory history = new FakeHistory("", false);
        try (GameDriver game = open(history)) {
            game.play(TWO);
            game.press(Input.Keys.ESCAPE);
            assertTrue(history.person(-2));
            game.pass(0.5f);
            assertEquals("home", game.state().page());
            assertFalse(game.state().isSheetOpen());
        }
    }

    @Test
    void aSharedAddressOpensItsPageAndBackLeadsHome() {
        FakeHistory history = new FakeHistory("#/learn/outflank-and-flip", false);
        try (GameDriver game = open(history)) {
            game.pass(0.5f);
            assertEquals("lesson", game.state().page());
            assertEquals(List.of("#/", "#/learn", "#/learn/outflank-and-flip"), history.way());
            back(game, history);
            assertEquals("learn", game.state().page());
            back(game, history);
            assertEquals("home", game.state().page());
        }
    }

    @Test
    void anUnknownAddressIsHome() {
        for (String address : List.of("#/puzzle/7", "#/table/x", "#nonsense", "#/game")) {
            FakeHistory history = new FakeHistory(address, false);
            try (GameDriver game = open(history)) {
                assertEquals("home", game.state().page(), address);
                assertEquals(List.of("#/"), history.way(), address);
            }
        }
    }

    @Test
    void anAddressOfAGameOnTheServerLeadsToSignIn() {
        for (String address : List.of("#/table/7", "#/history", "#/ranking", "#/mail", "#/account", "#/lobby")) {
            FakeHistory history = new FakeHistory(address, false);
            try (GameDriver game = open(history)) {
                assertEquals("sign-in", game.state().page(), address);
                assertEquals(List.of("#/", "#/lobby"), history.way(), address);
            }
        }
    }

    @Test
    void anAddressWrittenByHandOpensItsPage() {
        FakeHistory history = new FakeHistory("", false);
        try (GameDriver game = open(history)) {
            game.click("Settings");
            history.write("#/learn/x-squares");
            game.pass(0.5f);
            assertEquals("lesson", game.state().page());
            history.write("#/nowhere");
            game.pass(0.5f);
            assertEquals("home", game.state().page());
            assertEquals(List.of("#/"), history.way());
        }
    }

    @Test
    void aReloadKeepsTheWay() {
        FakeHistory history = new FakeHistory("", false);
        MemoryStore store = new MemoryStore();
        GameDriver before = GameDriver.at(history, store);
        before.play(TWO);
        before.clickSquare("d3");
        before.press(Input.Keys.ESCAPE);
        before.close();
        try (GameDriver game = GameDriver.at(history, store)) {
            history.settle();
            game.pass(0.5f);
            assertEquals("game", game.state().page());
            assertEquals("d3", game.table().transcript());
            assertEquals(List.of("#/", "#/game"), history.way());
            back(game, history);
            assertEquals("home", game.state().page());
        }
    }

    @Test
    void aWindowThatForgotItsEntriesIsNotWaitedFor() {
        FakeHistory history = new FakeHistory("", false);
        try (GameDriver game = open(history)) {
            game.click("Settings");
            history.stopTravelling();
            game.press(Input.Keys.ESCAPE);
            assertEquals("home", game.state().page());
            game.click("Learn");
            assertEquals("#/learn", history.fragment());
        }
    }

    @Test
    void theInstalledGameAsksBeforeBackLeavesIt() {
        FakeHistory history = new FakeHistory("", true);
        try (GameDriver game = open(history)) {
            back(game, history);
            assertTrue(game.shows("Back again to leave"));
            assertFalse(history.person(-1), "the second time it is left");
            game.click(5, 5);
            back(game, history);
            assertTrue(game.shows("Back again to leave"), "who goes on is asked again");
            game.click("Settings");
            back(game, history);
            assertEquals("home", game.state().page());
            back(game, history);
            assertFalse(history.person(-1));
        }
    }

    private static LobbyNews.LinkInfo link() {
        GameTerms terms = new GameTerms(Variant.OTHELLO, TimeControl.perGame(180, 2), false, ColourChoice.LOT);
        return new LobbyNews.LinkInfo(CODE, DemoServer.FRIEND, true, terms);
    }

    @Test
    void anInvitationStaysInTheAddressUntilItIsAnswered() {
        FakeHistory history = new FakeHistory("#join=" + CODE, false);
        try (GameDriver game = GameDriver.invited(CODE, history)) {
            assertEquals(List.of("#/", "#join=" + CODE), history.way());
            game.hear(link());
            game.pass(0.3f);
            assertEquals(List.of("#/", "#join=" + CODE, "#join=" + CODE), history.way());
            game.click("Decline");
            game.pass(0.3f);
            assertTrue(game.isInvitationForgotten());
            assertEquals(List.of("#/", "#/lobby"), history.way());
            back(game, history);
            assertEquals("home", game.state().page());
        }
    }

    @Test
    void whoIsSignedInFindsTheInvitationAgainAfterAReload() {
        FakeHistory history = new FakeHistory("#join=" + CODE, false);
        try (GameDriver game = GameDriver.invited(CODE, history)) {
            game.composition().client().ask(AccountRequest.Login.of("player 5", "secret"));
            game.pass(0.3f);
            game.hear(link());
            game.pass(0.3f);
            assertEquals("lobby", game.state().page());
            assertTrue(game.shows("player 3 invites you"), game.words().toString());
            assertEquals(List.of("#/", "#join=" + CODE, "#join=" + CODE), history.way());
            game.click("Decline");
            game.pass(0.3f);
            assertTrue(game.isInvitationForgotten());
            assertEquals(List.of("#/", "#/lobby"), history.way());
        }
    }

    @Test
    void anInvitationThatIsFollowedLeavesTheAddress() {
        FakeHistory history = new FakeHistory("#join=" + CODE, false);
        try (GameDriver game = GameDriver.invited(CODE, history)) {
            game.hear(link());
            game.pass(0.3f);
            game.click("Play");
            game.pass(0.5f);
            assertTrue(game.isInvitationForgotten());
            assertFalse(history.way().toString().contains(CODE), history.way().toString());
        }
    }

    @Test
    void anInvitationOpenedWhereTheGameRunsIsAskedAbout() {
        FakeHistory history = new FakeHistory("", false);
        try (GameDriver game = open(history)) {
            game.click("Settings");
            history.write("#join=" + CODE);
            game.pass(0.5f);
            assertEquals("sign-in", game.state().page());
            game.hear(link());
            game.pass(0.3f);
            assertTrue(game.shows("player 3 invites you"), game.words().toString());
            back(game, history);
            assertFalse(game.state().isSheetOpen());
            assertEquals(List.of("#/", "#join=" + CODE), history.way());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whoeverGoesToTheListWhileAGameIsAwaitedIsShownTheList(boolean isBeingRead) {
        FakeHistory history = new FakeHistory("", false);
        try (GameDriver game = open(history)) {
            if (isBeingRead) {
                game.composition().library().add(List.of(PlayedGames.archived("one", 1, 1)), result -> {});
                game.answerArchive();
            }
            history.write("#/games/one");
            game.pass(0.1f);
            assertTrue(game.router().front() instanceof HistoryPage, "the game is awaited");
            history.write("#/games");
            game.pass(0.1f);
            game.composition().library().add(List.of(PlayedGames.archived("one", 1, 1)), result -> {});
            game.answerArchive();
            game.pass(0.5f);
            assertTrue(game.router().front() instanceof HistoryPage, "the list");
            assertEquals("#/games", history.fragment());
        }
    }

    @Test
    void aGameThatWasAwaitedStandsBehindTheList() {
        FakeHistory history = new FakeHistory("", false);
        try (GameDriver game = open(history)) {
            game.composition().library().add(List.of(PlayedGames.archived("one", 1, 1)), result -> {});
            history.write("#/games/one");
            game.pass(0.1f);
            game.answerArchive();
            game.pass(0.5f);
            assertTrue(game.router().front() instanceof GamePage, "the game");
            assertEquals(List.of("#/", "#/games", "#/games/one"), history.way());
        }
    }
}
