package reversi.training.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;
import reversi.rating.GlickoRating;
import reversi.training.gym.DrillKind;
import reversi.training.gym.GymProgress;
import reversi.training.gym.Skill;
import reversi.training.insights.Habit;
import reversi.training.insights.Practice;

class PlannerProperties {
    @Provide
    Arbitrary<Pupil> pupils() {
        Arbitrary<List<Practice>> weaknesses = Arbitraries.of(Habit.values())
                .map(Habit::practice)
                .list()
                .uniqueElements()
                .ofMaxSize(4);
        Arbitrary<GymProgress> gyms = Arbitraries.maps(
                        Arbitraries.of(DrillKind.values()),
                        Arbitraries.integers().between(500, 2_000).map(PlannerProperties::skill))
                .ofMaxSize(8)
                .map(GymProgress::new);
        return Combinators.combine(
                        Arbitraries.integers().between(0, 30),
                        Arbitraries.integers().between(0, 30),
                        weaknesses,
                        gyms,
                        Arbitraries.of(true, false),
                        Arbitraries.of(true, false),
                        Arbitraries.integers().between(0, 3))
                .as(Pupil::new);
    }

    private static Skill skill(int points) {
        return new Skill(new GlickoRating(points, 80, 0.06), List.of(), 20, 10);
    }

    private static DayPlan plan(Pupil pupil, long day, Optional<DayPlan> last) {
        return Planner.plan(pupil, day, last, practice -> 7);
    }

    @Property
    void tenMinutesAreFilledWithDifferentThings(
            @ForAll("pupils") Pupil pupil, @ForAll @LongRange(min = 0, max = 9) long day) {
        DayPlan first = plan(pupil, day, Optional.empty());
        DayPlan next = plan(pupil, day + 1, Optional.of(first));
        for (DayPlan plan : List.of(first, next)) {
            assertTrue(plan.minutes() >= 8 && plan.minutes() <= Planner.MINUTES, plan::toString);
            List<Practice> practices = plan.practices();
            assertEquals(practices.stream().distinct().count(), practices.size());
            assertTrue(plan.steps().stream().noneMatch(step -> step.done(7) == step.amount()));
            assertTrue(plan.steps().stream().allMatch(step -> step.done(7 + step.amount()) == step.amount()));
        }
        assertEquals(first, plan(pupil, day, Optional.empty()), "the same for the same");
    }

    @Property
    void whatWouldBeForgottenComesFirst(@ForAll("pupils") Pupil pupil, @ForAll @LongRange(min = 0, max = 9) long day) {
        List<Practice> plan = plan(pupil, day, Optional.empty()).practices();
        assertEquals(pupil.mistakes() > 0, plan.contains(Practice.of(Practice.Kind.MISTAKES)));
        if (pupil.openings() == 0) {
            assertFalse(plan.contains(Practice.of(Practice.Kind.OPENINGS)));
        }
        if (!pupil.hasLesson()) {
            assertFalse(plan.contains(Practice.of(Practice.Kind.LESSON)));
        }
    }

    @Example
    void theWorstWeaknessIsPractisedAndAnotherTheDayAfter() {
        Practice safe = Practice.of(DrillKind.SAFE_MOVES);
        Practice parity = Practice.of(DrillKind.PARITY);
        Pupil pupil = new Pupil(0, 0, List.of(safe, parity), GymProgress.none(), false, false, 30);
        DayPlan first = plan(pupil, 3, Optional.empty());
        assertEquals(safe, first.steps().get(0).practice());
        assertEquals(Step.Why.WEAKNESS, first.steps().get(0).why());
        assertFalse(first.practices().contains(parity), "a set of one group a day");
        DayPlan next = plan(pupil, 4, Optional.of(first));
        assertTrue(next.practices().contains(parity));
        assertFalse(next.practices().contains(safe));
    }

    @Example
    void everySixthDayHasAChampionsGame() {
        Pupil pupil = new Pupil(0, 0, List.of(), GymProgress.none(), false, true, 30);
        Practice champion = Practice.of(Practice.Kind.CHAMPION);
        for (int day = 0; day < 18; day++) {
            DayPlan plan = plan(pupil, day, Optional.empty());
            assertEquals(day % 6 == 3, plan.practices().contains(champion));
        }
    }

    @Example
    void aSkillFarBehindIsPractisedAlone() {
        GymProgress gym = new GymProgress(
                Map.of(DrillKind.COUNT, skill(1_600), DrillKind.SWEEP, skill(400), DrillKind.PARITY, skill(1_500)));
        Pupil pupil = new Pupil(0, 0, List.of(), gym, false, false, 30);
        DayPlan plan = plan(pupil, 2, Optional.empty());
        assertTrue(plan.practices().contains(Practice.of(DrillKind.SWEEP)));
    }
}
