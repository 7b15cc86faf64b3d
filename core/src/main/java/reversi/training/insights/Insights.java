package reversi.training.insights;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What a player's games show, as far as they were looked at; immutable. In which order and in which parts they were added does not matter. */
public final class Insights {
    private static final Insights NONE = new Insights(Map.of());

    private final Map<String, GameFacts> games;
    private final Tally tally;

    private Insights(Map<String, GameFacts> games) {
        this.games = games;
        this.tally = Tally.sum(games.values().stream().map(GameFacts::tally).toList());
    }

    /** No game was looked at. */
    public static Insights none() {
        return NONE;
    }

    /** With more games, which take the place of those of the same ids. */
    public Insights with(Collection<GameFacts> more) {
        Map<String, GameFacts> all = new HashMap<>(games);
        more.forEach(game -> all.put(game.id(), game));
        return new Insights(all);
    }

    /** Only those games whose ids are these. */
    public Insights only(Set<String> ids) {
        Map<String, GameFacts> left = new HashMap<>(games);
        left.keySet().retainAll(ids);
        return new Insights(left);
    }

    /** How many games were looked at. */
    public int size() {
        return games.size();
    }

    /** How many of them were reviewed. */
    public int reviewed() {
        return (int) games.values().stream().filter(GameFacts::isReviewed).count();
    }

    /** What was counted of a habit. */
    public Rate rate(Habit habit) {
        return tally.rate(habit);
    }

    /** The ids of the games in which something was counted for a habit: those that it happened in. */
    public List<String> games(Habit habit) {
        List<String> ids = new ArrayList<>();
        games.values().forEach(game -> {
            if (game.tally().rate(habit).count() > 0) {
                ids.add(game.id());
            }
        });
        return Collections.unmodifiableList(ids);
    }

    /** How the openings of at least so many games went, the best first; of equal ones the more frequent one first. */
    public List<OpeningScore> openings(int least) {
        Map<String, List<GameFacts>> byName = new TreeMap<>();
        games.values().stream().filter(game -> !game.opening().isEmpty()).forEach(game -> byName.computeIfAbsent(
                        game.opening(), none -> new ArrayList<>())
                .add(game));
        List<OpeningScore> scores = new ArrayList<>();
        byName.forEach((name, played) -> {
            if (played.size() >= least) {
                scores.add(new OpeningScore(
                        name,
                        played.stream().mapToInt(GameFacts::halfPoints).sum(),
                        played.stream().map(GameFacts::id).sorted().toList()));
            }
        });
        scores.sort(Comparator.comparingDouble(OpeningScore::share)
                .thenComparingInt(score -> score.games().size())
                .reversed());
        return Collections.unmodifiableList(scores);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Insights insights && games.equals(insights.games);
    }

    @Override
    public int hashCode() {
        return games.hashCode();
    }
}
