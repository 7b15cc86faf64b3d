package reversi.teach.ladder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import reversi.engine.Level;

/** The estimate of a player's strength, in cases whose outcome is known and by what holds for any games. */
class StrengthEstimateProperties {
    private static final int TOP = Level.strongest().number();

    private static LevelResult game(int level, double score, long day) {
        return new LevelResult(level, score, day, 0);
    }

    /** So many games of a day against a level, of which the first so many are won. */
    private static List<LevelResult> games(int level, int won, int lost, long day) {
        List<LevelResult> games = new ArrayList<>();
        for (int i = 0; i < won + lost; i++) {
            games.add(game(level, i < won ? 1 : 0, day));
        }
        return games;
    }

    private static List<LevelResult> joined(List<LevelResult> one, List<LevelResult> other) {
        List<LevelResult> all = new ArrayList<>(one);
        all.addAll(other);
        return all;
    }

    @Example
    void nothingIsKnownWithoutGames() {
        StrengthEstimate none = StrengthBuilder.after(List.of());
        assertEquals(StrengthEstimate.none(), none);
        assertEquals(700, none.points());
        assertEquals(350, none.on(20_000).uncertainty());
        assertEquals(0, none.readyFor());
    }

    /** Points, uncertainty and what one is ready for after the games of one day or two, as computed by bisection with another program. */
    @Example
    void aTableOfCases() {
        assertCase(games(1, 1, 0, 1), 750, 311, 0);
        assertCase(games(1, 10, 0, 1), 910, 238, 0);
        assertCase(games(3, 5, 5, 1), 609, 106, 2);
        assertCase(games(4, 12, 4, 1), 934, 95, 4);
        assertCase(joined(games(4, 8, 4, 1), games(5, 6, 6, 3)), 914, 73, 4);
        assertCase(joined(games(8, 10, 10, 1), games(9, 10, 10, 2)), 1636, 57, 8);
        assertCase(games(TOP, 30, 0, 1), 3_500, 89, TOP);
        assertCase(games(1, 0, 30, 1), 100, 142, 0);
    }

    private static void assertCase(List<LevelResult> games, int points, int uncertainty, int ready) {
        StrengthEstimate estimate = StrengthBuilder.after(games);
        String words = estimate.toString();
        assertEquals(points, estimate.points(), 2, words);
        assertEquals(uncertainty, estimate.uncertainty(), 2, words);
        assertEquals(ready, estimate.readyFor(), words);
        assertEquals(games.size(), estimate.games());
    }

    @Example
    void theCurveHasAPointForEachDayWithGames() {
        StrengthEstimate estimate = StrengthBuilder.after(
                List.of(game(3, 1, 10), game(3, 0, 10), game(4, 1, 12), game(5, 0.5, 40), game(5, 1, 39)));
        assertEquals(
                List.of(10L, 12L, 40L),
                estimate.curve().stream().map(day -> day.day()).toList());
        assertEquals(estimate.points(), estimate.curve().get(2).rating(), "a clock set back adds to the day before");
        assertEquals(40, estimate.lastDay());
    }

    @Example
    void restMakesLessCertainAndNothingElse() {
        StrengthEstimate estimate = StrengthBuilder.after(games(4, 12, 4, 1));
        assertTrue(estimate.on(300).uncertainty() > estimate.on(30).uncertainty());
        assertTrue(estimate.on(30).uncertainty() > estimate.on(1).uncertainty());
        assertEquals(estimate, estimate.on(1));
        assertEquals(4, estimate.on(5).readyFor());
        assertEquals(0, estimate.on(300).readyFor(), "too long ago");
        StrengthEstimate back = StrengthBuilder.after(joined(games(4, 12, 4, 1), games(4, 1, 0, 1_000)));
        StrengthEstimate stayed = StrengthBuilder.after(joined(games(4, 12, 4, 1), games(4, 1, 0, 2)));
        assertTrue(back.points() > stayed.points(), "who was away is known less, so that a win says more");
    }

    @Example
    void whoWasReadyOnceStaysSo() {
        List<LevelResult> up = games(4, 12, 4, 1);
        StrengthEstimate down = StrengthBuilder.after(joined(up, games(4, 0, 12, 2)));
        assertTrue(down.readyFor() < StrengthBuilder.after(up).readyFor(), down.toString());
        assertTrue(down.everReady() >= StrengthBuilder.after(up).readyFor(), down.toString());
    }

