package reversi.training.insights;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import reversi.archive.PlayedGames;
import reversi.engine.Engine;
import reversi.engine.Question;
import reversi.engine.SearchObserver;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.teach.review.GameReview;
import reversi.teach.review.ReviewLimits;
import reversi.teach.review.Reviewer;

/** Games of random moves, and what is counted in them. */
public final class StudiedGames {
    private static final String[] OPENINGS = {"", "Tiger", "Rose", "Heath"};

    private StudiedGames() {}

    /** A game of a person with a colour against a level, with a clock. */
    public static Game game(long seed, Disc mine) {
        Seat person = Seat.human("");
        Seat level = Seat.computer("", 3);
        boolean isBlack = mine == Disc.BLACK;
        return PlayedGames.play(
                new GameSetup(
                        Variant.OTHELLO,
                        isBlack ? person : level,
                        isBlack ? level : person,
                        TimeControl.perGame(300, 5)),
                new Random(seed));
    }

    /** A quick review of it. */
    public static GameReview review(Game game) {
        Engine engine = new Engine();
        Reviewer reviewer = new Reviewer(game.transcript(), List.of(new ReviewLimits(2, 6, 1_000)));
        Optional<Question> next = reviewer.next();
        while (next.isPresent()) {
            reviewer.answered(engine.answer(next.get(), SearchObserver.NONE));
            next = reviewer.next();
        }
        return reviewer.review();
    }

    /** The name of its opening. */
    public static String opening(long seed) {
        return OPENINGS[(int) (seed % OPENINGS.length)];
    }

    static Disc mine(long seed) {
        return seed % 2 == 0 ? Disc.BLACK : Disc.WHITE;
    }

    /** What is counted in the game of a seed. */
    static GameFacts facts(long seed) {
        return facts("g" + seed, game(seed, mine(seed)), mine(seed), opening(seed), Optional.empty());
    }

    static GameFacts facts(String id, Game game, Disc mine, String opening, Optional<GameReview> review) {
        GameStudy study = new GameStudy(id, game, mine, opening, review);
        while (study.step()) {
            // Until all is counted.
        }
        return study.facts();
    }
}
