package reversi.tools.fairplay;

import java.util.Optional;
import java.util.Random;
import reversi.engine.Engine;
import reversi.engine.Level;
import reversi.engine.PatternWeights;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.SearchObserver;
import reversi.engine.TimeSource;
import reversi.fairplay.ChoiceModel;
import reversi.fairplay.Decision;
import reversi.fairplay.DecisionReader;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;

/**
 * Plays real games on from the opening as if one side had help: at random, every second move is the engine's, and all others are drawn by how likely
 * people of the rating play them. Not thread-safe.
 */
final class MadeGames {
    private static final int TABLE_KIBIBYTES = 2_048;

    private final DecisionReader people;
    private final Engine engine;
    private final Level level;

    MadeGames(PatternWeights weights, Level level) {
        this.people = new DecisionReader(weights);
        this.engine = Engine.ofKibibytes(TimeSource.SYSTEM, TABLE_KIBIBYTES);
        this.engine.load(weights);
        this.level = level;
    }

    /** The game with help for a side, as far as moves are judged; the same for the same seed. */
    Transcript helped(PlayedGame real, Disc side, long seed) {
        Random random = new Random(seed);
        Transcript line = real.until(DecisionReader.MOST_EMPTIES);
        while (!line.current().isOver() && line.current().empties() >= DecisionReader.FEWEST_EMPTIES) {
            Position now = line.current();
            Move move = now.toMove() == side && random.nextBoolean()
                    ? best(now, random)
                    : drawn(now, real.rating(now.toMove()), random);
            line = line.with(now.play(move).orThrow());
        }
        return line;
    }

    private Move best(Position now, Random random) {
        Question question = new Question(now, level, Purpose.MOVE, random.nextLong(), Question.LEVELS_OWN_TIME);
        return engine.answer(question, SearchObserver.NONE).best();
    }

    private Move drawn(Position now, int rating, Random random) {
        Move first = now.legalMoves().get(0);
        Optional<Decision> decision = people.read(now, first);
        if (decision.isEmpty()) {
            return first;
        }
        double[] chances = ChoiceModel.person(rating, now.empties()).chances(decision.get());
        double left = random.nextDouble();
        int drawn = 0;
        while (drawn < chances.length - 1 && left >= chances[drawn]) {
            left -= chances[drawn];
            drawn++;
        }
        return Move.at(now.placements().get(drawn));
    }
}
