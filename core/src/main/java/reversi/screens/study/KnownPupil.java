package reversi.screens.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import reversi.archive.GameLibrary;
import reversi.platform.AssetSource;
import reversi.rules.Disc;
import reversi.screens.champion.ChampionServices;
import reversi.screens.gym.GymRepository;
import reversi.screens.insights.InsightsServices;
import reversi.screens.learn.ProgressRepository;
import reversi.screens.openings.OpeningsRepository;
import reversi.screens.plan.PlanServices;
import reversi.screens.puzzle.PuzzleServices;
import reversi.teach.lesson.Course;
import reversi.teach.puzzle.MistakeCollection;
import reversi.training.gym.DrillKind;
import reversi.training.gym.GymProgress;
import reversi.training.insights.Finding;
import reversi.training.insights.Peers;
import reversi.training.insights.Practice;
import reversi.training.plan.Pupil;
import reversi.training.repertoire.PreparedMove;

/**
 * What is known of the person on this device, for the plan.
 *
 * @param puzzles the puzzles and the mistakes
 * @param gym the drills
 * @param openings the prepared moves
 * @param champion the games of champions
 * @param lessons the finished lessons
 * @param course the course, where it was loaded
 * @param library the finished games
 * @param insights what the games show
 */
record KnownPupil(
        PuzzleServices puzzles,
        GymRepository gym,
        OpeningsRepository openings,
        ChampionServices champion,
        ProgressRepository lessons,
        AssetSource<Course> course,
        GameLibrary library,
        InsightsServices insights)
        implements PlanServices.Learner {
    @Override
    public Pupil pupil() {
        long today = today();
        int due = (int) prepared().stream().filter(move -> move.isDue(today)).count();
        boolean hasLesson =
                course.found().map(known -> lessons.next(known).isPresent()).orElse(!lessons.hasAny());
        return new Pupil(
                due,
                puzzles.repository().mistakesDue(today),
                weaknesses(),
                gym.now(),
                hasLesson,
                hasChampion(),
                done(Practice.of(Practice.Kind.GAME)));
    }

    /** Whether a champion's game was not played to its end; while they are not there, before the first. */
    private boolean hasChampion() {
        int played = champions();
        return champion.games().found().map(all -> played < all.size()).orElse(played == 0);
    }

    private int champions() {
        return champion.repository().now().best().size();
    }

    private List<Practice> weaknesses() {
        Peers peers = insights.peers().found().orElseGet(Peers::none);
        Supplier<Optional<Integer>> rating = insights.rating();
        return Finding.of(insights.reader().insights(), peers, rating.get()).stream()
                .filter(Finding::isWeakness)
                .map(finding -> finding.habit().practice())
                .distinct()
                .toList();
    }

    private List<PreparedMove> prepared() {
        List<PreparedMove> all = new ArrayList<>();
        for (Disc side : Disc.values()) {
            all.addAll(openings.of(side).moves());
        }
        return all;
    }

    private long today() {
        return puzzles.clock().today();
    }

    /** How many of the prepared moves were asked today. */
    private int asked() {
        long today = today();
        return (int) prepared().stream()
                .filter(move ->
                        move.memory().filter(memory -> memory.day() == today).isPresent())
                .count();
    }

    /** What is counted begins anew each day for openings, and grows as mistakes are answered: a plan is for one day. */
    @Override
    public int done(Practice practice) {
        return switch (practice.kind()) {
            case DRILL -> gym.now().skill(DrillKind.valueOf(practice.detail())).tried();
            case DRILLS -> tried(DrillKind.Group.valueOf(practice.detail()));
            case THEME, PUZZLES, RUSH -> puzzles.repository().progress().tried();
            case MISTAKES -> MistakeCollection.MOST - puzzles.repository().mistakesDue(today());
            case OPENINGS -> asked();
            case LESSON -> lessons.finished();
            case CHAMPION -> champions();
            case GAME ->
                (int) library.index().games().stream()
                        .filter(game -> game.mine().isPresent())
                        .count();
        };
    }

    private int tried(DrillKind.Group group) {
        GymProgress known = gym.now();
        return known.weakestFirst(group).stream()
                .mapToInt(kind -> known.skill(kind).tried())
                .sum();
    }
}
