package reversi.server;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import reversi.online.Codec;
import reversi.server.store.BackupException;
import reversi.server.store.Backups;
import reversi.server.store.Database;
import reversi.server.store.Recount;
import reversi.server.store.StoreException;

/** What is done with the database and its copies. Exit code: 0 where that is done, otherwise 1. */
@Command(mixinStandardHelpOptions = true, versionProvider = ServerVersion.class)
abstract class CopyCommand implements Callable<Integer> {
    @Mixin
    private DatabaseOption database = new DatabaseOption();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** Does it, and says so; throws BackupException or IllegalArgumentException where it can't. */
    abstract void run(PrintWriter out);

    /** What is said before the reason where it can't be done. */
    abstract String failed();

    /** Which database it is. */
    final String url() {
        return database.url();
    }

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

    /** Makes a whole copy of the database, also while the server runs. */
    @Command(
            name = "backup",
            description = {
                "Makes a copy of the database, also while the server runs.",
                "The file appears only once it is whole and on the disk, and replaces none. Exit code: 0 if so, otherwise"
                        + " 1."
            })
    static final class Backup extends CopyCommand {
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

    /** Puts a copy in the database's place. */
    @Command(
            name = "restore",
            description = {
                "Puts a copy in the database's place, after it was checked. No server may use the database; the old one is"
                        + " kept.",
                "Exit code: 0 if so, otherwise 1, and the database is as it was."
            })
    static final class Restore extends CopyCommand {
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

    /** Says whether a copy or the database is whole. */
    @Command(
            name = "check",
            description = {
                "Says whether a copy, or the database itself, is whole: every page, every table and index of its version.",
                "With --replay all games and tournaments of the database are played again by their events, and results,"
                        + " ratings and tables compared.",
                "Exit code: 0 if all is as it should be, otherwise 1."
            })
    static final class Check extends CopyCommand {
        @Parameters(paramLabel = "FILE", arity = "0..1", description = "The copy; without it the database is checked.")
        private @Nullable Path file;

        @Option(names = "--replay", description = "Play all games and tournaments of the database again.")
        private boolean replay;

        @Override
        void run(PrintWriter out) {
            out.println(name() + " is whole: " + (file == null ? backups().check() : Backups.check(file)));
            if (replay) {
                recount(out);
            }
        }

        private void recount(PrintWriter out) {
            if (file != null) {
                throw new IllegalArgumentException("--replay is for the database, not for a copy: restore it first");
            }
            try (Database opened = Database.open(url())) {
                Recount.Found found = Recount.of(opened, new Codec());
                found.differences().forEach(out::println);
                out.println(found);
                if (!found.differences().isEmpty()) {
                    throw new BackupException("its events say otherwise");
                }
            } catch (StoreException failure) {
                throw new BackupException("it can't be read: " + failure.getMessage());
            }
        }

        @Override
        String failed() {
            return name() + " is not whole";
        }

        private String name() {
            return file == null ? "The database" : file.toString();
        }
    }
}
