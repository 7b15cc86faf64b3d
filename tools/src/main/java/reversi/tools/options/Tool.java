package reversi.tools.options;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What commands share: help, the streams they print to, and how they refuse what was asked. */
@Command(mixinStandardHelpOptions = true)
public abstract class Tool implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    /** Standard output, as the caller of the command set it. */
    protected final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    /** Standard error, as the caller of the command set it. */
    protected final PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** To be thrown where the command was misused: prints the message with the usage, and the command ends with 2. */
    protected final ParameterException misuse(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    /** As {@link #misuse(String)}, with the message of what was wrong. */
    protected final ParameterException misuse(IllegalArgumentException wrong) {
        return new ParameterException(spec.commandLine(), String.valueOf(wrong.getMessage()), wrong);
    }
}
