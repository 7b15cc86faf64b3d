package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.game.Ending;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Rule;
import reversi.rules.Start;
import reversi.rules.Transcript;
import reversi.rules.Variant;

class GgfTest {
    private static final String BOARD = "BO[8 ---------------------------O*------*O--------------------------- *]";

    /** As a graphical program sends it: one line, no notes. */
    private static final String SENT =
            "(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[one]PW[two]RE[?]TI[15:00]TY[8]" + BOARD
                    + "B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4];)";

    /** As the GGS server wrote it in 2009, cut after the first moves. */
    private static final String SERVED = "(;GM[Othello]PC[GGS/os]DT[2009.07.02_09:24:22.MDT]PB[triple0]PW[Saio3000]"
            + "RB[2173.03]RW[2175.52]TI[10:00//02:00]TY[8]RE[+12.000:t]"
            + "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"
            + "B[f5/-1.04/0.01]W[f6//12.5]B[e6/3];)";

    private static GameRecord read(String text) {
        return assertInstanceOf(GgfRead.Ok.class, Ggf.read(text), text).game();
    }

    @Test
    void aGameIsReadWithItsProperties() {
        GgfRead.Ok ok = assertInstanceOf(GgfRead.Ok.class, Ggf.read("1 " + SENT + "(;"));
        GameRecord game = ok.game();
        assertEquals(Position.start(Variant.OTHELLO), game.line().start());
        assertEquals("f5f6d3c5e6f7e7f4", MoveText.write(game.line()));
        assertEquals("one", game.black().name());
        assertEquals("two", game.white().name());
        assertEquals("2014-02-21 20:52:27", game.date().toString());
        assertEquals(new EventDetails("", "NBoard", ""), game.event());
        assertEquals(Optional.of(TimeControl.perGame(900, 0)), game.time());
        assertEquals(Optional.empty(), game.outcome());
        assertEquals(List.of(), game.notes());
        assertEquals(SENT.length() + 2, ok.end());
    }

    @Test
    void whatTheServerSaysIsKept() {
        GameRecord game = read(SERVED);
        assertEquals(RecordedPlayer.named("triple0").rated(2173), game.black());
        assertEquals(RecordedPlayer.named("Saio3000").rated(2176), game.white());
        assertEquals(
                Optional.of(new RecordedOutcome(Optional.of(Ending.TIME), Optional.of(Disc.BLACK), Optional.empty())),
                game.outcome());
        assertEquals(List.of(note(-104, 10), note(null, 12_500), note(300, null)), game.notes());
    }

    @ParameterizedTest
    @CsvSource({
        "945277754, 1999-12-15 17:09:14",
        "2000-4-16 11:13 EST, 2000-04-16 11:13:00",
        "2003.12.15_13:24:03.MST, 2003-12-15 13:24:03",
        "2003.13.40, 2003",
        "soon, ''"
    })
    void datesAreReadInAllTheirForms(String written, String date) {
        assertEquals(date, read("(;GM[Othello]DT[" + written + "];)").date().toString());
    }

    @ParameterizedTest
    @CsvSource({"15:00//02:00, 900, 0", "01:00/00:05/02:00, 60, 5", "1:00:00, 3600, 0", "'5:00,3:0/0:10', 300, 10"})
    void clocksAreRead(String written, int seconds, int increment) {
        assertEquals(
                Optional.of(TimeControl.perGame(seconds, increment)),
                read("(;GM[Othello]TI[" + written + "];)").time());
    }

    @ParameterizedTest
    @CsvSource({
        "TI[15:00//02:00], TI[15:00//02:00], 900",
        "TI[5:00/3], TI[05:00/00:03], 300",
        "'TI[5:00,3:0/0:10]', 'TI[5:00,3:0/0:10]', 300",
        "TI[1.00:00:00], TI[1440:00], 86400",
        "TI[1.12:01:23//2.00:00:00], TI[1.12:01:23//2.00:00:00], 0",
        "TI[0//2:00], TI[0//2:00], 0",
        "TB[05:00//02:00]TW[01:00//01:00], TB[05:00//02:00]TW[01:00//01:00], 0",
        "TI[05:00]TW[1:00], TB[05:00]TW[1:00], 0",
        "TB[5:00]TW[5:00], TI[05:00], 300",
    })
    void clocksAreWrittenAgain(String read, String written, int seconds) {
        GameRecord game = read("(;GM[Othello]" + read + "B[f5];)");
        assertEquals(seconds, game.time().map(TimeControl::seconds).orElse(0));
        assertTrue(Ggf.write(game).contains(written + "RE[?]TY"), Ggf.write(game));
        assertEquals(game, read(Ggf.write(game)));
        List<GameRecord> throughSgf = new SgfReader(Sgf.write(game)).readAll().games();
        assertEquals(Ggf.write(game), Ggf.write(throughSgf.get(0)), Sgf.write(game));
    }

