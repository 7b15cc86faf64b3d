package reversi.screens.ladder;

import java.util.List;
import java.util.Optional;
import java.util.function.LongToIntFunction;
import reversi.archive.GameLibrary;
import reversi.archive.GameSummary;
import reversi.teach.ladder.StrengthEstimate;

/** The level of the computer against which the person wins about half of the games, and the strength that says so, by those that are finished. */
public final class EvenLevel {
    /** Of somebody with more games, the older ones say next to nothing: they need not be gone through before each game. */
    private static final int MOST_GAMES = 400;

    private final GameLibrary library;
    private final LongToIntFunction minutesAhead;
    /** What the games of the library come to; empty while that is not counted. */
    private Optional<LadderBuilder> known = Optional.empty();

    /** The level by these games; the function tells how many minutes the person's clock was ahead of universal time at a moment. */
    public EvenLevel(GameLibrary library, LongToIntFunction minutesAhead) {
        this.library = library;
        this.minutesAhead = minutesAhead;
        library.addListener(() -> known = Optional.empty());
    }

    /** The level now; without games that for a first one. */
    public int now() {
        return counted().evenLevel();
    }

    /** How strong the person is now, in points; empty without games that count. */
    public Optional<Integer> points() {
        StrengthEstimate strength = counted().build().strength();
        return strength.games() == 0 ? Optional.empty() : Optional.of(strength.points());
    }

    private LadderBuilder counted() {
        LadderBuilder builder = known.orElseGet(this::count);
        known = Optional.of(builder);
        return builder;
    }

    private LadderBuilder count() {
        List<GameSummary> games = library.index().games();
        LadderBuilder builder = new LadderBuilder(games.subList(0, Math.min(MOST_GAMES, games.size())), minutesAhead);
        boolean hasMore = true;
        while (hasMore) {
            hasMore = builder.step();
        }
        return builder;
    }
}
