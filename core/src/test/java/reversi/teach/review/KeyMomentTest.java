package reversi.teach.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.notation.BoardText;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.teach.reasons.Reason;

class KeyMomentTest {
    /** Black can play b2, beside the empty corner, or b4. */
    private static final String AN_X_SQUARE = "-".repeat(8) + "--OX----" + "--O-----" + "-".repeat(40) + " X";

    /** White can take a1, or play h6, of which nothing speaks for itself. */
    private static final String A_CORNER = "-OOOOOOO-XXXXXXO--XOOXXO--XXXXXO--XXOOXO--XXXXX-" + "-".repeat(16) + " O";

    private static KeyMoment moment(String board, List<Move> best, List<Move> played) {
        Position position = ((BoardText.Ok) BoardText.read(board, Variant.OTHELLO)).position();
        return KeyMoment.of(
                new MoveReview(position.play(played.get(0)).orThrow(), -500, best.get(0), 300, best, played, 6, false));
    }

    private static List<Move> line(String... moves) {
        return Arrays.stream(moves).map(Move::at).toList();
    }

    @Test
    void tellsWhatSpeaksAgainstTheMove() {
        KeyMoment moment = moment(AN_X_SQUARE, line("b4", "d4"), line("b2", "a1"));
        assertEquals(KeyMoment.Gone.DISCS, moment.gone());
        assertEquals(Reason.Kind.CORNER_GIVEN, moment.reason().orElseThrow().kind());
    }

    @Test
    void tellsWhatSpeaksForTheBestMoveWhereNothingSpeaksAgainstThisOne() {
        KeyMoment moment = moment(A_CORNER, line("a1", "b4", "h6", "a2", "b3"), line("h6"));
        Reason reason = moment.reason().orElseThrow();
        assertEquals(Reason.Kind.CORNER_TAKEN, reason.kind());
        assertEquals(Move.at("a1"), reason.move());
    }

    @ParameterizedTest
    @CsvSource({
        "100,-100,true,WIN",
        "100,0,true,WIN",
        "300,100,true,DISCS",
        "0,-100,true,DRAW",
        "-100,-300,true,DISCS",
        "100,-100,false,DISCS",
        "0,-100,false,DISCS"
    })
    void whatIsGoneIsCertain(int best, int played, boolean isExact, KeyMoment.Gone gone) {
        Position position = ((BoardText.Ok) BoardText.read(AN_X_SQUARE, Variant.OTHELLO)).position();
        MoveReview review = new MoveReview(
                position.play(Move.at("b2")).orThrow(),
                played,
                Move.at("b4"),
                best,
                line("b4"),
                line("b2"),
                6,
                isExact);
        assertEquals(gone, KeyMoment.of(review).gone());
        assertEquals(best - played, review.loss());
    }
}
