package reversi.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import reversi.game.Game;
import reversi.rules.Disc;

class GameQueryProperties {
    private static final List<Game> GAMES = games();
    private static final Set<String> NAMES = Set.of("", "Ada", "Ben", "Level 3");
    private static final Set<String> OPENINGS = Set.of("", "Tiger", "Rose");

    private static List<Game> games() {
        List<Game> games = new ArrayList<>();
        for (int seed = 0; seed < 12; seed++) {
            games.add(PlayedGames.game(new Random(seed)));
        }
        return games;
    }

    @Provide
    Arbitrary<GameIndex> indexes() {
        Arbitrary<ArchivedPlayer> player = Combinators.combine(
                        Arbitraries.of(NAMES), Arbitraries.integers().between(0, 4))
                .as((name, level) -> new ArchivedPlayer(name, level, 0));
        Arbitrary<GameSummary> game = Combinators.combine(
                        Arbitraries.of(GAMES),
                        player,
                        player,
                        Arbitraries.of(Disc.values()).optional(),
                        Arbitraries.of(OPENINGS),
                        Arbitraries.of(GameOrigin.values()),
                        Arbitraries.of(true, false))
                .as((played, black, white, mine, opening, source, star) -> ArchivedGame.of(
                                "g", 0, source, new ArchivedPlayers(black, white, mine), played, opening)
                        .summary()
                        .withStar(star));
        return game.list().ofMaxSize(12).map(games -> {
            List<GameSummary> numbered = new ArrayList<>();
            for (GameSummary one : games) {
                numbered.add(numbered(one, numbered.size()));
            }
            return GameIndex.EMPTY.with(numbered);
        });
    }

    private static GameSummary numbered(GameSummary game, int number) {
        return new GameSummary(
                "g" + number,
                number,
                game.source(),
                game.players(),
                game.variant(),
                game.time(),
                game.result(),
                game.placements(),
                game.opening(),
                game.board(),
                game.starred(),
                game.accuracy());
    }

    @Provide
    Arbitrary<GameQuery> queries() {
        Arbitrary<Optional<GameOpponent>> opponent = Arbitraries.oneOf(
                        Arbitraries.of("Ada", "Ben", "Level 3").map(name -> new GameOpponent(name, 0)),
                        Arbitraries.integers().between(1, 4).map(level -> new GameOpponent("", level)))
                .optional();
        return Combinators.combine(
                        Arbitraries.of("", "ada", "rose", "ada rose"),
                        Arbitraries.of(Outcome.values()).optional(0.3),
                        Arbitraries.of(GameOrigin.values()).set().ofMaxSize(3),
                        Arbitraries.of(true, false, false),
                        opponent,
                        Arbitraries.of("Tiger", "Rose").optional(),
                        Arbitraries.of(GameQuery.Order.values()))
                .as((text, outcome, sources, starred, against, opening, order) -> GameQuery.all()
                        .withText(text)
                        .withOutcome(outcome)
                        .withSources(sources)
                        .withStarredOnly(starred)
                        .withOpponent(against)
                        .withOpening(opening)
                        .withOrder(order));
    }

    private static String words(GameSummary game) {
        return (game.black().name() + " " + game.white().name() + " " + game.opening()).toLowerCase(Locale.ROOT);
    }

    private static List<GameSummary> found(GameIndex index, GameQuery query) {
        return query.of(index, GameQueryProperties::words);
    }

    private static Set<GameSummary> set(GameIndex index, GameQuery query) {
        List<GameSummary> found = found(index, query);
        Set<GameSummary> set = new HashSet<>(found);
        assertEquals(found.size(), set.size(), "no game twice");
        return set;
    }

    @Property
    void whatAsksForTwoThingsFindsWhatBothFind(@ForAll("indexes") GameIndex index, @ForAll("queries") GameQuery query) {
        Set<GameSummary> both = set(index, query.withOpponent(Optional.empty()).withOpening(Optional.empty()));
        both.retainAll(set(index, GameQuery.all().withOpponent(query.opponent())));
        both.retainAll(set(index, GameQuery.all().withOpening(query.opening())));
        assertEquals(both, set(index, query));
    }

    @Property
    void anOpponentIsWhoeverElsePlayed(@ForAll("indexes") GameIndex index, @ForAll("queries") GameQuery query) {
        Set<GameSummary> expected = new HashSet<>(index.games());
        query.opponent().ifPresent(who -> expected.removeIf(game -> !isAgainst(game, who)));
        query.opening()
                .ifPresent(name -> expected.removeIf(game -> !game.opening().equals(name)));
        GameQuery asked = GameQuery.all().withOpponent(query.opponent()).withOpening(query.opening());
        assertEquals(expected, set(index, asked));
    }

    /** A game of the computer with itself is against nobody. */
    private static boolean isAgainst(GameSummary game, GameOpponent who) {
        if (game.players().areComputers()) {
            return false;
        }
        for (Disc disc : Disc.values()) {
            ArchivedPlayer player = game.player(disc);
            boolean isOneself = game.mine().equals(Optional.of(disc));
            boolean isNamed = !player.name().isEmpty();
            boolean isTheSame = isNamed
                    ? who.equals(new GameOpponent(player.name(), 0))
                    : who.equals(new GameOpponent("", player.level()));
            if (!isOneself && isTheSame) {
                return true;
            }
        }
        return false;
    }

    @Property
    void whatIsOfferedHasAsManyGamesAsItFinds(@ForAll("indexes") GameIndex index, @ForAll("queries") GameQuery query) {
        GameQuery anyOpponent = query.withOpponent(Optional.empty());
        Map<GameOpponent, Integer> opponents = GameCounts.byOpponent(found(index, anyOpponent));
        opponents.forEach((who, games) -> assertEquals(
                games, found(index, anyOpponent.withOpponent(Optional.of(who))).size()));
        query.opponent()
                .filter(who -> !opponents.containsKey(who))
                .ifPresent(who -> assertEquals(List.of(), found(index, query)));
        GameQuery anyOpening = query.withOpening(Optional.empty());
        Map<String, Integer> openings = GameCounts.byOpening(found(index, anyOpening));
        openings.forEach((name, games) -> assertEquals(
                games, found(index, anyOpening.withOpening(Optional.of(name))).size()));
        query.opening()
                .filter(name -> !openings.containsKey(name))
                .ifPresent(name -> assertEquals(List.of(), found(index, query)));
    }

    @Property
    void theOrderIsThatOfAllGames(@ForAll("indexes") GameIndex index, @ForAll("queries") GameQuery query) {
        List<GameSummary> all = new ArrayList<>(found(index, GameQuery.all().withOrder(query.order())));
        all.retainAll(found(index, query));
        assertEquals(all, found(index, query));
    }

    @Property
    void statisticsDoNotDependOnTheOrderOfTheList(
            @ForAll("indexes") GameIndex index, @ForAll("queries") GameQuery query) {
        GameQuery newest = query.withOrder(GameQuery.Order.NEWEST);
        assertEquals(
                StatisticsBuilder.of(found(index, newest), at -> at / 3),
                StatisticsBuilder.of(found(index, query), at -> at / 3));
    }
}
