package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;

class GgfTest {
    private static final String BOARD = "BO[8 ---------------------------O*------*O--------------------------- *]";

    /** As a graphical program sends it: one line, no notes. */
    private static final String SENT =
            "(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[one]PW[two]RE[?]TI[15:00]TY[8]" + BOARD
                    + "B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4];)";

    @Test
    void aGameIsReadWithItsProperties() {
        Ggf.Ok ok = assertInstanceOf(Ggf.Ok.class, Ggf.read("1 " + SENT + "(;"));
        assertEquals(Position.start(Variant.OTHELLO), ok.game().transcript().first());
        assertEquals("f5f6d3c5e6f7e7f4", TranscriptText.write(ok.game().transcript()));
        assertEquals(
                Map.of(
                        "PC",
                        "NBoard",
                        "DT",
                        "2014-02-21 20:52:27 GMT",
                        "PB",
                        "one",
                        "PW",
                        "two",
                        "RE",
                        "?",
                        "TI",
                        "15:00"),
                ok.game().properties());
        assertEquals(SENT.length() + 2, ok.end());
    }

    @Test
    void valuesAndTimesAreHundredths() {
        Ggf.Ok ok = assertInstanceOf(
                Ggf.Ok.class, Ggf.read("(; GM [Othello] B[f5/1.25/2] W[f6//0.5]\nB[D3/-3.999] W[c5/+.5] ;)"));
        assertEquals(
                List.of(note(125, 200), note(null, 50), note(-399, null), note(50, null)),
                ok.game().notes());
    }

    @Test
    void aPassMayBeWrittenOrLeftOut() {
        Transcript game = ((TranscriptText.Ok) TranscriptText.read("f5f6d3g5h5h4f7h6", Variant.OTHELLO)).transcript();
        assertEquals(Move.PASS, game.moves().get(8));
        String written = Ggf.write(Ggf.Game.of(Map.of(), game));
        assertTrue(written.contains("W[H6]B[PA];)"), written);
        String left = written.replace("B[PA]", "W[C5]");
        Ggf.Ok ok = assertInstanceOf(Ggf.Ok.class, Ggf.read(left));
        assertEquals(game.moves(), ok.game().transcript().moves().subList(0, 9));
        assertEquals(10, ok.game().transcript().plies());
        Ggf.Ok open = assertInstanceOf(Ggf.Ok.class, Ggf.read(written.replace("B[PA]", "")));
        assertTrue(open.game().transcript().current().mustPass());
    }

    @Test
    void aGameWithFewerDiscsToWinSaysSo() {
        Ggf.Ok ok = assertInstanceOf(Ggf.Ok.class, Ggf.read("(;GM[Othello]" + BOARD + "TY[8a]B[F5];)"));
        assertEquals(Variant.ANTI, ok.game().transcript().first().variant());
    }

    @ParameterizedTest
    @CsvSource({
        "'f5d6c3', NO_GAME, 0",
        "'(;GM[Othello]B[F5]', BROKEN_PROPERTY, 18",
        "'(;GM[Othello]B[F5;)', BROKEN_PROPERTY, 13",
        "'(;GM[Othello] 17;)', BROKEN_PROPERTY, 14",
        "'(;GM[Amazons]B[F5];)', OTHER_GAME, 5",
        "'(;BO[8 --- *];)', WRONG_BOARD, 5",
        "'(;BO[5 ------------------------- *];)', WRONG_BOARD, 5",
        "'(;BO[4 -----O*--*O?---- *];)', WRONG_BOARD, 5",
        "'(;BO[4 -----O*--*O----- -];)', WRONG_BOARD, 5",
        "'(;B[Q5];)', UNKNOWN_MOVE, 4",
        "'(;B[F5/much];)', UNKNOWN_MOVE, 4",
        "'(;B[F5/1/2/3];)', UNKNOWN_MOVE, 4",
        "'(;W[F5];)', OTHER_SIDE, 4",
        "'(;B[F5]B[D6];)', OTHER_SIDE, 9"
    })
    void whatIsWrongIsSaidWithItsPlace(String text, Ggf.Problem problem, int offset) {
        assertEquals(new Ggf.Failed(problem, offset, Optional.empty()), Ggf.read(text));
    }

    @Test
    void aMoveAgainstTheRulesIsRefusedWithTheReason() {
        assertEquals(
                new Ggf.Failed(Ggf.Problem.ILLEGAL_MOVE, 9, Optional.of(Illegal.FLIPS_NOTHING)),
                Ggf.read("(;B[F5]W[A1];)"));
    }

    @Test
    void variantsThatTheFormatCannotSayAreNotWritten() {
        assertFalse(Ggf.canWrite(Variant.REVERSI_1876));
        assertFalse(Ggf.canWrite(Variant.EIGHT_STARS));
        Ggf.Game game = Ggf.Game.of(Map.of(), Transcript.start(Variant.EIGHT_STARS));
        assertThrows(IllegalArgumentException.class, () -> Ggf.write(game));
    }

    private static Ggf.Note note(@Nullable Integer value, @Nullable Integer centis) {
        return new Ggf.Note(Optional.ofNullable(value), Optional.ofNullable(centis));
    }
}
