package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.engine.Answer;
import reversi.game.Ending;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.online.TableEvent;
import reversi.platform.MemoryStore;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.screens.SettingsRepository;
import reversi.screens.TextSize;
import reversi.screens.board.BoardView;
import reversi.screens.game.GamePage;
import reversi.screens.game.LiveGame;
import reversi.screens.ui.Control;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;

/** The end of a game stands beside or below the board, which stays in view, and says how the game was decided. */
class ResultOnStageTest {
    private GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private void open(String language, int width, int height) {
        game.close();
        game = GameDriver.of(language, true, width, height);
    }

    private LiveGame live() {
        return ((GamePage) game.router().front()).game();
    }

    /** Plays a short game to its last disc. */
    private void playOut() {
        game.play(new GameSetup(
                Variant.square(4, Start.DIAGONAL), Seat.human("Ann"), Seat.human("Ben"), TimeControl.none()));
        for (int i = 0; i < 30 && !game.table().isOver(); i++) {
            if (game.table().isPersonAsked()) {
                live().choose(live().board().legal().get(0));
            }
            game.pass(1);
        }
        game.pass(1);
        assertTrue(game.table().isOver());
    }

    /** The computer gives up, or the person does, at level 5. */
    private void finish(boolean isWon) {
        game.play(new GameSetup(
                Variant.square(4, Start.DIAGONAL), Seat.human(""), Seat.computer("", 5), TimeControl.none()));
        game.pass(1);
        live().session().resign(isWon ? Disc.WHITE : Disc.BLACK);
        game.pass(2);
    }

    @ParameterizedTest
    @CsvSource({"true, One step harder, 6", "false, One step easier, 4"})
    void aLevelUpOrDownIsOneClickAway(boolean isWon, String step, int level) {
        game.close();
        MemoryStore store = new MemoryStore();
        store.texts().put(SettingsRepository.NAME, "reversi-settings 2\ngame.matched=true\n");
        game = GameDriver.of("en", false, 1280, 720, store);
        finish(isWon);
        assertTrue(game.shows("Rematch"));
        assertFalse(game.shows(isWon ? "One step easier" : "One step harder"));
        game.click(step);
        game.pass(1);
        assertEquals(level, game.setup().white().level());
        assertTrue(game.setup().black().isHuman());
        String kept = game.store().texts().get(SettingsRepository.NAME);
        assertTrue(kept.contains("game.level=" + level + "\n"), kept);
        assertTrue(kept.contains("game.matched=false\n"), "a level that was chosen is not matched");
    }

    private Rectangle board() {
        return GameDriver.place(game.all(BoardView.class).get(0));
    }

    /** Plays a short game until its discs are being counted. */
    private void playUntilCounted() {
        game.play(new GameSetup(
                Variant.square(4, Start.DIAGONAL), Seat.human("Ann"), Seat.human("Ben"), TimeControl.none()));
        for (int i = 0; i < 3_000 && !live().board().animation().isCounting(); i++) {
            if (game.table().isPersonAsked()) {
                live().choose(live().board().legal().get(0));
            }
            game.pass(0.05f);
        }
    }

    private void openWith(String motion) {
        game.close();
        MemoryStore store = new MemoryStore();
        store.texts().put(SettingsRepository.NAME, "reversi-settings 2\nmotion=" + motion + "\n");
        game = GameDriver.of("en", false, 1280, 720, store);
    }

    @Test
    void theDiscsAreCountedBeforeTheResult() {
        openWith("FULL");
        playUntilCounted();
        assertTrue(live().board().animation().isCounting());
        assertFalse(game.table().isResultShown());
        game.pass(3.5f);
        assertFalse(live().board().animation().isCounting());
        assertTrue(game.table().isResultShown());
        assertEquals(live().session().position().count(Disc.BLACK), live().shownDiscs(Disc.BLACK));
    }

    @Test
    void anyKeyEndsTheCounting() {
        openWith("FULL");
        playUntilCounted();
        assertTrue(live().board().animation().isCounting());
        game.press(Input.Keys.ESCAPE);
        game.pass(0.1f);
        assertTrue(game.table().isResultShown());
        assertFalse(game.state().isSheetOpen(), "the key does nothing else");
    }

