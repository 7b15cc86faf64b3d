package reversi.screens.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.rules.Square;
import reversi.screens.Language;
import reversi.screens.Texts;
import reversi.screens.board.BoardStyle;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleRating;
import reversi.teach.puzzle.PuzzleReader;

class PuzzleWordsTest {
    private static final Optional<Square> ANSWER = Optional.of(new Square(0, 1));

    /** What a move comes to. */
    private enum Kind {
        WINS,
        DRAWS,
        LOSES
    }

    private static Texts english() throws IOException {
        return Texts.read(Language.ENGLISH, Files.readString(Path.of("../assets/texts/en.properties")));
    }

    /** A move of each kind that is not the best one, and what is said of it with an answer. */
    private static Map<Kind, String> wrongMoves() throws IOException {
        PuzzleWords words = new PuzzleWords(english(), BoardStyle.classic());
        PuzzleCollection puzzles =
                ((PuzzleCollection.Ok) PuzzleReader.read(PuzzlePageTest.file().orElseThrow())).puzzles();
        Map<Kind, String> said = new EnumMap<>(Kind.class);
        for (int place = 0; place < puzzles.size() && said.size() < Kind.values().length; place++) {
            Puzzle puzzle = puzzles.get(place);
            for (Square square : puzzle.position().placements()) {
                int value = puzzle.value(square).orElseThrow();
                Kind kind = value > 0 ? Kind.WINS : value == 0 ? Kind.DRAWS : Kind.LOSES;
                if (!square.equals(puzzle.solution())) {
                    said.put(kind, words.wrong(puzzle, Optional.empty(), square, ANSWER));
                }
            }
        }
        return said;
    }

    @Test
    void onlyAMoveThatDoesNotWinIsRefuted() throws IOException {
        Map<Kind, String> said = wrongMoves();
        assertTrue(said.get(Kind.LOSES).endsWith(". a2 refutes it."), said.get(Kind.LOSES));
        assertTrue(said.get(Kind.DRAWS).endsWith(" only draws. a2 refutes it."), said.get(Kind.DRAWS));
        assertTrue(said.get(Kind.WINS).contains(" wins by "), said.get(Kind.WINS));
        assertTrue(!said.get(Kind.WINS).contains("refutes"), said.get(Kind.WINS));
    }

    @Test
    void aRatingIsMarkedUntilItIsSure() {
        assertEquals("1432?", PuzzleWords.rating(new PuzzleRating(1432, PuzzleRating.PROVISIONAL + 1, 0.06)));
        assertEquals("1432", PuzzleWords.rating(new PuzzleRating(1432, PuzzleRating.PROVISIONAL, 0.06)));
    }
}
