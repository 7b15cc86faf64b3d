package reversi.training.champion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The champions' games as the game comes with them, and files that are none. */
class ChampionFileTest {
    @Test
    void sixtyWholeGamesOfManyYearsWereWonByTheChampion() {
        List<ChampionGame> games = ChampionGames.all();
        assertTrue(games.size() >= 60, () -> games.size() + " games");
        assertTrue(games.stream().mapToInt(ChampionGame::year).distinct().count() >= 40);
        for (ChampionGame game : games) {
            ValuedGame opened = ValuedGame.of(game).orElseThrow();
            assertTrue(opened.line().current().isOver(), game::id);
            assertTrue(opened.margin(game.champion()) > 0, game::id);
            assertTrue(Guessing.of(opened, game.champion()).asked().size() >= 12, game::id);
        }
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        String text = ChampionGames.text("games.txt");
        assertEquals(text, ChampionFile.write(ChampionGames.all()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "champion-games 1",
                "champion-games 1\n",
                "champion-games 2\n1996,1,BLACK,A,B,40,f5,2A\n",
                "champion-games 1\n1996,1,BLACK,A,B,40,f5\n",
                "champion-games 1\n1996,1,GREEN,A,B,40,f5,2A\n",
                "champion-games 1\n1996,1,BLACK,A,B,many,f5,2A\n",
                "champion-games 1\nlong ago,1,BLACK,A,B,40,f5,2A\n",
                "champion-games 1\n1996,1,BLACK,A,B,40,f5,2A",
                "champion-games 1\n1996,1,BLACK,A,B,40,f5,2A\n1996,1,BLACK,A,B,40,f5,2A\n",
            })
    void otherTextsHoldNoGames(String text) {
        assertEquals(Optional.empty(), ChampionFile.read(text));
    }

    @ParameterizedTest
    @CsvSource({
        // A game that is not over, an illegal move, no square.
        "f5, 2AAAA",
        "a1, 2AAAA",
        "hello, 2AAAA",
    })
    void movesThatAreNoGameDoNotOpen(String moves, String values) {
        ChampionGame first = ChampionGames.all().get(0);
        assertEquals(Optional.empty(), ValuedGame.of(with(first, moves, values)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "2AAAA", "2AAAA x", "xAAAA", "2BBBB", "99AAAA", "AAAA", "2AAA\u007f", "AA"})
    void damagedValuesDoNotOpen(String firstWord) {
        ChampionGame game = ChampionGames.all().get(0);
        String rest = game.values().substring(game.values().indexOf(' '));
        boolean isWhole = firstWord.equals("2AAAA");
        assertEquals(
                isWhole,
                ValuedGame.of(with(game, game.moves(), firstWord + rest)).isPresent());
        assertEquals(Optional.empty(), ValuedGame.of(with(game, game.moves(), game.values() + " 2A")));
    }

    private static ChampionGame with(ChampionGame game, String moves, String values) {
        return new ChampionGame(
                game.year(),
                game.number(),
                game.champion(),
                game.black(),
                game.white(),
                game.blackScore(),
                moves,
                values);
    }
}
