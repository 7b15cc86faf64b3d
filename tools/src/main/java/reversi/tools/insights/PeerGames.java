package reversi.tools.insights;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import reversi.engine.Engine;
import reversi.engine.Level;
import reversi.engine.PatternWeights;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.SearchObserver;
import reversi.game.ClockTimes;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.teach.review.GameReview;
import reversi.teach.review.ReviewLimits;
import reversi.teach.review.Reviewer;
import reversi.tools.options.EngineFiles;
import reversi.training.insights.GameStudy;
import reversi.training.insights.Tally;

/** Games of levels against each other, and what is counted in them. */
final class PeerGames {
    private final PatternWeights weights;

    PeerGames() throws IOException {
        weights = EngineFiles.weights();
    }

    /** Where games are played one after the other, with an engine of its own. */
    Table table(Random random) {
        Engine engine = new Engine();
        engine.load(weights);
        return new Table(engine, random);
    }

    /** A place for games. */
    record Table(Engine engine, Random random) {
        /** Plays a game of a level, and counts the habits of this level in it. */
        Tally play(int level, int opponent, boolean isBlack, boolean isReviewed) {
            Disc mine = isBlack ? Disc.BLACK : Disc.WHITE;
            Game game = game(isBlack ? level : opponent, isBlack ? opponent : level);
            Optional<GameReview> review = isReviewed ? Optional.of(review(game)) : Optional.empty();
            GameStudy study = new GameStudy("", game, mine, "", review);
            while (study.step()) {
                // Until all is counted.
            }
            return study.facts().tally();
        }

        private Game game(int black, int white) {
            GameSetup setup = new GameSetup(
                    Variant.OTHELLO, Seat.computer("", black), Seat.computer("", white), TimeControl.none());
            Game game = Game.start(setup, 0);
            while (!game.position().isOver()) {
                int level = game.position().toMove() == Disc.BLACK ? black : white;
                Question question = new Question(
                        game.position(), Level.of(level), Purpose.MOVE, random.nextLong(), Question.LEVELS_OWN_TIME);
                int ply = game.transcript().plies() + 1;
                game = game.with(
                        new GameEvent.Played(
                                ply,
                                engine.answer(question, SearchObserver.NONE).best(),
                                ClockTimes.none()),
                        0);
            }
            return game.with(new GameEvent.Ended(Result.byDiscs(game.position())), 0);
        }

        private GameReview review(Game game) {
            Reviewer reviewer = new Reviewer(game.transcript(), List.of(ReviewLimits.quick()));
            Optional<Question> next = reviewer.next();
            while (next.isPresent()) {
                reviewer.answered(engine.answer(next.get(), SearchObserver.NONE));
                next = reviewer.next();
            }
            return reviewer.review();
        }
    }
}
