package reversi.tools.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.Protocol;

/** One socket of a storm: it asks, and reads answers only to count refusals. One thread only. */
final class StormSocket {
    private static final Codec CODEC = new Codec();
    private static final int FINAL_TEXT = 0x81;
    private static final int MASKED = 0x80;
    private static final int SHORT = 126;
    private static final String REFUSAL = "\"kind\":\"failed\"";
    private static final ByteBuffer BUFFER = ByteBuffer.allocate(65_536);

    private final SocketChannel channel;
    private final SelectionKey key;
    private final InetSocketAddress server;
    private final Optional<String> token;
    private final Counts counts;
    private boolean open;
    private boolean closed;
    private long request;
    private long lastDue = -1;

    /**
     * What all sockets of a storm count together.
     *
     * @param refused requests that were refused
     * @param received bytes that came
     */
    record Counts(AtomicLong refused, AtomicLong received) {}

    /** Begins to connect from an address to a server; says hello with this token once the socket is open. */
    StormSocket(
            Selector selector,
            InetSocketAddress source,
            InetSocketAddress server,
            Optional<String> token,
            Counts counts)
            throws IOException {
        this.server = server;
        this.token = token;
        this.counts = counts;
        channel = SocketChannel.open();
        channel.configureBlocking(false);
        channel.bind(source);
        key = channel.register(selector, SelectionKey.OP_CONNECT, this);
        channel.connect(server);
    }

    boolean isOpen() {
        return open;
    }

    /** Whether it has only said hello. */
    boolean isFresh() {
        return request == 1;
    }

    boolean isClosed() {
        return closed;
    }

    /** Whether this moment, counted in requests, is a later one than at the last call. */
    boolean isDue(long due) {
        boolean isLater = due > lastDue;
        lastDue = due;
        return isLater;
    }

    /** The channel can go on. */
    void ready() {
        try {
            if (key.isConnectable() && channel.finishConnect()) {
                key.interestOps(SelectionKey.OP_READ);
                write(("GET " + Protocol.SOCKET_PATH + " HTTP/1.1\r\nHost: localhost:" + server.getPort()
                                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
                        .getBytes(StandardCharsets.US_ASCII));
            } else if (key.isReadable()) {
                read();
            }
        } catch (IOException gone) {
            close();
        }
    }

    private void read() throws IOException {
        BUFFER.clear();
        int count = channel.read(BUFFER);
        if (count < 0) {
            close();
            return;
        }
        if (!open) {
            open = true;
            send(new ClientMessage.Hello(Protocol.VERSION, "storm", token));
            return;
        }
        counts.received.addAndGet(count);
        // Answers cut in two are missed: a figure for people, not for a test.
        if (new String(BUFFER.array(), 0, count, StandardCharsets.ISO_8859_1).contains(REFUSAL)) {
            counts.refused.incrementAndGet();
        }
    }

    /** Sends a message masked with zeros; returns false where the socket takes nothing. */
    boolean send(ClientMessage message) {
        byte[] text = CODEC.write(new ClientFrame(++request, message)).getBytes(StandardCharsets.UTF_8);
        ByteBuffer frame = ByteBuffer.allocate(text.length + 8);
        frame.put((byte) FINAL_TEXT);
        if (text.length < SHORT) {
            frame.put((byte) (MASKED | text.length));
        } else {
            frame.put((byte) (MASKED | SHORT)).putShort((short) text.length);
        }
        frame.putInt(0).put(text);
        byte[] bytes = new byte[frame.position()];
        frame.flip().get(bytes);
        try {
            write(bytes);
            return true;
        } catch (IOException gone) {
            close();
            return false;
        }
    }

    private void write(byte[] bytes) throws IOException {
        if (channel.write(ByteBuffer.wrap(bytes)) < bytes.length) {
            throw new IOException("the server does not read");
        }
    }

    void close() {
        closed = true;
        open = false;
        try {
            channel.close();
        } catch (IOException gone) {
            key.cancel();
        }
    }
}
