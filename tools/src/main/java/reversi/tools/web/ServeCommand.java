package reversi.tools.web;

import java.io.IOException;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.tools.options.Tool;
import reversi.tools.service.AnalysisServer;
import reversi.tools.service.ServiceOptions;

/** Serves the built web game on this computer with the headers that a browser needs, or the engine to other programs. */
@Command(
        name = "serve",
        description = "Serves the web game at http://localhost:PORT until stopped; with --api the engine instead.")
public final class ServeCommand extends Tool {
    private static final int USUAL_PORT = 8080;
    private static final int MOST_PORT = 65_535;

    @Parameters(index = "0", arity = "0..1", paramLabel = "PORT", description = "As --port.")
    private @Nullable Integer place;

    @Option(names = "--port", description = "Port to listen on; 0 picks a free one (default: 8080).")
    private @Nullable Integer port;

    @Option(
            names = "--folder",
            defaultValue = "html/target/webapp",
            description = "Folder of the built web game (default: ${DEFAULT-VALUE}).")
    private Path folder = Path.of("html", "target", "webapp");

    @ArgGroup(exclusive = false, heading = "The engine for programs:%n")
    private @Nullable ServiceOptions service;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (place != null && port != null) {
            throw misuse("the port once, not twice");
        }
        int chosen =
                Optional.ofNullable(place).or(() -> Optional.ofNullable(port)).orElse(USUAL_PORT);
        if (chosen < 0 || chosen > MOST_PORT) {
            throw misuse("--port is 0 to " + MOST_PORT);
        }
        try {
            return service != null && service.isWanted() ? serveEngine(service, chosen) : serveGame(chosen);
        } catch (BindException taken) {
            err().println("Cannot listen at port " + chosen + ": " + taken.getMessage());
            return 1;
        }
    }

    private int serveGame(int at) throws IOException, InterruptedException {
        if (!Files.isRegularFile(folder.resolve("index.html"))) {
            err().println("No index.html in " + folder + ": build the web game first, or name --folder.");
            return 1;
        }
        WebServer server = WebServer.start(folder, at);
        out().println("Serving " + folder + " at " + server.address());
        Thread.currentThread().join();
        return 0;
    }

    private int serveEngine(ServiceOptions options, int at) throws IOException, InterruptedException {
        try (AnalysisServer server = options.start(at)) {
            out().println("Analysing at http://" + server.address().getHostString() + ":"
                    + server.address().getPort() + "/, described at /openapi.json");
            Thread.currentThread().join();
            return 0;
        } catch (IllegalArgumentException wrong) {
            throw misuse(wrong);
        }
    }
}
