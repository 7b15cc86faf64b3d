package reversi.server;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every row of the table of threats names tests that exist. */
class SecurityDocTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern TEST = Pattern.compile("@(Test|Property|ParameterizedTest|ArchTest)\\b");
    private static final Pattern NAME = Pattern.compile("`([^`]*)`");

    private static Map<String, String> sources() throws IOException {
        Map<String, String> sources = new HashMap<>();
        for (String module : List.of("core", "server")) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/test/java"))) {
                for (Path file :
                        files.filter(path -> path.toString().endsWith(".java")).toList()) {
                    sources.put(file.getFileName().toString().replace(".java", ""), Files.readString(file));
                }
            }
        }
        return sources;
    }

    /** Whether there is a member of this name whose own lines, back to the empty one before it, make it a test. */
    private static boolean isTest(String source, String name) {
        Matcher member = Pattern.compile("(void|ArchRule) " + Pattern.quote(name) + "(\\(| =)")
                .matcher(source);
        return member.find()
                && TEST.matcher(source.substring(source.lastIndexOf("\n\n", member.start()), member.start()))
                        .find();
    }

    @Test
    void everyThreatHasItsTests() throws IOException {
        Map<String, String> sources = sources();
        int threats = 0;
        for (String line : Files.readAllLines(ROOT.resolve("docs/security.md"))) {
            String[] columns = line.split("\\|", -1);
            if (columns.length != 5 || columns[1].startsWith("-") || columns[3].contains("held by")) {
                assertFalse(line.startsWith("| ") && columns.length != 5, "not a row of three columns: " + line);
                continue;
            }
            threats++;
            List<String> names = NAME.matcher(columns[3])
                    .results()
                    .map(SecurityDocTest::inside)
                    .toList();
            assertFalse(names.isEmpty(), "no test holds " + columns[1]);
            for (String name : names) {
                String[] parts = name.split("\\.", -1);
                boolean exists =
                        parts.length == 2 && sources.containsKey(parts[0]) && isTest(sources.get(parts[0]), parts[1]);
                assertTrue(exists, "there is no test " + name + ", which is to hold" + columns[1]);
            }
        }
        assertTrue(threats > 20, "only " + threats + " rows were read");
    }

    private static String inside(MatchResult quoted) {
        return quoted.group(1);
    }
}
