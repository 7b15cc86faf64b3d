package reversi.teach.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.notation.BoardText;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** What is said of an answer by definition, on boards where it is seen by eye. */
class RemarksTest {
    /** Black's b2 and g7 each give the corner beside them. */
    private static final String DIAGONAL = "-------- -------- --O----- ---O---- ----X--- -----O-- -------- -------- X";

    /** Black's f4 flips a disc with discs all around it. */
    private static final String INSIDE = "-------- -------- ---XXX-- ---XO--- ---XXX-- -------- -------- -------- X";

    /** Black's c3 leaves White without a disc. */
    private static final String LAST = "-------- -------- -------- ---O---- ----X--- -------- -------- -------- X";

    private static final String START = "-------- -------- -------- ---OX--- ---XO--- -------- -------- -------- X";

    private static Position position(String board) {
        return ((BoardText.Ok) BoardText.read(board, Variant.OTHELLO)).position();
    }

    private static TaskText question(String board) {
        Scene scene = new Scene(Transcript.from(position(board)), List.of());
        return new TaskText(
                scene,
                new LocalText(Map.of("en", "?")),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Map.of());
    }

    private static LessonStep.MoveTask task(String board, String goal, String answers) {
        Map<Square, Integer> results =
                Map.of(Square.of("d3"), 4, Square.of("c4"), -6, Square.of("f5"), 0, Square.of("e6"), 4);
        return new LessonStep.MoveTask(
                question(board),
                MoveGoal.read(goal).orElseThrow(),
                LessonKeywords.squares(answers).orElseThrow(),
                results);
    }

    private static String board(String name) {
        return switch (name) {
            case "diagonal" -> DIAGONAL;
            case "inside" -> INSIDE;
            case "last" -> LAST;
            default -> START;
        };
    }

    @ParameterizedTest
    @CsvSource({
        "diagonal, keeps the corners, b2, b2, OPENS_CORNER b2 a1",
        "diagonal, keeps the corners, b2, g7, OPENS_CORNER g7 h8",
        "start, keeps the corners, d3, d3, OPENS_NO_CORNER d3",
        "start, leaves the fewest moves, d3, d3, FEWEST_REPLIES d3 3",
        "start, leaves the fewest moves, d3, c4, REPLIES c4 3 3",
        "diagonal, leaves the fewest moves, b2, g7, REPLIES g7 1 1",
        "inside, forces a pass, f4, f4, THIS f4",
        "start, forces a pass, d3, c4, REPLIES c4 3 3",
        "start, leaves no safe move, d3, d3, SAFE_REPLY d3 c3",
        "last, leaves no safe move, c3, c3, THIS c3",
        "last, leaves no safe move, d3, c3, NOT_THIS c3",
        "start, flips the fewest, d3, d3, FLIPS d3 1",
        "diagonal, flips the most, b2, b2, FLIPS b2 2",
        "diagonal, flips the most, b2, g7, FLIPS g7 1",
        "inside, is quiet, f4, f4, QUIET f4",
        "start, is quiet, d3, d3, OUTER_FLIP d3 d4",
        "start, plays in an odd region, d3, d3, REGION d3 60",
        "last, plays in an odd region, c3, c3, REGION c3 62",
        "start, wins, d3, d3, BEST_RESULT d3 +4",
        "start, wins, d3 f5, f5, BEST_RESULT f5 0",
        "start, best, d3, c4, RESULT c4 −6 d3 +4",
        "start, best by 4, f5, e6, RESULT e6 +4 f5 0",
        "start, any, d3, d3, THIS d3",
        "start, is a wedge, d3, c4, NOT_THIS c4",
        "start, opening Tiger, d3, d3, THIS d3",
        "start, depth 12 by 3, d3, c4, NOT_THIS c4",
        "diagonal, takes a corner, b2, g7, NOT_THIS g7"
    })
    void aMoveIsWhatTheBoardSays(String board, String goal, String answers, String move, String said) {
        AnswerRemark remark = Remarks.on(task(board(board), goal, answers), Square.of(move));
        assertEquals(said, remark.kind() + " " + String.join(" ", remark.details()));
    }

    @ParameterizedTest
    @CsvSource({
        "a1 b1, THIS 2",
        "b1 a1, THIS 2",
        "a1, MISSING 1",
        "c1, EXTRA_AND_MISSING 1 2",
        "a1 c1 d1 e1, EXTRA_AND_MISSING 3 1",
        "a1 b1 c1, EXTRA 1",
        "a1 b1 c1 d1, EXTRA 2"
    })
    void markedSquaresAreCounted(String marked, String said) {
        LessonStep.SquaresTask task = new LessonStep.SquaresTask(
                question(START),
                SquareSet.read("corners").orElseThrow(),
                LessonKeywords.squares("a1 b1").orElseThrow());
        AnswerRemark remark =
                Remarks.on(task, Set.copyOf(LessonKeywords.squares(marked).orElseThrow()));
        assertEquals(said, remark.kind() + " " + String.join(" ", remark.details()));
    }

    @Test
    void aMoveThatGivesACornerIsRefutedByIt() {
        Square move = Square.of("b2");
        assertEquals(Set.of(Square.of("a1")), Remarks.opened(task(DIAGONAL, "keeps the corners", "g7"), move));
        assertEquals(Set.of(), Remarks.opened(task(DIAGONAL, "flips the most", "b2"), move));
        assertEquals(Set.of(), Remarks.opened(task(START, "keeps the corners", "d3"), Square.of("c4")));
    }

    @Test
    void aWrongAnswerHearsWhatIsSaidOfItOrOfAll() {
        LocalText all = new LocalText(Map.of("en", "No"));
        LocalText own = new LocalText(Map.of("en", "Not c4"));
        Scene scene = new Scene(Transcript.from(position(START)), List.of());
        TaskText text =
                new TaskText(scene, all, Optional.empty(), Optional.empty(), Optional.of(all), Map.of("c4", own));
        assertEquals(Optional.of(own), text.onWrong("c4"));
        assertEquals(Optional.of(all), text.onWrong("d3"));
        assertEquals(Optional.empty(), question(START).onWrong("c4"));
    }
}
