package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.utils.Os;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the programs of the systems print, as they print it. */
class SystemWishesTest {
    private static final SystemWishes LIGHT = new SystemWishes(true, false, false);
    private static final SystemWishes DARK = new SystemWishes(false, false, false);

    /** Answers the commands that contain a word. */
    private static SystemWishes of(Os system, Map<String, String> answers) {
        return SystemWishes.of(system, command -> answers.entrySet().stream()
                .filter(answer -> String.join(" ", command).contains(answer.getKey()))
                .map(Map.Entry::getValue)
                .findFirst());
    }

    @Test
    void linuxDesktopsAnswerByTheirPortal() {
        assertEquals(DARK, of(Os.Linux, Map.of("appearance color-scheme", "(<<uint32 1>>,)")));
        assertEquals(LIGHT, of(Os.Linux, Map.of("appearance color-scheme", "(<<uint32 2>>,)")));
        assertEquals(LIGHT, of(Os.Linux, Map.of("appearance color-scheme", "(<<uint32 0>>,)")));
        assertEquals(
                new SystemWishes(true, true, false),
                of(
                        Os.Linux,
                        Map.of(
                                "appearance color-scheme",
                                "(<<uint32 2>>,)",
                                "appearance contrast",
                                "(<<uint32 1>>,)")));
    }

    @Test
    void whereThereIsNoPortalGnomesSettingsCount() {
        assertEquals(DARK, of(Os.Linux, Map.of("interface color-scheme", "'prefer-dark'")));
        assertEquals(LIGHT, of(Os.Linux, Map.of("interface color-scheme", "'default'")));
        assertEquals(
                new SystemWishes(false, true, true),
                of(Os.Linux, Map.of("high-contrast", "true", "enable-animations", "false")));
    }

    @Test
    void windowsAnswersByItsRegistry() {
        String flags = "HKEY_CURRENT_USER\\Control Panel\\Accessibility\\HighContrast\r\n    Flags    REG_SZ    ";
        assertEquals(
                new SystemWishes(true, true, true),
                of(
                        Os.Windows,
                        Map.of(
                                "AppsUseLightTheme",
                                "    AppsUseLightTheme    REG_DWORD    0x1",
                                "HighContrast",
                                flags + "127",
                                "MinAnimate",
                                "    MinAnimate    REG_SZ    0")));
        assertEquals(
                DARK,
                of(
                        Os.Windows,
                        Map.of(
                                "AppsUseLightTheme",
                                "    AppsUseLightTheme    REG_DWORD    0x0",
                                "HighContrast",
                                flags + "126",
                                "MinAnimate",
                                "    MinAnimate    REG_SZ    1")));
    }

    @Test
    void macsSayNothingWhereTheyAreLight() {
        assertEquals(LIGHT, of(Os.MacOsX, Map.of("AppleLocale", "fr_FR")));
        assertEquals(DARK, of(Os.MacOsX, Map.of("AppleLocale", "fr_FR", "AppleInterfaceStyle", "Dark")));
        assertEquals(
                new SystemWishes(true, true, true),
                of(Os.MacOsX, Map.of("AppleLocale", "fr_FR", "increaseContrast", "1", "reduceMotion", "1")));
    }

    @Test
    void aSystemThatTellsNothingLeavesTheGameAsItIs() {
        for (Os system : Os.values()) {
            assertEquals(SystemWishes.UNKNOWN, of(system, Map.of()), system::name);
        }
    }

    @Test
    void programsAreBounded() {
        assertEquals(Optional.empty(), BoundedProcess.ask(List.of("no-such-program-of-any-system")));
        String java = ProcessHandle.current().info().command().orElseThrow();
        assertEquals(Optional.empty(), BoundedProcess.ask(List.of(java, "--no-such-option")));
        assertEquals(
                Optional.of(System.getProperty("java.version")),
                BoundedProcess.ask(List.of(java, "--version")).map(said -> said.split(" ", 3)[1]));
    }

    @Test
    void whoListensHearsOfChangesAlone() {
        List<SystemWishes> answers = new ArrayList<>(List.of(DARK, LIGHT, LIGHT));
        List<Runnable> waiting = new ArrayList<>();
        List<Boolean> heard = new ArrayList<>();
        WishesWatch watch = new WishesWatch(() -> answers.remove(0), Runnable::run, waiting::add);
        watch.listen(() -> heard.add(watch.now().isLight()));
        for (int i = 0; i < 3; i++) {
            watch.ask();
            watch.ask();
            assertEquals(1, waiting.size(), "one question at a time");
            waiting.remove(0).run();
        }
        assertEquals(List.of(true), heard);
    }
}
