package reversi.screens.plan;

import java.util.Optional;
import java.util.function.Consumer;
import reversi.platform.AssetLoader;
import reversi.platform.AssetSource;
import reversi.screens.Page;
import reversi.screens.PlayerClock;
import reversi.screens.insights.InsightsReader;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleReader;
import reversi.training.insights.Practice;
import reversi.training.plan.Exam;
import reversi.training.plan.Pupil;

/**
 * What the page of the plan needs.
 *
 * @param repository what is remembered
 * @param exam the fixed test
 * @param reader looks through the person's games
 * @param learner what is known of the person
 * @param clock which day it is
 * @param practise opens something to practise
 * @param enter opens a page above the one in front
 */
public record PlanServices(
        PlanRepository repository,
        AssetSource<Exam> exam,
        InsightsReader reader,
        Learner learner,
        PlayerClock clock,
        Consumer<Practice> practise,
        Consumer<Page> enter) {
    /** What is known of the person. */
    public interface Learner {
        /** What a plan is made by. */
        Pupil pupil();

        /** How much of something was ever done. */
        int done(Practice practice);
    }

    /** The test among these assets. */
    public static AssetSource<Exam> exam(Optional<AssetLoader> assets) {
        return new AssetSource<>(assets, "training/test.bin", PlanServices::exam);
    }

    private static Optional<Exam> exam(byte[] bytes) {
        return PuzzleReader.read(bytes) instanceof PuzzleCollection.Ok ok
                        && ok.puzzles().size() == Exam.SIZE
                ? Optional.of(Exam.of(ok.puzzles()))
                : Optional.empty();
    }
}
