package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.rules.Disc;
import reversi.rules.Variant;

/** Habits of other programs in the formats that they share with us. */
class OtherWritersTest {
    /** Black has all discs after nine moves. */
    private static final String WHOLE = "1. e6 f4 2. e3 f6 3. g5 d6 4. e7 f5 5. c5";

    /** With two passes. */
    private static final String PASSING =
            "1. f5 d6 2. c3 d3 3. c4 f4 4. c5 b3 5. c2 e3 6. d2 b4 7. e2 e6 8. e7 f3 9. g4 g3 10. g5 f2 11. "
                    + "f1 c1 12. c7 f6 13. f7 d7 14. c6 b5 15. c8 h5 16. h6 h4 17. b6 h7 18. a5 g6 19. d1 f8 20. e8 d8 "
                    + "21. h2 b8 22. a2 a3 23. a4 a7 24. b1 e1 25. b2 b7 26. g2 h1 27. h3 g1 28. h8 a1 29. a6 -- 30. "
                    + "a8 -- 31. g8 g7";

    private static final String TAGS = "[Event \"?\"]\n[Black \"a\"]\n[White \"b\"]\n[Result \"37-27\"]\n\n";
    private static final String HEAD = "(;GM[Othello]PC[x]PB[a]PW[b]RE[?]TY[8]BO[8 "
            + "---------------------------O*------*O--------------------------- *]";

    private static List<GameRecord> games(String text) {
        GamesRead read = GameFiles.read(text);
        assertEquals(List.of(), read.faults(), text);
        return read.games();
    }

