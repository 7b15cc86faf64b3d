package reversi.server;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A TCP proxy that knows the frames of WebSocket (RFC 6455, section 5.2): it drops, doubles and swaps whole messages in both directions and cuts
 * connections, as its seed says. Handshakes and control frames pass as they are.
 */
final class FaultyProxy implements AutoCloseable {
    private static final double DROPPED = 0.06;
    private static final double DOUBLED = 0.10;
    private static final double SWAPPED = 0.10;
    private static final double CUT = 0.01;
    private static final int FINAL = 0x80;
    private static final int CONTROL = 0x08;
    private static final int MASKED = 0x80;

    private final ServerSocket door;
    private final int serverPort;
    private final long seed;
    private final Set<Closeable> open = ConcurrentHashMap.newKeySet();
    private volatile boolean faulty;

    /** What was done to the messages of one direction. */
    static final class Tally {
        final AtomicInteger passed = new AtomicInteger();
        final AtomicInteger dropped = new AtomicInteger();
        final AtomicInteger doubled = new AtomicInteger();
        final AtomicInteger swapped = new AtomicInteger();
        final AtomicInteger cut = new AtomicInteger();

        /** Whether every kind of fault happened. */
        boolean isThorough() {
            return dropped.get() > 0 && doubled.get() > 0 && swapped.get() > 0 && cut.get() > 0;
        }

        @Override
        public String toString() {
            return passed + " passed, " + dropped + " dropped, " + doubled + " doubled, " + swapped + " swapped, " + cut
                    + " cut";
        }
    }

    final Tally fromClients = new Tally();
    final Tally fromServer = new Tally();

    /** A proxy to a server on this computer that passes everything on until it is told otherwise. */
    FaultyProxy(int serverPort, long seed) throws IOException {
        this.serverPort = serverPort;
        this.seed = seed;
        this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        start(this::accept);
    }

    int port() {
        return door.getLocalPort();
    }

    /** Begins to do harm, or ends it. */
    void setFaulty(boolean does) {
        faulty = does;
    }

    private static void start(Runnable work) {
        Thread thread = new Thread(work, "proxy");
        thread.setDaemon(true);
        thread.start();
    }

    private void accept() {
        for (int number = 1; ; number++) {
            try {
                Socket client = door.accept();
                Socket server = new Socket(InetAddress.getLoopbackAddress(), serverPort);
                open.add(client);
                open.add(server);
                long luck = seed + 1_000L * number;
                start(() -> pump(client, server, new Way(fromClients, new Random(luck))));
                start(() -> pump(server, client, new Way(fromServer, new Random(luck + 1))));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void pump(Socket from, Socket to, Way way) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            out.write(handshake(in));
            Messages messages = new Messages(new DataInputStream(in));
            while (way.pass(messages.next(), out)) {
                out.flush();
            }
        } catch (IOException ended) {
            // One side is gone, so both are: the sockets are closed on the way out.
        } finally {
            open.remove(from);
            open.remove(to);
        }
    }

    /** Everything up to the empty line, which both a request and its answer have. */
    private static byte[] handshake(InputStream in) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        while (!bytes.toString(StandardCharsets.ISO_8859_1).endsWith("\r\n\r\n")) {
            int octet = in.read();
            if (octet < 0) {
                throw new EOFException();
            }
            bytes.write(octet);
        }
        return bytes.toByteArray();
    }

    /** A whole message with its frames, or a control frame. */
    private static final class Message {
        final byte[] bytes;
        final boolean isControl;

        Message(byte[] bytes, boolean isControl) {
            this.bytes = bytes;
            this.isControl = isControl;
        }
    }

    /** Reads messages; control frames may come between the frames of one. */
    private static final class Messages {
        private final DataInputStream in;
        private final ByteArrayOutputStream begun = new ByteArrayOutputStream();

        Messages(DataInputStream in) {
            this.in = in;
        }

        Message next() throws IOException {
            while (true) {
                int first = in.readUnsignedByte();
                byte[] frame = frame(first);
                if ((first & CONTROL) != 0) {
                    return new Message(frame, true);
                }
                begun.write(frame);
                if ((first & FINAL) != 0) {
                    byte[] whole = begun.toByteArray();
                    begun.reset();
                    return new Message(whole, false);
                }
            }
        }

        private byte[] frame(int first) throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            bytes.write(first);
            int second = in.readUnsignedByte();
            bytes.write(second);
            int length = second & ~MASKED;
            int more = length == 126 ? 2 : length == 127 ? 8 : 0;
            byte[] extended = in.readNBytes(more);
            bytes.write(extended);
            if (more > 0) {
                length = new BigInteger(1, extended).intValueExact();
            }
            bytes.write(in.readNBytes(length + ((second & MASKED) == 0 ? 0 : 4)));
            return bytes.toByteArray();
        }
    }

    /** One direction of one connection. */
    private final class Way {
        private final Tally tally;
        private final Random random;
        private byte[] held = new byte[0];

        Way(Tally tally, Random random) {
            this.tally = tally;
            this.random = random;
        }

        /** Passes a message on, or does harm; returns whether the connection goes on. */
        boolean pass(Message message, OutputStream out) throws IOException {
            if (message.isControl) {
                out.write(message.bytes);
                return true;
            }
            double luck = faulty ? random.nextDouble() : 1;
            if (luck < CUT) {
                tally.cut.incrementAndGet();
                return false;
            }
            if (luck < CUT + DROPPED) {
                tally.dropped.incrementAndGet();
                return true;
            }
            if (luck < CUT + DROPPED + SWAPPED && held.length == 0) {
                tally.swapped.incrementAndGet();
                held = message.bytes;
                return true;
            }
            tally.passed.incrementAndGet();
            out.write(message.bytes);
            if (luck >= 1 - DOUBLED && faulty) {
                tally.doubled.incrementAndGet();
                out.write(message.bytes);
            }
            out.write(held);
            held = new byte[0];
            return true;
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        for (Closeable socket : open) {
            socket.close();
        }
    }
}
