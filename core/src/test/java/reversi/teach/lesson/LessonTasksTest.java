package reversi.teach.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Variant;

/** Each kind of task is read with all that belongs to it, and refused where a part is missing, twice or too large. */
class LessonTasksTest {
    private static final String LESSON =
            """
            lesson: tasks
            en: Tasks
            fr: Exercices

            [move]
            position: start
            goal: wins
            answer: d3 c4
            results: d3 +4 c4 4 f5 0 e6 -2
            en: Play it
            fr: Jouez
            right.en: Yes
            wrong.e6.en: Not e6

            [mark]
            position: start
            set: legal moves
            answer: all
            en: Mark them
            fr: Marquez

            [choice]
            position: start
            claim: last move: white
            choices.en: Black | White
            choices.fr: Noir | Blanc
            answer: 2
            en: Who?
            fr: Qui ?

            [number]
            variant: small
            position: start
            count: empties
            choices: 32 31
            answer: 32
            en: How many?
            fr: Combien ?

            [game]
            position: start
            person: black
            level: 1
            lead: 64
            claim: result of black = +2
            en: Play
            fr: Jouez
            """;

    private static Lesson lesson(String text) {
        LessonReader.Read read = LessonReader.read("tasks.txt", text);
        return assertInstanceOf(LessonReader.Ok.class, read, read.toString()).lesson();
    }

    private static LessonFault fault(String text) {
        return assertInstanceOf(LessonReader.Failed.class, LessonReader.read("tasks.txt", text), text)
                .fault();
    }

    private static String with(String line, String other) {
        assertTrue(LESSON.contains("\n" + line + "\n"), line);
        return LESSON.replace("\n" + line + "\n", "\n" + other.replace('~', '\n') + "\n");
    }

    @Test
    void aMoveHasTheResultOfEachMoveAndItsWords() {
        LessonStep.MoveTask move = (LessonStep.MoveTask) lesson(LESSON).steps().get(0);
        assertEquals(MoveGoal.Kind.WINS, move.goal().kind());
        assertEquals(List.of(Square.of("d3"), Square.of("c4")), move.answers());
        assertEquals(
                Map.of(Square.of("d3"), 4, Square.of("c4"), 4, Square.of("f5"), 0, Square.of("e6"), -2),
                move.results());
        assertEquals(Optional.of("Yes"), move.question().right().map(text -> text.in("fr")));
        assertEquals(Optional.empty(), move.question().hint());
        assertEquals(Optional.empty(), move.question().wrong());
        assertEquals(Optional.of("Not e6"), move.question().onWrong("e6").map(text -> text.in("en")));
    }

    @Test
    void squaresChoicesAndGamesAreReadWhole() {
        List<LessonStep> steps = lesson(LESSON).steps();
        LessonStep.SquaresTask mark = (LessonStep.SquaresTask) steps.get(1);
        assertEquals(4, mark.answers().size());
        assertEquals(new TreeSet<>(mark.answers()), mark.set().in(mark.scene().position()));
        LessonStep.ChoiceTask choice = (LessonStep.ChoiceTask) steps.get(2);
        assertEquals(new Claim.LastMove(Disc.WHITE), choice.claim());
        assertEquals(
                List.of("Noir", "Blanc"),
                choice.choices().stream().map(text -> text.in("fr")).toList());
        assertEquals(1, choice.answer());
        assertEquals(List.of(false, true), List.of(choice.isRight(0), choice.isRight(1)));
        LessonStep.NumberTask number = (LessonStep.NumberTask) steps.get(3);
        assertEquals(List.of(true, false), List.of(number.isRight(0), number.isRight(1)));
        assertEquals(6, number.scene().position().variant().size());
        assertEquals(Variant.OTHELLO, choice.scene().before().variant());
        LessonStep.PlayOut game = (LessonStep.PlayOut) steps.get(4);
        assertEquals(List.of(1, 64), List.of(game.level(), game.lead()));
        assertEquals(new Claim.ResultOf(Disc.BLACK, 2), game.claim());
        assertEquals(5, lesson(LESSON).tasks());
    }

