package reversi.tools.match;

import java.util.function.Supplier;
import reversi.tools.options.ContestantOptions;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Strength;

/**
 * Who plays in a match: a name, and how to get hold of as many of them as play at once.
 *
 * @param name as it was written on the command line
 * @param settings what the name stands for today: a level may change and keep its number
 * @param open makes another one
 */
public record Contestant(String name, String settings, Supplier<Contender> open) {
    /** How contestants are written, for the help of commands. */
    public static final String HELP = "a level's number, settings of a level on trial as in "
            + "'depth=6,solve=12,sight=300,habit=0,greed=0,seconds=0.5' or 'level=9,seconds=0.5,hash=64,threads=2,weights=FILE,book=no,clock=processor' (seconds of its one thread), "
            + "'greedy' (takes most discs, and every fifth anywhere), 'random', or another program as 'gtp:COMMAND' or 'nboard:DEPTH:COMMAND'";

    private static final int GREEDY_SLIPS = 20;
    private static final String GTP = "gtp:";
    private static final String NBOARD = "nboard:";

    /** Parses a contestant; throws IllegalArgumentException if the text is invalid. */
    public static Contestant parse(String text, EngineOptions engines) {
        if (text.startsWith(GTP)) {
            Lines.Program program = program(text.substring(GTP.length()));
            return new Contestant(text, text, () -> new GtpProgram(program));
        }
        if (text.startsWith(NBOARD)) {
            String[] parts = text.substring(NBOARD.length()).split(":", 2);
            if (parts.length < 2 || !parts[0].matches("[0-9]{1,2}")) {
                throw new IllegalArgumentException("not as in nboard:DEPTH:COMMAND: '" + text + "'");
            }
            int depth = Integer.parseInt(parts[0]);
            Lines.Program program = program(parts[1]);
            return new Contestant(text, text, () -> new NBoardProgram(program, depth));
        }
        return switch (text) {
            case "greedy" -> new Contestant(text, text, () -> new Greedy(GREEDY_SLIPS));
            case "random" -> new Contestant(text, text, () -> new Greedy(100));
            default -> computer(text, engines);
        };
    }

    private static Lines.Program program(String commandLine) {
        if (commandLine.isBlank()) {
            throw new IllegalArgumentException("a program has a command line");
        }
        return () -> ProgramLines.start(commandLine);
    }

    private static Contestant computer(String text, EngineOptions engines) {
        ContestantOptions settings = ContestantOptions.read(text);
        EngineOptions own = engines.with(settings);
        Strength strength = Strength.of(settings);
        settings.end();
        return new Contestant(text, strength + ", engine " + own.mark(), () -> new Computer(strength, own::player));
    }
}
