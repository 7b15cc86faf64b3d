package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.platform.MemoryStore;
import reversi.platform.Store;
import reversi.screens.AnimationSpeed;
import reversi.screens.MotionChoice;
import reversi.screens.MoveConfirmation;
import reversi.screens.Settings;
import reversi.screens.TextSize;
import reversi.screens.ThemeChoice;
import reversi.screens.board.BoardLook;
import reversi.screens.board.DiscColour;
import reversi.screens.ui.Slider;
import reversi.screens.ui.Swatch;

/** Every choice of the settings: it is made, kept, found again after a restart, and taken back by a reset. */
class SettingsOnStageTest {
    private GameDriver game = GameDriver.wide();

    @BeforeEach
    void open() {
        game.click("Settings");
        assertEquals("settings", game.state().page());
    }

    @AfterEach
    void close() {
        game.close();
    }

    private Settings now() {
        return game.composition().repository().now();
    }

    private void restart() {
        MemoryStore store = game.store();
        game.close();
        game = GameDriver.of("en", false, 1280, 720, store);
    }

    static Stream<Arguments> choices() {
        return Stream.of(
                choice("Red-brown", now -> now.look().board().look(), BoardLook.RED_BROWN),
                choice("Children", now -> now.look().board().look(), BoardLook.CHILDREN),
                choice("Stone", now -> now.look().board().look(), BoardLook.STONE),
                choice("Night", now -> now.look().board().look(), BoardLook.NIGHT),
                choice("Colour-blind safe", now -> now.look().board().black(), DiscColour.BLUE),
                choice(
                        "Legal moves",
                        now -> now.hints().legalMoves(),
                        !Settings.initial().hints().legalMoves()),
                choice(
                        "Flip preview",
                        now -> now.hints().flipPreview(),
                        !Settings.initial().hints().flipPreview()),
                choice(
                        "Best move",
                        now -> now.hints().bestMove(),
                        !Settings.initial().hints().bestMove()),
                choice(
                        "Last move",
                        now -> now.hints().lastMove(),
                        !Settings.initial().hints().lastMove()),
                choice(
                        "Coordinates",
                        now -> now.hints().coordinates(),
                        !Settings.initial().hints().coordinates()),
                choice("Sounds", Settings::isSoundOn, !Settings.initial().isSoundOn()),
                choice("Always", now -> now.handling().confirmation(), MoveConfirmation.ALWAYS),
                choice("Left-handed", now -> now.handling().isLeftHanded(), true),
                choice("Fast", Settings::speed, AnimationSpeed.FAST),
                choice("Light", now -> now.look().theme(), ThemeChoice.LIGHT),
                choice("XL", now -> now.look().textSize(), TextSize.EXTRA_LARGE),
                choice("High contrast", now -> now.look().highContrast(), true));
    }

