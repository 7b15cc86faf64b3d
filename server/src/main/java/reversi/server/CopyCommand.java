package reversi.server;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import reversi.server.store.BackupException;
import reversi.server.store.Backups;

/** What is done with the database and its copies. Exit code: 0 where that is done, otherwise 1. */
abstract class CopyCommand implements Callable<Integer> {
    @Mixin
    private DatabaseOption database = new DatabaseOption();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** Does it, and says so; throws BackupException or IllegalArgumentException where it can't. */
    abstract void run(PrintWriter out);

    /** What is said before the reason where it can't be done. */
    abstract String failed();

    /** The copies of the database. */
    final Backups backups() {
        return Backups.of(database.url());
    }

    @Override
    public final Integer call() {
        try {
            run(spec.commandLine().getOut());
            return 0;
        } catch (BackupException | IllegalArgumentException failure) {
            spec.commandLine().getErr().println(failed() + ": " + failure.getMessage());
            return 1;
        }
    }
}