    /** As GGS writes it: 88 squares, without the three at each corner of the grid. */
    @Test
    void theOctagonIsOfItsEightyEightSquares() {
        String board =
                "BO[88 ------ -------- ---------- ---------- ----O*---- ----*O---- ---------- ---------- -------- ------ *]";
        GameRecord game = read("(;GM[Othello]TY[88]" + board + "B[g6]W[g5];)");
        assertEquals(Variant.EIGHT_STARS, game.line().variant());
        assertTrue(
                Ggf.write(game)
                        .contains("RE[?]TY[88]" + board.replace(" -", "-").replace("88", "88 ")),
                Ggf.write(game));
        assertEquals(game, read("(;GM[Othello]TY[88]B[g6]W[g5];)"));
        assertEquals(
                FaultKind.WRONG_BOARD,
                assertInstanceOf(GgfRead.Failed.class, Ggf.read("(;BO[88 --- *];)"))
                        .problem());
    }

    @ParameterizedTest
    @CsvSource({
        "KM[-0.500]RE[+8.500], -500, BLACK, 8, RE[+8.500], KM[-0.500]",
        "KM[-3.133]RE[-22.87], -3133, WHITE, -26, RE[-22.867], KM[-3.133]",
        "'KM[-0,5]RE[0,5]', -500, BLACK, 0, RE[+0.500], KM[-0.500]",
        "KM[2]RE[0], 2000,, 2, RE[+0.000], KM[+2.000]",
        "KM[0.000]RE[+2], 0, BLACK, 2, RE[+2.00], ''",
        "KM[-0.5]RE[-64.00:t], -500, WHITE,, RE[-64.000:t], KM[-0.500]",
    })
    void komiIsKeptAndCounted(
            String read, int komi, @Nullable Disc winner, @Nullable Integer lead, String result, String km) {
        GameRecord game = read("(;GM[Othello]TY[8k]" + read + "B[f5]W[d6];)");
        assertEquals(komi, game.terms().komi());
        assertEquals(Optional.ofNullable(winner), game.outcome().orElseThrow().winner());
        assertEquals(Optional.ofNullable(lead), game.outcome().orElseThrow().lead());
        assertTrue(Ggf.write(game).contains(result + (komi == 0 ? "TY[8]" : "TY[8k]") + km + "BO["), Ggf.write(game));
        for (GameFormat format : List.of(GameFormat.GGF, GameFormat.SGF, GameFormat.PGN, GameFormat.JSON)) {
            String text = GameFiles.head(format) + GameFiles.write(format, game) + GameFiles.tail(format);
            assertEquals(List.of(game), GameFiles.read(text).games(), text);
        }
    }

    @ParameterizedTest
    @CsvSource({"0//2:00", "99999:00", "x", "''", "1:2:3:4"})
    void otherClocksAreUnknown(String written) {
        assertEquals(
                Optional.empty(), read("(;GM[Othello]TI[" + written + "];)").time());
    }

    @Test
    void valuesAndTimesMayBeLeftOut() {
        assertEquals(
                List.of(note(125, 2_000), note(null, 500), note(-399, null), note(50, null)),
                read("(; GM [Othello] B[f5/1.25/2] W[f6//0.5]\nB[D3/-3.999] W[c5/+.5] ;)")
                        .notes());
    }

