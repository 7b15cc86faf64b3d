package reversi.screens.plan;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import reversi.archive.GameLibrary;
import reversi.platform.AssetLoader;
import reversi.platform.AssetSource;
import reversi.platform.MemoryArchive;
import reversi.platform.MemoryStore;
import reversi.screens.Page;
import reversi.screens.PlayerClock;
import reversi.screens.Router;
import reversi.screens.insights.InsightsReader;
import reversi.training.gym.DrillKind;
import reversi.training.gym.GymProgress;
import reversi.training.insights.Practice;
import reversi.training.plan.Exam;
import reversi.training.plan.ExamResult;
import reversi.training.plan.Exams;
import reversi.training.plan.PlanProgress;
import reversi.training.plan.Pupil;

/** The page of the plan, for tests that look at it: of somebody with something of everything to do. */
public final class PlanPages {
    private static final long NOW = 1_795_000_000_000L;
    private static final long DAY = 86_400_000;
    private static final int MOST_TICKS = 200;

    private final MemoryStore store = new MemoryStore();
    private final PlanRepository repository = new PlanRepository(store, result -> {});
    private final Map<Practice, Integer> done = new HashMap<>();
    private final MemoryArchive archive = new MemoryArchive();
    private final GameLibrary library = new GameLibrary(archive, condition -> {});
    private final Consumer<Page> enter;
    private long now = NOW;
    private Optional<Practice> practised = Optional.empty();

    /** Pages that open others above them by {@code enter}. */
    public PlanPages(Consumer<Page> enter) {
        this.enter = enter;
        library.load();
        archive.answer();
    }

    PlanRepository repository() {
        return repository;
    }

    /** What was opened last. */
    Optional<Practice> practised() {
        return practised;
    }

    /** More of something was done. */
    void practise(Practice practice, int more) {
        done.merge(practice, more, Integer::sum);
    }

    void nextDay() {
        now += DAY;
    }

    /** Takes tests with these numbers of best moves, one every four weeks until now. */
    public PlanPages tested(int... best) {
        long today = NOW / DAY;
        for (int i = 0; i < best.length; i++) {
            ExamResult result = new ExamResult(today - 28L * (best.length - 1 - i) - 1, 8 * (40 - best[i]), best[i]);
            repository.change(known -> known.with(new PlanProgress(Optional.empty(), List.of(result), List.of())));
        }
        return this;
    }

    /** The page. */
    public PlanPage page() {
        AssetSource<Exam> exam = new AssetSource<>(
                Optional.of(new AssetLoader() {
                    @Override
                    public <T> void load(
                            String path, Function<byte[], Optional<T>> decode, Consumer<Optional<T>> then) {
                        then.accept(decode.apply(new byte[0]));
                    }
                }),
                "training/test.bin",
                none -> Optional.of(Exams.shipped()));
        return new PlanPage(new PlanServices(
                repository,
                exam,
                new InsightsReader(library),
                new PlanServices.Learner() {
                    @Override
                    public Pupil pupil() {
                        return new Pupil(
                                5, 2, List.of(Practice.of(DrillKind.SAFE_MOVES)), GymProgress.none(), true, true, 12);
                    }

                    @Override
                    public int done(Practice practice) {
                        return done.getOrDefault(practice, 0);
                    }
                },
                new PlayerClock(() -> now, at -> 0),
                practice -> practised = Optional.of(practice),
                enter));
    }

    /** Lets time pass until the plan is made. */
    public PlanPage settle(Router router, PlanPage page) {
        for (int i = 0; i < MOST_TICKS && page.state().steps().isEmpty(); i++) {
            archive.answer();
            router.tick(0.01f);
        }
        return page;
    }

    /** Answers so many positions of the test in front. */
    public static void answer(Router router, int count) {
        for (int i = 0; i < count; i++) {
            ExamPage page = (ExamPage) router.front();
            page.press(
                    page.state().exam().positions().get(page.state().answered()).solution());
        }
    }
}
