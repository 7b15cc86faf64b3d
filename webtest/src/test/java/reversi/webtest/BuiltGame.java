package reversi.webtest;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/** Where the built game and a browser for it are; without them the tests are skipped, except on the build server. */
final class BuiltGame {
    private static final List<String> BROWSERS = List.of("chromium", "chromium-browser", "google-chrome", "chrome");

    private BuiltGame() {}

    /** The folder of the built web game. */
    static Path folder() {
        Path folder = place();
        require(
                Files.isRegularFile(folder.resolve("index.html")),
                "the web game is not built (./mvnw package builds it)");
        return folder;
    }

    /** The browser's program. */
    static Path browser() {
        Optional<Path> found = program();
        require(found.isPresent(), "no Chromium on the path");
        return found.orElseThrow();
    }

    /** Whether both are there. */
    static boolean isPlayable() {
        return Files.isRegularFile(place().resolve("index.html")) && program().isPresent();
    }

    private static Path place() {
        return Path.of(System.getProperty("reversi.webapp", "../html/target/webapp"))
                .normalize();
    }

    private static Optional<Path> program() {
        return Stream.concat(
                        Stream.ofNullable(System.getenv("REVERSI_BROWSER")).map(Path::of),
                        Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                                .flatMap(place -> BROWSERS.stream().map(name -> Path.of(place, name))))
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
