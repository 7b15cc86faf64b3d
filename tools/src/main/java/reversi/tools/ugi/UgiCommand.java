package reversi.tools.ugi;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Command;
import reversi.tools.options.Tool;

/** Speaks the engine's own protocol on standard input and output until it ends or {@code quit} comes. */
@Command(
        name = "ugi",
        description =
                "Analyses and plays for programs by lines like those of UCI, with JSON (docs/engine-protocol.md).")
public final class UgiCommand extends Tool {
    private static final int MOST_CHARACTERS = 10_000;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = out();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try (UgiSession session = new UgiSession(line -> print(out, line))) {
            for (String line = in.readLine(); line != null; line = session.isOver() ? null : in.readLine()) {
                session.receive(line.length() > MOST_CHARACTERS ? "a line of " + line.length() + " characters" : line);
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
