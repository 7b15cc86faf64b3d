package reversi.teach.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.rules.Disc;
import reversi.rules.Square;

/** A lesson's file is read as it is written, and what is wrong in it is said with its line. */
class LessonReaderTest {
    private static final String READ = "[read]\nposition: start\nen: Hello\nfr: Bonjour\n";

    private static final String LESSON =
            """
            # A comment
            lesson: a-lesson
            en: A lesson
            fr: Une leçon

            [read]
            position: f5
            play: d6 c3
            point: a1 h8
            claim: moves of white = 3
            claim: opening: Tiger
            en: A text that
              goes on
            fr: Un texte

            [move]
            position: f5d6c3d3
            goal: opening Tiger
            answer: c4
            en: Play it
            fr: Jouez
            hint.en: Left
            hint.fr: Gauche
            wrong.en: No
            wrong.fr: Non
            wrong.c5.en: Not c5
            wrong.c5.fr: Pas c5

            [number]
            position: f5
            count: discs of black after d6
            choices: 2 3 4
            answer: 3
            en: How many?
            fr: Combien ?

            [game]
            position: start
            person: white
            level: 3
            lead: 0
            claim: ahead at depth 4: white by -9
            en: Play
            fr: Jouez
            """;

    private static LessonFault fault(String text) {
        return assertInstanceOf(LessonReader.Failed.class, LessonReader.read("x.txt", text))
                .fault();
    }

    private static Lesson lesson(String text) {
        LessonReader.Read read = LessonReader.read("x.txt", text);
        return assertInstanceOf(LessonReader.Ok.class, read, read.toString()).lesson();
    }

    @Test
    void readsEveryPart() {
        Lesson lesson = lesson(LESSON);
        assertEquals("a-lesson", lesson.key());
        assertEquals("Une leçon", lesson.title().in("fr"));
        assertEquals("A lesson", lesson.title().in("ja"), "English where there is nothing else");
        assertEquals(3, lesson.tasks());
        LessonStep.Explanation read = (LessonStep.Explanation) lesson.steps().get(0);
        assertEquals("A text that goes on", read.text().in("en"));
        assertEquals(2, read.scene().moves().plies());
        assertEquals(List.of(Square.of("a1"), Square.of("h8")), read.scene().points());
        assertEquals(2, read.claims().size());
        LessonStep.MoveTask move = (LessonStep.MoveTask) lesson.steps().get(1);
        assertEquals(new MoveGoal(MoveGoal.Kind.OPENING, 0, 0, "Tiger"), move.goal());
        assertEquals(Optional.of("Pas c5"), move.question().onWrong("c5").map(text -> text.in("fr")));
        assertEquals(Optional.of("No"), move.question().onWrong("e3").map(text -> text.in("en")));
        LessonStep.NumberTask number = (LessonStep.NumberTask) lesson.steps().get(2);
        assertEquals(Optional.of(3), number.quantity().in(number.scene().position()));
        LessonStep.PlayOut game = (LessonStep.PlayOut) lesson.steps().get(3);
        assertEquals(Disc.WHITE, game.person());
        assertEquals(new Claim.Ahead(4, Disc.WHITE, -9), game.claim());
    }

