package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.Ending;
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

    private static List<GameRecord> again(List<GameRecord> games, GameFormat format) {
        StringBuilder text = new StringBuilder(GameFiles.head(format));
        for (GameRecord game : games) {
            text.append(text.length() > GameFiles.head(format).length() ? GameFiles.between(format) : "");
            text.append(GameFiles.write(format, game));
        }
        return GameFiles.read(text.append(GameFiles.tail(format)).toString()).games();
    }

    @Test
    void komiIsCountedAndWrittenAgain() throws IOException {
        List<GameRecord> games = all("09-ggs-komi.ggf");
        assertEquals(
                List.of(-500, -3133, -500),
                games.stream().map(game -> game.terms().komi()).toList());
        assertEquals("32-32", score(games.get(2)));
        RecordedOutcome outcome = games.get(2).outcome().orElseThrow();
        assertEquals(Optional.of(Disc.BLACK), outcome.winner());
        assertEquals(Optional.of(0), outcome.lead());
        for (GameFormat format : List.of(GameFormat.GGF, GameFormat.SGF, GameFormat.PGN, GameFormat.JSON)) {
            List<GameRecord> read = again(games, format);
            for (int i = 0; i < games.size(); i++) {
                assertEquals(games.get(i).terms().komi(), read.get(i).terms().komi(), format.name());
                assertEquals(games.get(i).outcome(), read.get(i).outcome(), format.name());
            }
        }
        String written = Ggf.write(games.get(2));
        assertTrue(written.contains("RE[+0.500]TY[8k]KM[-0.500]"), written);
    }

    @Test
    void clocksAndEndingsOfAServerAreWrittenAgain() throws IOException {
        List<GameRecord> games = all("10-ggs-odd.ggf");
        assertEquals(games, again(games, GameFormat.GGF));
        assertEquals(games, again(games, GameFormat.JSON));
        assertEquals(games, again(games, GameFormat.SGF));
        assertEquals("TB[05:00//02:00]TW[01:00//01:00]", clocks(games.get(1)));
        assertEquals("TI[1.12:01:23//2.00:00:00]", clocks(games.get(2)));
        assertEquals("TI[05:00//02:00]", clocks(games.get(3)));
        assertEquals("TI[0//2:00]", clocks(games.get(4)));
        assertEquals(
                Optional.of(new RecordedOutcome(Optional.of(Ending.TIME), Optional.of(Disc.WHITE), Optional.empty())),
                games.get(3).outcome());
        assertTrue(Ggf.write(games.get(3)).contains("RE[-64.00:t]"));
        assertEquals("31-33", score(games.get(4)));
    }

    private static String clocks(GameRecord game) {
        String text = Ggf.write(game);
        int from = Math.max(Math.max(text.indexOf("TI["), text.indexOf("TB[")), 0);
        return text.substring(from, text.indexOf("RE["));
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
