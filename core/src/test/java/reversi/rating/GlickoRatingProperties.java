package reversi.rating;

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
import net.jqwik.api.constraints.Size;

/** The formula against the worked example of Glickman's paper, and what holds for any games. */
class GlickoRatingProperties {
    @Example
    void theExampleOfThePaper() {
        GlickoRating before = new GlickoRating(1500, 200, 0.06);
        GlickoRating after = before.after(
                List.of(new RatedGame(1400, 30, 1), new RatedGame(1550, 100, 0), new RatedGame(1700, 300, 0)));
        assertEquals(1464.06, after.rating(), 0.01);
        assertEquals(151.52, after.deviation(), 0.01);
        assertEquals(0.05999, after.volatility(), 0.00001);
    }

    @Example
    void restMakesLessCertainUpToTheMost() {
        GlickoRating settled = new GlickoRating(1500, 60, 0.06);
        assertEquals(settled, settled.rested(0));
        assertEquals(Math.hypot(60, 0.06 * 173.7178 * 10), settled.rested(100).deviation(), 1e-9);
        assertEquals(350, settled.rested(100_000).deviation());
        assertEquals(settled.rested(1), settled.after(List.of()), "a period without games is rest");
        assertEquals(1500, settled.rested(100_000).rating());
    }

    @Example
    void gamesThatCannotBeAreRefused() {
        for (double score : new double[] {-0.1, 1.1, Double.NaN}) {
            assertThrows(IllegalArgumentException.class, () -> new RatedGame(1500, 50, score));
        }
        assertThrows(IllegalArgumentException.class, () -> new RatedGame(1500, -1, 1));
    }

    @Property
    void aWinRaisesALossLowersAndADrawLiesBetween(
            @ForAll("ratings") GlickoRating own, @ForAll @IntRange(min = 100, max = 3000) int opponent) {
        double won = own.after(List.of(new RatedGame(opponent, 50, 1))).rating();
        double drawn = own.after(List.of(new RatedGame(opponent, 50, 0.5))).rating();
        double lost = own.after(List.of(new RatedGame(opponent, 50, 0))).rating();
        assertTrue(lost < own.rating() && own.rating() < won, own + " " + lost + " " + won);
        assertTrue(lost < drawn && drawn < won, lost + " " + drawn + " " + won);
    }

    @Property
    void theOrderWithinAPeriodIsIrrelevant(
            @ForAll("ratings") GlickoRating own,
            @ForAll @Size(min = 1, max = 12) List<@IntRange(max = 8_999) Integer> games,
            @ForAll Random random) {
        List<RatedGame> played = played(games);
        List<RatedGame> shuffled = new ArrayList<>(played);
        Collections.shuffle(shuffled, random);
        GlickoRating one = own.after(played);
        GlickoRating other = own.after(shuffled);
        assertEquals(one.rating(), other.rating(), 1e-6);
        assertEquals(one.deviation(), other.deviation(), 1e-6);
    }

    @Property
    void eachGameMakesMoreCertainThanItsPeriodMadeUncertain(
            @ForAll("ratings") GlickoRating own,
            @ForAll @Size(min = 1, max = 12) List<@IntRange(max = 8_999) Integer> games) {
        GlickoRating after = own.after(played(games));
        double rested = Math.hypot(own.deviation(), after.volatility() * GlickoRating.SCALE);
        assertTrue(after.deviation() < rested, after.toString());
        assertTrue(after.volatility() > 0, after.toString());
    }

    @Property
    void theMostLikelyRatingIsThatAtWhichPriorAndGamesBalance(
            @ForAll("ratings") GlickoRating own,
            @ForAll @Size(min = 1, max = 40) List<@IntRange(max = 8_999) Integer> games) {
        List<RatedGame> played = played(games);
        GlickoRating after = own.mostLikelyAfter(played);
        double top = likelihood(own, after, after.rating(), played);
        for (double away : new double[] {-30, -1, 1, 30}) {
            assertTrue(top >= likelihood(own, after, after.rating() + away, played) - 1e-9, after + " " + away);
        }
        assertTrue(after.deviation() < Math.hypot(own.deviation(), after.volatility() * GlickoRating.SCALE));
    }

    /** The logarithm of how likely a rating is by what was known before and by games, but for what is the same for all ratings. */
    private static double likelihood(GlickoRating before, GlickoRating after, double rating, List<RatedGame> games) {
        double wide = Math.hypot(before.deviation(), after.volatility() * GlickoRating.SCALE);
        double from = (rating - before.rating()) / wide;
        double sum = -from * from / 2;
        for (RatedGame game : games) {
            double g = 1 / Math.sqrt(1 + 3 * Math.pow(game.deviation() / GlickoRating.SCALE / Math.PI, 2));
            double odds = g * (rating - game.opponent()) / GlickoRating.SCALE;
            sum += game.score() * odds - (odds > 30 ? odds : Math.log1p(Math.exp(odds)));
        }
        return sum;
    }

    @Example
    void theMostLikelyRatingIsNearThePaperWhereItIsNotFarFromBeforeAndFarBelowItWhereItIs() {
        List<RatedGame> paper =
                List.of(new RatedGame(1400, 30, 1), new RatedGame(1550, 100, 0), new RatedGame(1700, 300, 0));
        assertEquals(
                1464, new GlickoRating(1500, 200, 0.06).mostLikelyAfter(paper).rating(), 2);
        List<RatedGame> tenWins = Collections.nCopies(10, new RatedGame(1490, 50, 1));
        GlickoRating unknown = GlickoRating.start(700);
        assertTrue(unknown.after(tenWins).rating() > 4_000, "the paper's single step");
        assertEquals(1800, unknown.mostLikelyAfter(tenWins).rating(), 100);
    }

    /** Where Newton's steps alone lead to and fro. */
    @Example
    void theMostLikelyRatingIsFoundFarFromWhereItBegins() {
        List<RatedGame> wins = new ArrayList<>();
        for (int opponent : new int[] {2610, 2000, 1660, 2210}) {
            wins.add(new RatedGame(opponent, 50, 1));
        }
        double three =
                GlickoRating.start(700).mostLikelyAfter(wins.subList(0, 3)).rating();
        double four = GlickoRating.start(700).mostLikelyAfter(wins).rating();
        assertTrue(four > three, three + " → " + four);
    }

    @Property
    void aRangeChangesOnlyWhatIsBeyondIt(@ForAll("ratings") GlickoRating any) {
        GlickoRating within = any.within(800, 1_600, 100);
        assertEquals(within, within.within(800, 1_600, 100));
        assertTrue(within.rating() >= 800 && within.rating() <= 1_600);
        assertTrue(within.deviation() >= 100 && within.deviation() <= 350);
        assertEquals(any, any.within(0, 4_000, 1));
    }

    /** Games against opponents of 100…3,099, of which each says who won by what it leaves divided by 3. */
    private static List<RatedGame> played(List<Integer> numbers) {
        return numbers.stream()
                .map(number -> new RatedGame(100 + number / 3, 50, number % 3 / 2.0))
                .toList();
    }

    @Provide
    Arbitrary<GlickoRating> ratings() {
        return Combinators.combine(
                        Arbitraries.doubles().between(100, 3_000),
                        Arbitraries.doubles().between(30, 350),
                        Arbitraries.doubles().between(0.03, 0.1))
                .as(GlickoRating::new);
    }
}
