package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.rules.Square;
import reversi.screens.guided.GuidedPage;
import reversi.teach.guided.GuidedGame;
import reversi.teach.guided.GuidedRemark;

/** The first start: one question, a first game that is won, and the way to a large board. */
class GuidedOnStageTest {
    private static final int MOST_WORDS = 20;
    private static final float TWO_MINUTES = 120;

    private static GameDriver newcomer() {
        return GameDriver.newcomer("en", true, 390, 844);
    }

    private static GuidedGame game(GameDriver driver) {
        return ((GuidedPage) driver.router().front()).game();
    }

    private static Square wanted(GuidedGame game) {
        List<Square> pointed = game.pointed();
        return pointed.isEmpty() ? game.position().placements().get(0) : pointed.get(0);
    }

    /** Taps until the game is over; answers the seconds that it took. */
    private static float play(GameDriver driver) {
        float seconds = 0;
        while (!game(driver).isOver() && seconds < TWO_MINUTES) {
            if (game(driver).isNewcomersTurn()) {
                driver.clickSquare(wanted(game(driver)).name());
            }
            driver.pass(0.5f);
            seconds += 0.5f;
        }
        driver.pass(3);
        return seconds + 3;
    }

    @Test
    void whoNeverCameBeforeWinsAFirstGameWithinTwoMinutesAndGoesOnToTheLargeBoard() {
        try (GameDriver driver = newcomer()) {
            assertEquals("first", driver.state().page());
            assertTrue(play(driver) < TWO_MINUTES);
            assertEquals(GuidedRemark.WON, game(driver).remark());
            driver.click("Play on the big board");
            driver.pass(0.5f);
            assertEquals("game", driver.state().page());
            assertEquals(1, driver.setup().white().level());
        }
    }

    @Test
    void fewWordsStandBeforeTheFirstFlip() {
        try (GameDriver driver = newcomer()) {
            String words = String.join(" ", driver.words());
            assertTrue(words.split("[\\s\\p{Punct}]+").length <= MOST_WORDS, words);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"I know the game", "escape"})
    void whoKnowsTheGameIsAskedOnce(String way) {
        try (GameDriver driver = newcomer()) {
            if (way.equals("escape")) {
                driver.press(Input.Keys.ESCAPE);
            } else {
                driver.click(way);
            }
            driver.pass(0.5f);
            assertEquals("home", driver.state().page());
            try (GameDriver again = GameDriver.of("en", true, 390, 844, driver.store())) {
                assertEquals("home", again.state().page());
            }
        }
    }

    @Test
    void whoOnlyLooksIsAskedAgain() {
        try (GameDriver driver = newcomer();
                GameDriver again = GameDriver.of("en", true, 390, 844, driver.store())) {
            assertEquals("first", again.state().page());
        }
    }

    @Test
    void theLanguageIsThereFromTheStart() {
        try (GameDriver driver = newcomer()) {
            driver.click("English");
            driver.pass(0.5f);
            driver.click("日本語");
            driver.pass(0.5f);
            assertTrue(driver.shows("ルールは知っている"));
            assertEquals("first", driver.state().page());
        }
    }

    @Test
    void aGameIsPlayedByKeysAlone() {
        try (GameDriver driver = GameDriver.newcomer("en", false, 1280, 720)) {
            float seconds = 0;
            while (!game(driver).isOver() && seconds < TWO_MINUTES) {
                if (game(driver).isNewcomersTurn()) {
                    driver.type(wanted(game(driver)).name());
                }
                driver.pass(0.5f);
                seconds += 0.5f;
            }
            assertEquals(GuidedRemark.WON, game(driver).remark());
        }
    }

    @Test
    void onceMoreBeginsOnceMore() {
        try (GameDriver driver = newcomer()) {
            play(driver);
            driver.click("Once more");
            driver.pass(0.5f);
            assertEquals(GuidedGame.begin(), game(driver));
            assertFalse(
                    driver.shows("I’m new too. You take black.") && game(driver).isOver());
        }
    }

    @Test
    void whoeverWantsToPlaysItAgainFromTheCourse() {
        try (GameDriver driver = GameDriver.phone()) {
            driver.click("Learn");
            driver.pass(0.5f);
            driver.click("Your first game once more");
            driver.pass(0.5f);
            assertEquals("first", driver.state().page());
            assertFalse(driver.shows("I know the game"));
            driver.click("Skip");
            driver.pass(0.5f);
            assertEquals("learn", driver.state().page());
        }
    }
}
