package reversi.desktop;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The game that runs already on a folder of data: a second start hands it the files that it was given, by a socket in that folder, and ends.
 * Where the system has no such sockets, or the folder's name is too long for one, each start is for itself.
 */
final class RunningGame implements AutoCloseable {
    private static final String NAME = "open.socket";
    private static final int MOST_BYTES = 1 << 16;
    private static final long PATIENCE_MILLIS = 2_000;
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
        Path socket = folder.resolve(NAME);
        try {
            Files.createDirectories(folder);
            // One may be left of a program that was killed.
            Files.deleteIfExists(socket);
            ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
            server.bind(UnixDomainSocketAddress.of(socket));
            Thread thread = new Thread(() -> accept(server, handed), "later starts");
            thread.setDaemon(true);
            thread.start();
            return new RunningGame(socket, server);
        } catch (IOException | UnsupportedOperationException impossible) {
            System.err.println("A later start can't hand over its files: " + impossible.getMessage());
            return new RunningGame(socket, null);
        }
    }

    private static void accept(ServerSocketChannel server, Consumer<List<Path>> handed) {
        while (server.isOpen()) {
            try (SocketChannel start = server.accept()) {
                handed.accept(read(start));
                start.write(ByteBuffer.wrap(new byte[] {TAKEN}));
            } catch (ClosedChannelException end) {
                return;
            } catch (IOException | InvalidPathException broken) {
                System.err.println("A later start broke off: " + broken.getMessage());
            }
        }
    }

    /** A path in each line; an empty line ends them. */
    private static List<Path> read(SocketChannel start) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(MOST_BYTES);
        while (!isWhole(bytes) && start.read(bytes) >= 0) {
            if (!bytes.hasRemaining()) {
                throw new IOException("too many files");
            }
        }
        String text = new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
        if (!isWhole(bytes)) {
            throw new IOException("ended too early");
        }
        List<Path> files = new ArrayList<>();
        text.lines().filter(line -> !line.isEmpty()).forEach(line -> files.add(Path.of(line)));
        return files;
    }

    private static boolean isWhole(ByteBuffer bytes) {
        int end = bytes.position();
        return end > 0 && bytes.get(end - 1) == '\n' && (end == 1 || bytes.get(end - 2) == '\n');
    }

    /** Hands files to the game that runs on this folder; answers whether it took them. */
    static boolean hand(Path folder, List<Path> files) {
        StringBuilder lines = new StringBuilder();
        for (Path file : files) {
            lines.append(file).append('\n');
        }
        lines.append('\n');
        try (SocketChannel running = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            if (!running.connect(UnixDomainSocketAddress.of(folder.resolve(NAME)))) {
                return false;
            }
            ByteBuffer bytes = ByteBuffer.wrap(lines.toString().getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                running.write(bytes);
            }
            return isTaken(running);
        } catch (IOException | UnsupportedOperationException nobody) {
            return false;
        }
    }

    private static boolean isTaken(SocketChannel running) throws IOException {
        running.configureBlocking(false);
        try (Selector selector = Selector.open()) {
            running.register(selector, SelectionKey.OP_READ);
            ByteBuffer answer = ByteBuffer.allocate(1);
            return selector.select(PATIENCE_MILLIS) > 0 && running.read(answer) == 1 && answer.get(0) == TAKEN;
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
                System.err.println("Could not remove " + socket + ": " + left.getMessage());
            }
        }
    }
}
