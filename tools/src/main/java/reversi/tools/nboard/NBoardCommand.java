package reversi.tools.nboard;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.StrengthOptions;

/** Speaks NBoard's protocol on standard input and output until it ends or {@code quit} comes. */
@Command(
        name = "nboard",
        mixinStandardHelpOptions = true,
        description = "Plays and analyses for NBoard and other programs that speak its protocol (version 2).")
public final class NBoardCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private final StrengthOptions strength = new StrengthOptions();

    @Mixin
    private final EngineOptions engines = new EngineOptions();

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try (NBoardSession session =
                new NBoardSession(engines.player(), strength.strength(), engines.seed(), line -> print(out, line))) {
            for (String line = in.readLine(); line != null; line = session.isOver() ? null : in.readLine()) {
                session.receive(line);
            }
            // Where the input is a file, what it asked for last is still answered.
            session.await();
        }
        return 0;
    }

    private static void print(PrintWriter out, String line) {
        out.println(line);
        out.flush();
    }
}
