package reversi.screens.puzzle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Function;
import reversi.platform.AssetLoader;
import reversi.platform.AssetSource;
import reversi.platform.MemoryStore;
import reversi.screens.Page;
import reversi.screens.PlayerClock;
import reversi.screens.game.FakeThinker;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleProgress;

/** The pages with puzzles, of a player who has solved some, for tests that look at all pages. */
public final class PuzzlePages {
    private static final long NOW = 1_795_000_000_000L;
    private static final long TODAY = NOW / 86_400_000;

    private final Consumer<Page> enter;
    private final PuzzleServices services;

    /** Pages that open others above them by {@code enter}. */
    public PuzzlePages(Consumer<Page> enter) {
        this.enter = enter;
        AssetSource<PuzzleCollection> source = PuzzleServices.source(Optional.of(new Shipped()));
        PuzzleRepository repository = new PuzzleRepository(new MemoryStore(), result -> {});
        FakeThinker thinker = new FakeThinker();
        services = new PuzzleServices(
                source,
                repository,
                new MistakeFinder(new FakeReviews(), repository, thinker),
                thinker,
                new PlayerClock(() -> NOW, at -> 0),
                new Random(4),
                () -> Optional.of("https://play.example.org"));
        source.load(() -> {});
        PuzzleCollection puzzles = source.found().orElseThrow();
        repository.change(progress -> played(puzzles, progress));
        repository.changeMistakes(none -> TestMistakes.collection(9));
    }

    /** The puzzles that the game comes with, at once. */
    private static final class Shipped implements AssetLoader {
        @Override
        public <T> void load(String path, Function<byte[], Optional<T>> decode, Consumer<Optional<T>> then) {
            try {
                then.accept(decode.apply(Files.readAllBytes(Path.of("..", "assets", path))));
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static PuzzleProgress played(PuzzleCollection puzzles, PuzzleProgress none) {
        PuzzleProgress progress = none;
        for (int i = 0; i < 40; i++) {
            long day = TODAY - 20 + i / 2;
            progress = progress.rated(puzzles.get(700 + 20 * i), i % 3 != 0, day);
            progress = i % 9 == 0 ? progress : progress.withDaily(day);
        }
        return progress.rushed(17);
    }

    /** The ways to puzzles. */
    public Page list() {
        return new PuzzlesPage(services, enter);
    }

    /** The puzzle of today. */
    public PuzzlePage daily() {
        return PuzzlePage.daily(services);
    }

    /** The player's own mistakes. */
    public PuzzlePage mistakes() {
        return PuzzlePage.of(services, PuzzleSeries.mistakes(services));
    }

    /** A rush. */
    public PuzzlePage rush() {
        return PuzzlePage.of(services, PuzzleSeries.rush(services));
    }

    /** Chooses the best move of the puzzle on a page, or a wrong one. */
    public static void choose(Page page, boolean isRight) {
        PuzzlePage puzzles = (PuzzlePage) page;
        Puzzle puzzle = puzzles.attempt().orElseThrow().puzzle();
        puzzles.press(puzzle.position().placements().stream()
                .filter(square -> square.equals(puzzle.solution()) == isRight)
                .findFirst()
                .orElseThrow());
    }
}
