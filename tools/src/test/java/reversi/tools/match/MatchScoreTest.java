package reversi.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class MatchScoreTest {
    @Test
    void countsGamesAndTheMeanOfEachOpening() {
        MatchScore standing = MatchScore.of(List.of(
                game(5, -64, FinishedGame.End.TIME),
                game(0, 10, FinishedGame.End.PLAYED),
                game(1, -2, FinishedGame.End.PLAYED),
                game(2, 4, FinishedGame.End.PLAYED),
                game(3, 0, FinishedGame.End.PLAYED)));
        assertEquals(new MatchScore(2, 1, 2, 1, -52, List.of(0.5, 0.75, 0.0), List.of(0, 0, 1, 1, 0)), standing);
        assertEquals(0.5, standing.share());
        assertTrue(
                standing.toString()
                        .matches("\\+2 =1 -2, 2\\.5 of 5 \\(50\\.0 %\\), -10\\.4 discs a game, "
                                + "Elo \\+0 \\[-[0-9]+, \\+[0-9]+], "
                                + "pairs LL 0, LD 0, even 1, WD 1, WW 0, 1 not played out"),
                standing.toString());
    }

    @Test
    void refusesAShareWithoutGames() {
        MatchScore none = MatchScore.of(List.of());
        assertEquals("no game played", none.toString());
        assertThrows(ArithmeticException.class, none::share);
        assertThrows(ArithmeticException.class, none::elo);
    }

    private static FinishedGame game(int number, int lead, FinishedGame.End end) {
        return new FinishedGame(number, lead, end, 0, 0, "");
    }
}
