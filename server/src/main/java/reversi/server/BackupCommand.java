package reversi.server;

import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Makes a whole copy of the database, also while the server runs. */
@Command(
        name = "backup",
        mixinStandardHelpOptions = true,
        versionProvider = ServerVersion.class,
        description = {
            "Makes a copy of the database, also while the server runs.",
            "The file appears only once it is whole and on the disk, and replaces none. Exit code: 0 if so, otherwise"
                    + " 1."
        })
final class BackupCommand extends CopyCommand {
    @Parameters(paramLabel = "FILE", description = "The copy to be made.")
    private Path file = Path.of("");

    @Override
    void run(PrintWriter out) {
        out.println(file + " is a whole copy: " + backups().backup(file));
    }

    @Override
    String failed() {
        return "No copy was made";
    }
}
