package reversi.screens.review;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.archive.ArchivedGame;
import reversi.archive.GameLibrary;
import reversi.archive.GameSummary;
import reversi.rules.Transcript;
import reversi.teach.review.GameReview;
import reversi.teach.review.ReviewCodec;

/** Reviews kept with their games in the archive; that of a game which is not there is not kept. */
public final class ArchivedReviews implements ReviewStore, OwnReviews {
    private final GameLibrary library;

    /** Reviews in a library. */
    public ArchivedReviews(GameLibrary library) {
        this.library = library;
    }

    @Override
    public void find(Transcript game, Consumer<Optional<GameReview>> then) {
        withId(game, id -> {
            if (id.isEmpty()) {
                then.accept(Optional.empty());
            } else {
                library.review(
                        id.get(),
                        text -> then.accept(text.flatMap(known -> ReviewCodec.read(game, known))
                                .filter(GameReview::isComplete)));
            }
        });
    }

    /** Finds when a game ended, in milliseconds since 1970; empty for one that is not kept. */
    public void at(Transcript game, Consumer<Optional<Long>> then) {
        withId(game, id -> then.accept(id.flatMap(library.index()::find).map(GameSummary::at)));
    }

    @Override
    public void keep(GameReview review) {
        withId(
                review.game(),
                id -> id.ifPresent(known -> {
                    Optional<Integer> accuracy = library.index()
                            .find(known)
                            .flatMap(GameSummary::mine)
                            .flatMap(review::accuracy)
                            .map(percent -> (int) Math.round(percent));
                    library.keepReview(known, ReviewCodec.write(review), accuracy);
                }));
    }

    @Override
    public List<String> games(int most) {
        return library.index().games().stream()
                .filter(game -> game.mine().isPresent())
                .limit(most)
                .map(GameSummary::id)
                .toList();
    }

    @Override
    public void find(String id, Consumer<Optional<Found>> then) {
        library.review(id, text -> {
            if (text.isEmpty()) {
                then.accept(Optional.empty());
            } else {
                library.open(id, game -> then.accept(game.flatMap(known -> found(known, text.get()))));
            }
        });
    }

    private static Optional<Found> found(ArchivedGame game, String text) {
        return ReviewCodec.read(game.game().transcript(), text)
                .filter(GameReview::isComplete)
                .flatMap(review -> game.summary().mine().map(mine -> new Found(review, mine)));
    }

    /** Looks for a game of these moves; few others end with the same discs. */
    private void withId(Transcript game, Consumer<Optional<String>> then) {
        String board = ArchivedGame.board(game.current());
        List<String> alike = library.index().games().stream()
                .filter(known -> known.placements() == game.placements()
                        && known.variant().equals(game.current().variant())
                        && known.board().equals(board))
                .map(GameSummary::id)
                .toList();
        next(game, alike, 0, then);
    }

    private void next(Transcript game, List<String> ids, int at, Consumer<Optional<String>> then) {
        if (at == ids.size()) {
            then.accept(Optional.empty());
            return;
        }
        library.open(ids.get(at), found -> {
            boolean isIt = found.filter(known -> known.game().transcript().equals(game))
                    .isPresent();
            if (isIt) {
                then.accept(Optional.of(ids.get(at)));
            } else {
                next(game, ids, at + 1, then);
            }
        });
    }
}
