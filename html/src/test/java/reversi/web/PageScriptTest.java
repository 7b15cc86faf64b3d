package reversi.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Runs the tests of the page's scripts in {@code src/test/js} by Node.js, which has to be on the path: 18 or newer. */
class PageScriptTest {
    private static final Path TESTS = Path.of("src/test/js");

    @Test
    void theScriptsOfThePageDoWhatTheGameExpects() throws IOException, InterruptedException {
        boolean hasNode = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "node")));
        assumeTrue(hasNode || System.getenv("CI") != null, "no node on the path");
        List<String> command = new ArrayList<>(List.of("node", "--test"));
        try (Stream<Path> files = Files.list(TESTS)) {
            files.map(Path::toString)
                    .filter(name -> name.endsWith(".test.js"))
                    .sorted()
                    .forEach(command::add);
        }
        assertTrue(command.size() > 2, "no tests in " + TESTS.toAbsolutePath());
        Process node = new ProcessBuilder(command).redirectErrorStream(true).start();
        String report = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, node.waitFor(), report);
    }
}
