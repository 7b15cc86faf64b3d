package reversi.tools.train;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.engine.BoardSearch;
import reversi.engine.MoveFeatures;
import reversi.engine.ProbCut;
import reversi.notation.Wthor;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** Fits of choices and of deviations to data made from known weights. */
class ChoiceModelTest {
    private static final double[] TRUE = {-0.8, 0.5, 0, 1.5};
    private static final boolean[] ALL = {true, true, true, true};

    /** Decisions that a logit of these weights made, three to seven moves each. */
    private static List<Decisions.Decision> decisions(int count, double[] weights, long seed) {
        Random random = new Random(seed);
        List<Decisions.Decision> made = new ArrayList<>();
        while (made.size() < count) {
            double[][] moves = new double[3 + random.nextInt(5)][weights.length];
            double[] chances = new double[moves.length];
            double total = 0;
            for (int move = 0; move < moves.length; move++) {
                moves[move] = random.doubles(weights.length, -1, 1).toArray();
                chances[move] = Math.exp(LeastSquares.product(weights, moves[move]));
                total += chances[move];
            }
            double at = random.nextDouble() * total;
            int chosen = 0;
            while (chosen < moves.length - 1 && at > chances[chosen]) {
                at -= chances[chosen];
                chosen++;
            }
            made.add(new Decisions.Decision(30, moves, chosen));
        }
        return made;
    }

    @Test
    void recoversTheWeightsBehindTheChoices() {
        ChoiceModel model = ChoiceModel.fit(decisions(20_000, TRUE, 1), ALL);
        assertArrayEquals(TRUE, model.weights(), 0.08);
    }

    @Test
    void maximizesTheLikelihood() {
        List<Decisions.Decision> made = decisions(400, TRUE, 2);
        ChoiceModel model = ChoiceModel.fit(made, ALL);
        double best = model.likelihood(made);
        double[] weights = model.weights();
        for (int i = 0; i < weights.length; i++) {
            for (double step : new double[] {-0.01, 0.01}) {
                double[] moved = weights.clone();
                moved[i] += step;
                assertTrue(likelihood(moved, made) < best, "weight " + i + " by " + step);
            }
        }
    }

    private static double likelihood(double[] weights, List<Decisions.Decision> made) {
        double sum = 0;
        for (Decisions.Decision decision : made) {
            double total = 0;
            for (double[] move : decision.moves()) {
                total += Math.exp(LeastSquares.product(weights, move));
            }
            sum += LeastSquares.product(weights, decision.moves()[decision.chosen()]) - Math.log(total);
        }
        return sum / made.size();
    }

    @Test
    void excludedTermsHaveNoWeight() {
        boolean[] some = {true, false, true, false};
        double[] weights = ChoiceModel.fit(decisions(2_000, TRUE, 3), some).weights();
        assertEquals(0, weights[1]);
        assertEquals(0, weights[3]);
        assertTrue(weights[0] < -0.3);
    }

    @Test
    void chancesAddUpToOne() {
        ChoiceModel model = ChoiceModel.fit(decisions(300, TRUE, 4), ALL);
        double[][] huge = {{5_000, 0, 0, 5_000}, {-5_000, 0, 0, -5_000}, {0, 0, 0, 0}};
        double[] chances = model.chances(new Decisions.Decision(10, huge, 0));
        assertEquals(1, Arrays.stream(chances).sum(), 1e-12);
        for (double chance : chances) {
            assertTrue(chance >= 0 && chance <= 1);
        }
    }

    @Test
    void isUniformWithoutTerms() {
        ChoiceModel uniform = ChoiceModel.fit(List.of(), new boolean[4]);
        List<Decisions.Decision> four = List.of(new Decisions.Decision(10, new double[4][4], 2));
        assertArrayEquals(new double[] {0.25, 0.25, 0.25, 0.25}, uniform.chances(four.get(0)), 1e-12);
        assertEquals(Math.log(0.25), uniform.likelihood(four), 1e-12);
        assertEquals(0.25, uniform.hits(four), 1e-12, "one of four equals");
        assertEquals(0, uniform.hits(List.of()));
        assertEquals(0, uniform.likelihood(List.of()));
    }

    @Test
    void countsHits() {
        ChoiceModel model = ChoiceModel.fit(decisions(3_000, new double[] {3, 0, 0, 0}, 5), ALL);
        double[][] moves = {{1, 0, 0, 0}, {0, 0, 0, 0}, {-1, 0, 0, 0}};
        assertEquals(1, model.hits(List.of(new Decisions.Decision(10, moves, 0))));
        assertEquals(0, model.hits(List.of(new Decisions.Decision(10, moves, 1))));
    }

