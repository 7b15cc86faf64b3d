package reversi.screens.opponents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import reversi.engine.Level;
import reversi.screens.Language;
import reversi.screens.Texts;

/** What the game says of the style of each level is what {@code docs/opponents.md} says, and its figures bear the word out. */
class StylesTest {
    private static final Path PAGE = Path.of("../docs/opponents.md");

    /** The words of style, and what the figures of a level that has one are like, errors included. */
    private static final Map<String, Predicate<Row>> WORDS = Map.of(
            "reckless", row -> row.least(Row.BESIDE) > 1,
            "greedy", row -> row.least(Row.FLIPS) > 1.1,
            "wary", row -> row.most(Row.BESIDE) < 0.75,
            "hiding", row -> row.most(Row.OUTSIDE) < -0.25,
            "edges", row -> row.least(Row.EDGES) > 1.1,
            "sparing", row -> row.most(Row.FLIPS) < 0.95,
            "narrowing", row -> row.most(Row.REPLIES) < 0.92,
            "corners", row -> row.least(Row.CORNERS) > 2 * row.most(Row.CHANCE),
            "steady", row -> row.most(Row.LOSS) < 1.25,
            "exact", row -> row.most(Row.LOSS) < 0.01);

    /** A row of the table, by its cells. */
    private record Row(List<String> cells) {
        static final int FLIPS = 4;
        static final int EDGES = 5;
        static final int BESIDE = 6;
        static final int CORNERS = 7;
        static final int CHANCE = 8;
        static final int REPLIES = 9;
        static final int OUTSIDE = 10;
        static final int LOSS = 11;

        static Row of(String line) {
            return new Row(Arrays.stream(line.substring(1).split("\\|"))
                    .map(String::trim)
                    .toList());
        }

        double least(int column) {
            return value(column, 0) - value(column, 1);
        }

        double most(int column) {
            return value(column, 0) + value(column, 1);
        }

        private double value(int column, int part) {
            return Double.parseDouble(cells.get(column).split(" ± ")[part]);
        }
    }

    private static List<Row> rows() throws IOException {
        return Files.readAllLines(PAGE).stream()
                .filter(line -> line.matches("\\| \\d+ \\|.*"))
                .map(Row::of)
                .toList();
    }

    @Test
    void everyLevelHasItsRowWithItsNameAndItsSentence() throws IOException {
        Texts english = Texts.read(Language.ENGLISH, Files.readString(Path.of("../assets/texts/en.properties")));
        OpponentWords words = new OpponentWords(english);
        List<List<String>> wanted = Level.all().stream()
                .map(Level::number)
                .map(level -> List.of(level.toString(), words.name(level), "“" + words.style(level) + "”"))
                .toList();
        List<List<String>> found = rows().stream()
                .map(Row::cells)
                .map(cells -> List.of(cells.get(0), cells.get(1), cells.get(3)))
                .toList();
        assertEquals(wanted, found);
    }

    @Test
    void figuresBearOutTheWords() throws IOException {
        for (Row row : rows()) {
            String word = row.cells().get(2);
            assertTrue(WORDS.getOrDefault(word, unknown -> false).test(row), row::toString);
        }
    }

    /** The sentences that say how far a level looks, or solves. */
    @Test
    void levelsLookAsFarAsTheirSentencesSay() {
        assertEquals(4, Level.of(11).depth());
        assertEquals(6, Level.of(13).depth());
        assertEquals(14, Level.of(14).solveEmpties());
        assertEquals(10, Level.of(15).depth());
        assertEquals(20, Level.of(16).solveEmpties());
    }

    @Test
    void thePageSaysWhatEachWordMeans() throws IOException {
        List<String> explained = Files.readString(PAGE)
                .split("\n## ", -1)[1]
                .lines()
                .filter(line -> line.matches("- \\*[a-z]+\\*:.*"))
                .map(line -> line.split("\\*", -1)[1])
                .sorted()
                .toList();
        assertEquals(List.copyOf(new TreeSet<>(WORDS.keySet())), explained);
    }
}
