package reversi.natives;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProcessFolderTest {
    @TempDir
    Path base;

    @Test
    void whatNobodyUsesAnyMoreIsDeletedByTheNext() throws IOException {
        try (ProcessFolder used = ProcessFolder.make(base)) {
            Path left;
            try (ProcessFolder ended = ProcessFolder.make(base, 1)) {
                left = ended.path();
                Files.writeString(left.resolve("library.so"), "code");
            }
            Files.writeString(used.path().resolve("library.so"), "code");
            try (ProcessFolder next = ProcessFolder.make(base)) {
                assertFalse(Files.exists(left));
                assertFalse(Files.exists(left.resolveSibling(left.getFileName() + ".used")));
                assertTrue(Files.exists(used.path().resolve("library.so")));
                assertNotEquals(used.path(), next.path());
            }
        }
    }

    @Test
    void aLinkThatLooksLikeALeftOverIsNotFollowed() throws IOException {
        Path precious = Files.createDirectory(base.resolve("precious"));
        Files.writeString(precious.resolve("file"), "words");
        Files.createSymbolicLink(base.resolve("reversi-library-1"), precious);
        Files.createFile(base.resolve("reversi-library-1.used"));
        Files.writeString(base.resolve("reversi-library-2"), "a file");
        Files.createFile(base.resolve("reversi-library-2.used"));
        try (ProcessFolder made = ProcessFolder.make(base)) {
            assertTrue(Files.exists(made.path()));
        }
        assertTrue(Files.exists(precious.resolve("file")));
        assertTrue(Files.exists(base.resolve("reversi-library-2")));
    }

    /** Another process, which looks for what is left over. */
    public static void main(String[] base) throws IOException {
        ProcessFolder.make(Path.of(base[0])).close();
    }

    @Test
    void anotherProcessLeavesWhatIsUsed() throws Exception {
        try (ProcessFolder used = ProcessFolder.make(base);
                ProcessFolder second = ProcessFolder.make(base)) {
            String classes = Stream.of(ProcessFolder.class, ProcessFolderTest.class)
                    .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
                    .map(place -> Path.of(URI.create(place.toString())).toString())
                    .collect(Collectors.joining(File.pathSeparator));
            Process other = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            classes,
                            ProcessFolderTest.class.getName(),
                            base.toString())
                    .inheritIO()
                    .start();
            assertEquals(0, other.waitFor());
            assertTrue(Files.exists(used.path()));
            assertTrue(Files.exists(second.path()));
        }
    }
}
