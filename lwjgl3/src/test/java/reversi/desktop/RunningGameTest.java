package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunningGameTest {
    @TempDir
    private Path folder;

    private final BlockingQueue<List<Path>> handed = new LinkedBlockingQueue<>();

    @Test
    void theRunningGameTakesTheFilesOfLaterStarts() {
        List<Path> files = List.of(Path.of("/games/a b.sgf"), Path.of("/games/é.ggf"));
        try (RunningGame running = RunningGame.listen(folder, handed::add)) {
            assertTrue(RunningGame.hand(folder, files));
            assertTrue(RunningGame.hand(folder, List.of()));
        }
        assertEquals(List.of(files, List.of()), List.copyOf(handed));
    }

    @Test
    void whereNoneRunsNobodyTakesThem() {
        assertFalse(RunningGame.hand(folder, List.of(Path.of("/games/a.sgf"))));
        RunningGame.listen(folder, handed::add).close();
        assertFalse(RunningGame.hand(folder, List.of(Path.of("/games/a.sgf"))));
    }

    @Test
    void whatAKilledGameLeftIsNoHindrance() throws IOException {
        Files.writeString(folder.resolve("open.socket"), "");
        assertFalse(RunningGame.hand(folder, List.of()));
        try (RunningGame running = RunningGame.listen(folder, handed::add)) {
            assertTrue(RunningGame.hand(folder, List.of()));
        }
    }

    @Test
    void aFolderWithTooLongANameForASocketIsNoError() {
        Path deep = folder.resolve("a".repeat(120));
        try (RunningGame running = RunningGame.listen(deep, handed::add)) {
            assertFalse(RunningGame.hand(deep, List.of()));
        }
    }
}
