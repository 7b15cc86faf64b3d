package reversi.tools.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.json.Json;
import reversi.json.JsonReader;
import reversi.tools.CommandLineRun;

/** Words of comments from a small source of our own, written as the classes below are named. */
class SourceWordsTest {
    private static final String SOURCE =
            """
            package reversi.tools.protocol;
            /* no comment of documentation */
            class SourceWordsTest {
                /**
                 * A thing,
                 *   in   two lines. See {@link Thing#size} and {@code a < b}.
                 *
                 * @param size how large, in {@literal <units>}
                 * @param name
                 */
                record Thing(int size, String name, int silent) {
                    /** Within another. */
                    enum Kind {
                        /** The first kind. */
                        ONE,
                        // Only for the next programmer.
                        TWO
                    }
                }
                /** Never more than {@value}. */
                static final int MOST = 5;
                record Silent(int size) {}
                /** Of a type parameter too. @see Thing */
                interface Family<T> {}
            }
            """;

    private record Thing(int size, String name, int silent) {
        private enum Kind {
            ONE,
            TWO
        }
    }

    private record Silent(int size) {}

    private interface Family<T> {}

    @TempDir
    private Path folder;

    private SourceWords words;

    @BeforeEach
    void source() throws IOException {
        Path file = folder.resolve("reversi/tools/protocol/SourceWordsTest.java");
        Files.createDirectories(file.getParent());
        Files.writeString(file, SOURCE);
        words = new SourceWords(folder);
    }

    @Test
    void readsCommentsAsPlainText() {
        assertEquals(Optional.of("A thing, in two lines. See size and a < b."), words.of(Thing.class));
        assertEquals("Within another.", words.required(Thing.Kind.class));
        assertEquals(Optional.of("Of a type parameter too. @see Thing"), words.of(Family.class), "in the running text");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"size | how large, in <units>", "name | ''", "silent | -", "nobody | -"})
    void readsParamTags(String component, String expected) {
        assertEquals(expected.equals("-") ? Optional.empty() : Optional.of(expected), words.of(Thing.class, component));
    }

    @Test
    void readsCommentsOfConstants() {
        assertEquals(Optional.of("The first kind."), words.of(Thing.Kind.class, "ONE"));
        assertEquals(Optional.empty(), words.of(Thing.Kind.class, "TWO"));
        assertEquals("Never more than {@value}.", words.required(SourceWordsTest.class, "MOST"));
    }

    @Test
    void reportsAMissingComment() {
        assertEquals(Optional.empty(), words.of(Silent.class));
        assertEquals(Optional.empty(), words.of(SourceWordsTest.class));
        IllegalStateException silent = assertThrows(IllegalStateException.class, () -> words.required(Silent.class));
        assertEquals(Silent.class.getName() + " has no comment", silent.getMessage());
        silent = assertThrows(IllegalStateException.class, () -> words.required(Silent.class, "size"));
        assertEquals(Silent.class.getName() + ".size has no comment", silent.getMessage());
    }

    @Test
    void reportsAMissingSource() {
        UncheckedIOException missing = assertThrows(UncheckedIOException.class, () -> words.of(CommandLineRun.class));
        assertTrue(missing.getCause() instanceof NoSuchFileException);
        assertTrue(String.valueOf(missing.getMessage()).contains("CommandLineRun.java"), missing.getMessage());
    }

    @Test
    void readsASourceOnce() throws IOException {
        assertTrue(words.of(Thing.class).isPresent());
        Files.delete(folder.resolve("reversi/tools/protocol/SourceWordsTest.java"));
        assertTrue(words.of(Thing.Kind.class).isPresent());
    }

    @Test
    void writesMembersInOrder() {
        JsonObject inner = new JsonObject().put("least", -1L).put("most", 5);
        JsonObject object = new JsonObject()
                .put("type", "integer")
                .put("is", true)
                .put("range", inner)
                .put("names", List.of("a", "b"))
                .put("none", List.of());
        assertEquals(
                """
                {
                  "type": "integer",
                  "is": true,
                  "range": {
                    "least": -1,
                    "most": 5
                  },
                  "names": ["a", "b"],
                  "none": []
                }
                """,
                object.text());
    }

    @Test
    void replacedMemberKeepsItsPlace() {
        JsonObject object = new JsonObject().put("a", 1).put("b", 2).put("a", 3);
        assertEquals("{\n  \"a\": 3,\n  \"b\": 2\n}\n", object.text());
        JsonObject copy = new JsonObject().putAll(object).put("c", 4);
        assertEquals("{\n  \"a\": 3,\n  \"b\": 2\n}\n", object.text(), "a copy is its own");
        assertEquals(List.of("a", "b", "c"), List.copyOf((java.util.Collection<String>) copy.names()));
    }

    @ParameterizedTest
    @CsvSource({"plain", "say \"so\"", "a\\b", "ünï", "'it''s'"})
    void escapesTexts(String text) {
        Json read = JsonReader.read(new JsonObject().put(text, text).text());
        assertEquals(new Json.Fields(Map.of(text, new Json.Text(text))), read);
    }

    @Test
    void indentsObjectsInLists() {
        JsonObject object = new JsonObject().put("all", List.of(new JsonObject().put("a", 1), new JsonObject()));
        assertEquals("{\n  \"all\": [{\n    \"a\": 1\n  }, {}]\n}\n", object.text());
    }

    @Test
    void commandWritesTheCommittedFile() throws IOException {
        Path out = folder.resolve("protocol.json");
        Path api = folder.resolve("openapi.json");
        CommandLineRun run =
                CommandLineRun.of("protocol", "--sources=../core/src/main/java", "--out=" + out, "--api=" + api);
        assertEquals(0, run.code(), run.err());
        assertEquals(Files.readString(Path.of("..", "docs", "openapi.json")), Files.readString(api));
        assertEquals(Files.readString(Path.of("..", "docs", "protocol.json")), Files.readString(out));
        assertEquals(
                1,
                CommandLineRun.of("protocol", "--sources=../core/src/main/java", "--out=" + folder, "--api=" + api)
                        .code());
    }
}
