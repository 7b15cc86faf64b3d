package reversi.webtest;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Map;
import java.util.NavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A way from browsers to a server on this computer that counts what the server sends, whoever asked for it: page, worker or service worker. It
 * may be as slow as an ordinary line; what browsers offer for that themselves now and then lets a page wait for ever.
 */
final class CountedLine implements AutoCloseable {
    private static final int BUFFER = 1 << 13;

    private final int target;
    private final double nanosPerByte;
    private final int latencyMillis;
    private final ServerSocket door = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final AtomicLong sent = new AtomicLong();
    /** How many bytes had been sent at which milliseconds since 1970. */
    private final NavigableMap<Long, Long> sentAt = new ConcurrentSkipListMap<>();

    /** When everything given to the line so far has passed, in nanoseconds of the machine's clock. */
    private long free = System.nanoTime();

    private CountedLine(int target, double nanosPerByte, int latencyMillis) throws IOException {
        this.target = target;
        this.nanosPerByte = nanosPerByte;
        this.latencyMillis = latencyMillis;
        threads.execute(this::accept);
    }

    /** Leads to a port as fast as the computer can. */
    static CountedLine fast(int target) throws IOException {
        return new CountedLine(target, 0, 0);
    }

    /** Leads to a port; all connections share the bytes of a second, and every request is so much later there. */
    static CountedLine slow(int target, int bytesPerSecond, int latencyMillis) throws IOException {
        return new CountedLine(target, 1e9 / bytesPerSecond, latencyMillis);
    }

    /** The address for a browser. */
    String address() {
        return "http://localhost:" + door.getLocalPort() + "/";
    }

    /** How many bytes came from the server so far, with their headers. */
    long bytes() {
        return sent.get();
    }

    /** How many had come at a time in milliseconds since 1970. */
    long bytesUntil(double millis) {
        Map.Entry<Long, Long> last = sentAt.floorEntry((long) millis);
        return last == null ? 0 : last.getValue();
    }

    private void accept() {
        try {
            while (true) {
                Socket browser = door.accept();
                Socket server = new Socket(InetAddress.getLoopbackAddress(), target);
                threads.execute(() -> pass(browser, server, bytes -> TimeUnit.MILLISECONDS.sleep(latencyMillis)));
                threads.execute(() -> pass(server, browser, this::send));
            }
        } catch (IOException closed) {
            // The line was closed, which is how this ends.
        }
    }

    private static void pass(Socket from, Socket to, Way way) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            byte[] buffer = new byte[BUFFER];
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                way.pass(read);
                out.write(buffer, 0, read);
            }
        } catch (IOException closed) {
            // One side hung up, and now both have.
        } catch (InterruptedException closed) {
            // The line was closed.
        }
    }

    private void send(int bytes) throws InterruptedException {
        sentAt.merge(System.currentTimeMillis(), sent.addAndGet(bytes), Math::max);
        long wait = reserve(bytes) - System.nanoTime();
        if (wait > 0) {
            TimeUnit.NANOSECONDS.sleep(wait);
        }
    }

    private synchronized long reserve(int bytes) {
        free = Math.max(free, System.nanoTime()) + Math.round(bytes * nanosPerByte);
        return free;
    }

    @Override
    public void close() throws IOException {
        door.close();
        threads.shutdownNow();
    }

    /** Takes as long as so many bytes take to pass. */
    private interface Way {
        void pass(int bytes) throws InterruptedException;
    }
}
