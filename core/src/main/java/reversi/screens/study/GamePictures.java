package reversi.screens.study;

import java.util.Optional;
import java.util.function.Supplier;
import reversi.archive.GameLibrary;
import reversi.game.Game;
import reversi.online.Protocol;
import reversi.rules.Transcript;
import reversi.screens.review.ArchivedReviews;
import reversi.screens.review.SharedGame;
import reversi.screens.review.TurningPointSearch;
import reversi.screens.share.PictureSender;
import reversi.screens.share.SharedFacts;
import reversi.teach.review.GameReview;

/** The pictures of games that are given away, with what reviews have shown of them. */
final class GamePictures {
    /** Makes a server's page of a game go on to the game's own, for whoever follows a link. */
    private static final String OPENED = "#open";

    private final GameLibrary library;
    private final Supplier<Optional<String>> webAddress;
    /** The quick review of the game that ended last. */
    private Optional<GameReview> latest = Optional.empty();

    GamePictures(GameLibrary library, Supplier<Optional<String>> webAddress) {
        this.library = library;
        this.webAddress = webAddress;
    }

    /** A game that ended was reviewed quickly. */
    void reviewed(GameReview quick) {
        latest = Optional.of(quick);
    }

    /** The picture of a game, with the link to it and what its best review shows. */
    PictureSender of(Game game) {
        Transcript transcript = game.transcript();
        Optional<String> link = transcript.placements() == 0
                ? Optional.empty()
                : webAddress
                        .get()
                        .map(place -> place
                                + Protocol.SHARED_PATH
                                + SharedGame.route(transcript).detail()
                                + OPENED);
        ArchivedReviews reviews = new ArchivedReviews(library);
        return new PictureSender(
                game,
                link,
                (moves, then) ->
                        reviews.at(moves, at -> reviews.find(moves, review -> then.accept(facts(moves, at, review)))));
    }

    private SharedFacts facts(Transcript moves, Optional<Long> at, Optional<GameReview> review) {
        Optional<GameReview> best =
                review.or(() -> latest.filter(quick -> quick.game().equals(moves)));
        return new SharedFacts(at, best, review.isEmpty(), best.flatMap(TurningPointSearch::in));
    }
}
