package reversi.desktop;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The game that runs already on a folder of data: a second start hands it the files that it was given, by a socket in that folder, and ends.
 * Where the system has no such sockets, or the folder's name is too long for one, each start is for itself.
 */
final class RunningGame implements AutoCloseable {
    private static final Logger LOG = System.getLogger(RunningGame.class.getName());

    private static final String NAME = "open.socket";
    private static final int MOST_BYTES = 1 << 16;
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final byte TAKEN = 1;

    private final Path socket;
    private final @Nullable ServerSocketChannel server;

    private RunningGame(Path socket, @Nullable ServerSocketChannel server) {
        this.socket = socket;
        this.server = server;
    }

    /**
     * Takes what later starts hand over, until it is closed; only for the program that holds the folder's lock. {@code handed} receives the
     * files, none where somebody only started the game again, on a thread of its own.
     */
    static RunningGame listen(Path folder, Consumer<List<Path>> handed) {
        return listen(folder, handed, PATIENCE);
    }

    /** {@code patience}: how long a start may take to say its files, so that one that hangs does not keep others waiting. */
    static RunningGame listen(Path folder, Consumer<List<Path>> handed, Duration patience) {
        Path socket = folder.resolve(NAME);
        try {
            Files.createDirectories(folder);
            // One may be left of a program that was killed.
            Files.deleteIfExists(socket);
            ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
            server.bind(UnixDomainSocketAddress.of(socket));
            Thread thread = new Thread(() -> accept(server, handed, patience), "later starts");
            thread.setDaemon(true);
            thread.start();
            return new RunningGame(socket, server);
        } catch (IOException | UnsupportedOperationException impossible) {
            LOG.log(Level.WARNING, "not-listening", "socket", socket, "failure", impossible.getMessage());
            return new RunningGame(socket, null);
        }
    }

    private static void accept(ServerSocketChannel server, Consumer<List<Path>> handed, Duration patience) {
        while (server.isOpen()) {
            try (LocalConnection start = LocalConnection.over(server.accept(), patience)) {
                handed.accept(read(start));
                start.write(ByteBuffer.wrap(new byte[] {TAKEN}));
            } catch (ClosedChannelException end) {
                return;
            } catch (IOException | RuntimeException broken) {
                LOG.log(Level.WARNING, "later-start-failed", "failure", broken.getMessage());
            }
        }
    }

    /** Each path ends with a zero, which no path holds; an empty one ends them. */
    private static List<Path> read(LocalConnection start) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(MOST_BYTES);
        while (!isWhole(bytes)) {
            if (!bytes.hasRemaining()) {
                throw new IOException("too many files");
            }
            if (start.read(bytes) < 0) {
                throw new IOException("ended too early");
            }
        }
        List<Path> files = new ArrayList<>();
        for (String path : new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8).split("\0")) {
            if (!path.isEmpty()) {
                files.add(Path.of(path));
            }
        }
        return files;
    }

    private static boolean isWhole(ByteBuffer bytes) {
        int end = bytes.position();
        return end > 0 && bytes.get(end - 1) == 0 && (end == 1 || bytes.get(end - 2) == 0);
    }

    /** Hands files to the game that runs on this folder; answers whether it took them, which it has {@link #PATIENCE} to do. */
    static boolean hand(Path folder, List<Path> files) {
        return hand(folder, files, PATIENCE);
    }

    static boolean hand(Path folder, List<Path> files, Duration patience) {
        StringBuilder paths = new StringBuilder();
        for (Path file : files) {
            paths.append(file).append('\0');
        }
        paths.append('\0');
        try (LocalConnection running = LocalConnection.to(folder.resolve(NAME), patience)) {
            running.write(ByteBuffer.wrap(paths.toString().getBytes(StandardCharsets.UTF_8)));
            ByteBuffer answer = ByteBuffer.allocate(1);
            return running.read(answer) == 1 && answer.get(0) == TAKEN;
        } catch (IOException | UnsupportedOperationException nobody) {
            return false;
        }
    }

    @Override
    public void close() {
        ServerSocketChannel open = server;
        if (open != null) {
            try {
                open.close();
                Files.deleteIfExists(socket);
            } catch (IOException left) {
                LOG.log(Level.WARNING, "socket-not-removed", "socket", socket, "failure", left.getMessage());
            }
        }
    }
}
