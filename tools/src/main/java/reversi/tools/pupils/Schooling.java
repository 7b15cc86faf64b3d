package reversi.tools.pupils;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleTheme;
import reversi.training.gym.DrillKind;
import reversi.training.gym.GymProgress;
import reversi.training.gym.Skill;
import reversi.training.insights.Practice;
import reversi.training.plan.DayPlan;
import reversi.training.plan.Planner;
import reversi.training.plan.Pupil;
import reversi.training.plan.Step;

/** The days of one pupil: by the plan, which knows drills and games of the pupil but not the skills, or by random puzzles. */
final class Schooling {
    /** Drills differ so much in difficulty from the pupil's rating. */
    private static final int RANGE = 100;
    /** How far off the insights into the games of a week are, in points. */
    private static final double NOISE = 80;

    private static final double WEAK = 60;
    private static final int WEEK = 7;
    private static final int LESSONS = 50;
    /** What a minute of a game, own or a champion's, brings, of what a minute of the most fitting tasks does. */
    private static final double GAME = 0.5;
    /** So many mistakes a day come to be known. */
    private static final double MISTAKES = 0.4;
    /** Puzzles of the plan are so much easier than the pupil is good, as those of the game. */
    private static final double EASIER = 70;
    /** What lessons are about, one after the other. */
    private static final List<Area> TAUGHT =
            List.of(Area.CORNERS, Area.MOBILITY, Area.EDGES, Area.PARITY, Area.READING, Area.OPENINGS);

    private final SimulatedPupil pupil;
    private final PuzzleCollection puzzles;
    private final Random random;
    private GymProgress gym = GymProgress.none();
    private List<Practice> weaknesses = List.of();
    private Optional<DayPlan> last = Optional.empty();
    private int lessons;
    private double mistakes;

    Schooling(SimulatedPupil pupil, PuzzleCollection puzzles, Random random) {
        this.pupil = pupil;
        this.puzzles = puzzles;
        this.random = random;
    }

    /** A day by the plan. */
    void byPlan(long day) {
        if (day % WEEK == 0) {
            weaknesses = observed();
        }
        mistakes += MISTAKES;
        Pupil known = new Pupil(0, (int) mistakes, weaknesses, gym, lessons < LESSONS, true, 1 + (int) (day / 3));
        DayPlan plan = Planner.plan(known, day, last, practice -> 0);
        last = Optional.of(plan);
        plan.steps().forEach(step -> practise(step, day));
        pupil.sleep();
    }

    /** A day of random puzzles of the whole collection, one a minute for as many minutes. */
    void byPuzzles() {
        for (int minute = 0; minute < Planner.MINUTES; minute++) {
            Puzzle puzzle = any();
            List<Area> areas = Area.of(puzzle.themes());
            areas.forEach(area -> pupil.practise(area, 1.0 / areas.size(), puzzle.rating()));
        }
        pupil.sleep();
    }

    /** What games show, not exactly: where the pupil is below the own mean, the furthest first. */
    private List<Practice> observed() {
        Map<Area, Double> behind = new EnumMap<>(Area.class);
        double mean = pupil.strength();
        for (Area area : Area.values()) {
            double seen = mean - pupil.skill(area) + NOISE * random.nextGaussian();
            if (area.remedy().isPresent() && seen > WEAK) {
                behind.put(area, seen);
            }
        }
        List<Area> areas = new ArrayList<>(behind.keySet());
        areas.sort(Comparator.comparingDouble(area -> -behind.getOrDefault(area, 0.0)));
        return areas.stream().flatMap(area -> area.remedy().stream()).distinct().toList();
    }

    private void practise(Step step, long day) {
        Practice practice = step.practice();
        int minutes = step.minutes();
        switch (practice.kind()) {
            case DRILL -> drills(List.of(DrillKind.valueOf(practice.detail())), minutes, day);
            case DRILLS -> drills(gym.mixedSet(DrillKind.Group.valueOf(practice.detail())), minutes, day);
            case THEME -> fitting(List.of(Area.of(PuzzleTheme.valueOf(practice.detail()))), minutes);
            case PUZZLES, RUSH -> fitting(Area.of(any().themes()), minutes);
            case MISTAKES -> {
                mistakes = Math.max(0, mistakes - step.amount());
                fitting(List.of(weakest()), minutes);
            }
            case OPENINGS -> fitting(List.of(Area.OPENINGS), minutes);
            case LESSON -> fitting(List.of(TAUGHT.get(lessons++ % TAUGHT.size())), minutes);
            case GAME, CHAMPION -> {
                for (Area area : Area.values()) {
                    pupil.study(area, (double) minutes / Area.values().length, GAME);
                }
            }
        }
    }

    /** Tasks that fit the pupil, about all of these. */
    private void fitting(List<Area> areas, double minutes) {
        areas.forEach(area -> pupil.practise(area, minutes / areas.size(), pupil.skill(area) - EASIER));
    }

    private Puzzle any() {
        return puzzles.get(random.nextInt(puzzles.size()));
    }

    /** Mistakes are made where one is weak: of two parts of the game the weaker one. */
    private Area weakest() {
        Area one = Area.values()[random.nextInt(Area.values().length)];
        Area other = Area.values()[random.nextInt(Area.values().length)];
        return pupil.skill(one) < pupil.skill(other) ? one : other;
    }

    private void drills(List<DrillKind> kinds, double minutes, long day) {
        for (int i = 0; i < GymProgress.SET; i++) {
            DrillKind kind = kinds.get(i % kinds.size());
            Area area = Area.of(kind);
            Skill known = gym.skill(kind);
            int difficulty = known.points() - RANGE + random.nextInt(2 * RANGE + 1);
            boolean isRight = random.nextDouble() < SimulatedPupil.chance(pupil.skill(area), difficulty);
            Skill next = known.after(difficulty, isRight ? 1 : 0, day);
            Map<DrillKind, Skill> skills = new EnumMap<>(DrillKind.class);
            skills.putAll(gym.skills());
            skills.put(kind, next);
            gym = new GymProgress(skills);
            pupil.practise(area, minutes / GymProgress.SET, difficulty);
        }
    }
}
