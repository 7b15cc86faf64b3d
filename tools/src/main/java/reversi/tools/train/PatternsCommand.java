package reversi.tools.train;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import reversi.engine.Family;
import reversi.engine.Patterns;
import reversi.rules.Variant;
import reversi.tools.options.Tool;
import reversi.tools.options.VariantName;

/** Chooses the patterns of the evaluation by what they explain of positions with values. */
@Command(
        name = "patterns",
        description =
                "Chooses patterns: adds the group of squares that explains most of what those before do not, one after the "
                        + "other, and prints each with the mean squared error over positions that were held out.")
final class PatternsCommand extends Tool {
    private static final int MOST_SQUARES = 10;
    private static final String TODAY = "today";
    private static final Pattern SHAPE = Pattern.compile("[a-h][1-8]( [a-h][1-8]){0,9}");

    @Mixin
    private final LearnedPositions data = new LearnedPositions();

    @Option(
            names = "--variant",
            converter = VariantName.class,
            defaultValue = "othello",
            description = "What the positions are from, on 8×8 or 6×6 squares: " + VariantName.HELP + ".")
    private Variant variant = Variant.OTHELLO;

    @Option(
            names = "--empties",
            split = ",",
            defaultValue = "20,30,40",
            description = "Numbers of empties of the positions that count (default: ${DEFAULT-VALUE}).")
    private List<Integer> empties = new ArrayList<>();

    @Option(
            names = "--positions",
            description = "Positions of each number of empties at most (default: ${DEFAULT-VALUE}).")
    private int positions = 500_000;

    @Option(
            names = "--keep",
            split = ";",
            description = "Patterns to begin with, such as 'a1 b1 c1;a1 b2 c3', or 'today' for those of the game.")
    private List<String> keep = new ArrayList<>();

    @Option(names = "--squares", description = "Squares of a new pattern, 2 to 10 (default: ${DEFAULT-VALUE}).")
    private int squares = MOST_SQUARES;

    @Option(
            names = "--longs",
            description = "Longs of all patterns together, four images each (default: ${DEFAULT-VALUE}).")
    private int longs = 13;

    @Option(names = "--candidates", description = "Groups tried for each new pattern (default: ${DEFAULT-VALUE}).")
    private int candidates = 200;

    @Option(
            names = "--exchanges",
            description = "Exchanges of a square tried with the best of them (default: ${DEFAULT-VALUE}).")
    private int exchanges = 60;

    @Option(
            names = "--rounds",
            description = "How often each pattern is then put out and chosen again (default: ${DEFAULT-VALUE}).")
    private int rounds = 1;

    @Option(names = "--ridge", description = "Pull towards zero (default: ${DEFAULT-VALUE}).")
    private double ridge = 10;

    @Option(names = "--seed", description = "Seed (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Override
    public Integer call() throws IOException {
        Family family = Family.of(variant).orElseThrow(() -> misuse("there are no patterns for " + variant.code()));
        if (!family.fitsBitboard()) {
            throw misuse("patterns are chosen for boards of 8×8 and 6×6 squares");
        }
        if (squares < 2 || squares > MOST_SQUARES) {
            throw misuse("--squares is 2 to " + MOST_SQUARES);
        }
        checkKept(family);
        PatternChoice choice = read(family);
        List<String> shapes = new ArrayList<>(keep.contains(TODAY) ? new Patterns(family).names() : keep);
        double error = report(choice, shapes, "begin");
        while (choice.longs(shapes) < longs) {
            PatternChoice.Candidate best = choice.best(List.of(), candidates, exchanges, longs - choice.longs(shapes));
            if (best.gain() <= 0) {
                out().println("No group explains more.");
                break;
            }
            shapes.add(best.shape());
            error = report(choice, shapes, best.shape());
        }
        for (int i = 0; i < rounds * shapes.size(); i++) {
            error = chooseAgain(choice, shapes, i % shapes.size(), error);
        }
        shapes.forEach(out()::println);
        return 0;
    }

    private void checkKept(Family family) {
        for (String shape : keep) {
            boolean isShape = TODAY.equals(shape) || SHAPE.matcher(shape).matches();
            if (!isShape || (SHAPE.matcher(shape).matches() && !areOnBoard(Groups.squares(shape), family))) {
                throw misuse("'" + shape
                        + "' is no pattern: at most ten squares of the board, each once, such as 'a1 b1 c1'");
            }
        }
    }

    private static boolean areOnBoard(List<Integer> squares, Family family) {
        return squares.stream().distinct().count() == squares.size()
                && squares.stream().allMatch(square -> (family.squares() >>> square & 1) != 0);
    }

    private PatternChoice read(Family family) throws IOException {
        PatternChoice choice =
                new PatternChoice(family, new Groups(family.squares(), new Random(seed)), squares, ridge);
        data.read((player, opponent, value, isHeldOut) -> {
            int free = family.squareCount() - Long.bitCount(player | opponent);
            if (empties.contains(free) && choice.learned(free) < positions) {
                choice.add(player, opponent, value, isHeldOut);
            }
        });
        return choice;
    }

    private double report(PatternChoice choice, List<String> shapes, String what) {
        double error = choice.fit(shapes);
        out().printf("error² %.3f  longs %2d  %s%n", error, choice.longs(shapes), what);
        out().flush();
        return error;
    }

    /** Puts a pattern out and what explains most in its place, if that is better; returns the error with what stays. */
    private double chooseAgain(PatternChoice choice, List<String> shapes, int index, double error) {
        String old = shapes.remove(index);
        choice.fit(shapes);
        String next = choice.best(List.of(old), candidates, exchanges, longs - choice.longs(shapes))
                .shape();
        shapes.add(index, next);
        double changed = next.isEmpty() ? Double.POSITIVE_INFINITY : choice.fit(shapes);
        if (changed < error) {
            out().printf("error² %.3f  %s in place of %s%n", changed, next, old);
            out().flush();
            return changed;
        }
        shapes.set(index, old);
        return error;
    }
}
