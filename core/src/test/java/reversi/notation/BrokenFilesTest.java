package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.rules.Disc;

/** Files of old and of broken kinds, which are read as far as their games are whole, with a remark where something is odd. */
class BrokenFilesTest {
    private static final String MOVES = ";B[f5];W[d6];B[c3];W[d3]";

    private static GameRecord only(GamesRead read) {
        assertEquals(List.of(), read.faults());
        assertEquals(1, read.games().size());
        return read.games().get(0);
    }

    private static List<FaultKind> remarks(GamesRead read) {
        return read.remarks().stream().map(GameFault::problem).toList();
    }

    @Test
    void longNamesOfPropertiesMeanTheirCapitals() {
        GamesRead read = GameFiles.read(
                "(;GaMe[2]SiZe[8]PlayerBlack[Ann]PlayerWhite[Ben]DaTe[1991-05-04]REsult[B+4];Black[f5]Comment[good]"
                        + ";White[d6];Black[c3];White[d3];Black[c4])");
        GameRecord game = only(read);
        assertEquals(List.of(), read.remarks());
        assertEquals("f5d6c3d3c4", MoveText.write(game.line()));
        assertEquals("Ann", game.black().name());
        assertEquals("Ben", game.white().name());
        assertEquals(1991, game.date().year());
        assertEquals("good", game.note(0).comment());
        assertEquals(Optional.of(4), game.outcome().flatMap(RecordedOutcome::lead));
    }

    @Test
    void smallAndSpacedNamesAreReadToo() {
        assertEquals(
                "f5d6",
                MoveText.write(only(GameFiles.read("(;game [2] ;b[f5] ;w[d6])")).line()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;FF[4]GM[2]PB[ann]" + MOVES,
                "(;FF[4]GM[2]PB[ann]" + MOVES + "(;B[c4])(;B[f6])",
                "(;FF[4]GM[2]PB[ann](" + MOVES + ")",
            })
    void theLastBracketMayBeMissing(String text) {
        GamesRead alone = GameFiles.read(text);
        assertEquals("ann", only(alone).black().name());
        assertEquals(List.of(FaultKind.NOT_CLOSED), remarks(alone));
        GamesRead both = GameFiles.read(text + "\n(;GM[2]PB[next];B[f5])");
        assertEquals(List.of(), both.faults());
        assertEquals(alone.games().get(0), both.games().get(0));
        assertEquals("next", both.games().get(1).black().name());
        assertEquals(1, both.remarks().get(0).game());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "x[3d]",
                "see [1], [2] and [3]: good",
                "a ] alone",
                "[a; b] and (c)",
                "[x] (not; y) z",
            })
    void bracketsThatAreNotEscapedBelongToTheText(String said) {
        GamesRead read =
                GameFiles.read("(;FF[4]GM[2]PB[ann]US[" + said + "];B[f5]C[" + said + "];W[d6])(;GM[2];B[f5])");
        assertEquals(List.of(), read.faults());
        assertEquals(2, read.games().size());
        assertEquals(said, read.games().get(0).note(0).comment());
        assertEquals("f5d6", MoveText.write(read.games().get(0).line()));
        assertEquals(List.of(FaultKind.LOOSE_BRACKET), remarks(read));
    }

    @Test
    void commentsAreTheSameAfterTheyAreWrittenAndReadAgain() {
        GameRecord game = only(GameFiles.read(
                "(;FF[4]GM[2];B[f5]C[test [\\] test 2 \\\\[\\\\\\] ends with \\\\];W[d6]C[\\]:\\;];B[c3])"));
        assertEquals("test [] test 2 \\[\\] ends with \\", game.note(0).comment());
        assertEquals("]:;", game.note(1).comment());
        assertEquals(game, only(new SgfReader(Sgf.write(game)).readAll()));
    }

    @Test
    void logistellosBookIsRead() {
        GameRecord whole = only(
                GameFiles.read(
                        "+d3-c3+c4-e3+c2-b3+d2-e1+d1-c1+f4-d6+e6-g4+b2-f6+d7-c8+e7-d8+f3-f5+g5-h4+h6-f2"
                                + "+f7-h5+g6-c6+c5-c7+b6-b5+b4-e8+h3-g3+h2-e2+h7-g2+b1-a1+h1-a2+a3-g7+f8-h8+g8-a4+g1-f1+a6-a5+a7-a8+b8-b7: -04 10\n"));
        assertEquals(60, MoveText.write(whole.line()).replace("--", "").length() / 2);
        assertEquals(Optional.of(-4), whole.outcome().flatMap(RecordedOutcome::lead));
        GamesRead two = GameFiles.read("+d3-c3+c4: +12 08\n+f5-d6+c3-d3: -06 10\n");
        assertEquals(List.of(), two.faults());
        assertEquals(
                List.of(Disc.BLACK, Disc.WHITE),
                two.games().stream()
                        .map(game -> game.outcome().orElseThrow().winner().orElseThrow())
                        .toList());
    }

    @Test
    void numberedMovesMayHaveComments() {
        GamesRead read =
                GameFiles.read("1. f5 {the usual one} 2. d6 {diagonal,\nor 2. f4 or f6} 3. c3\n4. d3 5. c4 {}\n");
        GameRecord game = only(read);
        assertEquals("f5d6c3d3c4", MoveText.write(game.line()));
        assertEquals("the usual one", game.note(0).comment());
        assertEquals("diagonal,\nor 2. f4 or f6", game.note(1).comment());
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "1, 1", "1, 67", "0, 0", "7, 1"})
    void theGamesOfAnArchiveAreReadWhoseLengthIsWrong(int told, int more) {
        GameRecord game = only(GameFiles.read("f5d6c3d3c4"));
        byte[] bytes = WthorGames.write(List.of(game), GameDate.day(2026, 1, 2)).games();
        byte[] archive = Arrays.copyOf(bytes, bytes.length + more);
        archive[4] = (byte) told;
        GamesRead read = GameFiles.read(archive);
        assertEquals(Optional.of(GameFormat.WTHOR), read.format());
        assertEquals("f5d6c3d3c4", MoveText.write(read.games().get(0).line()));
        boolean isCut = told > 1 && more > 0;
        assertEquals(isCut ? 1 : 0, read.errors());
        boolean isRight = told == 1 && more == 0;
        assertEquals(isRight || isCut ? List.of() : List.of(FaultKind.WRONG_LENGTH), remarks(read));
    }

    @Test
    void textIsNoArchive() {
        byte[] text = "f5\n\nd6c3d3c4f4f6f3".getBytes(StandardCharsets.US_ASCII);
        assertFalse(WthorGames.isArchive(text));
    }
}
