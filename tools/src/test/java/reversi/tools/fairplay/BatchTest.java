package reversi.tools.fairplay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.engine.Level;
import reversi.fairplay.DecisionReader;
import reversi.rules.Disc;
import reversi.rules.Transcript;
import reversi.tools.options.EngineFiles;

/** How real games are shared out, rated and played on. */
class BatchTest {
    @TempDir
    private Path folder;

    private List<PlayedGame> games() throws IOException {
        return RatedGames.read(List.of(ArchivedGames.write(folder, 40)), ArchivedGames.YEAR, ArchivedGames.YEAR);
    }

    @Test
    void noGameOfAPlayerIsInTwoBatches() throws IOException {
        List<Batch> batches = Batch.of(games(), 6);
        Set<String> seen = new HashSet<>();
        Set<String> names = new HashSet<>();
        for (Batch batch : batches) {
            assertEquals(6, batch.games().size());
            assertTrue(names.add(batch.name()));
            for (PlayedGame game : batch.games()) {
                assertTrue(seen.add(batch.player() + " " + game.number()), batch.name());
                assertEquals(batch.player(), game.player(batch.side(game)));
            }
        }
        assertEquals(4 * (20 / 6), batches.size(), "twenty games of each player");
    }

    @Test
    void whoeverWonMoreIsRatedHigher() throws IOException {
        List<PlayedGame> games = games();
        int[] won = new int[5];
        int[] rating = new int[5];
        for (PlayedGame game : games) {
            won[game.player(Disc.BLACK)] += Integer.signum(game.game().blackScore() - 32);
            won[game.player(Disc.WHITE)] -= Integer.signum(game.game().blackScore() - 32);
            rating[game.player(Disc.BLACK)] = game.rating(Disc.BLACK);
        }
        List<Integer> players = new ArrayList<>(List.of(1, 2, 3, 4));
        players.sort((one, other) -> Integer.compare(rating[one], rating[other]));
        assertTrue(won[players.get(0)] < won[players.get(3)], "the best has won more than the worst");
        assertTrue(rating[players.get(0)] < 1200 && rating[players.get(3)] > 1200);
    }

    @Test
    void helpGoesOnFromTheRealOpening() throws IOException {
        PlayedGame real = games().get(0);
        MadeGames made = new MadeGames(EngineFiles.weights(), Level.of(5));
        Transcript first = made.helped(real, Disc.BLACK, 7);
        Transcript opening = real.until(DecisionReader.MOST_EMPTIES);
        assertEquals(opening, first.upTo(opening.plies()));
        assertTrue(first.current().isOver() || first.current().empties() < DecisionReader.FEWEST_EMPTIES);
        assertEquals(first, made.helped(real, Disc.BLACK, 7), "the same seed makes the same game");
        assertNotEquals(first, made.helped(real, Disc.BLACK, 8));
        assertFalse(first.equals(real.transcript()));
    }

    @Test
    void theSpreadOfScores() {
        Spread spread = new Spread(List.of(3.0, -1.0, 1.0, 2.0));
        assertEquals(0.5, spread.share(2));
        assertEquals(-1, spread.quantile(0));
        assertEquals(2, spread.quantile(0.5));
        assertEquals(3, spread.quantile(1));
        assertEquals(Math.sqrt(35.0 / 16), spread.deviation(), 1e-12);
    }
}
