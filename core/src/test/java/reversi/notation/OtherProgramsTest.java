package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.game.Ending;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** Games as other programs and people write them, and what is said where they are wrong. */
class OtherProgramsTest {
    private static final String START = "-".repeat(27) + "OX" + "-".repeat(6) + "XO" + "-".repeat(27);

    private static GameRecord only(GameFormat format, String text) {
        GamesRead read = GameFiles.read(text);
        assertEquals(List.of(), read.faults());
        assertEquals(Optional.of(format), read.format());
        assertEquals(1, read.games().size());
        return read.games().get(0);
    }

    private static String moves(GameRecord game) {
        return MoveText.write(game.line());
    }

    private static List<String> all(String text) {
        return GameFiles.read(text).games().stream()
                .map(OtherProgramsTest::moves)
                .toList();
    }

    @Test
    void sgfAsEdaxWritesIt() {
        GameRecord game = only(
                GameFormat.SGF,
                """
                (;FF[4]GM[2]AP[edax:4.6]
                PC[Edax]DT[2024-03-01]
                PB[me]PW[edax]
                SZ[8]AB[e4][d5]AW[d4][e5]PL[B]
                RE[Void]
                B[f5];W[d6];
                B[c3];W[d3];
                )
                """);
        assertEquals("f5d6c3d3", moves(game));
        assertEquals(Position.start(Variant.OTHELLO), game.line().start());
        assertEquals("2024-03-01", game.date().toString());
        assertEquals("edax", game.white().name());
        assertEquals(Optional.empty(), game.outcome());
    }

