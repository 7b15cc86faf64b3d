package reversi.server;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import reversi.server.store.Database;
import reversi.server.store.StoreException;

/**
 * Brings the schema of the database to this version before anything is served, which {@code serve} would do as well: by itself it can be tried
 * on a copy, timed, and done before the first node is replaced.
 */
@Command(
        name = "migrate",
        mixinStandardHelpOptions = true,
        versionProvider = ServerVersion.class,
        description = {
            "Brings the database to the schema of this version, as serving does when it begins. A SQLite file must not be"
                    + " in use, and is copied before; PostgreSQL may be.",
            "Exit code: 0 if it has that schema then (with --dry-run: already now), otherwise 1."
        })
final class MigrateCommand implements Callable<Integer> {
    @Mixin
    private DatabaseOption database = new DatabaseOption();

    @Option(names = "--dry-run", description = "Only say which schema there is, and which there would be.")
    private boolean isDryRun;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        try {
            return isDryRun ? look(out) : migrate(out);
        } catch (StoreException | IllegalArgumentException | IllegalStateException failure) {
            spec.commandLine().getErr().println("The database was not migrated: " + failure.getMessage());
            return 1;
        } finally {
            out.flush();
        }
    }

    private int look(PrintWriter out) {
        Database.Schema schema = Database.schemaOf(database.url());
        out.println(
                "The database has " + schema.now().map(now -> "schema " + now).orElse("no tables yet")
                        + (schema.isOld()
                                ? "; this version brings it to schema " + schema.newest() + "."
                                : ", which is the newest."));
        return schema.isOld() ? 1 : 0;
    }

    private int migrate(PrintWriter out) {
        try (Database opened = Database.openExclusively(database.url())) {
            out.println("The database has schema " + opened.schema() + " now.");
            return 0;
        }
    }
}
