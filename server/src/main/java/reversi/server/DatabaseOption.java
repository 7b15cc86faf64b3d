package reversi.server;

import picocli.CommandLine.Option;

/** Which database a command is about. */
final class DatabaseOption {
    @Option(
            names = "--database",
            defaultValue = "jdbc:sqlite:reversi.db",
            description = "The server's database: jdbc:sqlite:FILE or jdbc:postgresql://HOST/NAME?user=…"
                    + " (default: ${DEFAULT-VALUE}).")
    private String url = "jdbc:sqlite:reversi.db";

    String url() {
        return url;
    }
}
