package reversi.tools.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Serves the built web game on this computer with the headers that a browser needs. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        description = "Serves the web game at http://localhost:PORT until stopped.")
public final class ServeCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "PORT", description = "Port to listen on; 0 picks a free one.")
    private int port;

    @Option(
            names = "--folder",
            defaultValue = "html/target/webapp",
            description = "Folder of the built web game (default: ${DEFAULT-VALUE}).")
    private Path folder = Path.of("html", "target", "webapp");

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (!Files.isRegularFile(folder.resolve("index.html"))) {
            System.err.println("No index.html in " + folder + ": build the web game first, or name --folder.");
            return 1;
        }
        WebServer server = WebServer.start(folder, port);
        System.out.println("Serving " + folder + " at " + server.address());
        Thread.currentThread().join();
        return 0;
    }
}
