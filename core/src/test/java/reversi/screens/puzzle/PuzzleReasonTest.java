package reversi.screens.puzzle;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.rules.Square;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleAttempt;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleReader;
import reversi.teach.reasons.Reason;

/** Why the best moves of the shipped puzzles are the best. */
class PuzzleReasonTest {
    @Test
    void aThirdOfTheTriesHasAReasonBesidesTheValues() {
        PuzzleCollection puzzles =
                ((PuzzleCollection.Ok) PuzzleReader.read(PuzzlePageTest.file().orElseThrow())).puzzles();
        int explained = 0;
        int tries = 0;
        for (int place = 0; place < puzzles.size(); place += 16) {
            Puzzle puzzle = puzzles.get(place);
            for (Square square : puzzle.position().placements()) {
                PuzzleAttempt attempt = PuzzleAttempt.of(puzzle).tried(square);
                PuzzleReason search = new PuzzleReason(attempt, Optional.empty());
                while (search.step()) {
                    // Each step takes a moment.
                }
                Optional<Reason> reason = search.reason();
                assertFalse(reason.filter(Reason::isResult).isPresent(), "values are told anyway");
                explained += reason.isPresent() ? 1 : 0;
                tries++;
            }
        }
        assertTrue(4 * explained > tries, explained + " of " + tries);
    }
}
