package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.archive.ArchivedGame;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Variant;

/** The ladder: what it says of the games that were played, how its rungs are played, and when a level is said to suit the player. */
class LadderOnStageTest {
    private final GameDriver game = GameDriver.wide();
    private final long now = System.currentTimeMillis();

    @BeforeEach
    void read() {
        game.answerArchive();
    }

    @AfterEach
    void close() {
        game.close();
    }

    private void keep(List<ArchivedGame> games) {
        game.composition().library().add(games, result -> {});
    }

    private void open() {
        game.go().ladder();
        game.pass(0.5f);
        assertEquals("ladder", game.state().page());
    }

    @Test
    void itIsReachedFromANewGameAndByItsAddress() {
        game.click("Play the computer");
        game.pass(0.5f);
        game.click("Ladder");
        game.pass(0.5f);
        assertEquals("ladder", game.state().page());
        assertEquals(
                "#/ladder",
                game.composition().router().front().route().orElseThrow().fragment());
        game.press(Keys.ESCAPE);
        game.pass(0.5f);
        assertEquals("new", game.state().page());
    }

    @Test
    void withoutGamesItSaysHowARatingIsGotAndBeginsBelow() {
        open();
        assertTrue(game.shows("Finish a game of Othello against any level"));
        assertFalse(game.shows("±"));
        game.click("Play level 1");
        game.pass(0.5f);
        assertEquals("game", game.state().page());
        assertEquals(TimeControl.perMove(30), game.setup().time());
        assertEquals(Variant.OTHELLO, game.setup().variant());
        assertEquals(1, game.setup().white().level());
    }

    @Test
    void aRungIsPlayedWithItsTimeByClickAndByKey() {
        open();
        game.click("Learner");
        game.pass(0.5f);
        assertEquals(TimeControl.perMove(23), game.setup().time());
        assertEquals(4, game.setup().white().level());
        open();
        game.press(Keys.TAB);
        String before = "";
        for (int i = 0; i < 80 && !(before.equals("2") && game.focused().equals("3")); i++) {
            before = game.focused();
            game.press(Keys.TAB);
        }
        game.press(Keys.ENTER);
        game.pass(0.5f);
        assertEquals("game", game.state().page());
        assertEquals(3, game.setup().white().level());
    }

    @Test
    void thePlayerHasTheColourThatIsChosenForNewGames() {
        game.composition()
                .repository()
                .change(settings -> settings.withGame(
                        settings.game().withSide(ColourChoice.ALTERNATE).withLastPlayed(Disc.BLACK)));
        open();
        game.click("Play level 1");
        game.pass(0.5f);
        assertTrue(game.setup().white().isHuman());
        open();
        game.click("Play level 1");
        game.pass(0.5f);
        assertTrue(game.setup().black().isHuman());
    }

    @Test
    void gamesMakeARatingAndClimbRungs() {
        keep(LadderGames.of("WW", 1));
        open();
        assertTrue(game.shows("From 2 games against the computer"), () -> game.words()
                .toString());
        assertTrue(game.shows("Still a rough estimate."));
        assertTrue(game.shows("won 1 of 1"));
        keep(List.of(LadderGames.game(1, true, now + 1, 7)));
        game.pass(0.5f);
        assertTrue(game.shows("won 2 of 2"), "a game that comes while the page is open counts");
        assertTrue(game.shows("Next: level 2"), () -> game.words().toString());
    }

    @Test
    void whoIsStrongEnoughIsReadyForAHigherLevel() {
        keep(strong());
        open();
        assertTrue(game.shows("Ready for level"), () -> game.words().toString());
        assertFalse(game.shows("Still a rough estimate."));
    }

    /** Games without a clock, which climb no rung. */
    private List<ArchivedGame> strong() {
        List<ArchivedGame> games = new ArrayList<>();
        String outcomes = "LWLWLLWLWLLWLWLLWLWL";
        for (int i = 0; i < outcomes.length(); i++) {
            boolean isWon = outcomes.charAt(i) == 'W';
            games.add(LadderGames.game(6, isWon, now + i, i, TimeControl.none()));
        }
        return games;
    }

    @Test
    void theGameThatMakesReadyIsToldOfOnceAMomentAfterItsEnd() {
        open();
        List<ArchivedGame> games = strong();
        int said = 0;
        for (int i = 0; i < games.size(); i++) {
            keep(List.of(games.get(i)));
            game.pass(0.5f);
            assertFalse(game.shows("You are ready for"), "the result has the player's eye first");
            game.pass(4.5f);
            said += game.shows("You are ready for") ? 1 : 0;
            game.pass(8);
        }
        assertTrue(said >= 1 && said <= 3, "said " + said + " times");
        keep(List.of(LadderGames.game(6, false, now + 100, 100)));
        game.pass(4.5f);
        assertFalse(game.shows("You are ready for"), "never again for the same level");
    }

    @Test
    void olderGamesThatAreBroughtInTellNothing() {
        game.go().ladder();
        keep(List.of(LadderGames.game(1, false, now + 1_000, 99)));
        game.pass(6);
        keep(strong());
        game.pass(6);
        assertFalse(game.shows("You are ready for"));
    }
}
