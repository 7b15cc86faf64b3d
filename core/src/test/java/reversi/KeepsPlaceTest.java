package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.Language;
import reversi.screens.Texts;
import reversi.screens.game.GamePage;
import reversi.screens.ui.Control;
import reversi.screens.ui.Segmented;
import reversi.screens.ui.Text;

/** Tabs and buttons stay where they are when the mode, the lesson or the state changes: nobody has to look for them again. */
class KeepsPlaceTest {
    private static final int[][] SIZES = {
        {1280, 720}, {844, 390}, {390, 844}, {320, 640}, {900, 600}, {600, 800}, {1920, 1080}
    };

    private static final int[][] SOME_SIZES = {{1280, 720}, {390, 844}, {320, 640}};

    static Stream<Arguments> everywhere() {
        List<Arguments> all = new ArrayList<>();
        for (Language language : TestWords.languages()) {
            boolean isLong = language == Language.ENGLISH || language == Language.FRENCH;
            for (int[] size : isLong ? SIZES : SOME_SIZES) {
                all.add(Arguments.of(language.code(), size[0], size[1]));
            }
        }
        return all.stream();
    }

    private static GameDriver open(String language, int width, int height) {
        return GameDriver.of(language, width < 900, width, height);
    }

    private static boolean says(Actor actor, String words) {
        if (actor instanceof Text text) {
            return text.words().equals(words);
        }
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                if (says(child, words)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Where the control that says one of these words stands. */
    private static Rectangle place(GameDriver game, String... words) {
        for (Control control : game.all(Control.class)) {
            for (String word : words) {
                if (says(control, word) || word.equals(control.getName())) {
                    return GameDriver.place(control);
                }
            }
        }
        throw new AssertionError("nothing says " + List.of(words) + " among " + game.words());
    }

    /** Clicks a tab in the middle of its own words. */
    private static void choose(GameDriver game, String tab) {
        Text text = game.all(Segmented.class).stream()
                .flatMap(tabs -> texts(tabs).stream())
                .filter(words -> words.words().equals(tab))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no tab " + tab + " among " + game.words()));
        Rectangle at = GameDriver.place(text);
        game.click(
                Math.round((at.x + at.width / 2) * scale(game)),
                Math.round((game.stage().getHeight() - at.y - at.height / 2) * scale(game)));
    }

    /** Pixels of the window for each point. */
    private static float scale(GameDriver game) {
        return com.badlogic.gdx.Gdx.graphics.getWidth() / game.stage().getWidth();
    }

    private static List<Text> texts(Group group) {
        List<Text> found = new ArrayList<>();
        for (Actor child : group.getChildren()) {
            if (child instanceof Text text) {
                found.add(text);
            } else if (child instanceof Group inner) {
                found.addAll(texts(inner));
            }
        }
        return found;
    }

    @ParameterizedTest(name = "{0} {1}×{2}")
    @MethodSource("everywhere")
    void theModesOfANewGame(String language, int width, int height) {
        try (GameDriver game = open(language, width, height)) {
            Texts texts = TestWords.in(language);
            game.go().newGame(GameSetup.Mode.VERSUS_COMPUTER);
            game.pass(0.5f);
            List<String> modes = List.of(
                    texts.get("setup.mode.two"), texts.get("setup.mode.watch"), texts.get("setup.mode.computer"));
            Rectangle tabs = place(game, modes.get(0));
            Rectangle start = place(game, texts.get("setup.start"));
            Rectangle back = place(game, "BACK");
            for (String mode : modes) {
                choose(game, mode);
                assertEquals(tabs, place(game, mode), "the tabs in " + mode);
                assertEquals(start, place(game, texts.get("setup.start")), "the button in " + mode);
                assertEquals(back, place(game, "BACK"), "the way back in " + mode);
            }
        }
    }

    @ParameterizedTest(name = "{0} {1}×{2}")
    @MethodSource("everywhere")
    void theClocksOfANewGame(String language, int width, int height) {
        try (GameDriver game = open(language, width, height)) {
            String start = TestWords.in(language).get("setup.start");
            game.go().newGame(GameSetup.Mode.VERSUS_COMPUTER);
            game.pass(0.5f);
            Rectangle before = place(game, start);
            game.composition()
                    .repository()
                    .change(settings ->
                            settings.withGame(settings.game().withClock(reversi.screens.ClockChoice.LADDER)));
            game.router().refresh();
            game.pass(0.1f);
            assertEquals(before, place(game, start));
        }
    }

    @ParameterizedTest(name = "{0} {1}×{2}")
    @MethodSource("everywhere")
    void loggingInAndMakingAnAccount(String language, int width, int height) {
        try (GameDriver game = open(language, width, height)) {
            Texts texts = TestWords.in(language);
            game.go().online();
            game.pass(0.5f);
            String login = texts.get("signin.login");
            String register = texts.get("signin.register");
            Rectangle tabs = place(game, register);
            String go = texts.get("signin.login.go");
            Optional<Rectangle> button = last(game, go);
            game.press(Keys.TAB);
            choose(game, register);
            assertEquals(tabs, place(game, register));
            // In a low window the tabs lie below its edge, where no click reaches them.
            assertEquals(button, last(game, texts.get("signin.register.go")).or(() -> last(game, go)));
            choose(game, login);
            assertEquals(tabs, place(game, register));
            assertEquals(button, last(game, go));
        }
    }

    /** The button of a form, where it is in sight: what is chosen above it may say the same. */
    private static Optional<Rectangle> last(GameDriver game, String words) {
        return game.all(Control.class).stream()
                .filter(control -> says(control, words))
                .reduce((before, next) -> next)
                .map(GameDriver::place);
    }

    @ParameterizedTest(name = "{0} {1}×{2}")
    @MethodSource("everywhere")
    void theToolsOfAGameThatEnds(String language, int width, int height) {
        try (GameDriver game = open(language, width, height)) {
            game.play(
                    new GameSetup(Variant.OTHELLO, Seat.human(""), Seat.computer("", 8), TimeControl.perGame(300, 0)));
            Texts texts = TestWords.in(language);
            List<String> tools = List.of(texts.get("play.menu"), texts.get("play.undo"), texts.get("play.redo"));
            List<Rectangle> before =
                    tools.stream().map(tool -> place(game, tool)).toList();
            GamePage page = (GamePage) game.router().front();
            page.game().session().resign(Disc.WHITE);
            game.pass(3);
            assertTrue(page.game().isResultShown());
            game.press(Keys.ESCAPE);
            game.pass(1);
            assertFalse(page.game().isResultShown(), "on a phone it stands before the tools");
            assertEquals(before, tools.stream().map(tool -> place(game, tool)).toList());
        }
    }

    @ParameterizedTest(name = "{0} {1}×{2}")
    @MethodSource("everywhere")
    void everyCardOfTheFirstPageIsInSight(String language, int width, int height) {
        try (GameDriver game = open(language, width, height)) {
            Rectangle window =
                    new Rectangle(0, 0, game.stage().getWidth(), game.stage().getHeight());
            for (Control control : game.all(Control.class)) {
                assertTrue(window.contains(GameDriver.place(control)), () -> control + " " + GameDriver.place(control));
            }
        }
    }

    @ParameterizedTest(name = "{0} {1}×{2}")
    @MethodSource("everywhere")
    void nothingToSignUpIsCutOff(String language, int width, int height) {
        try (GameDriver game = open(language, width, height)) {
            game.go().online();
            game.pass(0.5f);
            Texts texts = TestWords.in(language);
            choose(game, texts.get("signin.register"));
            Optional<Rectangle> go = last(game, texts.get("signin.register.go"));
            boolean hasRoom = height >= 700;
            assertTrue(!hasRoom || go.filter(place -> place.y >= 0).isPresent(), () -> "below the window: " + go);
        }
    }
}
