package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Score;
import reversi.rules.Variant;

/** Files after public reports about other programs, in the forms in which those write them. */
class ReportedFilesTest {
    private static List<GameRecord> all(String name) throws IOException {
        try (InputStream in = ReportedFilesTest.class.getResourceAsStream("/reports/" + name)) {
            GamesRead read = GameFiles.read(in.readAllBytes());
            assertEquals(List.of(), read.faults());
            return read.games();
        }
    }

    private static String moves(GameRecord game) {
        return MoveText.write(game.line());
    }

    private static String score(GameRecord game) {
        Score score = game.line().end().score();
        return score.official(Disc.BLACK) + "-" + score.official(Disc.WHITE);
    }

    private static int passes(GameRecord game) {
        return (int) game.line().moves().stream().filter(move -> move.isPass()).count();
    }

    @Test
    void playOkEndsItsGamesWithTheirCount() throws IOException {
        List<GameRecord> games = all("01-playok.pgn");
        assertEquals(
                List.of(0, 2), games.stream().map(ReportedFilesTest::passes).toList());
        for (GameRecord game : games) {
            assertEquals("37-27", score(game));
            assertEquals(Optional.of(RecordedOutcome.byDiscs(game.line().end())), game.outcome());
        }
        assertEquals(Optional.of(TimeControl.perGame(300, 0)), games.get(1).time());
    }

    @Test
    void nBoardWritesNumbersWithACommaOrAnExponent() throws IOException {
        assertEquals(
                List.of("f5d6c5f4d3", "f5d6c5"),
                all("02-nboard-comma.ggf").stream()
                        .map(ReportedFilesTest::moves)
                        .toList());
    }

    @Test
    void playStrategyNamesTheWinnerInPointsAndTheOctagonBySize() throws IOException {
        List<GameRecord> games = all("04-playstrategy.sgf");
        assertEquals("64-0", score(games.get(0)));
        assertEquals(Optional.of(TimeControl.perGame(300, 3)), games.get(0).time());
        assertEquals(
                Optional.of(new RecordedOutcome(Optional.empty(), Optional.of(Disc.WHITE), Optional.empty())),
                games.get(1).outcome());
        assertEquals(Variant.EIGHT_STARS, games.get(2).line().variant());
        assertEquals(Optional.empty(), games.get(2).outcome());
        assertEquals(Optional.of(TimeControl.none()), games.get(2).time());
    }

    @Test
    void passesMayBeWrittenOrLeftOut() throws IOException {
        List<GameRecord> games = all("12-many-passes.txt");
        assertEquals(games.get(0), games.get(1));
        assertEquals(10, passes(games.get(0)));
        assertEquals(
                List.of("1-63", "1-63", "13-51", "32-32"),
                games.stream().map(ReportedFilesTest::score).toList());
    }
}
