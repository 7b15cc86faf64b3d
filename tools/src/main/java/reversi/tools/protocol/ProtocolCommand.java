package reversi.tools.protocol;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import reversi.tools.options.Tool;

/** Writes the description of the protocol that machines read. */
@Command(
        name = "protocol",
        description =
                "Writes the online protocol as AsyncAPI 3 and what goes over HTTP as OpenAPI 3.1, with JSON Schema, from the"
                        + " types in core and their comments.")
public final class ProtocolCommand extends Tool {
    @Option(names = "--sources", description = "Where the sources of core are (default: ${DEFAULT-VALUE}).")
    private Path sources = Path.of("core/src/main/java");

    @Option(names = "--out", description = "The file to write (default: ${DEFAULT-VALUE}).")
    private Path out = Path.of("docs/protocol.json");

    @Option(names = "--api", description = "The file for what goes over HTTP (default: ${DEFAULT-VALUE}).")
    private Path api = Path.of("docs/openapi.json");

    @Override
    public Integer call() throws IOException {
        Files.writeString(out, ProtocolSchema.text(sources), StandardCharsets.UTF_8);
        Files.writeString(api, ApiSchema.text(sources), StandardCharsets.UTF_8);
        return 0;
    }
}
