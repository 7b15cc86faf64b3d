package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Rectangle;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.online.TableNews;
import reversi.platform.MemoryStore;
import reversi.platform.Store;
import reversi.players.online.OnlineMemory;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.StudySummaryRepository;
import reversi.screens.board.BoardView;
import reversi.screens.game.GamePage;

/** The first page: which game can be continued, what is said of it, and what stands where in windows of any size. */
class HomeOnStageTest {
    private GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private void begin(Seat black, Seat white, Variant variant) {
        game.play(new GameSetup(variant, black, white, TimeControl.none()));
    }

    private void goHome() {
        game.go().home();
        game.pass(0.3f);
        assertEquals("home", game.state().page());
    }

    private void restart() {
        MemoryStore store = game.store();
        game.close();
        game = GameDriver.of("en", false, 1280, 720, store);
    }

    /** What the first pages do without is loaded in many frames, none of which shows anything new. */
    @Test
    void whatIsLoadedBehindThePageDrawsNothingAnew() {
        try (TestStage stage = new TestStage("en", false)) {
            stage.resize(1280, 720);
            stage.settle();
            stage.picturesAskedFor();
            stage.wholePicturesAskedFor();
            for (int frame = 0; frame < 60; frame++) {
                stage.composition().render(0);
            }
            assertTrue(stage.picturesAskedFor() > 20, "something is loaded");
            assertEquals(0, stage.wholePicturesAskedFor());
        }
    }

    /** How far below the upper edge the middle of a control is. */
    private float below(String words) {
        return game.composition().probe().control(words).orElseThrow().y;
    }

    /** Where nobody is met, the way to other people does not stand above what there is. */
    @ParameterizedTest
    @CsvSource({"othello.example.org, true", "othello.example.org\\n\\n\\n\\n\\nsilent, false", "'', false"})
    void theWayToPeopleComesLastWhereNoServerIs(String remembered, boolean hasServer) {
        game.close();
        MemoryStore store = new MemoryStore();
        store.texts().put(OnlineMemory.NAME, remembered.replace("\\n", "\n"));
        game = GameDriver.of("en", false, 1280, 720, store);
        float online = below("Play online");
        float games = below("Games");
        assertEquals(hasServer, online <= games, online + " " + games);
        assertTrue(game.canClick("Play online"));
    }

    /** Games are read after the first page is shown: a way must not move away from under a finger then. */
    @Test
    void theWaysLieWhereTheyWereBeforeTheGamesAreRead() {
        begin(Seat.human("Ann"), Seat.human("Bob"), Variant.OTHELLO);
        game.clickSquare("d3");
        game.click("Resign");
        game.click("Resign");
        game.readGames();
        goHome();
        float usual = below("Games");
        restart();
        assertEquals(usual, below("Games"));
        assertTrue(game.canClick("1 game"));
    }

    /** Who leaves at the end of the first game is no newcomer when the program starts again. */
    @Test
    void theFirstGameIsKnownBeforeTheFirstPageIsSeenAgain() {
        begin(Seat.human("Ann"), Seat.human("Bob"), Variant.OTHELLO);
        game.clickSquare("d3");
        game.click("Resign");
        game.click("Resign");
        assertEquals(
                1, new StudySummaryRepository(game.store(), result -> {}).now().played());
        restart();
        assertTrue(game.canClick("1 game"), () -> game.words().toString());
    }

    @Test
    void withoutASavedGameThereIsNothingToContinue() {
        assertFalse(game.canClick("Continue"));
        game.press(Keys.TAB);
        assertEquals("Play the computer", game.focused());
    }

