package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
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

    @Test
    void aStartThatSaysNothingDoesNotKeepOthersFromHandingTheirs() throws IOException {
        try (RunningGame running = RunningGame.listen(folder, handed::add, Duration.ofMillis(50));
                SocketChannel silent = silentStart()) {
            assertTrue(RunningGame.hand(folder, List.of(Path.of("/games/a.sgf"))));
            assertTrue(silent.isOpen());
        }
        assertEquals(List.of(List.of(Path.of("/games/a.sgf"))), List.copyOf(handed));
    }

    private SocketChannel silentStart() throws IOException {
        return SocketChannel.open(UnixDomainSocketAddress.of(folder.resolve("open.socket")));
    }

    @Test
    void aGameThatDoesNotAnswerIsNotWaitedForForever() throws IOException {
        try (ServerSocketChannel hung = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            hung.bind(UnixDomainSocketAddress.of(folder.resolve("open.socket")));
            List<Path> many = Collections.nCopies(50_000, Path.of("/games/a.sgf"));
            assertFalse(RunningGame.hand(folder, many, Duration.ofMillis(50)));
        }
    }

    @Test
    void aStartAfterOneWhoseFilesCouldNotBeOpenedIsHeard() {
        Consumer<List<Path>> fragile = files -> {
            if (files.isEmpty()) {
                throw new IllegalStateException("nothing to open");
            }
            handed.add(files);
        };
        try (RunningGame running = RunningGame.listen(folder, fragile)) {
            assertFalse(RunningGame.hand(folder, List.of()));
            assertTrue(RunningGame.hand(folder, List.of(Path.of("/games/two\nlines.sgf"))));
        }
        assertEquals(List.of(List.of(Path.of("/games/two\nlines.sgf"))), List.copyOf(handed));
    }
}
