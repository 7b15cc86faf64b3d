package reversi.server;

import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Serves: what the program does without a command, by its name. */
@Command(name = "serve", description = "Serves, as the program does without a command; with the same options.")
final class ServeCommand extends Serving {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws InterruptedException, IOException {
        // Those before the command would be taken for the program's own, and not count.
        if (!spec.parent().commandLine().getParseResult().matchedOptions().isEmpty()) {
            spec.commandLine().getErr().println("Options must follow the command: serve --port 8080");
            return 2;
        }
        return super.call();
    }
}