    private static GameRecord game(String text) {
        List<GameRecord> games = games(text);
        assertEquals(1, games.size(), text);
        return games.get(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--", "-- --", "pass pass", "--  -- --"})
    void aPassWhereNobodyCanMoveIsNone(String passes) {
        assertEquals(9, game(TAGS + WHOLE + " " + passes + " 13-0\n").line().plies());
        assertEquals(9, game(WHOLE + " " + passes).line().plies());
    }

    @ParameterizedTest
    @ValueSource(strings = {"@@@@", "Z0", "--", "PASS", "pa"})
    void aPassHasManyNamesInPgn(String pass) {
        assertEquals(
                62, game(TAGS + PASSING.replace("--", pass) + " 37-27\n").line().plies());
    }

    @Test
    void whatStandsBehindAResultIsNoGame() {
        List<GameRecord> games = games(TAGS + "1. f5 d6 37-27 {Black wins} ; so\n\n" + TAGS + "1. f5 f6 0-1 {end}\n");
        assertEquals(2, games.size());
        assertEquals(Optional.of(10), games.get(0).outcome().flatMap(RecordedOutcome::lead));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"W[D6:1,5]", "W[D6,1.5,2]", "W[D6 1.5]", "W[d6/NaN/1.234,5]", "W[D6/1\u00a0234,5/x]", "W[D6//]"})
    void aMoveIsReadWhateverIsBesideIt(String move) {
        assertEquals(3, game(HEAD + "B[F5/1]" + move + "B[C3];)").line().plies());
    }

    @Test
    void theBoardOfASynchronousGameNeedsNoSquares() {
        assertEquals(
                10,
                game("(;GM[Othello]PB[a]PW[b]TY[s10r2]RE[?]B[f7];)")
                        .line()
                        .variant()
                        .size());
    }

    @Test
    void theOctagonIsKnownByItsSquares() {
        String squares =
                "------ -------- ---------- ---------- ----O*---- ----*O---- ---------- ---------- -------- ------ *";
        GameRecord game = game("(;GM[Othello]PB[a]PW[b]TY[10]RE[?]BO[10 " + squares + "]B[f7];)");
        assertEquals(Variant.EIGHT_STARS, game.line().variant());
    }

    @Test
    void aDateMayBeginWithItsDay() {
        assertEquals(GameDate.day(2003, 12, 15), GameDate.read("15.12.2003"));
        assertEquals(GameDate.day(2003, 12, 15), GameDate.read("2003.12.15"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u00bd-\u00bd", "0.5-0.5", "1/2-1/2"})
    void aDrawHasManySigns(String result) {
        GameRecord game = game("(;GM[2]RE[" + result + "];B[f5];W[d6])");
        assertEquals(Optional.empty(), game.outcome().orElseThrow().winner());
    }

    @ParameterizedTest
    @ValueSource(strings = {"EV[Octagonal Othello];B[aa]", "EV[Octagon];B[gf];W[gf]", "EV[Othello];B[gf];W[gf]"})
    void aMoveThatIsLegalOnNeitherBoardNamesBoth(String game) {
        GamesRead read = GameFiles.read("(;FF[4]GM[2]SZ[10]" + game + ")");
        assertEquals(
                List.of(FaultKind.NEITHER_BOARD),
                read.faults().stream().map(GameFault::problem).toList());
        GamesRead named = GameFiles.read("(;FF[4]GM[2]SZ[10]RU[10sdb]" + game + ")");
        assertEquals(FaultKind.ILLEGAL_MOVE, named.faults().get(0).problem());
    }

    @Test
    void theWinnerMayBeWrittenSmall() {
        GameRecord game = game("(;gm[2]re[w+3];b[f5];w[d6])");
        assertEquals(Optional.of(Disc.WHITE), game.outcome().flatMap(RecordedOutcome::winner));
    }

    @Test
    void aRootWithoutItsSemicolonIsRead() {
        assertEquals(
                2, games("(FF[4]GM[2]PB[a];B[f5];W[d6])\n(GM[2]PB[b];B[f5])\n").size());
    }

    @ParameterizedTest
    @ValueSource(strings = {": ?? ??", ": ??", ":", ": ** 1", ": so it was", ": -04.50 10"})
    void aBookLineMayLackItsScore(String score) {
        assertEquals(4, game("+d3-c3+c4-e3" + score + "\r\n").line().plies());
    }

    @Test
    void aBookLinesScoreMayStandAlone() {
        assertEquals(Optional.of(-4), game("+d3-c3+c4-e3: -04").outcome().flatMap(RecordedOutcome::lead));
    }

    @Test
    void aCommentMayHoldASemicolonOrGoToTheLinesEnd() {
        assertEquals(
                "bad; 1. x",
                game("1. F5 {good} d6\n2. c3 {bad; 1. x} d3\n").note(2).comment());
        assertEquals(
                "good; 1", game("1. F5 ; good; 1\n1... d6\n2. c3\n").note(0).comment());
    }

    @Test
    void signsOfPraiseAndStrokesAreNoMoves() {
        assertEquals(3, game("1. F5! d6?! 2. c3??").line().plies());
        assertEquals(3, game("f5/d6/c3").line().plies());
    }

    @Test
    void severalLinksAreSeveralGames() {
        String one = GameFiles.write(GameFormat.LINK, game("f5d6"));
        String other = GameFiles.write(GameFormat.LINK, game("f5f6"));
        List<GameRecord> games = games("https://a.example/" + one + "and https://a.example/" + other);
        assertEquals("f5d6", MoveText.write(games.get(0).line()));
        assertEquals("f5f6", MoveText.write(games.get(1).line()));
        GamesRead read = GameFiles.read(one + "#g=?? " + other);
        assertEquals(2, read.games().size());
        assertEquals(2, read.faults().get(0).game());
    }

    @Test
    void aDrawStaysADrawWithKomi() {
        GameRecord game = game(HEAD.replace("RE[?]", "KM[+0.500]RE[0.000]") + "B[F5];)");
        assertEquals(Optional.empty(), game.outcome().orElseThrow().winner());
        assertEquals(game.outcome(), game(Ggf.write(game)).outcome());
    }

    private static byte[] archive(int count, byte[]... records) {
        byte[] bytes = new byte[WthorGames.HEADER + records.length * WthorGames.RECORD];
        bytes[0] = 20;
        bytes[2] = 1;
        bytes[3] = 1;
        WthorGames.putCount(bytes, count);
        for (int i = 0; i < records.length; i++) {
            System.arraycopy(records[i], 0, bytes, WthorGames.HEADER + i * WthorGames.RECORD, WthorGames.RECORD);
        }
        return bytes;
    }

    private static byte[] record(int... moves) {
        byte[] record = new byte[WthorGames.RECORD];
        for (int i = 0; i < moves.length; i++) {
            record[WthorGames.MOVES_AT + i] = (byte) moves[i];
        }
        return record;
    }

    @Test
    void whatFillsAnArchiveIsNoGame() {
        GamesRead read = GameFiles.read(archive(1, record(56, 64), record(), record()));
        assertEquals(1, read.games().size());
        assertEquals(List.of(), read.faults());
        assertEquals(FaultKind.WRONG_LENGTH, read.remarks().get(0).problem());
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, Integer.MAX_VALUE, 1 << 24, 0})
    void anArchiveIsKnownByItsGamesWhateverItCounts(int count) {
        GamesRead read = GameFiles.read(archive(count, record(56, 64), record(56, 66)));
        assertEquals(2, read.games().size());
        assertEquals(FaultKind.WRONG_LENGTH, read.remarks().get(0).problem());
    }

    @Test
    void namesAreNoArchive() {
        byte[] names = "0123456789abcdefNames of players ".repeat(9).getBytes(StandardCharsets.US_ASCII);
        assertEquals(false, WthorGames.isArchive(names));
    }
}
