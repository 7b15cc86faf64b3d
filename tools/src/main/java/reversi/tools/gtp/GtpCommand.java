package reversi.tools.gtp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import reversi.release.Release;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.StrengthOptions;
import reversi.tools.options.Tool;

/** Speaks the Go Text Protocol on standard input and output until it ends or {@code quit} comes. */
@Command(
        name = "gtp",
        description = "Plays for another program that speaks the Go Text Protocol (GTP 2) as Othello programs do.")
public final class GtpCommand extends Tool {
    @Mixin
    private final StrengthOptions strength = new StrengthOptions();

    @Mixin
    private final EngineOptions engines = new EngineOptions();

    @Override
    public Integer call() throws IOException {
        GtpSession session = new GtpSession(engines.player(), strength.strength(), engines.seed(), Release.version());
        PrintWriter out = out();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null && !session.isOver(); ) {
            out.print(session.answer(line));
            out.flush();
            line = session.isOver() ? null : in.readLine();
        }
        return 0;
    }
}
