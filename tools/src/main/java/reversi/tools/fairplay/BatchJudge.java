package reversi.tools.fairplay;

import java.io.IOException;
import reversi.engine.Level;
import reversi.engine.PatternWeights;
import reversi.fairplay.Agreement;
import reversi.fairplay.AgreementReader;
import reversi.rules.Disc;

/** Scores batches as they were played, and as if their players had help. Thread-safe. */
final class BatchJudge {
    private final BatchScores known;
    private final Level level;
    private final long seed;
    private final ThreadLocal<AgreementReader> readers;
    private final ThreadLocal<MadeGames> makers;

    /** A judge by these weights, with help by this level; {@code seed} settles who asks for help when. */
    BatchJudge(PatternWeights weights, Level level, long seed, BatchScores known) {
        this.known = known;
        this.level = level;
        this.seed = seed;
        this.readers = ThreadLocal.withInitial(() -> new AgreementReader(weights));
        this.makers = ThreadLocal.withInitial(() -> new MadeGames(weights, level));
    }

    /** Scores a batch. */
    interface Judgement {
        double score(Batch batch) throws IOException;
    }

    /** The score of a batch as it was played. */
    double people(Batch batch) throws IOException {
        return known.score("people-" + batch.name(), () -> {
            Agreement sum = Agreement.NONE;
            for (PlayedGame game : batch.games()) {
                Disc side = batch.side(game);
                sum = sum.plus(readers.get().read(game.transcript(), side, game.rating(side)));
            }
            return sum.score();
        });
    }

    /** The score of a batch had its player had help. */
    double helped(Batch batch) throws IOException {
        return known.score("helped-" + level.number() + "-" + seed + "-" + batch.name(), () -> {
            Agreement sum = Agreement.NONE;
            for (PlayedGame game : batch.games()) {
                Disc side = batch.side(game);
                long own = 31 * (31 * seed + game.year()) + game.number();
                sum = sum.plus(readers.get().read(makers.get().helped(game, side, own), side, game.rating(side)));
            }
            return sum.score();
        });
    }
}
