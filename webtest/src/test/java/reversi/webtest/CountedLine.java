package reversi.webtest;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

/** A way from browsers to a server on this computer that counts what the server sends, whoever asked for it: page, worker or service worker. */
final class CountedLine implements AutoCloseable {
    private static final int BUFFER = 1 << 16;

    private final int target;
    private final ServerSocket door = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final AtomicLong sent = new AtomicLong();

    /** Leads to a port. */
    CountedLine(int target) throws IOException {
        this.target = target;
        threads.execute(this::accept);
    }

    /** The address for a browser. */
    String address() {
        return "http://localhost:" + door.getLocalPort() + "/";
    }

    /** How many bytes came from the server so far, with their headers. */
    long bytes() {
        return sent.get();
    }

    private void accept() {
        try {
            while (true) {
                Socket browser = door.accept();
                Socket server = new Socket(InetAddress.getLoopbackAddress(), target);
                threads.execute(() -> pass(browser, server, new AtomicLong()));
                threads.execute(() -> pass(server, browser, sent));
            }
        } catch (IOException closed) {
            // The line was closed, which is how this ends.
        }
    }

    private static void pass(Socket from, Socket to, AtomicLong count) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            byte[] buffer = new byte[BUFFER];
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                count.addAndGet(read);
                out.write(buffer, 0, read);
            }
        } catch (IOException closed) {
            // One side hung up, and now both have.
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        threads.shutdownNow();
    }
}
