package reversi.tools.nboard;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.StrengthOptions;
import reversi.tools.options.Tool;

/** Speaks NBoard's protocol on standard input and output until it ends or {@code quit} comes. */
@Command(
        name = "nboard",
        description = "Plays and analyses for NBoard and other programs that speak its protocol (version 2).")
public final class NBoardCommand extends Tool {
    @Mixin
    private final StrengthOptions strength = new StrengthOptions();

    @Mixin
    private final EngineOptions engines = new EngineOptions();

    @Override
    public Integer call() throws IOException {
        PrintWriter out = out();
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
