package reversi.desktop;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.time.Duration;

/** A connection between two programs of this machine, all of whose reading and writing together ends within a given time. */
final class LocalConnection implements AutoCloseable {
    private final SocketChannel channel;
    private final Selector selector;
    private final SelectionKey key;
    private final long deadlineNanos;

    private LocalConnection(SocketChannel channel, Duration most) throws IOException {
        this.channel = channel;
        channel.configureBlocking(false);
        selector = Selector.open();
        key = channel.register(selector, 0);
        deadlineNanos = System.nanoTime() + most.toNanos();
    }

    /** Takes over a channel that was accepted; closing the connection closes it. */
    static LocalConnection over(SocketChannel accepted, Duration most) throws IOException {
        try {
            return new LocalConnection(accepted, most);
        } catch (IOException failed) {
            accepted.close();
            throw failed;
        }
    }

    /** @throws IOException where nobody listens there */
    static LocalConnection to(Path socket, Duration most) throws IOException {
        SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX);
        try {
            // Not blocking: a program that hangs lets others wait for it once its queue is full.
            channel.configureBlocking(false);
            if (!channel.connect(UnixDomainSocketAddress.of(socket))) {
                throw new IOException("not taken at once");
            }
        } catch (IOException nobody) {
            channel.close();
            throw nobody;
        }
        return over(channel, most);
    }

    /** Waits for some bytes; answers how many came, or -1 at their end. The buffer must have room. */
    int read(ByteBuffer bytes) throws IOException {
        int count = channel.read(bytes);
        while (count == 0) {
            await(SelectionKey.OP_READ);
            count = channel.read(bytes);
        }
        return count;
    }

    /** Writes all that the buffer holds. */
    void write(ByteBuffer bytes) throws IOException {
        channel.write(bytes);
        while (bytes.hasRemaining()) {
            await(SelectionKey.OP_WRITE);
            channel.write(bytes);
        }
    }

    private void await(int operation) throws IOException {
        long millis = (deadlineNanos - System.nanoTime()) / 1_000_000;
        if (millis <= 0) {
            throw new IOException("no answer in time");
        }
        key.interestOps(operation);
        selector.select(millis);
        selector.selectedKeys().clear();
    }

    @Override
    public void close() throws IOException {
        try (channel) {
            selector.close();
        }
    }
}
