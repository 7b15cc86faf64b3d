package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.engine.Level;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.platform.MemoryStore;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.board.BoardView;
import reversi.screens.game.GamePage;
import reversi.screens.opponents.FaceView;
import reversi.teach.ladder.EvenMatch;

/** The computer's levels are characters: they are chosen by their faces, say hello, and have the last word. */
class OpponentsOnStageTest {
    private GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private void open() {
        game.click("Play the computer");
        game.click("Toby");
        game.pass(0.5f);
        assertTrue(game.shows("Who will you play?"));
    }

    private int begun() {
        game.click("Start");
        game.pass(0.3f);
        return game.setup().white().level();
    }

    @Test
    void whoIsChosenIsPlayedWith() {
        open();
        game.click("Ivy");
        game.pass(0.5f);
        assertTrue(game.shows("New game"));
        assertTrue(game.shows("Ivy"));
        assertEquals(8, begun());
    }

    @Test
    void theArrowsLeadThroughTheGrid() {
        open();
        game.press(Keys.TAB);
        assertTrue(game.focused().contains("Toby"), game.focused());
        game.press(Keys.RIGHT);
        assertTrue(game.focused().contains("Mira"), game.focused());
        game.press(Keys.DOWN);
        assertTrue(game.focused().contains("Robin"), game.focused());
        game.press(Keys.ENTER);
        game.pass(0.5f);
        assertEquals(9, begun());
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "390, 844", "844, 390", "320, 568"})
    void everybodyIsThereAtAnySize(int width, int height) {
        game.close();
        game = GameDriver.of("en", true, width, height);
        open();
        assertEquals(Level.all().size() + 1, game.all(FaceView.class).size(), "everybody, and who matches");
        for (int level = 1; level <= Level.all().size(); level++) {
            assertTrue(game.words().contains("level " + level), game.words()::toString);
        }
    }

    @Test
    void matchMeIsKeptAndFollowsTheGames() {
        open();
        game.click("Match me");
        game.pass(0.5f);
        assertTrue(game.shows("Match me"));
        MemoryStore store = game.store();
        game.close();
        game = GameDriver.of("en", false, 1280, 720, store);
        game.composition()
                .library()
                .add(List.of(LadderGames.game(3, true, LadderGames.FIRST, 1, TimeControl.none())), result -> {});
        game.click("Play the computer");
        assertTrue(game.shows("Match me"), "there again after a restart");
        assertTrue(begun() > EvenMatch.FIRST_LEVEL, "after a win somebody stronger comes");
    }

    @Test
    void choosingALevelEndsMatching() {
        game.composition().repository().change(all -> all.withGame(all.game().matched(true)));
        game.click("Play the computer");
        game.click("Match me");
        game.pass(0.5f);
        game.click("Pip");
        game.pass(0.5f);
        assertFalse(game.shows("Match me"));
        assertEquals(1, begun());
    }

    private void begin() {
        game.play(new GameSetup(Variant.OTHELLO, Seat.human(""), Seat.computer("", 1), TimeControl.none()));
        game.pass(0.3f);
    }

    @Test
    void aNewGameBeginsWithAGreetingThatGoesByItself() {
        List<String> said = new ArrayList<>();
        game.router().onAnnounced(said::add);
        begin();
        String hello = TestWords.in("en").get("opponent.1.hello");
        assertTrue(game.words().contains(hello), game.words()::toString);
        assertTrue(said.stream().anyMatch(words -> words.contains(hello)), said::toString);
        Rectangle board = GameDriver.place(game.all(BoardView.class).get(0));
        game.all(FaceView.class)
                .forEach(face -> assertFalse(GameDriver.place(face).overlaps(board)));
        game.pass(5);
        assertFalse(game.words().contains(hello));
        assertTrue(game.words().contains("Pip"));
        assertEquals(1, game.all(FaceView.class).get(0).level());
    }

    @Test
    void aGameThatGoesOnHasNoGreeting() {
        begin();
        game.clickSquare("d3");
        MemoryStore store = game.store();
        game.close();
        game = GameDriver.of("en", false, 1280, 720, store);
        game.go().resume();
        game.pass(0.3f);
        assertTrue(game.words().contains("Pip"));
        assertFalse(game.shows(TestWords.in("en").get("opponent.1.hello")));
    }

    @Test
    void theOpponentHasTheLastWord() {
        begin();
        game.pass(5);
        ((GamePage) game.router().front()).game().session().resign(Disc.BLACK);
        game.pass(1);
        assertTrue(game.shows("Pip wins"));
        assertTrue(game.shows(TestWords.in("en").get("opponent.1.wins")));
        assertEquals(2, game.all(FaceView.class).size(), "at its panel and at its words");
    }
}