    @Test
    void sgfKeepsTheMainLineOnly() {
        GameRecord game = only(
                GameFormat.SGF,
                "(;FF[3]GM[2]SZ[8]C[a \\] bracket (;B[a1\\]) and \\\\]PB[A \\: B];B[f5]C[first\\\nline]"
                        + "(;W[d6](;B[c3])(;B[c4];W[e3]))(;W[f6];B[e6](;W[f4]C[)]))(;W[f4]))");
        assertEquals("f5d6c3", moves(game));
        assertEquals("A : B", game.black().name());
        assertEquals("firstline", game.note(0).comment());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "GM[2];B[F5];W[D6]                            | f5d6",
                "GM[2]SZ[8];B[fe];W[df]                       | f5d6",
                "GM[2];B[f5]W[d6]B[c3]                        | f5d6c3",
                "GM[2]AB[e4d5]AW[d4e5];B[f5]                  | f5",
                "GM[2]AE[e5]AB[e5]AE[e4];B[d3]                | ''",
                "GM[2];W[f4]                                  | f4",
                "GM[2]SZ[10];B[g6]                            | g6",
                "GM[2]SZ[4]AB[a1][b1]AW[c1]PL[W];             | ''",
            })
    void sgfInItsManyForms(String tree, String moves) {
        GamesRead read = GameFiles.read("(;" + tree + ")");
        if (moves.isEmpty()) {
            assertTrue(read.errors() == 1 || read.games().get(0).line().plies() <= 1);
        } else {
            assertEquals(List.of(moves), all("(;" + tree + ")"));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "B+12, DISCS, BLACK, 12",
        "W+2, DISCS, WHITE, -2",
        "B+R, RESIGNATION, BLACK,",
        "W+Resign, RESIGNATION, WHITE,",
        "B+T, TIME, BLACK,",
        "W+Time, TIME, WHITE,",
        "B+F, LEFT, BLACK,",
        "0, DISCS,, 0",
        "Draw, AGREED_DRAW,,"
    })
    void sgfSaysHowAGameEnded(String result, Ending ending, Disc winner, Integer lead) {
        GameRecord game = only(GameFormat.SGF, "(;GM[2]RE[" + result + "];B[f5])");
        Optional<Ending> how = ending == Ending.DISCS ? Optional.empty() : Optional.of(ending);
        assertEquals(
                Optional.of(new RecordedOutcome(how, Optional.ofNullable(winner), Optional.ofNullable(lead))),
                game.outcome());
    }

    @ParameterizedTest
    @CsvSource({"1-0, BLACK,", "0-1, WHITE,", "1/2-1/2,,", "37-27, BLACK, 10", "20:44, WHITE, -24", "32\u201332,, 0"})
    void aPairIsTheResultInEveryFormatThatHasOne(String pair, @Nullable Disc winner, @Nullable Integer lead) {
        Optional<RecordedOutcome> outcome = Optional.of(
                new RecordedOutcome(Optional.empty(), Optional.ofNullable(winner), Optional.ofNullable(lead)));
        for (String game : List.of(
                "[Event \"a\"]\n\n1. f5 d6 " + pair + "\n\n[Event \"b\"]\n\n1. f5 f6 *\n",
                "[Event \"a\"]\n\n1. f5 d6 " + pair + " {so}\n1. f5 f6 *\n",
                "[Event \"a\"]\n[Result \"" + pair + "\"]\n\n1. f5 d6\n\n[Event \"b\"]\n\n1. f5 f6\n",
                "[Event \"a\"]\n[Result \"" + pair + "\"]\n\n1. f5 d6 *\n\n1. f5 f6 *\n",
                "(;GM[2]RE[" + pair + "];B[f5];W[d6])(;GM[2];B[f5];W[f6])")) {
            assertEquals(outcome, GameFiles.read(game).games().get(0).outcome(), game);
        }
    }

    @ParameterizedTest
    @CsvSource({"37-27 2. c3 *, '-27'", "2014-10 *, '-10'", "200-100, '-100'", "37- , '-'", "0-0, '-0'"})
    void aPairThatIsNoResultAtTheEndIsNoMove(String after, String found) {
        GamesRead read = GameFiles.read("[Event \"a\"]\n\n1. f5 d6 " + after + "\n");
        assertEquals(
                List.of(FaultKind.UNKNOWN_MOVE),
                read.faults().stream().map(GameFault::problem).toList());
        assertEquals(found, read.faults().get(0).found());
    }

    @Test
    void aTreeEndsWithItsCountToo() {
        GameTree.Read read =
                GameTrees.read("[Event \"a\"]\n\n1. f5 d6 (1... f6 2. e6) 2. c3 37-27\n\n[Event \"b\"]\n1. d3 *", 100);
        assertEquals(List.of(), read.faults());
        assertEquals(5, read.tree().orElseThrow().moves().size());
    }

    /** F7 is legal on a square board of ten files and on the octagon, h1 and what follows only on one of them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SZ[10]                               | gf ge hd         | 10sdb",
                "SZ[10]EV[Octagon Othello]            | gf ge hd         | 10odb",
                "SZ[10]EV[Octagon Othello]RU[10sdb]   | gf ge hd         | 10sdb",
                "SZ[10]AB[f5e6]AW[e5f6]EV[OCTAGON]    | gf ge hd         | 10odb",
                "SZ[8]EV[Octagon Othello]             | fe df            | 8sdb",
            })
    void theBoardOfASizeIsTheOneOnWhichItsMovesAreLegal(String root, String moves, String code) {
        StringBuilder tree = new StringBuilder("(;GM[2]" + root);
        char side = 'B';
        for (String move : moves.split(" ")) {
            tree.append(';').append(side).append('[').append(move).append(']');
            side = side == 'B' ? 'W' : 'B';
        }
        String text = tree.append(')').toString();
        assertEquals(code, only(GameFormat.SGF, text).line().variant().toString());
        assertEquals(
                code,
                GameTrees.read(text, 100).tree().orElseThrow().start().variant().toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;GM[1]SZ[19];B[pd])           | OTHER_GAME   | 1",
                "(;GM[2];B[f5                   | UNKNOWN_MOVE | 1",
                "(;GM[2];B[f5];B[d6])           | OTHER_SIDE   | 1",
                "(;GM[2];B[z9])                 | UNKNOWN_MOVE | 1",
                "(;GM[2];B[a1])                 | ILLEGAL_MOVE | 1",
                "(;GM[2]SZ[9];B[f5])            | WRONG_BOARD  | 1",
                "(;GM[2]AB[j1];B[f5])           | WRONG_BOARD  | 1",
                "(;GM[2];B[f5];AB[a1])          | WRONG_BOARD  | 1",
            })
    void sgfFaultsAreTold(String text, FaultKind problem, int game) {
        GamesRead read = GameFiles.read("\n" + text + "\n(;GM[2];B[f5])");
        assertEquals(problem, read.faults().get(0).problem());
        assertEquals(game, read.faults().get(0).game());
        assertTrue(read.faults().get(0).line() >= 2);
        assertEquals("f5", moves(read.games().get(0)));
    }

    /** Written by Edax 4.6 but for the names. */
    private static final String EDAX_PGN =
            """
            [Event "?"]
            [Site "edax"]
            [Date "2026.??.??"]
            [Date "0.0.0"]
            [Time "255.0.0"]
            [Round "?"]
            [Black "Ann \\"A\\""]
            [White "?"]
            [Result "1-0"]

             1. f5 d6 2. c3 d3 3. c4 f4 4. f6 f3 5. e6 e7 6. c6 c7 7. e3 e2 8. f7 c5 9. e8
            d2 10. c2 b5 11. b3 b4 12. d7 d8 13. a5 a3 14. b6 a4 15. a2 a6 16. a7 g4 17. d1
            g6 18. e1 f1 19. g1 b1 20. h4 g3 21. h5 g5 22. h6 b2 23. a1 b7 24. c1 f2 25. g7
            f8 26. a8 h8 27. h3 b8 28. c8 g2 29. h2 pass 30. g8 h7 31. pass h1
            {? wins 45-19} 1-0


            """;

    @Test
    void pgnAsEdaxWritesIt() {
        GameRecord game = only(GameFormat.PGN, EDAX_PGN);
        assertEquals(62, game.line().plies());
        assertEquals("Ann \"A\"", game.black().name());
        assertEquals("", game.white().name());
        assertEquals("2026", game.date().toString());
        assertEquals(new EventDetails("", "edax", ""), game.event());
        assertEquals(
                Optional.of(new RecordedOutcome(Optional.of(Ending.DISCS), Optional.of(Disc.BLACK), Optional.of(26))),
                game.outcome());
        assertEquals(List.of(), game.notes());
    }

    @Test
    void unfinishedGamesAsEdaxWritesThem() {
        String board = "BO[8 --*****- -OOO**-O -OO**O** -O*OO*** --O*OO** -OOOOO-- -OOOO--- -****--O O]";
        GameRecord ggf =
                only(GameFormat.GGF, "(;GM[othello]PC[Edax]PB[?]PW[?]RE[-127.000]" + board + "W[H6]B[B1]W[G2];)\n");
        GameRecord pgn = only(
                GameFormat.PGN,
                """
                [Event "?"]
                [Site "Edax"]
                [Date "0.0.0"]
                [Result "*"]
                [FEN "1pppp2P/1PPPP3/1PPPPP2/2PpPPpp/1PpPPppp/1PPppPpp/1PPPpp1P/2ppppp1 w - - 0 1"]

                 1. h6 b1 2. g2
                {? wins -31-95} *


                """);
        GameRecord text =
                only(GameFormat.TEXT, "--XXXXX--OOOXX-O-OOXXOXX-OXOOXXX--OXOOXX-OOOOO---OOOO----XXXX--O O;H6B1G2\n");
        assertEquals("h6b1g2", moves(ggf));
        assertEquals(ggf, pgn);
        assertEquals(ggf.at(EventDetails.unknown()), text);
        assertEquals(Optional.empty(), ggf.outcome());
    }

    @Test
    void pgnWithAPositionVariationsAndNotes() {
        GameRecord game = only(
                GameFormat.PGN,
                """
                [Result "*"]
                [FEN "8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1"]
                [TimeControl "300+5"]

                1.f5! {[%emt 0:00:02.5] good; (see e6)} (1. e6 {or} f4 (1... f6)) d6 $1 ; rest
                2.c3? *
                """);
        assertEquals("f5d6c3", moves(game));
        assertEquals(Optional.of(TimeControl.perGame(300, 5)), game.time());
        assertEquals(new MoveNote(Optional.empty(), Optional.of(2_500), "good; (see e6)"), game.note(0));
    }

    @ParameterizedTest
    @CsvSource({
        "1. f5 a1 *, ILLEGAL_MOVE",
        "1. f5 hello *, UNKNOWN_MOVE",
        "1. f5 {never closed, BROKEN",
        "1. f5 ) d6 *, BROKEN"
    })
    void pgnFaultsAreToldAndTheNextGameIsRead(String moves, FaultKind problem) {
        GamesRead read = GameFiles.read("[Event \"a\"]\n\n" + moves + "\n\n[Event \"b\"]\n\n1. f5 d6 *\n");
        assertEquals(1, read.errors());
        assertEquals(problem, read.faults().get(0).problem());
        assertEquals(3, read.faults().get(0).line());
        assertEquals(
                List.of("f5d6"),
                read.games().stream().map(OtherProgramsTest::moves).toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "f5d6c3d3c4f4",
                "F5D6C3D3C4F4",
                "f5 d6 c3 d3 c4 f4",
                "f5-d6-c3-d3-c4-f4",
                "f5, d6, c3, d3, c4, f4 32-32",
                "F5 D6 C3 D3 C4 F4 (40-24)",
                "f5d6c3.d3c4f4 +16",
                "１．ｆ５　２．ｄ６ ３．Ｃ３ 4．d3 c4f4",
                "1. f5 2. d6 3. c3 4. d3 5. c4 6. f4",
                "1.f5 d6 2.c3 d3 3.c4 f4",
                "1.f52.d63.c34.d35.c46.f4",
                "1) f5\n2) d6\n3) c3\n4) d3\n5) c4\n6) f4",
                "f5d6c3\nd3c4f4",
                "f5\nd6\nc3\nd3\nc4\nf4\n",
                "1 f5 2 d6 3 c3\n\n4 d3 5 c4 6 f4",
                "\ufeff# my game\r\nBlack: A\r\nWhite: B\r\n f5d6\r\nc3d3c4f4\r\n",
                "8sdb f5d6c3d3c4f4",
            })
    void transcriptsAsPeopleWriteThem(String text) {
        assertEquals("f5d6c3d3c4f4", moves(only(GameFormat.TEXT, text)));
    }

    @Test
    void oneGameALineIsSeveralGames() {
        assertEquals(
                List.of("f5d6c3", "f5f6e6", "c4c3", "f5d6c3d3", "d3c3"),
                all("f5d6c3\nf5f6e6\n\nc4c3\nf5d6c3d3\n\nd3c3\n"));
    }

    @Test
    void aPassMayBeWrittenOrNot() {
        for (String pass : List.of("", "--", "pass", "PA", " ps ")) {
            assertEquals("f5f6d3g5h5h4f7h6--c5", moves(only(GameFormat.TEXT, "f5f6d3g5h5h4f7h6" + pass + "c5")));
        }
    }

    @Test
    void theGoodTranscriptsOfABadFileAreRead() {
        GamesRead read = GameFiles.read("f5d6c3\nf5a1c3\nf5f6zz\nhello\nf5f6\n");
        assertEquals(
                List.of("f5d6c3", "f5f6"),
                read.games().stream().map(OtherProgramsTest::moves).toList());
        assertEquals(
                List.of(
                        new GameFault(FaultKind.ILLEGAL_MOVE, 2, 2, 9, "a1", Optional.of(Illegal.FLIPS_NOTHING)),
                        new GameFault(FaultKind.UNKNOWN_MOVE, 3, 3, 18, "zz", Optional.empty())),
                read.faults());
    }

    @Test
    void aPositionAndMovesAsEdaxWritesThem() {
        GameRecord game = only(GameFormat.TEXT, START + " X;f5d6c3");
        assertEquals(Position.start(Variant.OTHELLO), game.line().start());
        assertEquals("f5d6c3", moves(game));
    }

    @Test
    void obfIsPositionsOrAGame() {
        assertEquals(List.of("", ""), all(START + " X; D3:+2; C4:-64;\n% second\n" + START + " X; f5:0; d3:-1;\n"));
        assertEquals(
                1,
                all("--XXXXX--OOOXX-O-OOXXOXX-OXOOXXX--OXOOXX-OOOOO---OOOO----XXXX-- O; G8:+0; H1:-1;\n")
                        .size());
        GamesRead bad = GameFiles.read(START + " X; f5:0;\nnonsense; a1:+3;\n");
        assertEquals(FaultKind.WRONG_BOARD, bad.faults().get(0).problem());
        assertEquals(2, bad.faults().get(0).line());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                """
                  A B C D E F G H
                1 - - - - - - - - 1
                2 - - - - - - - - 2 * to move
                3 - - - . - - - - 3
                4 - - . O * - - - 4 *: discs =  2    moves =  4
                5 - - - * O . - - 5
                6 - - - - . - - - 6
                7 - - - - - - - - 7
                8 - - - - - - - - 8
                  A B C D E F G H
                """,
                "--------\n--------\n--------\n---OX---\n---XO---\n--------\n--------\n--------\nX",
                "| | a b c\n........\n........\n........\n...wb...\n...bw...\n........\n........\n........\nBlack to move\n",
                "---------------------------OX------XO---------------------------X",
                "--------\n--------\n--------\n---OX---\n---XO---\n--------\n--------\n--------\n",
            })
    void diagramsAreABoard(String text) {
        assertEquals(
                Position.start(Variant.OTHELLO),
                only(GameFormat.BOARD, text).line().start());
    }

    @ParameterizedTest
    @CsvSource({
        "https://example.org/reversi/#g=1.lrS, f5d6c3",
        "#g=1., ''",
        "#g=18sdbf.l, f5",
        "see https://example.org/?a=b#g=1.l and more, f5",
        "https://example.org/g/1.lrS#open, f5d6c3",
        "https://example.org/g/1.lrS?from=chat, f5d6c3",
        "see https://example.org/g/18sdbf.l and more, f5"
    })
    void sharedAddressesAreAGame(String text, String moves) {
        assertEquals(moves, moves(only(GameFormat.LINK, text)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#g=",
                "#g=1",
                "#g=2.l",
                "#g=1.A",
                "#g=1.l!",
                "#g=18sdb.l",
                "#g=1~x.l",
                "#g=110sdb.A",
                "https://example.org/g/1.A#open"
            })
    void aWrongAddressIsNoGame(String text) {
        GamesRead read = GameFiles.read(text);
        assertEquals(List.of(), read.games());
        assertEquals(FaultKind.BROKEN, read.faults().get(0).problem());
    }

    @Test
    void namesInLatin1AreRead() {
        byte[] bytes = "(;GM[Othello]PB[Éva]B[F5];)".getBytes(StandardCharsets.ISO_8859_1);
        assertEquals("Éva", GameFiles.read(bytes).games().get(0).black().name());
        byte[] utf = "(;GM[Othello]PB[Éva 漢]B[F5];)".getBytes(StandardCharsets.UTF_8);
        assertEquals("Éva 漢", GameFiles.read(utf).games().get(0).black().name());
    }

    @ParameterizedTest
    @CsvSource({
        "'{\"format\":\"reversi games\",\"version\":2,\"games\":[]}', NEWER_VERSION",
        "'{\"format\":\"chess\",\"version\":1,\"games\":[]}', NO_GAME",
        "'{\"a\":1}', NO_GAME",
        "'{', NO_GAME",
        "'', NO_GAME",
        "'   ', NO_GAME",
    })
    void whatIsNoFileOfGamesIsSaid(String text, FaultKind problem) {
        GamesRead read = GameFiles.read(text);
        assertEquals(List.of(), read.games());
        assertEquals(problem, read.faults().get(0).problem());
    }

    @Test
    void theGoodGamesOfABadJsonFileAreRead() {
        GameRecord game = GameRecord.of(Transcript.start(Variant.OTHELLO));
        String good = GameJson.write(game);
        String text = GameJson.head() + good + ",\n" + good.substring(0, good.length() - 4) + "\n"
                + good.replace("\"moves\":\"\"", "\"moves\":\"f5a1\"") + ",\n"
                + good.replace("8sdb", "9sdb") + ",\n" + good + "\n]}";
        GamesRead read = GameFiles.read(text);
        assertEquals(List.of(game, game), read.games());
        assertEquals(
                List.of(FaultKind.BROKEN, FaultKind.ILLEGAL_MOVE, FaultKind.WRONG_VALUE),
                read.faults().stream().map(GameFault::problem).toList());
        assertEquals(3, read.faults().get(0).line());
        assertEquals("a1", read.faults().get(1).found());
    }

    /** Each of these was once read again from every place where something could begin: hours for a file of eight megabytes. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(;A[",
                "(;GM[2](;",
                "(;GM[2];B[f5]",
                "(;GM[Othello]A[(;A[x]",
                "[Event \"",
                "[Event \"x\"]\n1. f5 {",
                "{\"format\":\"reversi games\",\"version\":1,\"games\":[{\n",
                "f5",
                "f5a1\n",
                "hello\n",
                "--------"
            })
    void aTextThatOnlyBeginsGamesIsGivenUp(String part) {
        GamesRead read = GameFiles.read(part.repeat(300_000 / part.length()));
        assertTrue(read.errors() + read.remarks().size() > 0);
        assertTrue(read.faults().size() <= 1_000 && read.remarks().size() <= 1_000);
    }
}
