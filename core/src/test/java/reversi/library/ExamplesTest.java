package reversi.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs the programs in docs/library as a reader does: a single file each, with nothing but this library. */
class ExamplesTest {
    private static final Path FOLDER =
            Path.of(System.getProperty("user.dir")).getParent().resolve("docs/library");

    private static List<String> run(String name) throws IOException, InterruptedException {
        String classes = Path.of(Reversi.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .getPath())
                .toString();
        Process java = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dstdout.encoding=UTF-8",
                        "-cp",
                        classes,
                        FOLDER.resolve(name + ".java").toString())
                .redirectErrorStream(true)
                .start();
        String out = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, java.waitFor(), out);
        return out.lines().toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "BestMove | White plays [a-h][1-8]",
                "Endgame | h5 \\+6",
                "Progress | 1 plies, [a-h][1-8]",
                "Games | \\(;FF\\[4\\].*",
                "Ratings | 1464\\.. ± 151\\.."
            })
    void runs(String name, String firstLine) throws IOException, InterruptedException {
        List<String> out = run(name);
        assertTrue(out.get(0).matches(firstLine), out::toString);
    }

    @Test
    void eachIsRun() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            Set<String> names = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".java"))
                    .collect(Collectors.toSet());
            assertEquals(Set.of("BestMove.java", "Endgame.java", "Progress.java", "Games.java", "Ratings.java"), names);
        }
    }
}
