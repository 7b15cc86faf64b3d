package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UserFolderTest {
    private static Path folder(Map<String, String> properties, Map<String, String> environment) {
        return UserFolder.find(properties::get, environment::get);
    }

    @Test
    void linuxFollowsTheXdgRules() {
        Map<String, String> linux = Map.of("os.name", "Linux", "user.home", "/home/ada");
        assertEquals(Path.of("/home/ada/.local/share/reversi"), folder(linux, Map.of()));
        assertEquals(Path.of("/data/reversi"), folder(linux, Map.of("XDG_DATA_HOME", "/data")));
        assertEquals(Path.of("/home/ada/.local/share/reversi"), folder(linux, Map.of("XDG_DATA_HOME", "relative")));
        assertEquals(Path.of("/home/ada/.local/share/reversi"), folder(linux, Map.of("XDG_DATA_HOME", "")));
    }

    @Test
    void macKeepsItInTheLibrary() {
        assertEquals(
                Path.of("/Users/ada/Library/Application Support/Reversi"),
                folder(Map.of("os.name", "Mac OS X", "user.home", "/Users/ada"), Map.of("XDG_DATA_HOME", "/data")));
    }

    @Test
    void windowsKeepsItInTheRoamingProfile() {
        Map<String, String> windows = Map.of("os.name", "Windows 11", "user.home", "/Users/ada");
        assertEquals(Path.of("/roaming/Reversi"), folder(windows, Map.of("APPDATA", "/roaming")));
        assertEquals(Path.of("/Users/ada/AppData/Roaming/Reversi"), folder(windows, Map.of()));
    }

    @Test
    void darwinIsNoWindows() {
        assertEquals(
                Path.of("/Users/ada/.local/share/reversi"),
                folder(Map.of("os.name", "Darwin", "user.home", "/Users/ada"), Map.of()));
    }

    private static Path portable(String launcher, String marker, String... more) {
        Map<String, String> properties = more.length == 0
                ? Map.of("os.name", "Linux", "user.home", "/home/ada", "jpackage.app-path", launcher)
                : Map.of(
                        "os.name",
                        "Linux",
                        "user.home",
                        "/home/ada",
                        "jpackage.app-path",
                        launcher,
                        "reversi.data",
                        more[0]);
        return UserFolder.find(properties::get, Map.<String, String>of()::get, Path.of(marker)::equals);
    }

    @Test
    void aPortableCopyTakesItsDataAlong() {
        assertEquals(Path.of("/stick/Reversi/data"), portable("/stick/Reversi/bin/Reversi", "/stick/Reversi/portable"));
        assertEquals(Path.of("/stick/Reversi/data"), portable("/stick/Reversi/Reversi.exe", "/stick/Reversi/portable"));
        assertEquals(Path.of("/stick/data"), portable("/stick/Reversi.app/Contents/MacOS/Reversi", "/stick/portable"));
        assertEquals(
                Path.of("/elsewhere"), portable("/stick/Reversi/bin/Reversi", "/stick/Reversi/portable", "/elsewhere"));
    }

    @Test
    void aCopyWithoutTheMarkerDoesNot() {
        assertEquals(
                Path.of("/home/ada/.local/share/reversi"),
                portable("/usr/lib/reversi/bin/Reversi", "/usr/lib/reversi/bin/portable"));
    }

    @Test
    void thePropertyNamesAnyFolder() {
        assertEquals(
                Path.of("/elsewhere"),
                folder(Map.of("os.name", "Linux", "user.home", "/home/ada", "reversi.data", "/elsewhere"), Map.of()));
    }
}
