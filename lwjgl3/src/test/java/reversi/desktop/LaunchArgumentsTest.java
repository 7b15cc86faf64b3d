package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class LaunchArgumentsTest {
    private static LaunchArguments read(String... arguments) {
        return LaunchArguments.read(arguments, Path.of("/home/ada"), "1.2.3");
    }

    @Test
    void filesAreTakenFromWhereThePersonIs() {
        assertEquals(
                List.of(Path.of("/home/ada/a.sgf"), Path.of("/games/b.ggf")),
                read("a.sgf", "/games/x/../b.ggf").files());
        assertEquals("", read("a.sgf").answer());
    }

    @Test
    void whatIsNoFileIsLeftOut() {
        assertEquals(
                List.of(Path.of("/home/ada/a.sgf")),
                read("", "-psn_0_12345", "a.sgf", "\0").files());
    }

    @Test
    void versionAndHelpStartNoGame() {
        assertEquals(
                "Reversi 1.2.3" + System.lineSeparator(),
                read("a.sgf", "--version").answer());
        assertTrue(read("--help").answer().contains("FILE"));
        assertEquals(List.of(), read("a.sgf", "--version").files());
    }
}
