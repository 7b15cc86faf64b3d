package reversi.screens.gym;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import reversi.engine.Engine;
import reversi.engine.SearchObserver;
import reversi.platform.AssetLoader;
import reversi.platform.AssetSource;
import reversi.platform.MemoryStore;
import reversi.platform.Thinker;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.Page;
import reversi.screens.PlayerClock;
import reversi.screens.Router;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.training.gym.Drill;
import reversi.training.gym.DrillKind;
import reversi.training.gym.DrillTask;
import reversi.training.gym.Drills;
import reversi.training.gym.GymProgress;

/** The pages of the gym, of a player who has done some drills, for tests that look at all pages. */
public final class GymPages {
    private static final long NOW = 1_795_000_000_000L;
    private static final long TODAY = NOW / 86_400_000;
    private static final int MOST_TICKS = 20_000;

    private final GymServices services;

    /** Pages that open others above them by {@code enter}. */
    public GymPages(Consumer<Page> enter) {
        GymRepository repository = new GymRepository(new MemoryStore(), result -> {});
        repository.change(none -> trained());
        services = new GymServices(
                source(), repository, solving(), new PlayerClock(() -> NOW, at -> 0), new Random(4), enter);
    }

    /** The positions that the game comes with. */
    static AssetSource<PuzzleCollection> source() {
        AssetSource<PuzzleCollection> source = new AssetSource<>(
                Optional.of(new AssetLoader() {
                    @Override
                    public <T> void load(
                            String path, Function<byte[], Optional<T>> decode, Consumer<Optional<T>> then) {
                        then.accept(decode.apply(new byte[0]));
                    }
                }),
                "puzzles/puzzles.bin",
                none -> Optional.of(Drills.puzzles()));
        source.load(() -> {});
        return source;
    }

    /** An engine that answers at once. */
    static Thinker solving() {
        Engine engine = new Engine();
        return (question, listener) -> {
            listener.answered(engine.answer(question, SearchObserver.NONE));
            return () -> {};
        };
    }

    private static GymProgress trained() {
        GymProgress progress = GymProgress.none();
        Transcript line = Transcript.from(Position.start(Variant.OTHELLO));
        DrillTask task = new DrillTask.Gaps(List.of());
        for (int i = 0; i < 60; i++) {
            DrillKind kind = DrillKind.values()[i % 10];
            progress = progress.after(
                    new Drill(kind, task, line, 1_000 + 10 * i),
                    i % (3 + kind.ordinal()) == 0 ? 0 : 1,
                    TODAY - 9 + i / 6);
        }
        return progress;
    }

    /** The gym. */
    public GymPage gym() {
        return new GymPage(services);
    }

    /** A set of drills of one kind. */
    public DrillPage drills(DrillKind kind) {
        return new DrillPage(services, Drills.puzzles(), Collections.nCopies(GymProgress.SET, kind), set -> {});
    }

    /** Lets time pass until a drill is shown. */
    public static void find(Router router, Page page) {
        for (int i = 0; i < MOST_TICKS && ((DrillPage) page).attempt().isEmpty(); i++) {
            router.tick(0.01f);
        }
        if (((DrillPage) page).attempt().isEmpty()) {
            throw new IllegalStateException("no drill was found");
        }
    }

    /** Answers the drill that is shown. */
    public static void answer(Page page, boolean isRight) {
        DrillPage drills = (DrillPage) page;
        drills.attempt().orElseThrow().drill().task().accept(new Answering(drills, isRight));
    }

    /** Does a set from the gym, every third answer wrong, and comes back. */
    public static void doSet(Router router) {
        ((GymPage) router.front()).start(DrillKind.Group.ENDGAME);
        DrillPage drills = (DrillPage) router.front();
        for (int i = 0; i < GymProgress.SET; i++) {
            find(router, drills);
            answer(drills, i % 3 != 0);
            drills.next();
        }
    }

    private record Answering(DrillPage page, boolean isRight) implements DrillTask.Visitor<Boolean> {
        @Override
        public Boolean choice(DrillTask.Choice task) {
            page.choose(
                    isRight ? task.right() : (task.right() + 1) % task.options().size());
            return isRight;
        }

        @Override
        public Boolean gaps(DrillTask.Gaps task) {
            Set<Square> odd = task.odd();
            task.gaps().forEach(gap -> {
                if (odd.containsAll(gap) == isRight) {
                    page.press(gap.get(0));
                }
            });
            page.check();
            return isRight;
        }

        @Override
        public Boolean moves(DrillTask.Moves task) {
            page.press(task.values().keySet().stream()
                    .sorted()
                    .filter(square -> task.right().contains(square) == isRight)
                    .findFirst()
                    .orElseThrow());
            return isRight;
        }

        @Override
        public Boolean spot(DrillTask.Spot task) {
            Square other = Square.of(task.square().equals(Square.of("a1")) ? "h8" : "a1");
            page.press(isRight ? task.square() : other);
            return isRight;
        }

        /** Whoever is wrong has forgotten everything but a disc. */
        @Override
        public Boolean rebuild(DrillTask.Rebuild task) {
            Position was = page.attempt().orElseThrow().drill().position();
            for (Square square : isRight ? task.squares() : task.squares().subList(0, 1)) {
                int taps = was.at(square).map(disc -> disc.ordinal() + 1).orElse(0);
                for (int i = 0; i < taps; i++) {
                    page.press(square);
                }
            }
            page.check();
            return isRight;
        }
    }
}
