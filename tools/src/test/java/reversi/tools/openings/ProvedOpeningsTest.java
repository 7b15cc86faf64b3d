package reversi.tools.openings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.engine.Board;
import reversi.notation.TranscriptText;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.tools.CommandLineRun;
import reversi.tools.books.ProvedBook;
import reversi.tools.books.ProvedPosition;
import reversi.tools.books.ProvedReader;
import reversi.tools.options.Shipped;

/** The openings of this repository that are proved. */
class ProvedOpeningsTest {
    private static final Path FILE = Path.of("openings", "proved.txt");
    private static final int PLIES = 24;
    private static final int FIRST_DISCS = 4;

    /** A few values are found again; a changed engine may see them otherwise, but not by much. */
    @Test
    void theirProofsAgree() {
        CommandLineRun run = CommandLineRun.of("book", "check", FILE.toString(), "--search", "3", "--off", "6");
        assertEquals(0, run.code(), () -> run.out() + run.err());
        assertTrue(run.lastLine().endsWith(" wrong=0"), run.lastLine());
    }

    /** Each named opening is there with every position on its way. */
    @Test
    void everyNamedOpeningIsThere() throws IOException {
        ProvedBook book = ProvedReader.read(FILE);
        List<String> named = Shipped.text("/openings/named.txt").lines().toList();
        for (String line : named.subList(1, named.size())) {
            String moves = line.split("\\|", 2)[0];
            TranscriptText.Ok game = (TranscriptText.Ok) TranscriptText.read(moves, Variant.OTHELLO);
            for (Turn turn : game.transcript().turns()) {
                assertTrue(book.find(Board.of(turn.after())).isPresent(), moves + " after " + turn.move());
            }
        }
    }

    /** Lines that are searched end after so many moves, none before; the file stays small. */
    @Test
    void linesHaveTheirMoves() throws IOException {
        ProvedBook book = ProvedReader.read(FILE);
        for (ProvedPosition position : book.positions()) {
            boolean isLast = book.after(position.board()).isEmpty();
            int plies = position.discs() - FIRST_DISCS;
            assertTrue(position.proof().isResult() || isLast == (plies == PLIES), () -> "a line of " + plies);
        }
        assertTrue(Files.size(FILE) < 60_000, "bytes: " + Files.size(FILE));
    }
}
