package reversi.server;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import reversi.server.store.Backups;

/** Says whether a copy or the database is whole. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        versionProvider = ServerVersion.class,
        description = {
            "Says whether a copy, or the database itself, is whole: every page, every table and index of its version.",
            "Exit code: 0 if so, otherwise 1."
        })
final class CheckDatabaseCommand extends CopyCommand {
    @Parameters(paramLabel = "FILE", arity = "0..1", description = "The copy; without it the database is checked.")
    private @Nullable Path file;

    @Override
    void run(PrintWriter out) {
        out.println(name() + " is whole: " + (file == null ? backups().check() : Backups.check(file)));
    }

    @Override
    String failed() {
        return name() + " is not whole";
    }

    private String name() {
        return file == null ? "The database" : file.toString();
    }
}