    @Test
    void withReducedMotionNothingIsCountedOrLit() {
        openWith("REDUCED");
        playUntilCounted();
        assertFalse(live().board().animation().isCounting());
        assertTrue(game.table().isResultShown());
    }

    @Test
    void theResultStandsBesideTheBoard() {
        playOut();
        assertFalse(game.state().isSheetOpen(), "no dialog over the board");
        assertTrue(game.shows("wins"));
        assertTrue(game.canClick("Rematch"));
        int most = Math.max(game.table().black(), game.table().white());
        int least = Math.min(game.table().black(), game.table().white());
        List<String> words = game.words();
        int first = words.indexOf(Integer.toString(most));
        assertTrue(first >= 0 && words.indexOf("–") > 0, () -> words.toString());
        int dash = words.indexOf("–");
        assertEquals(Integer.toString(most), words.get(dash - 1), "the winner's discs first");
        assertEquals(Integer.toString(least), words.get(dash + 1));
    }

    /** Who won stands no closer to the upper edge of the panel than to its side. */
    @ParameterizedTest(name = "{0} {1}×{2}")
    @CsvSource({"MEDIUM, 320, 640", "EXTRA_LARGE, 320, 640", "EXTRA_LARGE, 390, 844", "EXTRA_LARGE, 844, 390"})
    void theTitleIsClearOfTheUpperEdge(TextSize size, int width, int height) {
        for (String page : List.of("game, over", "game online, over")) {
            try (TestStage shown = EveryPage.shown("de", size, new DemoServer(), width, height, page)) {
                Actor title = VisibleActors.of(shown.front()).stream()
                        .filter(actor ->
                                actor instanceof Text text && text.words().equals("Du gewinnst"))
                        .findFirst()
                        .orElseThrow();
                Rectangle panel = VisibleActors.place(title.firstAscendant(Panel.class));
                Rectangle words = VisibleActors.place(title);
                float above = panel.y + panel.height - words.y - words.height;
                float beside = Math.min(words.x - panel.x, panel.width < 400 ? Theme.PART_GAP : Theme.PAD);
                assertTrue(above >= beside - 0.5f, () -> page + ": only " + above);
            }
        }
    }

    /** What the result took the place of is there again, wherever the page was built meanwhile. */
    @Test
    void afterItWasClosedAllIsThereThatWasThereBefore() {
        for (int[] size : new int[][] {{1280, 720}, {390, 844}, {844, 390}}) {
            open("en", size[0], size[1]);
            playOut();
            game.click("CLOSE");
            List<String> before = game.words();
            game.click("Result");
            game.router().refresh();
            game.click("CLOSE");
            assertEquals(before, game.words());
        }
    }

    @Test
    void itGoesWhenItIsClosedAndComesBack() {
        playOut();
        game.click("CLOSE");
        assertFalse(game.canClick("Rematch"));
        game.click("Result");
        assertTrue(game.canClick("Rematch"));
        game.press(Input.Keys.ESCAPE);
        assertFalse(game.canClick("Rematch"));
        assertFalse(game.state().isSheetOpen());
        game.press(Input.Keys.ESCAPE);
        assertTrue(game.state().isSheetOpen(), "then the menu");
    }

    @Test
    void takingBackTheLastMoveTakesItAway() {
        playOut();
        game.click("Undo");
        game.pass(1);
        assertFalse(game.canClick("Rematch"));
        assertFalse(game.table().isOver());
    }

    /** A finger that is on its way meets the button that it saw. */
    @ParameterizedTest
    @CsvSource({"en, 1280, 720", "fr, 390, 844", "de, 320, 640", "ja, 844, 390", "fr, 640, 360"})
    void whatDecidedTheGameMovesNoButton(String language, int width, int height) {
        open(language, width, height);
        playOut();
        String rematch = TestWords.in(language).get("over.rematch");
        Rectangle before = button(rematch);
        Answer worse = new Answer(Move.PASS, 900, 6, 100, false, List.of(Move.PASS), List.of(), 10);
        game.thinker().answerWith(worse);
        for (int i = 0; i < 60 && game.thinker().waiting() > 0; i++) {
            game.thinker().answer();
        }
        game.pass(0.5f);
        String decided = TestWords.in(language).count("over.decided", 18, 1, "x", "y");
        String start = decided.substring(0, 5);
        assertTrue(game.words().stream().anyMatch(said -> said.startsWith(start)), () -> "" + game.words());
        assertEquals(before, button(rematch));
    }

