package reversi.training.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import reversi.training.gym.DrillKind;
import reversi.training.gym.GymProgress;
import reversi.training.insights.Practice;
import reversi.training.plan.Step.Why;

/**
 * Makes the plan of a day: what a player needs most fills ten minutes. Needs are points that only their order matters of; {@code
 * docs/training.md} has them.
 */
public final class Planner {
    /** How long a plan takes at most, in minutes. */
    public static final int MINUTES = 10;

    private static final int FEW_MINUTES = 2;
    private static final int SET_MINUTES = 3;
    private static final int GAME_MINUTES = 5;
    private static final int MOST_OPENINGS = 8;
    private static final int MOST_MISTAKES = 3;
    private static final int PUZZLES = 3;

    private static final int FIRST_GAME = 95;
    private static final int MISTAKES = 85;
    private static final int WEAKNESS = 80;
    private static final int NEXT_WEAKNESS = 12;
    private static final int OPENINGS = 75;
    private static final int GAME = 65;
    private static final int CHAMPION = 60;
    private static final int LESSON = 55;
    private static final int DRILLS = 45;
    private static final int ANY_PUZZLES = 40;
    private static final int BLIND = 30;
    /** The board in one's mind is needed so much more on every sixth day. */
    private static final int SIXTH_DAY = 25;
    /** What was practised the day before is needed so much less. */
    private static final int AGAIN = 30;
    /** A skill that is so many points behind the mean is practised alone. */
    private static final int BEHIND = 100;

    private final Pupil pupil;
    private final long day;
    private final List<Practice> before;
    private final List<Wish> wishes = new ArrayList<>();

    private record Wish(Practice practice, Why why, int minutes, int amount, int need) {}

    private Planner(Pupil pupil, long day, List<Practice> before) {
        this.pupil = pupil;
        this.day = day;
        this.before = before;
    }

    /**
     * The plan of a day; the same for the same player, day and plan before it.
     *
     * @param last the plan before it; empty where there was none
     * @param done how much of something the player has ever done
     */
    public static DayPlan plan(Pupil pupil, long day, Optional<DayPlan> last, ToIntFunction<Practice> done) {
        List<Practice> before = last.filter(plan -> plan.day() == day - 1)
                .map(DayPlan::practices)
                .orElse(List.of());
        Planner planner = new Planner(pupil, day, before);
        planner.wish();
        List<Step> steps = new ArrayList<>();
        planner.chosen()
                .forEach(wish -> steps.add(
                        new Step(wish.practice, wish.why, wish.minutes, wish.amount, done.applyAsInt(wish.practice))));
        return new DayPlan(day, steps);
    }

    private void wish() {
        if (pupil.openings() > 0) {
            wish(Practice.Kind.OPENINGS, Why.DUE, Math.min(MOST_OPENINGS, pupil.openings()), OPENINGS);
        }
        if (pupil.mistakes() > 0) {
            wish(Practice.Kind.MISTAKES, Why.DUE, Math.min(MOST_MISTAKES, pupil.mistakes()), MISTAKES);
        }
        if (pupil.hasLesson()) {
            add(Practice.of(Practice.Kind.LESSON), Why.NEXT, SET_MINUTES, 1, LESSON);
        }
        if (pupil.games() == 0 || day % 3 == 1) {
            add(Practice.of(Practice.Kind.GAME), Why.BASICS, GAME_MINUTES, 1, pupil.games() == 0 ? FIRST_GAME : GAME);
        }
        if (pupil.hasChampion() && pupil.games() > 0 && day % 6 == 3) {
            add(Practice.of(Practice.Kind.CHAMPION), Why.BASICS, GAME_MINUTES, 1, CHAMPION);
        }
        int need = WEAKNESS;
        for (Practice practice : pupil.weaknesses()) {
            weakness(practice, need);
            need -= NEXT_WEAKNESS;
        }
        drills(DrillKind.Group.ENDGAME, DRILLS);
        drills(DrillKind.Group.BLIND, BLIND + (day % 6 == 0 ? SIXTH_DAY : 0));
        wish(Practice.Kind.PUZZLES, Why.BASICS, PUZZLES, ANY_PUZZLES);
    }

    private void wish(Practice.Kind kind, Why why, int amount, int need) {
        add(Practice.of(kind), why, FEW_MINUTES, amount, need);
    }

    private void add(Practice practice, Why why, int minutes, int amount, int need) {
        int again = why != Why.DUE && before.contains(practice) ? AGAIN : 0;
        wishes.add(new Wish(practice, why, minutes, amount, need - again));
    }

    /** What helps against a weakness, where it is of a kind that there is always more of. */
    private void weakness(Practice practice, int need) {
        switch (practice.kind()) {
            case DRILL, DRILLS -> add(practice, Why.WEAKNESS, SET_MINUTES, GymProgress.SET, need);
            case THEME, PUZZLES -> add(practice, Why.WEAKNESS, FEW_MINUTES, PUZZLES, need);
            case RUSH -> wish(Practice.Kind.PUZZLES, Why.WEAKNESS, PUZZLES, need);
            case MISTAKES, OPENINGS, LESSON, GAME, CHAMPION -> {
                // These are wished for wherever there are some.
            }
        }
    }

    /** A set of a group: of the skill that is far behind the others, or of all. */
    private void drills(DrillKind.Group group, int need) {
        List<DrillKind> kinds = pupil.gym().weakestFirst(group);
        double mean = kinds.stream()
                .mapToInt(kind -> pupil.gym().skill(kind).points())
                .average()
                .orElse(0);
        DrillKind weakest = kinds.get(0);
        boolean isBehind = pupil.gym().skill(weakest).points() < mean - BEHIND;
        Practice practice = isBehind ? Practice.of(weakest) : Practice.of(group);
        add(practice, isBehind ? Why.WEAKEST : Why.BASICS, SET_MINUTES, GymProgress.SET, need);
    }

    /** What is needed most, as far as it fits; of what counts for the same only one. */
    private List<Wish> chosen() {
        wishes.sort(Comparator.comparingInt(wish -> -wish.need));
        List<Wish> chosen = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        int minutes = 0;
        for (Wish wish : wishes) {
            if (minutes + wish.minutes <= MINUTES && taken.add(counted(wish.practice))) {
                chosen.add(wish);
                minutes += wish.minutes;
            }
        }
        return chosen;
    }

    /** What is counted together: who does one of these may have done the other, too. */
    private static String counted(Practice practice) {
        return switch (practice.kind()) {
            case DRILL -> DrillKind.valueOf(practice.detail()).group().name();
            case DRILLS -> practice.detail();
            case THEME, PUZZLES, RUSH -> Practice.Kind.PUZZLES.name();
            case MISTAKES, OPENINGS, LESSON, GAME, CHAMPION -> practice.kind().name();
        };
    }
}
