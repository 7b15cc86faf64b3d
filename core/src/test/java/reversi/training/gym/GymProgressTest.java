package reversi.training.gym;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import reversi.rating.DayRating;

/** Ratings of skills, and which of them come in a set. */
class GymProgressTest {
    private static final long DAY = 20_780;

    private static Skill skill(int... scores) {
        Skill skill = Skill.none();
        for (int score : scores) {
            skill = skill.after(1_000, score, DAY);
        }
        return skill;
    }

    @Test
    void aRightAnswerRaisesALateOneLessAndAWrongOneLowers() {
        int right = Skill.none().after(1_200, 1, DAY).points();
        int late = Skill.none().after(1_200, 0.5, DAY).points();
        int wrong = Skill.none().after(1_200, 0, DAY).points();
        assertTrue(right > late && late > 1_000 && 1_000 > wrong, right + " " + late + " " + wrong);
        assertEquals(0, Skill.none().after(1_200, 0.5, DAY).right());
        assertEquals(1, Skill.none().after(1_200, 1, DAY).right());
    }

    @Test
    void aCurveHasOnePointADayAndForgetsTheOldest() {
        Skill skill = Skill.none();
        for (int day = 0; day < 2 * Skill.MOST_DAYS; day++) {
            skill = skill.after(1_000, 1, day).after(1_000, 0, day);
        }
        assertEquals(Skill.MOST_DAYS, skill.curve().size());
        assertEquals(
                2 * Skill.MOST_DAYS - 1, skill.curve().get(Skill.MOST_DAYS - 1).day());
        assertEquals(4 * Skill.MOST_DAYS, skill.tried());
        assertTrue(skill.points() >= 100 && skill.points() <= 3_500);
    }

    @Test
    void daysOfRestMakeARatingLessCertain() {
        Skill now = skill(1, 0, 1, 0, 1, 0, 1, 0);
        double atOnce =
                now.after(1_000, 1, DAY).rating().rating() - now.rating().rating();
        double later =
                now.after(1_000, 1, DAY + 300).rating().rating() - now.rating().rating();
        assertTrue(later > atOnce);
        assertEquals(
                now.after(1_000, 1, DAY).curve().size(),
                now.after(1_000, 1, DAY - 5).curve().size());
    }

    @Test
    void aMixedSetHasAllSkillsTheWeakestFirstAndTwice() {
        GymProgress progress = new GymProgress(Map.of(
                DrillKind.SWEEP, skill(0, 0, 0),
                DrillKind.COUNT, skill(1, 1, 1),
                DrillKind.PARITY, skill(0)));
        List<DrillKind> set = progress.mixedSet(DrillKind.Group.ENDGAME);
        assertEquals(GymProgress.SET, set.size());
        assertEquals(EnumSet.range(DrillKind.COUNT, DrillKind.WIPE_OUT), EnumSet.copyOf(set));
        assertEquals(List.of(DrillKind.SWEEP, DrillKind.SWEEP, DrillKind.PARITY, DrillKind.PARITY), set.subList(0, 4));
        assertEquals(DrillKind.COUNT, set.get(GymProgress.SET - 1));
    }

    @Test
    void eachGroupHasItsOwnMixedSet() {
        GymProgress progress = new GymProgress(Map.of(DrillKind.MEMORY, skill(0, 0), DrillKind.SWEEP, skill(0, 0, 0)));
        List<DrillKind> set = progress.mixedSet(DrillKind.Group.BLIND);
        assertEquals(GymProgress.SET, set.size());
        assertEquals(EnumSet.range(DrillKind.FIND_SQUARE, DrillKind.BLINDFOLD), EnumSet.copyOf(set));
        assertEquals(
                List.of(DrillKind.MEMORY, DrillKind.MEMORY, DrillKind.MEMORY, DrillKind.FIND_SQUARE),
                set.subList(0, 4));
    }

    @Test
    void twoDevicesJoinToTheOneThatTriedMoreWithTheDaysOfBoth() {
        Skill here = Skill.none().after(1_000, 1, 5).after(1_000, 1, 7);
        Skill there = Skill.none().after(1_000, 0, 6);
        GymProgress one = new GymProgress(Map.of(DrillKind.COUNT, here, DrillKind.SWEEP, here));
        GymProgress other = new GymProgress(Map.of(DrillKind.COUNT, there, DrillKind.PARITY, there));
        GymProgress both = one.with(other);
        assertEquals(here.rating(), both.skill(DrillKind.COUNT).rating());
        assertEquals(
                List.of(5L, 6L, 7L),
                both.skill(DrillKind.COUNT).curve().stream().map(DayRating::day).toList());
        assertEquals(here, both.skill(DrillKind.SWEEP));
        assertEquals(there, both.skill(DrillKind.PARITY));
        assertEquals(both, both.with(other), "joining twice changes nothing more");
        assertEquals(both.skill(DrillKind.COUNT), other.with(one).skill(DrillKind.COUNT));
    }
}
