package reversi.screens.insights;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.archive.ArchiveCodec;
import reversi.archive.GameLibrary;
import reversi.archive.GameSummary;
import reversi.archive.Outcome;
import reversi.archive.StoredGame;
import reversi.archive.StoredGameReader;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.teach.review.GameReview;
import reversi.teach.review.ReviewCodec;
import reversi.training.insights.GameFacts;
import reversi.training.insights.GameStudy;
import reversi.training.insights.Insights;

/** Looks through the person's own games of standard Othello, the latest first, a little between two pictures; each of them once, and again once it is reviewed. */
public final class InsightsReader {
    /** The first figures are there after so many games. */
    private static final int FIRST = 50;

    private final GameLibrary library;
    /** By the id of each game that was looked at the accuracy that its review had found then. */
    private final Map<String, Optional<Integer>> seen = new HashMap<>();

    private final List<GameFacts> waiting = new ArrayList<>();
    private Insights insights = Insights.none();
    private Optional<StoredGameReader> games = Optional.empty();
    private Optional<GameStudy> study = Optional.empty();
    private int wanted;
    private boolean isStale = true;

    /** A reader of the games of a library. */
    public InsightsReader(GameLibrary library) {
        this.library = library;
        library.addListener(() -> isStale = true);
    }

    /** What the games show that were looked at; it is renewed each time twice as many were, and at the end. */
    public Insights insights() {
        return insights;
    }

    /** How many games there are to look at, as far as the library was read. */
    int wanted() {
        return wanted;
    }

    /** How many of them were looked at. */
    int read() {
        return insights.size() + waiting.size();
    }

    /** Whether all games were looked at that the library has. */
    public boolean isDone() {
        return library.isLoaded() && !isStale && games.isEmpty();
    }

    /** Does a little more; answers whether there is more to do at once. */
    public boolean step() {
        if (study.isPresent()) {
            study(study.get());
            return true;
        }
        if (games.isEmpty()) {
            return isStale && begin();
        }
        Optional<StoredGame> next = Optional.ofNullable(games.get().next());
        next.ifPresent(this::open);
        if (next.isEmpty() && games.get().isDone()) {
            games = Optional.empty();
            gather();
        }
        return next.isPresent() || games.isEmpty();
    }

    /** Finds out which games are to be looked at; answers whether there are any. */
    private boolean begin() {
        isStale = false;
        List<GameSummary> own = new ArrayList<>();
        for (GameSummary game : library.index().games()) {
            if (game.mine().isPresent()
                    && game.outcome() != Outcome.NEUTRAL
                    && game.variant().equals(Variant.OTHELLO)) {
                own.add(game);
            }
        }
        wanted = own.size();
        if (library.isLoaded() && seen.keySet().retainAll(library.index().ids())) {
            insights = insights.only(seen.keySet());
        }
        own.removeIf(game -> game.accuracy().equals(seen.get(game.id())));
        games = own.isEmpty() ? Optional.empty() : Optional.of(new StoredGameReader(library, own));
        return games.isPresent();
    }

    /** A game that can't be read is left out. */
    private void open(StoredGame stored) {
        GameSummary summary = stored.summary();
        seen.put(summary.id(), summary.accuracy());
        Optional<Disc> mine = summary.mine();
        mine.ifPresent(disc -> study = ArchiveCodec.game(summary, stored.body()).map(read -> {
            Optional<GameReview> review = ArchiveCodec.review(stored.body())
                    .flatMap(text ->
                            ReviewCodec.read(read.game().transcript(), text).filter(GameReview::isComplete));
            return new GameStudy(summary.id(), read.game(), disc, summary.opening(), review);
        }));
    }

    private void study(GameStudy game) {
        if (!game.step()) {
            study = Optional.empty();
            waiting.add(game.facts());
            if (waiting.size() >= Math.max(FIRST, insights.size())) {
                gather();
            }
        }
    }

    private void gather() {
        if (!waiting.isEmpty()) {
            insights = insights.with(waiting);
            waiting.clear();
        }
    }
}
