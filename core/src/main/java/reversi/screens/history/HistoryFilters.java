package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import reversi.archive.GameCounts;
import reversi.archive.GameOpponent;
import reversi.archive.GameOrigin;
import reversi.archive.GameQuery;
import reversi.archive.GameSummary;
import reversi.archive.Outcome;
import reversi.screens.Context;

/** Which games of the history are wanted, and the buttons by which somebody says so. */
final class HistoryFilters {
    /** One of several of which one holds; opponent and opening hold along with it. */
    private record Filter(String key, UnaryOperator<GameQuery> query) {
        GameQuery of(GameQuery now) {
            return query.apply(GameQuery.all()
                    .withText(now.text())
                    .withOrder(now.order())
                    .withOpponent(now.opponent())
                    .withOpening(now.opening()));
        }
    }

    private static final Filter ALL =
            new Filter("games.all", now -> now.withOpponent(Optional.empty()).withOpening(Optional.empty()));
    private static final List<Filter> RESULTS = List.of(
            new Filter("games.filter.won", now -> now.withOutcome(Optional.of(Outcome.WON))),
            new Filter("games.filter.lost", now -> now.withOutcome(Optional.of(Outcome.LOST))),
            new Filter("games.filter.drawn", now -> now.withOutcome(Optional.of(Outcome.DRAWN))));
    private static final List<Filter> KINDS = List.of(
            new Filter("games.filter.starred", now -> now.withStarredOnly(true)),
            new Filter("games.online", now -> now.withSources(EnumSet.of(GameOrigin.ONLINE))),
            new Filter(
                    "games.device",
                    now -> now.withSources(
                            EnumSet.of(GameOrigin.COMPUTER, GameOrigin.TWO_PLAYERS, GameOrigin.WATCHED))),
            new Filter("games.filter.variants", GameQuery::withoutStandard));

    private final Function<GameQuery, List<GameSummary>> find;
    private final Runnable changed;
    private GameQuery query = GameQuery.all();

    /** Every game at first; {@code find} gives the games of a query, {@code changed} runs when another button is pressed. */
    HistoryFilters(Function<GameQuery, List<GameSummary>> find, Runnable changed) {
        this.find = find;
        this.changed = changed;
    }

    /** Which games are wanted, and in which order. */
    GameQuery query() {
        return query;
    }

    /** The games that are wanted, in order. */
    List<GameSummary> found() {
        return find.apply(query);
    }

    /** Asks for games in which this is found, without saying that something changed. */
    void setText(String text) {
        query = query.withText(text);
    }

    /** Adds the buttons to a line. */
    void show(Table line, Context context, HistoryWords words) {
        add(line, context, ALL);
        RESULTS.forEach(filter -> add(line, context, filter));
        line.add(choice(
                context,
                query.opponent().map(words::name),
                "games.filter.opponent",
                () -> chooseOpponent(context, words)));
        line.add(choice(
                context,
                query.opening().map(words::opening),
                "games.filter.opening",
                () -> chooseOpening(context, words)));
        KINDS.forEach(filter -> add(line, context, filter));
        line.add().growX();
        line.add(new FilterButton(
                        context.ui(), context.say("games.order." + query.order().name()), false, () -> {
                            GameQuery.Order[] all = GameQuery.Order.values();
                            change(query.withOrder(all[(query.order().ordinal() + 1) % all.length]));
                        }))
                .padRight(0);
    }

    private void add(Table line, Context context, Filter filter) {
        GameQuery next = filter.of(query);
        line.add(new FilterButton(context.ui(), context.say(filter.key), next.equals(query), () -> change(next)));
    }

    private static FilterButton choice(Context context, Optional<String> chosen, String key, Runnable action) {
        String words = chosen.orElseGet(() -> context.say(key));
        return new FilterButton(context.ui(), words, chosen.isPresent(), action).opening();
    }

    private void change(GameQuery next) {
        query = next;
        changed.run();
    }

    /** Offers whoever played a game that all other filters leave. */
    private void chooseOpponent(Context context, HistoryWords words) {
        List<GameSummary> games = find.apply(query.withOpponent(Optional.empty()));
        Choice<GameOpponent> all =
                new Choice<>(Optional.empty(), context.say("games.filter.opponent.all"), games.size());
        context.router()
                .open(new ChoiceSheet<>(
                        "games.filter.opponent",
                        Choice.of(all, GameCounts.byOpponent(games), words::name),
                        query.opponent(),
                        chosen -> change(query.withOpponent(chosen))));
    }

    /** Offers the openings of the games that all other filters leave. */
    private void chooseOpening(Context context, HistoryWords words) {
        List<GameSummary> games = find.apply(query.withOpening(Optional.empty()));
        Choice<String> all = new Choice<>(Optional.empty(), context.say("games.filter.opening.all"), games.size());
        context.router()
                .open(new ChoiceSheet<>(
                        "games.filter.opening",
                        Choice.of(all, GameCounts.byOpening(games), words::opening),
                        query.opening(),
                        chosen -> change(query.withOpening(chosen))));
    }
}