    private static Wthor.Game game(String moves) {
        List<Square> squares = new ArrayList<>();
        for (int i = 0; i < moves.length(); i += 2) {
            squares.add(Square.parse(moves.substring(i, i + 2)).orElseThrow());
        }
        return new Wthor.Game(0, 0, 0, 32, 32, squares);
    }

    @Test
    void decisionHasTermsForEachMove() {
        Decisions decisions = new Decisions(new BoardSearch(Variant.OTHELLO, 10), 2);
        Wthor.Game game = game("f5d6c3d3c4f4");
        Decisions.Decision made = decisions.of(game, 4).orElseThrow();
        Position before = Position.start(Variant.OTHELLO);
        for (Square square : game.squares().subList(0, 4)) {
            before = before.play(reversi.rules.Move.at(square)).orThrow().after();
        }
        assertEquals(before.empties(), made.empties());
        assertEquals(before.placements().size(), made.moves().length);
        assertEquals(Square.parse("c4").orElseThrow(), before.placements().get(made.chosen()));
        int best = 0;
        for (int move = 0; move < made.moves().length; move++) {
            double[] terms = made.moves()[move];
            assertEquals(Decisions.TERMS, terms.length);
            assertTrue(terms[0] >= 0);
            assertEquals(Math.log1p(terms[0]), terms[1], 1e-12);
            best += terms[0] == 0 ? 1 : 0;
            int flips = before.flips(before.placements().get(move)).size();
            assertEquals(flips > 0, terms[Decisions.LOSS_TERMS + MoveFeatures.FLIPS] > 0);
        }
        assertTrue(best >= 1, "the best move loses nothing");
    }

    @ParameterizedTest
    @CsvSource({
        "f5d6c3, 3, past the end",
        "f5d6c3, -1, before the beginning",
        "f5a1c3, 2, against the rules before",
        "f5a1c3, 1, against the rules there",
    })
    void omitsPliesWithoutADecision(String moves, int ply, String why) {
        Decisions decisions = new Decisions(new BoardSearch(Variant.OTHELLO, 10), 1);
        assertEquals(Optional.empty(), decisions.of(game(moves), ply).map(Decisions.Decision::chosen), why);
    }

    @Test
    void namesEveryTerm() {
        assertEquals(Decisions.TERMS, Decisions.NAMES.size());
    }

    @Test
    void recoversDeviations() {
        double[] made = new double[ProbCut.terms(1, 1, 0).length];
        Arrays.setAll(made, i -> 40 + 7 * i);
        Spread spread = new Spread();
        for (int empties = 10; empties <= 50; empties += 4) {
            for (int deep = 3; deep <= 9; deep++) {
                for (int shallow = deep & 1; shallow < deep - 1; shallow += 2) {
                    int deviation = (int) Math.round(LeastSquares.product(made, ProbCut.terms(empties, deep, shallow)));
                    for (int i = 0; i < 30; i++) {
                        spread.add(empties, deep, shallow, i % 2 == 0 ? deviation : -deviation);
                    }
                }
            }
        }
        double[] found = spread.fit();
        assertTrue(spread.error(found) < 0.01, "off by " + spread.error(found));
        for (int empties = 10; empties <= 50; empties += 4) {
            double[] terms = ProbCut.terms(empties, 8, 4);
            double expected = LeastSquares.product(made, terms);
            assertEquals(expected, LeastSquares.product(found, terms), 0.02 * Math.abs(expected));
        }
    }

    @Test
    void ignoresRarePairs() {
        Spread spread = new Spread();
        for (int i = 0; i < 19; i++) {
            spread.add(20, 6, 2, 500);
        }
        assertEquals("", spread.table(spread.fit()));
        assertEquals(0, spread.error(spread.fit()));
        spread.add(20, 6, 2, 500);
        assertTrue(spread.table(spread.fit()).startsWith("empties=20 deep=6 shallow=2 n=20 measured=500 fitted="));
    }

    @Test
    void deviationIncludesTheBias() {
        Spread spread = new Spread();
        for (int i = 0; i < 20; i++) {
            spread.add(20, 6, 2, 300);
        }
        assertTrue(spread.table(new double[ProbCut.terms(1, 1, 0).length]).contains("measured=300 "));
    }
}