    private Rectangle button(String words) {
        return VisibleActors.of(game.stage().getRoot()).stream()
                .filter(actor -> actor instanceof Text text && text.words().equals(words))
                .map(VisibleActors::place)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void enterBeginsNothing() {
        playOut();
        game.press(Input.Keys.ENTER, Input.Keys.SPACE);
        assertTrue(game.table().isOver());
        game.press(Input.Keys.TAB);
        assertEquals("Rematch", game.focused(), "where Tab goes on");
    }

    @Test
    void itSurvivesAnotherSizeOfTheWindow() {
        playOut();
        game.resize(390, 844);
        assertTrue(game.canClick("Rematch"));
    }

    @Test
    void aResignedGameHasNoScore() {
        game.play(new GameSetup(Variant.OTHELLO, Seat.human("Ann"), Seat.human("Ben"), TimeControl.none()));
        game.clickSquare("d3");
        game.click("Resign");
        game.click("Resign");
        game.pass(1);
        assertTrue(game.shows("Ann wins"));
        assertTrue(game.shows("By resignation"));
        assertFalse(game.words().contains("–"), "no count of discs");
    }

    @Test
    void theHistorySaysHowAGameWasDecided() {
        game.sitDown();
        game.press(Input.Keys.ESCAPE);
        game.click("Lobby");
        game.click("HISTORY");
        game.pass(0.5f);
        assertTrue(game.shows("won 38–26"));
        assertTrue(game.shows("lost by resignation"));
        assertTrue(game.shows("won on time"));
        assertTrue(game.shows("draw agreed"));
        assertFalse(game.shows("26–38"));
    }

    @ParameterizedTest
    @CsvSource({
        "en, 1280, 720",
        "fr, 1280, 720",
        "fr, 900, 600",
        "en, 390, 844",
        "fr, 390, 844",
        "fr, 360, 640",
        "en, 320, 640",
        "fr, 844, 390",
        "fr, 640, 360",
        "fr, 768, 1024",
        "fr, 1920, 1080"
    })
    void theWholeBoardStaysInView(String language, int width, int height) {
        open(language, width, height);
        playOut();
        assertSound(width, height);
        game.sitDown();
        float before = board().width;
        game.happen(new TableEvent.Finished(DemoServer.won()));
        game.pass(1);
        assertEquals(before, board().width);
        assertSound(width, height);
    }

    @Test
    void aChatGoesOnBelowTheResult() {
        game.sitDown();
        game.happen(new TableEvent.Finished(DemoServer.finish(Ending.TIME, Optional.of(Disc.WHITE))));
        game.pass(1);
        assertTrue(game.shows("On time"));
        assertTrue(game.shows("Chat"));
        assertTrue(game.shows("Rating"));
    }

    /** Nothing is over the board, outside the window or cut; what can be pressed doesn't need to be scrolled for. */
    private void assertSound(int width, int height) {
        assertTrue(game.all(Control.class).size() >= 3);
        Rectangle window = new Rectangle(-0.5f, -0.5f, width + 1, height + 1);
        assertTrue(window.contains(board()));
        List<String> faults = new ArrayList<>();
        for (Actor actor : game.all(Actor.class)) {
            boolean counts = actor instanceof Control || actor instanceof Panel;
            Rectangle place = GameDriver.place(actor);
            if (counts && !(actor instanceof BoardView) && place.overlaps(board())) {
                faults.add("over the board: " + actor + place);
            }
            if (counts && !window.contains(place)) {
                faults.add("outside: " + actor + place);
            }
            if (actor instanceof Text text && text.isCut() && !text.words().startsWith("player")) {
                faults.add("cut: " + text.words());
            }
            if (actor instanceof ScrollPane pane && isResult(pane)) {
                float hidden = pane.getActor().getHeight() - pane.getHeight();
                if (hidden > 0.5f) {
                    faults.add("scrolled by " + hidden);
                }
            }
        }
        assertEquals(List.of(), faults);
    }

    private static boolean isResult(Actor actor) {
        return actor.getParent().getClass().getSimpleName().equals("ResultPanel");
    }
}
