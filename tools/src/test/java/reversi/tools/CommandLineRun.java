package reversi.tools;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/**
 * What a command line printed, without starting a process.
 *
 * @param code the exit code
 * @param out the lines on standard output
 * @param err everything on standard error
 */
public record CommandLineRun(int code, List<String> out, String err) {
    /** Runs the tools with these arguments. */
    public static CommandLineRun of(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(args);
        return new CommandLineRun(code, out.toString().lines().toList(), err.toString());
    }

    /** The last line on standard output; empty where there is none. */
    public String lastLine() {
        return out.isEmpty() ? "" : out.get(out.size() - 1);
    }
}