    private static Arguments choice(String words, Function<Settings, Object> what, Object chosen) {
        return Arguments.of(words, what, chosen);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("choices")
    void aChoiceIsKeptAndTakenBack(String words, Function<Settings, Object> what, Object chosen) {
        assertNotEquals(chosen, what.apply(now()));
        game.tap(words);
        assertEquals(chosen, what.apply(now()));
        assertEquals("settings", game.state().page());
        restart();
        assertEquals(chosen, what.apply(now()));
        game.click("Settings");
        game.click("Reset all settings");
        game.press(Input.Keys.ESCAPE);
        assertEquals(chosen, what.apply(now()), "escape resets nothing");
        game.click("Reset all settings");
        game.click("Reset");
        game.pass(0.2f);
        assertEquals(Settings.initial().acquainted(), now());
    }

    @Test
    void frenchIsSpokenAtOnceAndAfterARestart() {
        game.tap("System");
        game.click("Français");
        assertTrue(game.shows("Paramètres") || game.shows("Réglages"), () -> game.words()
                .toString());
        restart();
        assertFalse(game.shows("Two players"));
        assertEquals("fr", now().language());
    }

    @Test
    void motionIsChosenBySide() {
        game.tap("Reduced motion");
        assertEquals(MotionChoice.AUTO, now().motion(), "a title is nothing to press");
    }

    @Test
    void arrowsSetTheVolumeWithinItsRange() {
        Slider slider = game.all(Slider.class).get(0);
        for (int tabs = 0; tabs < 60 && game.composition().focus().current() != slider; tabs++) {
            game.press(Input.Keys.TAB);
        }
        int before = now().volume();
        game.press(Input.Keys.LEFT);
        assertEquals(before - 5, now().volume());
        for (int i = 0; i < 25; i++) {
            game.press(Input.Keys.RIGHT);
        }
        assertEquals(100, now().volume());
        for (int i = 0; i < 25; i++) {
            game.press(Input.Keys.LEFT);
        }
        assertEquals(0, now().volume());
    }

    @Test
    void twoFacesAlikeCannotBeCombined() {
        for (Swatch swatch : game.all(Swatch.class)) {
            if (!swatch.isDisabled()) {
                swatch.press();
                game.pass(0.1f);
            }
        }
        assertTrue(
                now().look().board().black().contrastsWith(now().look().board().white()));
        assertTrue(game.all(Swatch.class).stream().anyMatch(Swatch::isDisabled));
    }

    @Test
    void theServerIsNamedOrRefused() {
        game.write("Server address", "not an address");
        game.press(Input.Keys.ENTER);
        assertTrue(game.shows("That isn’t an address."), () -> game.words().toString());
        game.write("Server address", "example.org");
        game.press(Input.Keys.ENTER);
        assertTrue(game.shows("Server saved"));
        assertFalse(game.shows("That isn’t an address."));
        restart();
        game.click("Settings");
        assertEquals("example.org", game.written("Server address"));
    }

    @ParameterizedTest
    @CsvSource({"FULL, There is no room left", "FAILED, This device doesn’t let the game save"})
    void aDeviceThatKeepsNothingSaysSoOnceAndTheChoiceHolds(Store.Result trouble, String words) {
        game.store().breakDown(trouble);
        game.tap("High contrast");
        assertTrue(game.shows(words), () -> game.words().toString());
        assertTrue(now().look().highContrast());
        game.pass(20);
        assertFalse(game.shows(words), "a notice goes");
        game.tap("High contrast");
        assertFalse(game.shows(words), "it is said once");
        game.store().breakDown(Store.Result.DONE);
        game.tap("High contrast");
        restart();
        assertTrue(now().look().highContrast(), "kept again once there is room");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "rubbish", "reversi-settings x\n", "\u0000\u0000", "reversi-settings 2"})
    void damagedSettingsAreSaidOrReadAsFarAsTheyGo(String text) {
        MemoryStore store = new MemoryStore(new java.util.HashMap<>(Map.of("settings", text)));
        game.close();
        game = GameDriver.of("en", false, 1280, 720, store);
        assertEquals(Settings.initial(), now());
        assertEquals("home", game.state().page());
    }

    @Test
    void vibrationIsOfferedWhereTheDeviceHasIt() {
        assertFalse(game.shows("Vibration"));
        game.close();
        game = GameDriver.phone();
        game.click("Settings");
        game.tap("Vibration");
        assertFalse(now().handling().vibrates());
        game.tap("Vibration");
        assertTrue(now().handling().vibrates());
    }

    @Test
    void everyWidthHasEveryChoice() {
        for (int[] size : new int[][] {{390, 844}, {844, 390}, {320, 568}, {1920, 1080}}) {
            game.resize(size[0], size[1]);
            for (String words : new String[] {"Red-brown", "Bright", "Legal moves", "Volume", "High contrast"}) {
                assertTrue(game.shows(words), () -> words + " at " + size[0] + "×" + size[1]);
            }
        }
    }
}