    /** One line of the lesson changed: where the fault is, and a word of the reason. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "lesson: a-lesson | lesson: A Lesson | 2 | small letters",
                "fr: Une leçon | nothing | 4 | neither",
                "play: d6 c3 | play: d6 a1 | 8 | a1",
                "point: a1 h8 | point: a1 z9 | 9 | not squares",
                "claim: moves of white = 3 | claim: moves of grey = 3 | 10 | nobody can check",
                "[move] | [moves] | 16 | no kind",
                "[number] | [number | 29 | ends with",
                "goal: opening Tiger | goal: brilliant | 18 | brilliant",
                "answer: c4 | answer: a1 | 19 | no legal move",
                "wrong.c5.en: Not c5 | wrong.c4.en: Not c4 | 16 | wrong.c5.en",
                "choices: 2 3 4 | choices: 2 4 | 33 | one of the choices",
                "choices: 2 3 4 | choices: 2 3 4 x | 32 | choices",
                "level: 3 | level: 18 | 40 | level",
                "person: white | persons: white | 37 | person",
                "hint.en: Left | hint.de: Links | 16 | hint.en",
                "count: discs of black after d6 | count: hopes of black | 31 | count",
                "position: start | position: begin | 38 | no legal move"
            })
    void saysWhereItGoesWrong(String line, String other, int at, String reason) {
        LessonFault fault = fault(LESSON.replace("\n" + line + "\n", "\n" + other + "\n"));
        assertTrue(fault.toString().startsWith("x.txt, line " + at + ": "), fault.toString());
        assertTrue(fault.reason().contains(reason), fault.toString());
    }

    @Test
    void everyLineHasItsPlace() {
        LessonFault fault = fault(LESSON.replace("person: white", "person: white\nperson: black"));
        assertEquals(40, fault.line());
        assertTrue(fault.reason().contains("'person'"), fault.toString());
    }

    @Test
    void boundsStepsLinesAndTexts() {
        String head = "lesson: x\nen: X\nfr: X\n";
        assertEquals(4, lesson(head + READ.repeat(4)).steps().size());
        assertEquals(8, lesson(head + READ.repeat(8)).steps().size());
        assertTrue(fault(head + READ.repeat(3)).reason().contains("not 3"));
        assertTrue(fault(head + READ.repeat(9)).reason().contains("not 9"));
        String longText = READ.replace("Hello", "x".repeat(LessonReader.LONGEST_TEXT + 1));
        assertTrue(fault(head + READ.repeat(3) + longText).reason().contains("401"));
        assertTrue(fault(head + "x".repeat(Section.LONGEST_LINE + 1)).reason().contains("the line has more"));
        assertTrue(fault(head + "\n".repeat(Section.MOST_LINES) + "x").reason().contains("lines"));
        assertTrue(fault(head + READ.repeat(3) + READ.replace("fr: Bonjour", "  x".repeat(50) + "\n  y".repeat(600)))
                .reason()
                .contains("more than " + Section.LONGEST_VALUE));
    }

    @Test
    void aCourseIsTheSamePackedAndApart() {
        String chapters = "[chapter]\nchapter: one\nen: One\nfr: Un\nabout.en: A\nabout.fr: B\nlessons: a-lesson\n";
        Map<String, String> files = Map.of("chapters.txt", chapters, "a-lesson.txt", LESSON);
        CourseReader.Ok apart = assertInstanceOf(CourseReader.Ok.class, CourseReader.read(files));
        CourseReader.Ok packed = assertInstanceOf(CourseReader.Ok.class, CourseReader.read(CourseReader.pack(files)));
        assertEquals(apart.course(), packed.course());
        assertEquals(1, packed.course().size());
        assertEquals("one", packed.course().chapterOf("a-lesson").orElseThrow().key());
        assertEquals(Optional.empty(), packed.course().after("a-lesson"));
    }

    @Test
    void aCourseThatDoesNotFitIsRefused() {
        String chapters = "[chapter]\nchapter: one\nen: One\nfr: Un\nabout.en: A\nabout.fr: B\nlessons: a-lesson\n";
        assertInstanceOf(CourseReader.Failed.class, CourseReader.read(""));
        assertInstanceOf(CourseReader.Failed.class, CourseReader.read("=== chapters.txt"));
        assertInstanceOf(CourseReader.Failed.class, CourseReader.read(Map.of("chapters.txt", chapters)));
        assertInstanceOf(
                CourseReader.Failed.class,
                CourseReader.read(Map.of("chapters.txt", chapters, "a-lesson.txt", LESSON, "b.txt", LESSON)));
        CourseReader.Failed inside = assertInstanceOf(
                CourseReader.Failed.class,
                CourseReader.read(Map.of("chapters.txt", chapters, "a-lesson.txt", LESSON.replace("[game]", "[gam]"))));
        assertEquals("a-lesson.txt", inside.fault().file());
        assertEquals(37, inside.fault().line());
    }
}
