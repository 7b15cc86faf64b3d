package reversi.webtest;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/** Where the built game and a browser for it are; without them the tests are skipped, except on the build server. */
final class BuiltGame {
    private static final List<String> CHROMIUMS = List.of("chromium", "chromium-browser", "google-chrome", "chrome");
    /** Chromium without what is around its pages, which would take a third of what its own process takes. */
    private static final List<String> SHELLS = List.of("chromium-headless-shell", "chrome-headless-shell");

    private static final List<String> FIREFOXES = List.of("firefox-esr", "firefox");

    private BuiltGame() {}

    /** The folder of the built web game. */
    static Path folder() {
        Path folder = place();
        require(isBuilt(), "the web game is not built (./mvnw package builds it)");
        return folder;
    }

    /** The browser's program. */
    static Path browser() {
        Optional<Path> found = program();
        require(found.isPresent(), "no Chromium on the path");
        return found.orElseThrow();
    }

    /** Chromium's program as people have it. */
    static Path wholeBrowser() {
        return named().or(() -> found(CHROMIUMS)).orElseGet(BuiltGame::browser);
    }

    /** Firefox' program, which draws the game on a screen only. */
    static Path firefox() {
        require(hasFirefox(), "no Firefox on the path, or no screen for it");
        return found(FIREFOXES).orElseThrow();
    }

    /** Whether the game and {@link #browser} are there. */
    static boolean isPlayable() {
        return isBuilt() && program().isPresent();
    }

    /** Whether the game and {@link #firefox} are there. */
    static boolean isPlayableInFirefox() {
        return isBuilt() && hasFirefox();
    }

    private static boolean isBuilt() {
        return Files.isRegularFile(place().resolve("index.html"));
    }

    private static boolean hasFirefox() {
        return System.getenv("DISPLAY") != null && found(FIREFOXES).isPresent();
    }

    private static Path place() {
        return Path.of(System.getProperty("reversi.webapp", "../html/target/webapp"))
                .normalize();
    }

    private static Optional<Path> program() {
        return named().or(() -> found(SHELLS)).or(() -> found(CHROMIUMS));
    }

    /** What the environment names, such as Firefox. */
    private static Optional<Path> named() {
        return Optional.ofNullable(System.getenv("REVERSI_BROWSER"))
                .map(Path::of)
                .filter(Files::isExecutable);
    }

    private static Optional<Path> found(List<String> names) {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .flatMap(place -> names.stream().map(name -> Path.of(place, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static void require(boolean present, String otherwise) {
        if (present) {
            return;
        }
        String message = "Browser tests skipped: " + otherwise;
        if (System.getenv("CI") != null) {
            Assertions.fail(message + "; here they must run");
        }
        System.out.println(message);
        Assumptions.abort(message);
    }
}
