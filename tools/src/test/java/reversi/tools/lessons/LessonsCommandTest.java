package reversi.tools.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.tools.CommandLineRun;

/** The lessons of the game are right, and what is wrong in a lesson is found. */
class LessonsCommandTest {
    private static final Path LESSONS = Path.of("..", "assets", "lessons");

    /** Every line is right. */
    private static final String LESSON =
            """
            lesson: x
            en: X
            fr: X
            [read]
            position: f5d6c3d3c4
            claim: opening: Tiger
            claim: moves of white = 6
            claim: last move: white
            en: Tiger
            fr: Tigre
            [move]
            position: f5d6c3d3
            goal: opening Tiger
            answer: c4
            en: Play
            fr: Jouez
            [mark]
            position: start
            set: legal moves
            answer: d3 c4 f5 e6
            en: Tap
            fr: Touchez
            [number]
            position: start
            count: empties
            choices: 59 60
            answer: 60
            en: How many
            fr: Combien
            [move]
            position: f5f6e6f4c3d6f3c5g4g3e7f7c6c7g5h5g6h6h4h3e3c4b5e8d7d8b3a5c8b8d3b6g8b4g7a2a3a4a7f2f1b2f8h8a6a8b7c2d2e1d1c1e2g2h7g1
            goal: best by 6
            answer: a1
            results: a1 +10 b1 -16 h2 -16
            en: Play
            fr: Jouez
            """;

    private static CommandLineRun check(Path folder, String lesson) throws IOException {
        String chapters = "[chapter]\nchapter: one\nen: One\nfr: Un\nabout.en: A\nabout.fr: B\nlessons: x\n";
        Files.writeString(folder.resolve("chapters.txt"), chapters);
        Files.writeString(folder.resolve("x.txt"), lesson);
        return CommandLineRun.of("lessons", "check", folder.toString());
    }

    @Test
    void theLessonsOfTheGameAreRight() {
        CommandLineRun run = CommandLineRun.of("lessons", "check", LESSONS.toString());
        assertEquals(0, run.code(), String.join("\n", run.out()));
        Matcher total =
                Pattern.compile("lessons=(\\d+) tasks=(\\d+) wrong=0 missing=0").matcher(run.lastLine());
        assertTrue(total.matches(), run.lastLine());
        assertTrue(Integer.parseInt(total.group(1)) >= 40, run.lastLine());
        assertTrue(Integer.parseInt(total.group(2)) >= 200, run.lastLine());
    }

    @Test
    void theLanguagesAreThoseOfTheGame() throws IOException {
        try (Stream<Path> texts = Files.list(Path.of("..", "assets", "texts"))) {
            assertEquals(
                    LessonProof.LANGUAGES,
                    texts.map(file -> file.getFileName().toString().replace(".properties", ""))
                            .collect(Collectors.toSet()));
        }
    }

    @Test
    void theGameReadsWhatIsWritten(@TempDir Path folder) throws IOException {
        Path packed = folder.resolve("course.bin");
        CommandLineRun run = CommandLineRun.of("lessons", "pack", LESSONS.toString(), "--out", packed.toString());
        assertEquals(0, run.code(), run.err());
        assertEquals(
                Files.readString(packed),
                Files.readString(LESSONS.resolve("course.bin")),
                "run: reversi-tools.jar lessons pack assets/lessons --out assets/lessons/course.bin");
    }

    @Test
    void aRightLessonIsRight(@TempDir Path folder) throws IOException {
        CommandLineRun run = check(folder, LESSON);
        // Eight texts in two of nine languages.
        assertEquals("lessons=1 tasks=4 wrong=0 missing=56", run.lastLine(), String.join("\n", run.out()));
        assertEquals(0, run.code());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "opening: Tiger | opening: Cat | the opening is",
                "moves of white = 6 | moves of white = 7 | counted",
                "last move: white | last move: black | the last move",
                "answer: c4 | answer: c5 | they are",
                "answer: d3 c4 f5 e6 | answer: d3 c4 f5 | they are",
                "answer: 60 | answer: 59 | counted",
                "fr: Tigre | de: Tiger | is in",
                "claim: last move: white | claim: result of white = 0 | too many empties",
                "claim: last move: white | claim: ahead at depth 4: white by 20 | ahead by",
                "claim: last move: white | claim: source: 99 | no source",
                "goal: opening Tiger | goal: depth 4 by 30 | not better by",
                "goal: best by 6 | goal: best by 60 | discs worse",
                "results: a1 +10 | results: a1 -2 | results are",
            })
    void aFalseLineIsFound(String line, String other, String words, @TempDir Path folder) throws IOException {
        CommandLineRun run = check(folder, LESSON.replace(line, other));
        assertTrue(String.join("\n", run.out()).contains(words), String.join("\n", run.out()));
        assertEquals(1, run.code());
        assertFalse(run.lastLine().contains("wrong=0"), run.lastLine());
    }
}
