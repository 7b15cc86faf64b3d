package reversi.server.bus;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** As much of a NATS broker as the bus needs, on this computer: subjects, and words that are answered. Ends as if it were killed. */
public final class SmallBroker implements AutoCloseable {
    private static final int MOST_BYTES = 1 << 20;

    private final ServerSocket door;
    /** Done once nobody is let in any more. */
    private final CompletableFuture<Void> isShut = new CompletableFuture<>();

    private final Set<Link> links = ConcurrentHashMap.newKeySet();

    /** Begins to serve at a port; 0 for any free one. */
    public SmallBroker(int port) throws IOException {
        door = new ServerSocket();
        door.setReuseAddress(true);
        door.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        start(this::accept);
    }

    /** Where it serves. */
    public int port() {
        return door.getLocalPort();
    }

    /** What a node is told of it. */
    public String url() {
        return "nats://127.0.0.1:" + port();
    }

    /** How many nodes are connected that ask for subjects with each of these parts. */
    public long followers(String... parts) {
        return links.stream()
                .filter(link -> Stream.of(parts)
                        .allMatch(part -> link.subjects.values().stream().anyMatch(subject -> subject.contains(part))))
                .count();
    }

    /** Cuts off everybody; they may come again. */
    void cut() throws IOException {
        for (Link link : links) {
            link.socket.close();
        }
    }

    /** Tells everybody who asks for a subject, as a stranger would. */
    void tell(String end, byte[] payload) throws IOException {
        for (Link link : links) {
            link.tellMatching(end, payload);
        }
    }

    /** Whoever was let in while the door closed is cut off too: nobody is served by a broker that is dead. */
    @Override
    public void close() throws IOException {
        door.close();
        isShut.join();
        cut();
    }

    private static void start(Runnable work) {
        Thread thread = new Thread(work, "broker");
        thread.setDaemon(true);
        thread.start();
    }

    private void accept() {
        try {
            while (true) {
                Link link = new Link(door.accept());
                links.add(link);
                start(link);
            }
        } catch (IOException closed) {
            // Nobody comes any more.
        } finally {
            isShut.complete(null);
        }
    }

    /** A client. */
    private final class Link implements Runnable {
        private final Socket socket;
        private final Map<String, String> subjects = new ConcurrentHashMap<>();

        Link(Socket socket) {
            this.socket = socket;
        }

        @Override
        public void run() {
            try (socket) {
                write("INFO {\"server_id\":\"S\",\"version\":\"2.9.10\",\"proto\":1,\"max_payload\":" + MOST_BYTES
                        + "}");
                InputStream in = new BufferedInputStream(socket.getInputStream());
                for (String line = line(in); !line.isEmpty(); line = line(in)) {
                    answer(line.split(" ", -1), in);
                }
            } catch (IOException gone) {
                // The test cut it off.
            } finally {
                links.remove(this);
            }
        }

        private void answer(String[] words, InputStream in) throws IOException {
            switch (words[0]) {
                case "PING" -> write("PONG");
                case "SUB" -> subjects.put(words[2], words[1]);
                case "UNSUB" -> subjects.remove(words[1]);
                case "PUB" -> {
                    byte[] payload = in.readNBytes(Integer.parseInt(words[2]));
                    line(in);
                    for (Link other : links) {
                        if (other != this) {
                            other.tellMatching(words[1], payload);
                        }
                    }
                }
                default -> {}
            }
        }

        private void tellMatching(String end, byte[] payload) throws IOException {
            for (Map.Entry<String, String> subject : subjects.entrySet()) {
                if (subject.getValue().endsWith(end)) {
                    write("MSG " + subject.getValue() + " " + subject.getKey() + " " + payload.length + "\r\n"
                            + new String(payload, ISO_8859_1));
                }
            }
        }

        private synchronized void write(String line) throws IOException {
            socket.getOutputStream().write((line + "\r\n").getBytes(ISO_8859_1));
        }

        private String line(InputStream in) throws IOException {
            StringBuilder line = new StringBuilder();
            for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) {
                if (c != '\r') {
                    line.append((char) c);
                }
            }
            return line.toString();
        }
    }
}
