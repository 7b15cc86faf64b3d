package reversi.tools.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.engine.Answer;
import reversi.engine.Engine;
import reversi.engine.SearchObserver;
import reversi.engine.TimeSource;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Score;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Strength;
import reversi.tools.options.Tool;
import reversi.tools.options.Workers;

/** Values the moves of which files of {@link ChooseCommand} differ. */
@Command(
        name = "judge",
        description =
                "Says by how many discs a move the choices of files differ from those of the first, with bounds of 95 %%: where moves "
                        + "differ, a search values both. Its values are kept; begun again, it goes on.")
final class JudgeCommand extends Tool {
    private static final int HUNDREDTHS = 100;
    private static final int MOVE_LENGTH = 2;

    @Parameters(index = "0", paramLabel = "BASE", description = "The moves that the others are compared with.")
    private Path base = Path.of("");

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILE", description = "The moves to compare.")
    private List<Path> others = new ArrayList<>();

    @Option(names = "--values", required = true, description = "File of the values.")
    private Path values = Path.of("");

    @Option(names = "--depth", description = "Plies of the search after a move (default: ${DEFAULT-VALUE}).")
    private int depth = Strength.ANY_DEPTH;

    @Option(names = "--solve", description = "Empties from which it solves (default: ${DEFAULT-VALUE}).")
    private int solve = 30;

    @Option(names = "--jobs", description = "Moves valued at a time (default: ${DEFAULT-VALUE}).")
    private int jobs = 1;

    @Mixin
    private final EngineOptions engines = new EngineOptions();

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        try {
            PositionLog first = PositionLog.read(base);
            List<PositionLog> compared = new ArrayList<>();
            for (Path other : others) {
                compared.add(same(PositionLog.read(other), first, other));
            }
            PositionLog known = PositionLog.at(
                    values, "values by depth " + depth + ", solve " + solve + ", engine " + engines.mark());
            value(differing(first, compared), known);
            for (int i = 0; i < compared.size(); i++) {
                out().println(others.get(i).getFileName() + ": " + gain(first, compared.get(i), known));
            }
            return 0;
        } catch (IllegalArgumentException wrong) {
            throw misuse(wrong);
        }
    }

    private PositionLog same(PositionLog other, PositionLog first, Path file) {
        if (!other.positions().equals(first.positions())) {
            throw new IllegalArgumentException(file + " has other positions than " + base);
        }
        return other;
    }

    private static String chosen(PositionLog log, String position) {
        return position + log.answer(position).orElseThrow();
    }

    /** The positions after the moves that are to be valued. */
    private static Set<String> differing(PositionLog first, List<PositionLog> compared) {
        Set<String> differing = new LinkedHashSet<>();
        for (PositionLog other : compared) {
            for (String position : first.positions()) {
                if (!chosen(first, position).equals(chosen(other, position))) {
                    differing.add(chosen(first, position));
                    differing.add(chosen(other, position));
                }
            }
        }
        return differing;
    }

    private void value(Set<String> moves, PositionLog known) throws InterruptedException, ExecutionException {
        List<Callable<Boolean>> tasks = new ArrayList<>();
        for (String game : moves) {
            if (known.answer(game).isEmpty()) {
                tasks.add(() -> {
                    known.add(game, Integer.toString(value(game)));
                    return true;
                });
            }
        }
        Workers.run(Math.max(1, jobs), tasks);
    }

    /** What the last move of a game is worth to its player, in hundredths of a disc. */
    private int value(String game) {
        String before = game.substring(0, game.length() - MOVE_LENGTH);
        Disc mover = DrawnPositions.game(before).current().toMove();
        Position after = DrawnPositions.game(game).current();
        if (after.isOver()) {
            Score score = after.score();
            return HUNDREDTHS * (score.official(mover) - score.official(mover.other()));
        }
        Engine engine = engines.searcher(TimeSource.SYSTEM);
        Strength strength = new Strength(Strength.trial(depth, solve), 0);
        Answer answer = engine.answer(strength.question(after, engines.seed()), SearchObserver.NONE);
        return after.toMove() == mover ? answer.value() : -answer.value();
    }

    private static MoveGain gain(PositionLog first, PositionLog other, PositionLog known) {
        List<Integer> gains = new ArrayList<>();
        for (String position : first.positions()) {
            String before = chosen(first, position);
            String now = chosen(other, position);
            gains.add(before.equals(now) ? 0 : worth(known, now) - worth(known, before));
        }
        return MoveGain.of(gains);
    }

    private static int worth(PositionLog known, String game) {
        return Integer.parseInt(known.answer(game).orElseThrow());
    }
}
