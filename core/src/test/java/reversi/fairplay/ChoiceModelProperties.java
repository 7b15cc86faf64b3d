package reversi.fairplay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import reversi.engine.HumanModel;

/** What holds for whoever chooses. */
class ChoiceModelProperties {
    @Provide
    Arbitrary<Decision> decisions() {
        return Decisions.any();
    }

    @Property
    void somethingIsPlayed(@ForAll("decisions") Decision decision, @ForAll int rating) {
        for (ChoiceModel model :
                List.of(ChoiceModel.person(rating, decision.empties()), ChoiceModel.engine(decision.empties()))) {
            double[] chances = model.chances(decision);
            assertEquals(1, Arrays.stream(chances).sum(), 1e-9);
            assertTrue(Arrays.stream(chances).allMatch(chance -> chance >= 0));
        }
        double[] people = ChoiceModel.person(rating, decision.empties()).chances(decision);
        assertTrue(Arrays.stream(people).allMatch(chance -> chance > 0), "people may play anything");
    }

    /** Where one move is better and the other looks no better. */
    @Property
    void theBetterMoveIsLikelierTheMoreTheRating(
            @ForAll @IntRange(min = 7, max = 46) int empties, @ForAll @IntRange(min = 1, max = 100) int tenths) {
        Decision decision = new Decision(empties, List.of(new Option(tenths / 10.0, 0.3), new Option(0, 0.3)), 0);
        double before = 0.5;
        for (int rating = HumanModel.LEAST_RATING; rating <= HumanModel.MOST_RATING; rating += 100) {
            double best = ChoiceModel.person(rating, empties).chances(decision)[1];
            assertTrue(best > before, rating + ": " + best);
            before = best;
        }
        assertTrue(ChoiceModel.engine(empties).chances(decision)[1] > before, "an engine finds it more often");
    }

    /** The share is the sum of the chances; it grows with what is forgiven and with the rating, however a position looks. */
    @Property
    void moreFindAGoodMoveTheBetterTheyAre(
            @ForAll("decisions") Decision decision, @ForAll @IntRange(max = 99) int tenths) {
        double most = tenths / 10.0;
        double before = 0;
        for (int rating = HumanModel.LEAST_RATING; rating <= HumanModel.MOST_RATING; rating += 100) {
            ChoiceModel people = ChoiceModel.person(rating, decision.empties());
            double[] chances = people.chances(decision);
            double sum = 0;
            for (int i = 0; i < chances.length; i++) {
                sum += decision.options().get(i).loss() > most ? 0 : chances[i];
            }
            double found = people.finding(decision, most);
            assertEquals(sum, found, 1e-9);
            assertTrue(found >= before - 1e-9, rating + ": " + found + " after " + before);
            assertTrue(people.finding(decision, most + 0.1) >= found);
            assertEquals(1, people.finding(decision, Option.MOST_LOSS), 1e-9);
            before = found;
        }
    }

    @Example
    void whatAttractsIsPlayedByPeopleAlone() {
        Decision decision = new Decision(30, List.of(new Option(0, 1), new Option(0, -1)), 0);
        assertEquals(0.5, ChoiceModel.engine(30).chances(decision)[0], 1e-9);
        assertTrue(ChoiceModel.person(1700, 30).chances(decision)[0] > 0.9);
    }

    @Example
    void nobodyIsBetterThanTheBestThatWereSeen() {
        assertEquals(ChoiceModel.person(HumanModel.MOST_RATING, 20), ChoiceModel.person(Integer.MAX_VALUE, 20));
        assertEquals(ChoiceModel.person(HumanModel.LEAST_RATING, 20), ChoiceModel.person(Integer.MIN_VALUE, 20));
    }
}