    @Property
    void aBetterResultOfTheLastDayIsNeverLowerRated(
            @ForAll("histories") List<LevelResult> games, @ForAll @IntRange(max = 10_000) int which) {
        long last = games.get(games.size() - 1).day();
        List<LevelResult> today =
                games.stream().filter(game -> game.day() == last).toList();
        LevelResult worse = today.get(which % today.size());
        List<LevelResult> better = new ArrayList<>(games);
        better.set(games.indexOf(worse), game(worse.level(), Math.min(1, worse.score() + 0.5), last));
        double before = StrengthBuilder.after(games).strength().rating();
        double after = StrengthBuilder.after(better).strength().rating();
        assertTrue(after >= before, before + " → " + after);
    }

    @Property
    void oneMoreWinIsNeverLowerRated(@ForAll("histories") List<LevelResult> games, @ForAll("levels") int level) {
        StrengthEstimate before = StrengthBuilder.after(games);
        StrengthEstimate after = StrengthBuilder.after(joined(games, List.of(game(level, 1, before.lastDay()))));
        assertTrue(after.strength().rating() >= before.strength().rating() - 0.01, before + " → " + after);
    }

    @Property
    void theOrderWithinADayIsIrrelevant(@ForAll("histories") List<LevelResult> games, @ForAll Random random) {
        List<LevelResult> shuffled = new ArrayList<>(games);
        Collections.shuffle(shuffled, random);
        shuffled.sort((one, other) -> Long.compare(one.day(), other.day()));
        StrengthEstimate one = StrengthBuilder.after(games);
        StrengthEstimate other = StrengthBuilder.after(shuffled);
        assertEquals(one.strength().rating(), other.strength().rating(), 0.001);
        assertEquals(one.strength().deviation(), other.strength().deviation(), 0.001);
        assertEquals(one.curve().size(), other.curve().size());
        assertEquals(one.readyFor(), other.readyFor());
    }

    /** Those against equals: many games against a level that is far off say little. */
    @Property
    void theMoreGamesTheMoreCertain(@ForAll @IntRange(min = 1, max = 40) int pairs, @ForAll("levels") int level) {
        double few =
                StrengthBuilder.after(games(level, pairs, pairs, 1)).strength().deviation();
        double more = StrengthBuilder.after(games(level, pairs + 1, pairs + 1, 1))
                .strength()
                .deviation();
        assertTrue(more < few || more == 45, few + " → " + more);
    }

    @Property
    void everythingStaysInItsRange(@ForAll("histories") List<LevelResult> games) {
        StrengthEstimate estimate = StrengthBuilder.after(games);
        double deviation = estimate.strength().deviation();
        assertTrue(estimate.points() >= 100 && estimate.points() <= 3_500);
        assertTrue(deviation >= 45 && deviation <= 350);
        int ready = estimate.readyFor();
        assertTrue(ready <= estimate.everReady());
        assertTrue(ready == 0 || Level.of(ready).rating() <= estimate.strength().rating() - deviation);
        assertTrue(ready == 0 || deviation <= 110);
        assertEquals(games.size(), estimate.games());
    }

    /** A player of a level's strength who plays against levels near it is found to be of that strength. */
    @Property(tries = 100)
    void thePlayersStrengthIsFound(@ForAll @IntRange(min = 300, max = 2_600) int strength, @ForAll Random random) {
        List<LevelResult> games = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            List<Level> near = Level.all().stream()
                    .filter(level -> Math.abs(level.rating() - strength) <= 300)
                    .toList();
            Level level = near.get(random.nextInt(near.size()));
            double chance = 1 / (1 + Math.pow(10, (level.rating() - strength) / 400.0));
            games.add(game(level.number(), random.nextDouble() < chance ? 1 : 0, i / 5));
        }
        StrengthEstimate estimate = StrengthBuilder.after(games);
        assertTrue(estimate.isSure());
        assertEquals(strength, estimate.points(), 5 * estimate.strength().deviation(), estimate.toString());
    }

    @Example
    void resultsThatCannotBeAreRefused() {
        for (int level : new int[] {0, 18}) {
            assertThrows(IllegalArgumentException.class, () -> game(level, 1, 1));
        }
        assertThrows(IllegalArgumentException.class, () -> game(1, 0.7, 1));
        assertThrows(IllegalArgumentException.class, () -> new LevelResult(1, 1, 1, -1));
    }

    @Provide
    Arbitrary<Integer> levels() {
        return Arbitraries.integers().between(1, TOP);
    }

    @Provide
    Arbitrary<List<LevelResult>> histories() {
        return Combinators.combine(
                        levels(),
                        Arbitraries.of(0.0, 0.5, 1.0),
                        Arbitraries.longs().between(100, 110))
                .as(StrengthEstimateProperties::game)
                .list()
                .ofMinSize(1)
                .ofMaxSize(40)
                .map(games -> {
                    List<LevelResult> sorted = new ArrayList<>(games);
                    sorted.sort((one, other) -> Long.compare(one.day(), other.day()));
                    return sorted;
                });
    }
}
