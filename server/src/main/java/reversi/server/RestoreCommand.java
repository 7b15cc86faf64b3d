package reversi.server;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Puts a copy in the database's place. */
@Command(
        name = "restore",
        mixinStandardHelpOptions = true,
        versionProvider = ServerVersion.class,
        description = {
            "Puts a copy in the database's place, after it was checked. No server may use the database; the old one is"
                    + " kept.",
            "Exit code: 0 if so, otherwise 1, and the database is as it was."
        })
final class RestoreCommand extends CopyCommand {
    @Parameters(paramLabel = "FILE", description = "The copy.")
    private Path file = Path.of("");

    @Override
    void run(PrintWriter out) {
        Optional<String> old = backups().restore(file);
        out.println(file + " is the database now.");
        old.ifPresent(name -> out.println("The old one is kept as " + name + "."));
    }

    @Override
    String failed() {
        return file + " was not restored";
    }
}
