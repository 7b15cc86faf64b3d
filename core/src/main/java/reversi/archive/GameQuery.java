package reversi.archive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import reversi.rules.Disc;

/**
 * Which games of an index are wanted, and in which order. For example: {@code GameQuery.all().withOutcome(Optional.of(Outcome.WON))}.
 *
 * @param text words, parted by spaces, all of which must be found, whatever their case
 * @param outcome how they ended; empty for any
 * @param sources where they were played; empty for anywhere
 * @param starredOnly whether only favourites are wanted
 * @param isOther whether only games by other rules than standard Othello's are wanted
 * @param opponent against whom they were played, or who played one between others; empty for anybody
 * @param opening the English name of their opening; empty for any, or none
 * @param among the ids of the games that come into question; empty for all games
 * @param order the order
 */
public record GameQuery(
        String text,
        Optional<Outcome> outcome,
        Set<GameOrigin> sources,
        boolean starredOnly,
        boolean isOther,
        Optional<GameOpponent> opponent,
        Optional<String> opening,
        Set<String> among,
        Order order) {
    /** Every game, the newest first. */
    public static GameQuery all() {
        return new GameQuery(
                "",
                Optional.empty(),
                Set.of(),
                false,
                false,
                Optional.empty(),
                Optional.empty(),
                Set.of(),
                Order.NEWEST);
    }

    /** In which order games stand in a list. */
    public enum Order {
        /** The one that ended last first. */
        NEWEST,
        /** The one that ended first first. */
        OLDEST,
        /** The best result of the person first, by discs; games between others last. */
        BEST,
        /** The highest level or rating of the opponent first. */
        STRONGEST
    }

    public GameQuery {
        sources = Set.copyOf(sources);
        among = Set.copyOf(among);
    }

    /** The same with another text. */
    public GameQuery withText(String next) {
        return new GameQuery(next, outcome, sources, starredOnly, isOther, opponent, opening, among, order);
    }

    /** The same for games that ended so; empty for any end. */
    public GameQuery withOutcome(Optional<Outcome> next) {
        return new GameQuery(text, next, sources, starredOnly, isOther, opponent, opening, among, order);
    }

    /** The same for games that were played there; empty for anywhere. */
    public GameQuery withSources(Set<GameOrigin> next) {
        return new GameQuery(text, outcome, next, starredOnly, isOther, opponent, opening, among, order);
    }

    /** The same for favourites only, or for all. */
    public GameQuery withStarredOnly(boolean next) {
        return new GameQuery(text, outcome, sources, next, isOther, opponent, opening, among, order);
    }

    /** The same for games by other rules than standard Othello's. */
    public GameQuery withoutStandard() {
        return new GameQuery(text, outcome, sources, starredOnly, true, opponent, opening, among, order);
    }

    /** The same for games against somebody; empty for anybody. */
    public GameQuery withOpponent(Optional<GameOpponent> next) {
        return new GameQuery(text, outcome, sources, starredOnly, isOther, next, opening, among, order);
    }

    /** The same for games of an opening, by its English name; empty for any. */
    public GameQuery withOpening(Optional<String> next) {
        return new GameQuery(text, outcome, sources, starredOnly, isOther, opponent, next, among, order);
    }

    /** The same among the games of these ids; none for all games. */
    public GameQuery withAmong(Set<String> next) {
        return new GameQuery(text, outcome, sources, starredOnly, isOther, opponent, opening, next, order);
    }

    /** The same in another order. */
    public GameQuery withOrder(Order next) {
        return new GameQuery(text, outcome, sources, starredOnly, isOther, opponent, opening, among, next);
    }

    /** The games that are wanted, in order; {@code words} gives what can be searched for a game, in lower case. */
    public List<GameSummary> of(GameIndex index, Function<GameSummary, String> words) {
        List<String> wanted = wanted();
        List<GameSummary> found = new ArrayList<>();
        for (GameSummary game : index.games()) {
            if (fits(game) && (wanted.isEmpty() || holdsAll(words.apply(game), wanted))) {
                found.add(game);
            }
        }
        if (order != Order.NEWEST) {
            found.sort(comparator());
        }
        return found;
    }

    private List<String> wanted() {
        List<String> wanted = new ArrayList<>();
        for (String word : text.toLowerCase(Locale.ROOT).split(" ")) {
            if (!word.isEmpty()) {
                wanted.add(word);
            }
        }
        return wanted;
    }

    private static boolean holdsAll(String words, List<String> wanted) {
        for (String word : wanted) {
            if (!words.contains(word)) {
                return false;
            }
        }
        return true;
    }

    private boolean fits(GameSummary game) {
        return (outcome.isEmpty() || outcome.get() == game.outcome())
                && (sources.isEmpty() || sources.contains(game.source()))
                && (!starredOnly || game.starred())
                && !(isOther && game.variant().isStandard())
                && (opponent.isEmpty() || game.players().isAgainst(opponent.get()))
                && (opening.isEmpty() || opening.get().equals(game.opening()))
                && (among.isEmpty() || among.contains(game.id()));
    }

    /** Equal games stay in the index's order, the newest first. */
    private Comparator<GameSummary> comparator() {
        return switch (order) {
            case NEWEST -> Comparator.comparing(GameSummary::at, Comparator.reverseOrder());
            case OLDEST -> Comparator.comparing(GameSummary::at);
            case BEST -> Comparator.comparing(GameQuery::margin, Comparator.reverseOrder());
            case STRONGEST -> Comparator.comparing(GameQuery::strength, Comparator.reverseOrder());
        };
    }

    /** By how much the person won, lost games below drawn ones below won ones, however they ended. */
    private static int margin(GameSummary game) {
        int most = game.board().length();
        return switch (game.outcome()) {
            case NEUTRAL -> -3 * most;
            case DRAWN -> 0;
            case WON -> Math.max(1, lead(game));
            case LOST -> Math.min(-1, lead(game));
        };
    }

    private static int lead(GameSummary game) {
        int black = game.result().score().black() - game.result().score().white();
        int own = game.mine().filter(disc -> disc == Disc.WHITE).isPresent() ? -black : black;
        return game.variant().fewestWins() ? -own : own;
    }

    /** A level counts less than any rating. */
    private static int strength(GameSummary game) {
        return game.opponent()
                .map(player -> player.rating() > 0 ? player.rating() : player.level())
                .orElse(-1);
    }
}
