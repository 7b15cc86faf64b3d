package reversi.server;

import java.io.PrintWriter;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import reversi.server.log.VisibleText;
import reversi.server.store.Database;
import reversi.server.store.FeedbackRepository;
import reversi.server.store.FeedbackRepository.Feedback;
import reversi.server.store.StoreException;

/** Lists the feedback that players have sent; works while the server runs. */
@Command(
        name = "feedback",
        mixinStandardHelpOptions = true,
        versionProvider = ServerVersion.class,
        description = "Lists the feedback that players have sent, the latest first.")
final class FeedbackCommand implements Callable<Integer> {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT).withZone(ZoneOffset.UTC);

    @Mixin
    private DatabaseOption database = new DatabaseOption();

    @Option(
            names = "--newest",
            defaultValue = "100",
            description = "Maximum number of entries (default: ${DEFAULT-VALUE}).")
    private int newest;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        if (newest < 1) {
            err.println("--newest must be at least 1.");
            return 2;
        }
        try (Database opened = Database.open(database.url())) {
            List<Feedback> all =
                    new FeedbackRepository(opened).newest(Math.min(newest, FeedbackRepository.MAX_ENTRIES));
            all.forEach(feedback -> print(out, feedback));
            if (all.isEmpty()) {
                out.println("No feedback yet.");
            }
        } catch (StoreException | IllegalArgumentException failure) {
            err.println("The database can't be read: " + failure.getMessage());
            return 1;
        }
        out.flush();
        return 0;
    }

    private static void print(PrintWriter out, Feedback feedback) {
        out.println("#" + feedback.id() + "  " + TIME.format(Instant.ofEpochMilli(feedback.at())) + " UTC  "
                + VisibleText.of(feedback.name().orElse("not signed in")) + "  " + VisibleText.of(feedback.version()));
        out.println("    " + VisibleText.of(feedback.text()));
    }
}
