package reversi.server;

import java.io.PrintWriter;
import java.io.StringWriter;

/** What one call of the program did. */
record CommandRun(int code, String out, String err) {
    static CommandRun of(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(arguments);
        return new CommandRun(code, out.toString(), err.toString());
    }
}
