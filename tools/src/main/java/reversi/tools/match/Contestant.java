package reversi.tools.match;

import java.util.function.Supplier;
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
            + "'depth=6,solve=12,temperature=0,insight=100,greed=0,seconds=0.5' or 'level=9,seconds=0.5', 'greedy' (takes "
            + "most discs, and every fifth anywhere), or 'random'";

    private static final int GREEDY_SLIPS = 20;

    /** Reads a contestant; throws IllegalArgumentException for nobody. */
    public static Contestant parse(String text, EngineOptions engines) {
        return switch (text) {
            case "greedy" -> new Contestant(text, text, () -> new Greedy(GREEDY_SLIPS));
            case "random" -> new Contestant(text, text, () -> new Greedy(100));
            default -> computer(text, engines);
        };
    }

    private static Contestant computer(String text, EngineOptions engines) {
        Strength strength = Strength.parse(text);
        return new Contestant(text, strength.toString(), () -> new Computer(strength, engines::engine));
    }
}
