package reversi.screens.puzzle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.rules.Disc;
import reversi.screens.review.OwnReviews;
import reversi.teach.review.GameReview;

/** Reviews by the ids of their games, found at once. */
final class FakeReviews implements OwnReviews {
    private final Map<String, Found> found = new LinkedHashMap<>();

    void add(String id, GameReview review, Disc mine) {
        found.put(id, new Found(review, mine));
    }

    @Override
    public List<String> games(int most) {
        return new ArrayList<>(found.keySet()).subList(0, Math.min(most, found.size()));
    }

    @Override
    public void find(String id, Consumer<Optional<Found>> then) {
        then.accept(Optional.ofNullable(found.get(id)));
    }
}
