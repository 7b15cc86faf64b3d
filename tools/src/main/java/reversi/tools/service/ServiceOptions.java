package reversi.tools.service;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Set;
import picocli.CommandLine.Option;

/** How the engine is offered over HTTP, as options of a command. */
public final class ServiceOptions {
    @Option(
            names = "--api",
            required = true,
            description = "Analyse positions and games for programs, instead of serving the web game"
                    + " (docs/engine-service.md).")
    private boolean isWanted;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "The address to listen at (default: this computer's own programs only). Others than these can"
                    + " ask without any password then.")
    private InetAddress host = InetAddress.getLoopbackAddress();

    @Option(
            names = "--engines",
            paramLabel = "N",
            description = "Positions to search at a time (default: half of the processors).")
    private int engines = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

    @Option(names = "--threads", paramLabel = "N", description = "Threads of each engine (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Option(
            names = "--memory",
            paramLabel = "MIB",
            description = "Memory of each engine in MiB (default: ${DEFAULT-VALUE}).")
    private int mebibytes = 64;

    @Option(
            names = "--most-seconds",
            paramLabel = "S",
            description = "The longest search of a request, all its positions together (default: ${DEFAULT-VALUE}).")
    private int seconds = Bounds.USUAL.seconds();

    @Option(
            names = "--requests",
            paramLabel = "N",
            description = "Requests at a time, those that wait counted; more are refused (default: ${DEFAULT-VALUE}).")
    private int requests = Bounds.USUAL.requests();

    @Option(
            names = "--requests-of-address",
            paramLabel = "N",
            description = "How many of them one address may have (default: ${DEFAULT-VALUE}).")
    private int ofAddress = Bounds.USUAL.ofAddress();

    @Option(
            names = "--origin",
            paramLabel = "ORIGIN",
            description = "Pages from there may ask, too, as in http://localhost:3000.")
    private Set<String> origins = Set.of();

    /** Whether it is to be offered. */
    public boolean isWanted() {
        return isWanted;
    }

    /**
     * Starts the service at a port. Throws IllegalArgumentException for numbers that can't be, and IOException where the port is
     * taken.
     */
    public AnalysisServer start(int port) throws IOException {
        Bounds bounds = new Bounds(seconds, requests, ofAddress, origins);
        boundConnections(bounds);
        Searchers searchers = Searchers.of(engines, threads, mebibytes);
        try {
            return AnalysisServer.start(new InetSocketAddress(host, port), bounds, searchers);
        } catch (IOException taken) {
            searchers.close();
            throw taken;
        }
    }

    /**
     * The JDK's server takes these from the properties of the program at its first use; whoever starts the program may say others. A
     * client has 10 seconds to say what it wants, and who doesn't read is cut off after the longest time that its answer can take.
     */
    private static void boundConnections(Bounds bounds) {
        bound("sun.net.httpserver.maxReqTime", 10);
        bound("sun.net.httpserver.maxRspTime", (long) bounds.seconds() * (bounds.requests() + 1));
        bound("jdk.httpserver.maxConnections", bounds.requests() + 100L);
    }

    private static void bound(String property, long number) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, Long.toString(number));
        }
    }
}
