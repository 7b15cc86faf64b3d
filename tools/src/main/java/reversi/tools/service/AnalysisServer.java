package reversi.tools.service;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Analyses for programs over HTTP until it is closed: docs/engine-service.md. */
public final class AnalysisServer implements AutoCloseable {
    /** For requests that are read or refused while others are answered. */
    private static final int MORE_THREADS = 8;

    private final HttpServer server;
    private final ExecutorService threads;
    private final Searchers searchers;

    private AnalysisServer(HttpServer server, ExecutorService threads, Searchers searchers) {
        this.server = server;
        this.threads = threads;
        this.searchers = searchers;
    }

    /** Starts to listen with these engines, which it closes; port 0 takes any free one. Throws IOException where the port is taken. */
    public static AnalysisServer start(InetSocketAddress address, Bounds bounds, Searchers searchers)
            throws IOException {
        HttpServer server = HttpServer.create(address, 0);
        ExecutorService threads = Executors.newFixedThreadPool(bounds.requests() + MORE_THREADS);
        Visitors visitors = new Visitors(address.getAddress(), bounds.origins());
        server.createContext("/", new AnalysisHandler(bounds, visitors, searchers));
        server.setExecutor(threads);
        server.start();
        return new AnalysisServer(server, threads, searchers);
    }

    /** Where it listens. */
    public InetSocketAddress address() {
        return server.getAddress();
    }

    @Override
    public void close() {
        server.stop(0);
        searchers.close();
        threads.shutdownNow();
    }
}
