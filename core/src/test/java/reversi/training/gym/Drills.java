package reversi.training.gym;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import reversi.engine.Engine;
import reversi.engine.SearchObserver;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleReader;

/** Drills and positions for tests. */
public final class Drills {
    private Drills() {}

    /** The puzzles that the game comes with. */
    public static PuzzleCollection puzzles() {
        try {
            byte[] bytes = Files.readAllBytes(Path.of("..", "assets", "puzzles", "puzzles.bin"));
            return ((PuzzleCollection.Ok) PuzzleReader.read(bytes)).puzzles();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The next drill of a kind. */
    public static Drill next(DrillSource source, DrillKind kind, int difficulty) {
        Engine engine = new Engine();
        source.look(kind, difficulty);
        while (source.found().isEmpty()) {
            if (!source.step()) {
                source.question().ifPresent(question -> source.answered(engine.answer(question, SearchObserver.NONE)));
            }
        }
        return source.found().orElseThrow();
    }

    /** A position in eight rows of {@code X}, {@code O} and {@code -}. */
    static Position position(Disc toMove, String... rows) {
        Map<Square, Disc> discs = new HashMap<>();
        for (int rank = 0; rank < rows.length; rank++) {
            for (int file = 0; file < rows[rank].length(); file++) {
                char sign = rows[rank].charAt(file);
                if (sign != '-') {
                    discs.put(new Square(file, rank), sign == 'X' ? Disc.BLACK : Disc.WHITE);
                }
            }
        }
        return Position.of(Variant.OTHELLO, discs, toMove);
    }
}
