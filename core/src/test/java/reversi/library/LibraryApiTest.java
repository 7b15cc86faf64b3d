package reversi.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What other programs may use is written down in {@code api.txt}, as {@code javap} prints it, so that no change of it goes unnoticed:
 * whoever changes it on purpose copies {@code core/target/api.txt} over it, and says in the change log whether it breaks programs. With a
 * first release, japicmp can compare with that instead.
 */
class LibraryApiTest {
    private static final Path WRITTEN = Path.of("target/api.txt");

    private static Path classes() {
        return Path.of(Reversi.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath());
    }

    /** The packages that the module shows, as its description names them. */
    private static List<String> shown() throws IOException {
        String description = Files.readString(Path.of("src/library/module-info.java"));
        return Pattern.compile("exports (reversi\\.[a-z]+);")
                .matcher(description)
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }

    private static List<String> classesOf(String name) throws IOException {
        Path folder = classes().resolve(name.replace('.', '/'));
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".class") && !file.equals("package-info.class"))
                    .map(file -> name + "." + file.substring(0, file.length() - ".class".length()))
                    .sorted()
                    .toList();
        }
    }

    private static String javap(List<String> names) {
        List<String> arguments =
                new ArrayList<>(List.of("-public", "-classpath", classes().toString()));
        arguments.addAll(names);
        StringWriter out = new StringWriter();
        PrintWriter printer = new PrintWriter(out);
        ToolProvider javap = ToolProvider.findFirst("javap").orElseThrow();
        assertEquals(0, javap.run(printer, printer, arguments.toArray(String[]::new)), out::toString);
        return out.toString();
    }

    /** The public types among them, each with its public members, without the lines that name source files. */
    private static List<String> api() throws IOException {
        List<String> lines = new ArrayList<>();
        for (String room : shown()) {
            boolean isPublic = false;
            for (String line : javap(classesOf(room)).lines().toList()) {
                if (line.startsWith("Compiled from")) {
                    continue;
                }
                boolean isWithin = line.startsWith(" ") || line.equals("}");
                isPublic = isWithin ? isPublic : line.startsWith("public");
                if (isPublic) {
                    lines.add(line);
                }
            }
        }
        return lines;
    }

    @Test
    void isWhatIsWrittenDown() throws IOException {
        List<String> api = api();
        Files.createDirectories(WRITTEN.getParent());
        Files.write(WRITTEN, api);
        try (var in = LibraryApiTest.class.getResourceAsStream("api.txt")) {
            List<String> promised = in == null
                    ? List.of()
                    : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .toList();
            List<String> gone = new ArrayList<>(promised);
            List<String> come = new ArrayList<>(api);
            gone.removeAll(api);
            come.removeAll(promised);
            assertEquals("gone: [], new: []", "gone: " + gone + ", new: " + come, () -> "see " + WRITTEN);
            assertEquals(promised, api, () -> "see " + WRITTEN);
        }
    }

    @Test
    void namesNothingThatIsHidden() throws IOException {
        List<String> shown = shown();
        assertTrue(shown.contains("reversi.library"), shown::toString);
        Pattern types = Pattern.compile("\\breversi\\.[a-z]+");
        for (String line : api()) {
            types.matcher(line).results().forEach(found -> assertTrue(shown.contains(found.group()), () -> line));
        }
    }
}