    /** A line of the lesson changed, ~ for a new line: where the fault is, and what its reason says. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "answer: d3 c4 | answer: d3 d3 | 8 | twice",
                "answer: d3 c4 | answer: d3 i9 | 8 | not on the board",
                "answer: d3 c4 | answer: nothing | 8 | 'answer' can't be 'nothing'",
                "answer: d3 c4 | answer: a1 | 8 | no legal move",
                "results: d3 +4 c4 4 f5 0 e6 -2 | results: d3 +4 c4 4 f5 0 | 9 | all legal moves",
                "results: d3 +4 c4 4 f5 0 e6 -2 | results: d3 +4 c4 4 f5 0 e6 -2 e6 | 9 | all legal moves",
                "results: d3 +4 c4 4 f5 0 e6 -2 | results: d3 +4 c4 4 f5 0 e6 -2 e6 -2 | 9 | all legal moves",
                "results: d3 +4 c4 4 f5 0 e6 -2 | results: d3 +4 c4 4 f5 0 e6 -2 a1 0 | 9 | all legal moves",
                "results: d3 +4 c4 4 f5 0 e6 -2 | results: d3 +4 c4 four f5 0 e6 -2 | 9 | c4 four",
                "results: d3 +4 c4 4 f5 0 e6 -2 | results: d3 +4 z4 4 f5 0 e6 -2 | 9 | z4 4",
                "results: d3 +4 c4 4 f5 0 e6 -2 | goals: wins | 5 | 'results' is missing",
                "goal: wins | goal: any | 9 | 'results' has no place here",
                "wrong.e6.en: Not e6 | wrong.d3.en: Not d3 | 5 | 'wrong.d3' is about no wrong move",
                "wrong.e6.en: Not e6 | wrong.a1.en: Not a1 | 5 | 'wrong.a1' is about no wrong move",
                "wrong.e6.en: Not e6 | wrong.e6.de: Nein | 5 | 'wrong.e6.en' is missing",
                "right.en: Yes | right.en: Yes~right.en: No | 13 | is there twice",
                "set: legal moves | set: moves | 17 | 'set' can't be 'moves'",
                "answer: all | answer: every | 18 | can't be 'every'",
                "claim: last move: white | claim: last move: grey | 24 | can't be",
                "choices: 32 31 | choices: 32 | 35 | can't be '32'",
                "choices: 32 31 | choices: 32 1 2 3 4 5 6 | 35 | can't be",
                "choices: 32 31 | choices: 32 32 | 36 | each choice is there once",
                "choices: 32 31 | choices: 31 30 | 36 | one of the choices",
                "variant: small | variant: tiny | 31 | no variant is called 'tiny'",
                "level: 1 | level: 0 | 43 | 'level' can't be '0'",
                "lead: 64 | lead: 65 | 44 | 'lead' can't be '65'",
                "lead: 64 | lead: -1 | 44 | 'lead' can't be '-1'",
                "person: black | person: | 40 | 'person' is empty",
                "person: black | person: grey | 42 | 'person' can't be 'grey'"
            })
    void saysWhereItGoesWrong(String line, String other, int at, String reason) {
        LessonFault found = fault(with(line, other));
        assertEquals("tasks.txt", found.file());
        assertEquals(at, found.line(), found.toString());
        assertTrue(found.reason().contains(reason), found.toString());
    }

    @ParameterizedTest
    @CsvSource({"Black, 25", "Black|White|Grey, 25", "A|B|C|D|E|F|G, 25"})
    void eachLanguageHasTheSameFewChoices(String english, int at) {
        LessonFault found = fault(with("choices.en: Black | White", "choices.en: " + english));
        assertEquals(at, found.line());
        assertTrue(found.reason().contains("2 to 6 choices"), found.toString());
    }

    @ParameterizedTest
    @CsvSource({"0", "3"})
    void theRightChoiceIsOneOfThem(String number) {
        LessonFault found = fault(LESSON.replace("\nanswer: 2\n", "\nanswer: " + number + "\n"));
        assertEquals(27, found.line());
        assertTrue(found.reason().contains("there is no choice " + number), found.toString());
    }

    @Test
    void sixChoicesAndTheHighestLevelAreAllowed() {
        lesson(with("choices: 32 31", "choices: 32 1 2 3 4 5"));
        lesson(with("level: 1", "level: 17"));
        lesson(with("lead: 64", "lead: 0"));
        String six = with("choices.en: Black | White", "choices.en: A|B|C|D|E|F");
        lesson(six.replace("choices.fr: Noir | Blanc", "choices.fr: A|B|C|D|E|F"));
    }

    @ParameterizedTest
    @CsvSource({"right.en: Yes", "wrong.e6.en: Not e6", "fr: Marquez"})
    void aTextHasAtMostItsLength(String line) {
        String key = line.substring(0, line.indexOf(':'));
        String most = "x".repeat(LessonReader.LONGEST_TEXT);
        lesson(with(line, key + ": " + most));
        assertTrue(fault(with(line, key + ": " + most + "x")).reason().contains("401 characters"));
    }

    @ParameterizedTest
    @CsvSource({"hint", "wrong"})
    void whatIsSaidBesideATaskHasItsLengthToo(String key) {
        String tooLong = key + ".en: " + "x".repeat(LessonReader.LONGEST_TEXT + 1);
        assertTrue(fault(with("right.en: Yes", tooLong)).reason().contains("401 characters"));
    }

    private static Map<String, String> course() {
        String second = LESSON.replace("lesson: tasks", "lesson: more");
        String chapters =
                """
                [chapter]
                chapter: one
                en: One
                about.en: A
                lessons: tasks more

                [chapter]
                chapter: two
                en: Two
                about.en: B
                lessons: last
                """;
        return new TreeMap<>(Map.of(
                "chapters.txt",
                chapters,
                "tasks.txt",
                LESSON,
                "more.txt",
                second,
                "last.txt",
                LESSON.replace("lesson: tasks", "lesson: last")));
    }

    @Test
    void lessonsFollowEachOtherThroughTheChapters() {
        Course course = assertInstanceOf(CourseReader.Ok.class, CourseReader.read(course()))
                .course();
        assertEquals(3, course.size());
        assertEquals(Optional.of("more"), course.after("tasks").map(Lesson::key));
        assertEquals(Optional.of("last"), course.after("more").map(Lesson::key));
        assertEquals(Optional.empty(), course.after("last"));
        assertEquals(Optional.empty(), course.after("none"));
        assertEquals(Optional.of("more"), course.lesson("more").map(Lesson::key));
        assertEquals(Optional.empty(), course.lesson("none"));
        assertEquals(Optional.of("two"), course.chapterOf("last").map(Chapter::key));
        assertEquals(Optional.empty(), course.chapterOf("none"));
    }

    @Test
    void packedTheFilesAreTheSameWithoutCommentsAndEmptyLines() {
        Map<String, String> files = course();
        files.put("last.txt", "# A comment\n\n" + files.get("last.txt"));
        String packed = CourseReader.pack(files);
        assertTrue(packed.startsWith("=== chapters.txt\n[chapter]\nchapter: one\n"), packed);
        assertTrue(packed.contains("\n=== last.txt\nlesson: last\n"), packed);
        assertEquals(-1, packed.indexOf("\n\n"));
        assertEquals(-1, packed.indexOf("#"));
        assertEquals(CourseReader.read(course()), CourseReader.read(packed));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "lessons: tasks more | lessons: tasks tasks | 5 | no file, or a second time: tasks.txt",
                "lessons: tasks more | lessons: tasks | 1 | more.txt belongs to no chapter",
                "lessons: tasks more | lessons: tasks more none | 5 | none.txt",
                "[chapter]~chapter: two | [part]~chapter: two | 7 | only chapters stand here",
                "chapter: one | chapters: one | 1 | 'chapter' is missing",
                "about.en: B | about.en: B~below: x | 11 | 'below' has no place here"
            })
    void aListOfChaptersSaysWhereItGoesWrong(String part, String other, int at, String reason) {
        Map<String, String> files = new HashMap<>(course());
        String list = files.get("chapters.txt");
        files.put("chapters.txt", list.replace(part.replace('~', '\n'), other.replace('~', '\n')));
        LessonFault found = assertInstanceOf(CourseReader.Failed.class, CourseReader.read(files))
                .fault();
        assertEquals("chapters.txt, line " + at, found.file() + ", line " + found.line(), found.toString());
        assertTrue(found.reason().contains(reason), found.toString());
    }

    @Test
    void aLessonIsCalledLikeItsFile() {
        Map<String, String> files = course();
        files.put("last.txt", LESSON);
        LessonFault found = assertInstanceOf(CourseReader.Failed.class, CourseReader.read(files))
                .fault();
        assertEquals(new LessonFault("last.txt", 1, "a lesson is called like its file"), found);
    }
}