    @Test
    void aGameAgainstTheComputerSaysItsLevelWhoseMoveAndTheCount() {
        begin(Seat.human(""), Seat.computer("", 8), Variant.OTHELLO);
        goHome();
        assertFalse(game.canClick("Continue"), "nothing has been played");
        begin(Seat.human(""), Seat.computer("", 8), Variant.OTHELLO);
        game.clickSquare("f5");
        goHome();
        String theirs = TestWords.in("en").get("home.saved.theirs");
        assertTrue(
                game.shows("Level 8 · " + theirs + " · 4–1"), () -> game.words().toString());
        game.click("Continue");
        game.pass(1);
        game.thinker().answer();
        game.pass(3);
        goHome();
        String mine = TestWords.in("en").get("home.saved.yours");
        assertTrue(
                game.shows("Level 8 · " + mine + " · 3–3"), () -> game.words().toString());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theSavedGameIsTheOneThatGoesOn(boolean isRestarted) {
        begin(Seat.human("Ann"), Seat.human("Ben"), Variant.OTHELLO);
        game.clickSquare("f5");
        game.clickSquare("d6");
        goHome();
        if (isRestarted) {
            restart();
        }
        String black = TestWords.in("en").get("home.saved.black");
        assertTrue(game.shows("Two players · " + black + " · 3–3"), () -> game.words()
                .toString());
        game.click("Continue");
        game.pass(0.5f);
        assertEquals("f5d6", game.table().transcript());
        assertEquals("Ann", game.setup().black().name());
    }

    @Test
    void aGameThatIsOverIsNotContinued() {
        begin(Seat.human("Ann"), Seat.human("Ben"), Variant.OTHELLO);
        game.clickSquare("f5");
        ((GamePage) game.router().front()).game().session().resign(Disc.WHITE);
        game.pass(1);
        goHome();
        assertFalse(game.canClick("Continue"), () -> game.words().toString());
        restart();
        assertFalse(game.canClick("Continue"));
    }

    @Test
    void theLastGameTakesThePlaceOfTheOneBefore() {
        begin(Seat.human("Ann"), Seat.human("Ben"), Variant.OTHELLO);
        game.clickSquare("f5");
        goHome();
        begin(Seat.human("Cleo"), Seat.human("Dan"), Variant.REVERSI_1876);
        goHome();
        game.click("Continue");
        game.pass(0.5f);
        assertEquals("Ann", game.setup().black().name(), "a game without a move keeps no other from going on");
        begin(Seat.human("Cleo"), Seat.human("Dan"), Variant.REVERSI_1876);
        game.clickSquare("d4");
        goHome();
        game.click("Continue");
        game.pass(0.5f);
        assertEquals("Cleo", game.setup().black().name());
        assertEquals(Variant.REVERSI_1876, game.setup().variant());
    }

    @Test
    void theBoardShowsTheSavedGame() {
        begin(Seat.human("Ann"), Seat.human("Ben"), Variant.square(6, reversi.rules.Start.DIAGONAL));
        game.clickSquare("c2");
        goHome();
        BoardView board = game.all(BoardView.class).get(0);
        assertEquals(6, board.model().variant().size());
        assertFalse(board.isReachable(), "it is only looked at");
        game.press(Keys.TAB);
        assertEquals("CALENDAR", game.focused());
        game.press(Keys.TAB);
        assertEquals("Continue", game.focused().split(" ")[0], () -> game.focused());
    }

    @ParameterizedTest
    @CsvSource({"FULL", "FAILED"})
    void whatCouldNotBeSavedIsStillContinuedUntilTheEndOfTheProgram(Store.Result trouble) {
        game.store().breakDown(trouble);
        begin(Seat.human("Ann"), Seat.human("Ben"), Variant.OTHELLO);
        game.clickSquare("f5");
        goHome();
        game.click("Continue");
        game.pass(0.5f);
        assertEquals("f5", game.table().transcript());
        game.store().breakDown(Store.Result.DONE);
        game.clickSquare("d6");
        goHome();
        restart();
        game.click("Continue");
        game.pass(0.5f);
        assertEquals("f5d6", game.table().transcript());
    }

    @Test
    void aGameOnTheServerComesBeforeTheOneOfThisDevice() {
        begin(Seat.human("Ann"), Seat.human("Ben"), Variant.OTHELLO);
        game.clickSquare("f5");
        goHome();
        game.logIn();
        game.hear(new TableNews.Seated(game.server().table(GameDriver.TABLE, Optional.empty())));
        game.pass(0.5f);
        assertEquals("game", game.state().page());
        goHome();
        List<String> words = game.words();
        int server = indexOf(words, "against player 3");
        int saved = words.indexOf("Continue");
        assertTrue(server >= 0 && saved > server, words::toString);
        game.click("Game in progress");
        game.pass(0.5f);
        assertEquals("game", game.state().page());
        assertTrue(game.shows("player 3"));
    }

    private static int indexOf(List<String> words, String beginning) {
        for (int i = 0; i < words.size(); i++) {
            if (words.get(i).startsWith(beginning)) {
                return i;
            }
        }
        return -1;
    }

    /** A newcomer on a phone reads of other people on the half of a row that leads to them, as of what is beside it. */
    @Test
    void aNewcomersPhoneSaysWhatPlayingOnlineIs() {
        game.close();
        MemoryStore store = new MemoryStore();
        store.texts().put(OnlineMemory.NAME, "othello.example.org");
        game = GameDriver.of("en", false, 390, 844, store);
        assertTrue(game.shows("Against people"), () -> game.words().toString());
        assertTrue(game.shows("Finished games"), () -> game.words().toString());
    }

    /** Every card is there in every window, in the same order, and the board only where it has room. */
    @ParameterizedTest
    @CsvSource({
        "1280, 720, true",
        "1920, 1080, true",
        "900, 600, true",
        "390, 844, true",
        "360, 640, false",
        "844, 390, false",
        "640, 360, false",
        "320, 568, false"
    })
    void theBoardStandsWhereItHasRoomAndOverNoCard(int width, int height, boolean hasBoard) {
        game.resize(width, height);
        for (String card : List.of(
                "Play the computer",
                "Two players",
                "Play online",
                "Watch",
                "Learn",
                "Analysis",
                "Settings",
                "About",
                "Quit")) {
            assertTrue(game.canClick(card), () -> card + " among " + game.words());
        }
        List<BoardView> boards = game.all(BoardView.class);
        if (hasBoard) {
            Rectangle board = GameDriver.place(boards.get(0));
            assertEquals(board.width, board.height);
            assertTrue(board.width >= 200);
            for (reversi.screens.ui.Button card : game.all(reversi.screens.ui.Button.class)) {
                assertFalse(GameDriver.place(card).overlaps(board));
            }
        }
        assertTrue(hasBoard || boards.stream().allMatch(board -> board.getWidth() < height), "no room");
    }

    /** A page that one comes back to has the focus where it was. */
    @Test
    void theWayBackLeadsToTheCardThatWasPressed() {
        while (!game.focused().startsWith("Learn")) {
            game.press(Keys.TAB);
        }
        game.press(Keys.ENTER);
        game.pass(0.3f);
        assertEquals("learn", game.state().page());
        game.press(Keys.ESCAPE);
        game.pass(0.3f);
        assertTrue(game.focused().startsWith("Learn"), () -> game.focused());
    }

    @Test
    void escapeOnTheFirstPageLeadsNowhere() {
        game.press(Keys.ESCAPE, Keys.BACK);
        assertEquals("home", game.state().page());
    }
}
