package reversi.tools.web;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Hands out a folder to browsers on this computer until it is closed. */
public final class WebServer implements AutoCloseable {
    private static final int THREADS = 8;

    private final HttpServer server;
    private final ExecutorService threads;

    private WebServer(HttpServer server, ExecutorService threads) {
        this.server = server;
        this.threads = threads;
    }

    /** Starts to listen; port 0 takes any free one. Throws where the port is taken. */
    public static WebServer start(Path folder, int port) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        server.createContext("/", new WebFolder(folder));
        server.setExecutor(threads);
        server.start();
        return new WebServer(server, threads);
    }

    /** The address for a browser. */
    public String address() {
        return "http://localhost:" + server.getAddress().getPort() + "/";
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
