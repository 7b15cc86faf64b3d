package reversi.server;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import reversi.server.store.BackupException;
import reversi.server.store.Backups;
import reversi.server.store.Copy;

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
final class BackupCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "The copy to be made.")
    private Path file = Path.of("");

    @Mixin
    private DatabaseOption database = new DatabaseOption();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        PrintWriter err = spec.commandLine().getErr();
        try {
            Copy copy = Backups.of(database.url()).backup(file);
            spec.commandLine().getOut().println(file + " is a whole copy: " + copy);
            return 0;
        } catch (BackupException | IllegalArgumentException failure) {
            err.println("No copy was made: " + failure.getMessage());
            return 1;
        }
    }
}
