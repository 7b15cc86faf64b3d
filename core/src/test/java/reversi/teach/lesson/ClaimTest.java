package reversi.teach.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.rules.Disc;
import reversi.rules.Square;

/** What the words of a lesson's file claim and ask for. */
class ClaimTest {
    private static List<Square> squares(String names) {
        return LessonKeywords.squares(names).orElseThrow();
    }

    static Stream<Arguments> claims() {
        return Stream.of(
                Arguments.of(
                        "moves of white = 3",
                        new Claim.Count(Quantity.read("moves of white").orElseThrow(), 3)),
                Arguments.of(
                        "discs of black after e3 f4 = 0",
                        new Claim.Count(
                                Quantity.read("discs of black after e3 f4").orElseThrow(), 0)),
                Arguments.of("result of black = +4", new Claim.ResultOf(Disc.BLACK, 4)),
                Arguments.of("result of white = -64", new Claim.ResultOf(Disc.WHITE, -64)),
                Arguments.of("last move: white", new Claim.LastMove(Disc.WHITE)),
                Arguments.of("opening: Tiger", new Claim.Opening("Tiger")),
                Arguments.of("source: 3", new Claim.Source(3)),
                Arguments.of("ahead at depth 12: black by 3", new Claim.Ahead(12, Disc.BLACK, 3)),
                Arguments.of("ahead at depth 1: white by -9", new Claim.Ahead(1, Disc.WHITE, -9)),
                Arguments.of(
                        "stable discs of black: a1 b1",
                        new Claim.Squares(
                                SquareSet.read("stable discs of black").orElseThrow(), squares("a1 b1"))),
                Arguments.of(
                        "corners: none",
                        new Claim.Squares(SquareSet.read("corners").orElseThrow(), List.of())),
                Arguments.of(
                        "best by 4: g8", new Claim.Moves(new MoveGoal(MoveGoal.Kind.BEST, 0, 4, ""), squares("g8"))),
                Arguments.of(
                        "takes a corner: none",
                        new Claim.Moves(new MoveGoal(MoveGoal.Kind.TAKES_CORNER, 0, 0, ""), List.of())));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("claims")
    void isRead(String text, Claim claim) {
        assertEquals(Optional.of(claim), Claim.read(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " = 3",
                "moves of white",
                "moves of white = three",
                "moves of grey = 3",
                "hopes of white = 3",
                "result of grey = 3",
                "result of black = x",
                "last move: grey",
                "opening:",
                "source: x",
                "ahead at depth 0: black by 3",
                "ahead at depth x: black by 3",
                "ahead at depth 12: black",
                "ahead at depth 12: grey by 3",
                "ahead at depth 12: black by x",
                "ahead at depth 12: black by 3 by 4",
                "corners: z9",
                "hopes: a1"
            })
    void whatNobodyCanCheckIsNone(String text) {
        assertEquals(Optional.empty(), Claim.read(text));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("claims")
    void eachKindIsHandedToItsOwn(String text, Claim claim) {
        List<Object> met = new ArrayList<>();
        claim.accept(new Claim.Visitor() {
            @Override
            public void count(Claim.Count one) {
                met.add(one);
            }

            @Override
            public void moves(Claim.Moves one) {
                met.add(one);
            }

            @Override
            public void squares(Claim.Squares one) {
                met.add(one);
            }

            @Override
            public void resultOf(Claim.ResultOf one) {
                met.add(one);
            }

            @Override
            public void ahead(Claim.Ahead one) {
                met.add(one);
            }

            @Override
            public void lastMove(Claim.LastMove one) {
                met.add(one);
            }

            @Override
            public void opening(Claim.Opening one) {
                met.add(one);
            }

            @Override
            public void source(Claim.Source one) {
                met.add(one);
            }
        });
        assertEquals(List.of(claim), met, text);
    }

    @ParameterizedTest
    @CsvSource({
        "any, ANY, 0, 0, ''",
        "takes a corner, TAKES_CORNER, 0, 0, ''",
        "wipes out, WIPES_OUT, 0, 0, ''",
        "wins, WINS, 0, 0, ''",
        "best, BEST, 0, 0, ''",
        "best by 1, BEST, 0, 1, ''",
        "depth 1 by 1, DEPTH, 1, 1, ''",
        "depth 12 by 3, DEPTH, 12, 3, ''",
        "opening Tiger, OPENING, 0, 0, Tiger"
    })
    void aGoalIsRead(String words, MoveGoal.Kind kind, int depth, int margin, String opening) {
        assertEquals(Optional.of(new MoveGoal(kind, depth, margin, opening)), MoveGoal.read(words));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "opening",
                "depth",
                "depth 12",
                "depth by 3",
                "depth 0 by 3",
                "depth x by 3",
                "best by 0",
                "best by x",
                "best by 4 by 5",
                "wins by 4"
            })
    void whatNoMoveCanAchieveIsNoGoal(String words) {
        assertEquals(Optional.empty(), MoveGoal.read(words));
    }

    @Test
    void onlyResultsTellWhichMovesWinOrAreBest() {
        for (MoveGoal.Kind kind : MoveGoal.Kind.values()) {
            assertEquals(kind == MoveGoal.Kind.WINS || kind == MoveGoal.Kind.BEST, kind.needsResults(), kind::toString);
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "9, 9", "10, 10", "9999, 9999", "+7, 7", "-7, -7", "-0, 0", "007, 7"})
    void aNumberMayHaveASign(String text, int number) {
        assertEquals(Optional.of(number), LessonKeywords.number(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "+", "-", "10000", "1.5", "x", "1x", "/", ":", "--1", " 1"})
    void anythingElseIsNoNumber(String text) {
        assertEquals(Optional.empty(), LessonKeywords.number(text));
    }

    @ParameterizedTest
    @CsvSource({"a, true", "z-0, true", "az09-, true", "A, false", "'', false", "a b, false", "ä, false", "a_, false"})
    void aKeyIsOfSmallLettersDigitsAndHyphens(String text, boolean isKey) {
        assertEquals(isKey, Lesson.isKey(text));
    }

    @Test
    void aKeyHasItsLength() {
        assertEquals(true, Lesson.isKey("x".repeat(Lesson.LONGEST_KEY)));
        assertEquals(false, Lesson.isKey("x".repeat(Lesson.LONGEST_KEY + 1)));
        for (char beside : new char[] {'a' - 1, 'z' + 1, '0' - 1, '9' + 1}) {
            assertEquals(beside == '-', Lesson.isKey(String.valueOf(beside)));
        }
    }

    @Test
    void aTextIsThereInEnglishAndPerhapsInOthers() {
        LocalText text = new LocalText(Map.of("en", "Hello", "fr", "Bonjour"));
        assertEquals(true, text.has("fr"));
        assertEquals(false, text.has("de"));
        assertEquals("Hello", text.in("de"));
        assertThrows(IllegalArgumentException.class, () -> new LocalText(Map.of("fr", "Bonjour")));
    }
}
