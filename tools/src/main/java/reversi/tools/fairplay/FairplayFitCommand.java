package reversi.tools.fairplay;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import reversi.engine.Engine;
import reversi.engine.Level;
import reversi.engine.PatternWeights;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.SearchObserver;
import reversi.engine.TimeSource;
import reversi.fairplay.Decision;
import reversi.fairplay.DecisionReader;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Turn;
import reversi.tools.options.EngineFiles;
import reversi.tools.options.Tool;

/** Fits how likely people of a rating, and an engine, play each move. */
@Command(
        name = "fit",
        description = {
            "Fits how likely people of a rating play each move to moves of real games, and how likely an engine plays it in the same",
            "positions. Prints the weights: of what a move loses, for each empty square and for each point above 1400 more of it,",
            "and of what attracts people; then that of what a move loses for the engine, before and after the end is solved."
        })
final class FairplayFitCommand extends Tool {
    private static final int TABLE_KIBIBYTES = 2_048;

    @Mixin
    private final GameOptions options = new GameOptions();

    @Option(names = "--from", description = "The first year whose games are taken (default: ${DEFAULT-VALUE}).")
    private int firstYear = 2005;

    @Option(names = "--to", description = "The last year (default: ${DEFAULT-VALUE}).")
    private int lastYear = 2012;

    @Option(names = "--positions", description = "Moves of people (default: ${DEFAULT-VALUE}).")
    private int positions = 12_000;

    @Option(names = "--asked", description = "Positions in which the engine is asked too (default: ${DEFAULT-VALUE}).")
    private int asked = 1_500;

    @Option(names = "--level", description = "The level of the engine (default: ${DEFAULT-VALUE}).")
    private int level = 14;

    @Override
    public Integer call() throws IOException {
        PatternWeights weights = EngineFiles.weights();
        DecisionReader reader = new DecisionReader(weights);
        Engine engine = Engine.ofKibibytes(TimeSource.SYSTEM, TABLE_KIBIBYTES);
        engine.load(weights);
        List<PlayedGame> games = options.games(firstYear, lastYear);
        Random random = new Random(options.seed());
        ChoiceSample sample = new ChoiceSample();
        while (sample.size() < positions) {
            PlayedGame game = games.get(random.nextInt(games.size()));
            List<Turn> turns = game.transcript().turns();
            Turn turn = turns.get(random.nextInt(turns.size()));
            Optional<Decision> decision = reader.read(turn.before(), turn.move());
            if (decision.isPresent()) {
                sample.add(decision.get(), game.rating(turn.mover()));
                if (sample.size() <= asked) {
                    reader.read(turn.before(), best(engine, turn.before())).ifPresent(sample::addOfEngine);
                }
            }
        }
        sample.report(out());
        return 0;
    }

    private Move best(Engine engine, Position position) {
        Question question = new Question(position, Level.of(level), Purpose.MOVE, 1, Question.LEVELS_OWN_TIME);
        return engine.answer(question, SearchObserver.NONE).best();
    }
}
