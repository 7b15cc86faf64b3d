package reversi.server;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import reversi.server.store.BackupException;
import reversi.server.store.Backups;

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
final class RestoreCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "The copy.")
    private Path file = Path.of("");

    @Mixin
    private DatabaseOption database = new DatabaseOption();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        try {
            Optional<String> old = Backups.of(database.url()).restore(file);
            out.println(file + " is the database now.");
            old.ifPresent(name -> out.println("The old one is kept as " + name + "."));
            return 0;
        } catch (BackupException | IllegalArgumentException failure) {
            spec.commandLine().getErr().println(file + " was not restored: " + failure.getMessage());
            return 1;
        }
    }
}
