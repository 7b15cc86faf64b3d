package reversi.screens.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.rules.Variant;
import reversi.session.SavedGames;
import reversi.session.TimeControl;

/** What happens to a game between two starts of the program. */
class GameKeeperTest {
    private static MemoryStore withGame() {
        Desk desk = Desk.begin(Desk.two(Variant.EIGHT_STARS, TimeControl.perGame(300, 5)));
        desk.settle();
        desk.person();
        desk.settle();
        return desk.store;
    }

    @Test
    void aDamagedGameIsSetAsideAndReportedOnce() {
        MemoryStore store = withGame();
        String damaged = store.read(GameKeeper.NAME).orElseThrow().replace("black", "blakc");
        store.write(GameKeeper.NAME, damaged);
        GameKeeper keeper = new GameKeeper(store);
        assertEquals(new GameKeeper.SetAside("saved.damaged"), keeper.find());
        assertEquals(Optional.of(damaged), store.read(GameKeeper.ASIDE));
        assertTrue(keeper.find() instanceof GameKeeper.Nothing);
    }

    @Test
    void everyTruncatedGameIsSetAsideAndNeverThrows() {
        String whole = withGame().read(GameKeeper.NAME).orElseThrow();
        for (int length = 0; length < whole.length(); length++) {
            MemoryStore store = new MemoryStore();
            store.write(GameKeeper.NAME, whole.substring(0, length));
            assertTrue(new GameKeeper(store).find() instanceof GameKeeper.SetAside);
        }
    }

    @Test
    void aWholeGameIsFoundAgain() {
        MemoryStore store = withGame();
        GameKeeper.Found found = new GameKeeper(store).find();
        assertTrue(found instanceof GameKeeper.Game);
        assertEquals(store.read(GameKeeper.NAME), Optional.of(SavedGames.write(((GameKeeper.Game) found).saved())));
    }

    @Test
    void aDamagedLadderBeginsAgain() {
        MemoryStore store = new MemoryStore();
        store.write("ladder", "twelve");
        assertEquals(0, new GameKeeper(store).ladder().step());
    }
}