    /** Beside a move, other programs write numbers as their computer's language has them, or what is none. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0,00              |      0 |",
                "-1,25/2,449       |   -125 |  2449",
                "0.00/4.0E-4       |      0 |     0",
                "1,5E1/1.5e+2      |   1500 | 150000",
                "-0.00/2.7680000000000002 | 0 | 2768",
                "NaN/-1            |        |",
                "much/1:23         |        |",
                "1/2/3             |    100 |  2000",
                "1e99/Infinity     |        |",
                "1,234.5/1.        |        |  1000",
            })
    void whatStandsBesideAMoveNeverLosesIt(String beside, @Nullable Integer value, @Nullable Integer millis) {
        GameRecord game = read("(;B[F5/" + beside + "]W[D6];)");
        assertEquals("f5d6", MoveText.write(game.line()));
        assertEquals(note(value, millis), game.note(0));
    }

    @Test
    void aPassMayBeWrittenOrLeftOut() {
        Transcript game = ((TranscriptText.Ok) TranscriptText.read("f5f6d3g5h5h4f7h6", Variant.OTHELLO)).transcript();
        assertEquals(Move.PASS, game.moves().get(8));
        String written = Ggf.write(GameRecord.of(game));
        assertTrue(written.contains("W[H6]B[PA];)"), written);
        assertFalse(((GgfRead.Ok) Ggf.read(written)).passLeftOut());
        GgfRead.Ok open = assertInstanceOf(GgfRead.Ok.class, Ggf.read(written.replace("B[PA]", "")));
        assertTrue(open.passLeftOut());
        assertEquals(game.moves(), open.game().line().moves());
        assertEquals(10, read(written.replace("B[PA]", "W[C5]")).line().plies());
    }

    @Test
    void aKnownStartIsItsVariant() {
        for (Variant variant : List.of(
                Variant.ANTI,
                Variant.OTHELLO.withHandicap(3),
                Variant.EIGHT_STARS,
                Variant.EIGHT_STARS.with(Rule.FEWEST_WINS, true),
                Variant.square(10, Start.PARALLEL).with(Rule.FEWEST_WINS, true))) {
            assertEquals(
                    variant,
                    read(Ggf.write(GameRecord.of(Transcript.start(variant))))
                            .line()
                            .variant());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'f5d6c3', NO_GAME, 0",
        "'(;GM[Othello]B[F5]', BROKEN, 18",
        "'(;GM[Othello]B[F5;)', BROKEN, 13",
        "'(;GM[Othello] 17;)', BROKEN, 14",
        "'(;GM[Amazons]B[F5];)', OTHER_GAME, 5",
        "'(;BO[8 --- *];)', WRONG_BOARD, 5",
        "'(;BO[5 ------------------------- *];)', WRONG_BOARD, 5",
        "'(;BO[4 -----O*--*O?---- *];)', WRONG_BOARD, 5",
        "'(;BO[4 -----O*--*O----- -];)', WRONG_BOARD, 5",
        "'(;B[Q5];)', UNKNOWN_MOVE, 4",
        "'(;B[];)', UNKNOWN_MOVE, 4",
        "'(;B[/1/2];)', UNKNOWN_MOVE, 4",
        "'(;W[F5];)', OTHER_SIDE, 4",
        "'(;B[F5]B[D6];)', OTHER_SIDE, 9"
    })
    void whatIsWrongIsSaidWithItsPlace(String text, FaultKind problem, int offset) {
        GgfRead.Failed failed = assertInstanceOf(GgfRead.Failed.class, Ggf.read(text));
        assertEquals(problem, failed.problem());
        assertEquals(offset, failed.offset());
        assertEquals(Optional.empty(), failed.reason());
    }

    @Test
    void aMoveAgainstTheRulesIsRefusedWithTheReason() {
        assertEquals(
                new GgfRead.Failed(FaultKind.ILLEGAL_MOVE, 9, "A1", Optional.of(Illegal.FLIPS_NOTHING)),
                Ggf.read("(;B[F5]W[A1];)"));
    }

    @Test
    void theGoodGamesOfABadFileAreRead() {
        GamesRead read =
                new GgfGamesReader("2\n" + SENT + "\n(;B[F5]W[A1];)\n(;GM[Othello\n" + SERVED + "\n" + SENT).readAll();
        assertEquals(3, read.games().size());
        assertEquals(2, read.errors());
        assertEquals(2, read.faults().get(0).game());
        assertEquals(3, read.faults().get(0).line());
    }

    @Test
    void variantsThatTheFormatCannotSayAreNotWritten() {
        assertFalse(Ggf.canWrite(Variant.REVERSI_1876));
        GameRecord game = GameRecord.of(Transcript.start(Variant.REVERSI_1876));
        assertThrows(IllegalArgumentException.class, () -> Ggf.write(game));
    }

    private static MoveNote note(@Nullable Integer value, @Nullable Integer millis) {
        return new MoveNote(Optional.ofNullable(value), Optional.ofNullable(millis), "");
    }
}
