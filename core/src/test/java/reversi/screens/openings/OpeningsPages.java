package reversi.screens.openings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import reversi.archive.GameLibrary;
import reversi.engine.Answer;
import reversi.engine.MoveValue;
import reversi.notation.TranscriptText;
import reversi.platform.AssetSource;
import reversi.platform.MemoryArchive;
import reversi.platform.MemoryAssets;
import reversi.platform.MemoryStore;
import reversi.platform.Thinker;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.PlayerClock;
import reversi.screens.Router;
import reversi.screens.analysis.AnalysisPage;
import reversi.teach.OpeningExplorer;
import reversi.teach.OpeningNames;
import reversi.training.repertoire.Recall;
import reversi.training.repertoire.Repertoire;

/** The page of one's own openings, for tests that look at it. */
public final class OpeningsPages {
    /** The moment at which all of this is. */
    static final long NOW = 1_795_000_000_000L;

    private static final long TODAY = NOW / 86_400_000;
    private static final int MOST_TICKS = 2_000;

    private OpeningsPages() {}

    private static byte[] asset(String name) {
        try {
            return Files.readAllBytes(Path.of("..", "assets", "openings", name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What real games went on with. */
    static AssetSource<OpeningExplorer> explorer() {
        MemoryAssets assets = new MemoryAssets();
        AssetSource<OpeningExplorer> source = AnalysisPage.explorer(Optional.of(assets));
        source.load(() -> {});
        assets.arrive(Optional.of(asset("explorer.bin")));
        return source;
    }

    /** A line from its moves. */
    static Transcript line(String moves) {
        return ((TranscriptText.Ok) TranscriptText.read(moves, Variant.OTHELLO)).transcript();
    }

    /** A square by its name. */
    static Square square(String name) {
        return Variant.OTHELLO.squares().stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Openings with Black that somebody has trained a little. */
    static Repertoire some(Repertoire to) {
        Repertoire known = to;
        for (String line : new String[] {"f5", "f5d6c3", "f5d6c3d3c4", "f5d6c3d3c4f4f6", "f5f6e6", "f5f4e3"}) {
            int last = line.length() - 2;
            known = known.with(line(line.substring(0, last)), square(line.substring(last)));
        }
        return known.asked(line("").current(), Recall.GOOD, TODAY - 1)
                .asked(line("f5d6").current(), Recall.GOOD, TODAY - 1)
                .asked(line("f5f6").current(), Recall.AGAIN, TODAY - 2);
    }

    /** What a page needs; openings are kept in a store. */
    static OpeningsServices services(OpeningsRepository repository, Thinker thinker, LongSupplier clock) {
        return new OpeningsServices(
                repository,
                explorer(),
                new GameLibrary(new MemoryArchive(), result -> {}),
                thinker,
                new OpeningNames(new String(asset("named.txt"), StandardCharsets.UTF_8)),
                new PlayerClock(clock, at -> 0));
    }

    /** An engine that answers at once: each move is worth two discs less than the one before. */
    static Thinker valuing() {
        return (question, listener) -> {
            List<MoveValue> values = new ArrayList<>();
            for (Square square : question.position().placements()) {
                Move move = Move.at(square);
                List<Move> line = new ArrayList<>(List.of(move));
                question.position().play(move).orThrow().after().placements().stream()
                        .findFirst()
                        .ifPresent(reply -> line.add(Move.at(reply)));
                values.add(new MoveValue(move, 300 - 200 * values.size(), 12, false, line));
            }
            MoveValue best = values.get(0);
            listener.answered(new Answer(best.move(), best.value(), 12, 100, false, best.line(), values, 1));
            return () -> {};
        };
    }

    /** A page of somebody who has some openings, or none. */
    public static OpeningsPage page(boolean hasSome) {
        OpeningsRepository repository = new OpeningsRepository(new MemoryStore(), result -> {});
        if (hasSome) {
            repository.change(Disc.BLACK, OpeningsPages::some);
        }
        return new OpeningsPage(services(repository, valuing(), () -> NOW));
    }

    /** Lets time pass until the page knows what the openings come to. */
    public static OpeningsPage settle(Router router, OpeningsPage page) {
        for (int i = 0; i < MOST_TICKS && page.state().sum().isEmpty(); i++) {
            router.tick(0.01f);
        }
        return page;
    }

    /** The line with the first move. */
    public static Transcript afterFirst() {
        return line("f5");
    }

    /** Looks around after two moves. */
    public static void explore(OpeningsPage page) {
        page.explore(line("f5f6"));
    }

    /** Answers what is asked first with a wrong move, or the right one. */
    public static void answer(Router router, OpeningsPage page, boolean isRight) {
        page.train();
        Place.Practice asked = (Place.Practice) page.state().place();
        Square right = asked.training().current().square();
        page.press(
                isRight
                        ? right
                        : asked.training().current().position().placements().stream()
                                .filter(square -> !square.equals(right))
                                .findFirst()
                                .orElseThrow());
        for (int i = 0; i < 100; i++) {
            router.tick(0.01f);
        }
    }
}
