package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.platform.FakeHistory;
import reversi.platform.FakeWindows;
import reversi.platform.MemoryStore;
import reversi.platform.StoredText;
import reversi.players.online.ConnectionState;
import reversi.rules.Variant;
import reversi.screens.SettingsRepository;
import reversi.screens.analysis.AnalysisRepository;
import reversi.screens.game.GameKeeper;

/** Two windows of the game on one device: one of them plays, the other reads, and nothing newer is ever written over. */
class TwoWindowsTest {
    private static final GameSetup TWO =
            new GameSetup(Variant.OTHELLO, Seat.human("Ann"), Seat.human("Ben"), TimeControl.none());
    private static final String ELSEWHERE = "Reversi is open in another window";
    private static final String MOVED = "The game is in another window";

    private final MemoryStore store = new MemoryStore();
    private final FakeWindows browser = new FakeWindows(true);

    @Test
    void theSecondWindowReadsAndAsksBeforeItPlays() {
        try (GameDriver first = GameDriver.window(store, browser.open());
                GameDriver second = started(first)) {
            assertEquals("home", second.state().page());
            String before = kept();
            second.click("Continue");
            assertTrue(second.shows(ELSEWHERE));
            second.click("Cancel");
            assertEquals("home", second.state().page());
            second.click("Analysis");
            assertEquals("analysis", second.state().page());
            second.clickSquare("e6");
            assertEquals(before, kept());
            assertTrue(store.texts().get(AnalysisRepository.NAME).contains("e6"), "what is analysed is kept");
            first.clickSquare("c3");
            assertEquals("d3c3", first.table().transcript());
        }
    }

    @Test
    void aWindowThatIsAloneAgainPlaysWithoutAsking() {
        FakeWindows.Window one = browser.open();
        try (GameDriver second = leftBehind(one)) {
            second.click("Continue");
            assertEquals("d3", second.table().transcript());
        }
    }

    /** The second window, after d3 was played in the first, which was closed then. */
    private GameDriver leftBehind(FakeWindows.Window one) {
        try (GameDriver first = GameDriver.window(store, one)) {
            GameDriver second = started(first);
            one.close();
            return second;
        }
    }

    @Test
    void anAddressOfAGameAsksFirst() {
        try (GameDriver first = GameDriver.window(store, browser.open())) {
            first.play(TWO);
            first.clickSquare("d3");
            try (GameDriver second = GameDriver.window(new FakeHistory("#/game", false), store, browser.open())) {
                assertEquals("home", second.state().page());
                second.click("Play here");
                assertEquals("d3", second.table().transcript());
                assertEquals("home", first.state().page());
            }
        }
    }

    @Test
    void theOtherWindowFollowsWhatChanges() {
        FakeWindows.Window one = browser.open();
        try (GameDriver first = GameDriver.window(store, one);
                GameDriver second = GameDriver.window(store, browser.open())) {
            first.play(TWO);
            first.clickSquare("d3");
            assertFalse(second.canClick("Continue"));
            one.changed(false);
            assertTrue(second.canClick("Continue"));
            second.go().settings();
            second.composition().repository().change(all -> all.withLanguage("fr"));
            assertTrue(second.shows("Langue"), second.words().toString());
            assertFalse(first.shows("Noir"));
        }
    }

    @Test
    void aLessonIsNotLeftWhereTheGameGoesToAnotherWindow() {
        try (GameDriver first = GameDriver.window(store, browser.open());
                GameDriver second = GameDriver.window(store, browser.open())) {
            first.go().learn();
            second.play(TWO);
            second.click("Play here");
            assertEquals("game", second.state().page());
            assertEquals("learn", first.state().page());
            assertFalse(first.shows(MOVED));
        }
    }

    /** On a desktop a window has the device to itself before it reads anything; in a browser it does so later. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void brokenSettingsAreToldOnceBesideABrokenGame(boolean isHeldBefore) {
        store.texts().put(SettingsRepository.NAME, "rubbish");
        store.texts().put(GameKeeper.NAME, "rubbish");
        FakeWindows.Window window = browser.open();
        if (isHeldBefore) {
            window.acquire(held -> {});
        }
        try (GameDriver first = GameDriver.window(store, window)) {
            String both = "Your settings couldn’t be read and were reset. The old ones were not deleted. "
                    + "Your saved game was damaged and couldn’t be opened. It was not deleted.";
            assertTrue(first.shows(both), () -> first.words().toString());
            assertEquals("rubbish", store.texts().get(StoredText.aside(SettingsRepository.NAME)));
            first.pass(30);
            try (GameDriver second = GameDriver.window(store, browser.open())) {
                assertFalse(second.shows(both), () -> second.words().toString());
            }
        }
    }

    /** The second window, after d3 was played in the first. */
    private GameDriver started(GameDriver first) {
        first.play(TWO);
        first.clickSquare("d3");
        return GameDriver.window(store, browser.open());
    }

