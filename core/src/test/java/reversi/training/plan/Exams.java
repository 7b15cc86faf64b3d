package reversi.training.plan;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleReader;

/** The test that the game comes with. */
public final class Exams {
    private Exams() {}

    static PuzzleCollection collection(String folder, String name) {
        try {
            return ((PuzzleCollection.Ok) PuzzleReader.read(Files.readAllBytes(Path.of("..", "assets", folder, name))))
                    .puzzles();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The shipped one. */
    public static Exam shipped() {
        return Exam.of(collection("training", "test.bin"));
    }
}
