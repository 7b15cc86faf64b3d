package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One program at a time changes the files of a folder. */
class FolderLockTest {
    @TempDir
    private Path folder;

    /** Another program: locks the folder, says whether it could, and ends when its input does. */
    public static final class Other {
        public static void main(String[] args) throws Exception {
            FolderLock lock = new FolderLock(Path.of(args[0]));
            lock.acquire(held -> System.out.println(held));
            System.in.transferTo(OutputStream.nullOutputStream());
        }
    }

    private static boolean ask(FolderLock lock) {
        AtomicBoolean answer = new AtomicBoolean();
        lock.acquire(answer::set);
        assertEquals(answer.get(), lock.isHeld());
        return answer.get();
    }

    @Test
    void theSecondInOneProgramWaitsForTheFirst() {
        Path made = folder.resolve("new");
        FolderLock first = new FolderLock(made);
        try (FolderLock second = new FolderLock(made)) {
            assertTrue(ask(first));
            assertTrue(ask(first), "asking twice does no harm");
            assertFalse(ask(second));
            first.close();
            assertFalse(first.isHeld());
            assertTrue(ask(second));
        } finally {
            first.close();
        }
    }

    @Test
    void anotherProgramHasItUntilItEnds() throws Exception {
        Process other = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Other.class.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (FolderLock lock = new FolderLock(folder);
                BufferedReader said =
                        new BufferedReader(new InputStreamReader(other.getInputStream(), StandardCharsets.UTF_8))) {
            assertEquals("true", said.readLine());
            assertFalse(ask(lock));
            assertFalse(lock.canTakeOver());
            other.destroyForcibly().waitFor();
            assertTrue(ask(lock), "the system unlocked it");
        } finally {
            other.destroyForcibly();
        }
    }
}
