package reversi.server;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import reversi.server.store.BackupException;
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
final class CheckCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", arity = "0..1", description = "The copy; without it the database is checked.")
    private @Nullable Path file;

    @Mixin
    private DatabaseOption database = new DatabaseOption();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        Optional<Path> copy = Optional.ofNullable(file);
        String name = copy.map(Path::toString).orElse("The database");
        try {
            String what = (copy.isPresent()
                            ? Backups.check(copy.get())
                            : Backups.of(database.url()).check())
                    .toString();
            spec.commandLine().getOut().println(name + " is whole: " + what);
            return 0;
        } catch (BackupException | IllegalArgumentException failure) {
            spec.commandLine().getErr().println(name + " is not whole: " + failure.getMessage());
            return 1;
        }
    }
}
