package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import reversi.archive.GameCounts;
import reversi.archive.GameOpponent;
import reversi.archive.GameOrigin;
import reversi.archive.GameQuery;
import reversi.archive.GameSummary;
import reversi.archive.Outcome;
import reversi.screens.Context;
import reversi.screens.ui.FilterButton;

/**
 * The buttons by which somebody says which games of the history are wanted.
 *
 * @param find gives the games of a query
 * @param list lists them
 * @param prepare shows what somebody plays
 */
record HistoryFilters(
        Context context,
        HistoryWords words,
        Function<GameQuery, List<GameSummary>> find,
        Consumer<GameQuery> list,
        Consumer<GameOpponent> prepare) {
    /** One of several of which one holds; opponent, opening and what the insights count hold along with it. */
    private record Filter(String key, UnaryOperator<GameQuery> query) {
        GameQuery of(GameQuery now) {
            return query.apply(GameQuery.all()
                    .withText(now.text())
                    .withOrder(now.order())
                    .withOpponent(now.opponent())
                    .withOpening(now.opening())
                    .withAmong(now.among()));
        }
    }

    private static final Filter ALL = new Filter("games.all", now -> now.withOpponent(Optional.empty())
            .withOpening(Optional.empty())
            .withAmong(Set.of()));
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

    /** Adds the buttons to a line, for what is wanted now. */
    void show(Table line, GameQuery query) {
        add(line, query, ALL);
        if (!query.among().isEmpty()) {
            String counted = context.say("insights.title");
            line.add(new FilterButton(context.ui(), counted, true, () -> list.accept(query.withAmong(Set.of()))));
        }
        RESULTS.forEach(filter -> add(line, query, filter));
        line.add(choice(query.opponent().map(words::name), "games.filter.opponent", () -> chooseOpponent(query)));
        query.opponent()
                .ifPresent(who -> line.add(new FilterButton(
                        context.ui(), context.say("games.prepare"), false, () -> prepare.accept(who))));
        line.add(choice(query.opening().map(words::opening), "games.filter.opening", () -> chooseOpening(query)));
        KINDS.forEach(filter -> add(line, query, filter));
        line.add().growX();
        GameQuery.Order[] all = GameQuery.Order.values();
        GameQuery.Order next = all[(query.order().ordinal() + 1) % all.length];
        String order = context.say("games.order." + query.order().name());
        line.add(new FilterButton(context.ui(), order, false, () -> list.accept(query.withOrder(next))))
                .padRight(0);
    }

    private void add(Table line, GameQuery query, Filter filter) {
        GameQuery next = filter.of(query);
        line.add(new FilterButton(context.ui(), context.say(filter.key), next.equals(query), () -> list.accept(next)));
    }

    private FilterButton choice(Optional<String> chosen, String key, Runnable action) {
        String words = chosen.orElseGet(() -> context.say(key));
        return new FilterButton(context.ui(), words, chosen.isPresent(), action).opening();
    }

    /** Offers whoever played a game that all other filters leave. */
    private void chooseOpponent(GameQuery query) {
        List<GameSummary> games = find.apply(query.withOpponent(Optional.empty()));
        Choice<GameOpponent> all =
                new Choice<>(Optional.empty(), context.say("games.filter.opponent.all"), games.size());
        context.router()
                .open(new ChoiceSheet<>(
                        "games.filter.opponent",
                        Choice.of(all, GameCounts.byOpponent(games), words::name),
                        query.opponent(),
                        chosen -> list.accept(query.withOpponent(chosen))));
    }

    /** Offers the openings of the games that all other filters leave. */
    private void chooseOpening(GameQuery query) {
        List<GameSummary> games = find.apply(query.withOpening(Optional.empty()));
        Choice<String> all = new Choice<>(Optional.empty(), context.say("games.filter.opening.all"), games.size());
        context.router()
                .open(new ChoiceSheet<>(
                        "games.filter.opening",
                        Choice.of(all, GameCounts.byOpening(games), words::opening),
                        query.opening(),
                        chosen -> list.accept(query.withOpening(chosen))));
    }
}