    @Test
    void theGameGoesOnInTheSecondWindowAndComesBack() {
        try (GameDriver first = GameDriver.window(store, browser.open());
                GameDriver second = started(first)) {
            second.click("Continue");
            second.click("Play here");
            assertTrue(first.shows(MOVED));
            assertEquals("home", first.state().page());
            assertEquals("d3", second.table().transcript());
            second.clickSquare("c3");
            String newer = kept();
            first.pass(1);
            assertEquals(newer, kept(), "the first window writes nothing any more");
            first.click("Continue");
            first.click("Play here");
            assertTrue(second.shows(MOVED));
            assertEquals("d3c3", first.table().transcript());
        }
    }

    private String kept() {
        return store.texts().get(GameKeeper.NAME);
    }

    @Test
    void theFirstWindowKeepsItsClocksBeforeItGivesTheGameAway() {
        FakeWindows.Window one = browser.open();
        try (GameDriver first = GameDriver.window(store, one)) {
            first.play(
                    new GameSetup(Variant.OTHELLO, Seat.human("Ann"), Seat.human("Ben"), TimeControl.perGame(300, 0)));
            first.clickSquare("d3");
            String before = kept();
            first.pass(20);
            try (GameDriver second = GameDriver.window(store, browser.open())) {
                second.click("Continue");
                second.click("Play here");
                assertNotEquals(before, kept(), "20 seconds have passed");
            }
        }
    }

    @Test
    void aWindowThatWasAsleepWritesOverNothing() {
        FakeWindows.Window one = browser.open();
        try (GameDriver first = GameDriver.window(store, one);
                GameDriver second = started(first)) {
            one.sleep();
            second.click("Continue");
            second.click("Play here");
            second.clickSquare("c5");
            String newer = kept();
            first.clickSquare("c3");
            assertEquals("d3c3", first.table().transcript(), "it has not heard yet");
            first.composition().router().pause();
            assertEquals(newer, kept());
            assertFalse(first.shows("save"), "nothing is wrong with the device");
            one.wake();
            assertTrue(first.shows(MOVED));
            first.click("Continue");
            first.click("Play here");
            assertEquals("d3c5", first.table().transcript());
        }
    }

    @Test
    void whatWasSetInTheOtherWindowHolds() {
        FakeWindows.Window one = browser.open();
        try (GameDriver first = GameDriver.window(store, one);
                GameDriver second = GameDriver.window(store, browser.open())) {
            assertTrue(second.shows("Two players"));
            first.composition().repository().change(all -> all.withLanguage("fr"));
            one.changed(false);
            assertTrue(second.shows("Deux joueurs"), second.words().toString());
        }
    }

    @Test
    void theWindowThatIsLeftLeavesTheServer() {
        try (GameDriver first = GameDriver.window(store, browser.open())) {
            first.sitDown();
            try (GameDriver second = GameDriver.window(store, browser.open())) {
                second.go().online();
                second.click("Play here");
                assertEquals(
                        ConnectionState.CLOSED, first.composition().client().state());
                assertEquals("home", first.state().page());
                assertNotEquals(
                        ConnectionState.CLOSED, second.composition().client().state(), "the game is looked for");
            }
        }
    }

    @Test
    void whereNothingCanBeTakenOverItIsTriedAgain() {
        FakeWindows system = new FakeWindows(false);
        FakeWindows.Window one = system.open();
        try (GameDriver first = GameDriver.window(store, one);
                GameDriver second = GameDriver.window(store, system.open())) {
            assertFalse(second.canClick("Play here"));
            second.click("Try again");
            assertTrue(second.shows("It is still open in the other window."));
            assertEquals("home", first.state().page());
            one.close();
            second.click("Try again");
            assertEquals("home", second.state().page());
        }
    }
}
