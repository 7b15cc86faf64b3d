package reversi.screens.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.TimeControl;
import reversi.platform.MemoryStore;
import reversi.platform.Store;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.session.SavedGames;

/** What happens to a game between two starts of the program. */
class GameKeeperTest {
    private static MemoryStore withGame() {
        GameFixture fixture = GameFixture.begin(GameFixture.two(Variant.EIGHT_STARS, TimeControl.perGame(300, 5)));
        fixture.settle();
        fixture.person();
        fixture.settle();
        return fixture.store;
    }

    @Test
    void aDamagedGameIsSetAsideAndReportedOnce() {
        MemoryStore store = withGame();
        String damaged = store.read(GameKeeper.NAME).text().orElseThrow().replace("black", "blakc");
        store.texts().put(GameKeeper.NAME, damaged);
        GameKeeper keeper = new GameKeeper(store, result -> {});
        assertEquals(new GameKeeper.SetAside("saved.damaged"), keeper.find());
        assertEquals(Optional.of(damaged), store.read(GameKeeper.ASIDE).text());
        assertTrue(keeper.find() instanceof GameKeeper.Nothing);
    }

    @Test
    void aSecondDamagedGameLeavesTheFirstWhereItIs() {
        MemoryStore store = new MemoryStore();
        for (String damaged : new String[] {"one", "two"}) {
            store.texts().put(GameKeeper.NAME, damaged);
            new GameKeeper(store, result -> {}).find();
        }
        assertEquals(Map.of(GameKeeper.ASIDE, "one", GameKeeper.ASIDE + "-2", "two"), store.texts());
    }

    @Test
    void aGameThatCouldNotBeSetAsideOutlivesTheNextGame() {
        MemoryStore store = new MemoryStore();
        store.texts().put(GameKeeper.NAME, "damaged");
        store.breakDown(Store.Result.FULL);
        GameFixture fixture =
                GameFixture.begin(store, GameFixture.two(Variant.square(4, Start.DIAGONAL), TimeControl.NONE));
        assertInstanceOf(GameKeeper.SetAside.class, fixture.keeper.find());
        fixture.settle();
        fixture.person();
        fixture.settle();
        assertTrue(fixture.stored.contains(Store.Result.FULL));
        assertInstanceOf(GameKeeper.Unfinished.class, fixture.keeper.find(), "until the program ends it is known");
        store.breakDown(Store.Result.DONE);
        fixture.playOut();
        assertEquals(Map.of(GameKeeper.ASIDE, "damaged"), store.texts());
    }

    @Test
    void everyTruncatedGameIsSetAsideAndNeverThrows() {
        String whole = withGame().read(GameKeeper.NAME).text().orElseThrow();
        for (int length = 0; length < whole.length(); length++) {
            MemoryStore store = new MemoryStore();
            store.texts().put(GameKeeper.NAME, whole.substring(0, length));
            assertTrue(new GameKeeper(store, result -> {}).find() instanceof GameKeeper.SetAside);
        }
    }

    @Test
    void aWholeGameIsFoundAgain() {
        MemoryStore store = withGame();
        GameKeeper.Found found = new GameKeeper(store, result -> {}).find();
        assertTrue(found instanceof GameKeeper.Unfinished);
        assertEquals(
                store.read(GameKeeper.NAME).text(),
                Optional.of(SavedGames.write(((GameKeeper.Unfinished) found).game())));
    }

    @Test
    void aDamagedLadderBeginsAgain() {
        MemoryStore store = new MemoryStore();
        store.texts().put("ladder", "twelve");
        assertEquals(0, new GameKeeper(store, result -> {}).ladder().step());
    }
}
