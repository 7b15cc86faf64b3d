package reversi.screens.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.game.TimeControl;
import reversi.platform.MemoryStore;
import reversi.platform.Store;
import reversi.rules.Disc;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.session.Checksum;
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
        GameKeeper keeper = new GameKeeper(store, (id, game, then) -> {}, result -> {});
        assertEquals(new GameKeeper.SetAside("saved.damaged"), keeper.find());
        assertEquals(Optional.of(damaged), store.read(GameKeeper.ASIDE).text());
        assertTrue(keeper.find() instanceof GameKeeper.Nothing);
    }

    @Test
    void aGameOfANewerVersionIsSetAsideAndCalledSo() {
        String body = "reversi-game 5\nwhat only it knows\n";
        String newer = body + "sum " + Checksum.of(body) + "\n";
        MemoryStore store = new MemoryStore();
        store.texts().put(GameKeeper.NAME, newer);
        GameKeeper keeper = new GameKeeper(store, (id, game, then) -> {}, result -> {});
        assertEquals(new GameKeeper.SetAside("saved.newer"), keeper.find());
        assertEquals(Map.of(GameKeeper.ASIDE, newer), store.texts());
    }

    @Test
    void aSecondDamagedGameLeavesTheFirstWhereItIs() {
        MemoryStore store = new MemoryStore();
        for (String damaged : new String[] {"one", "two"}) {
            store.texts().put(GameKeeper.NAME, damaged);
            new GameKeeper(store, (id, game, then) -> {}, result -> {}).find();
        }
        assertEquals(Map.of(GameKeeper.ASIDE, "one", GameKeeper.ASIDE + "-2", "two"), store.texts());
    }

    @Test
    void aGameThatCouldNotBeSetAsideOutlivesTheNextGame() {
        MemoryStore store = new MemoryStore();
        store.texts().put(GameKeeper.NAME, "damaged");
        store.breakDown(Store.Result.FULL);
        GameFixture fixture =
                GameFixture.begin(store, GameFixture.two(Variant.square(4, Start.DIAGONAL), TimeControl.none()));
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
            assertTrue(
                    new GameKeeper(store, (id, game, then) -> {}, result -> {}).find() instanceof GameKeeper.SetAside);
        }
    }

    @Test
    void aWholeGameIsFoundAgain() {
        MemoryStore store = withGame();
        GameKeeper.Found found = new GameKeeper(store, (id, game, then) -> {}, result -> {}).find();
        assertTrue(found instanceof GameKeeper.Unfinished);
        assertEquals(
                store.read(GameKeeper.NAME).text(),
                Optional.of(SavedGames.write(((GameKeeper.Unfinished) found).game())));
    }

    @Test
    void aGameThatEndsIsArchivedOnceAndKeptNoLonger() {
        for (GameSetup setup : List.of(
                GameFixture.two(Variant.square(4, Start.DIAGONAL), TimeControl.none()),
                GameFixture.versus(Disc.WHITE, Variant.square(4, Start.DIAGONAL), TimeControl.none()),
                GameFixture.watch(Variant.square(4, Start.DIAGONAL)))) {
            GameFixture fixture = GameFixture.begin(setup);
            fixture.playOut();
            assertEquals(1, fixture.archived.size());
            Game ended = fixture.archived.values().iterator().next();
            assertEquals(fixture.game.session().transcript(), ended.transcript());
            assertTrue(ended.isOver());
            assertEquals(Map.of(), fixture.store.texts());
        }
    }

    @Test
    void anEndThatIsTakenBackIsReplacedByTheNext() {
        GameFixture fixture = GameFixture.begin(GameFixture.two(Variant.square(4, Start.DIAGONAL), TimeControl.none()));
        fixture.playOut();
        fixture.game.session().undo();
        fixture.settle();
        assertInstanceOf(GameKeeper.Unfinished.class, fixture.keeper.find(), "it goes on");
        fixture.game.session().resign(Disc.WHITE);
        assertEquals(
                List.of(Ending.RESIGNATION),
                fixture.archived.values().stream()
                        .map(game -> game.result().orElseThrow().ending())
                        .toList());
    }

    @Test
    void aGameThatEndedWithTheProgramIsArchivedAtTheNextStart() {
        GameFixture fixture = GameFixture.begin(GameFixture.two(Variant.square(4, Start.DIAGONAL), TimeControl.none()));
        fixture.archiving = Store.Result.FULL;
        fixture.playOut();
        assertInstanceOf(GameKeeper.Nothing.class, fixture.keeper.find(), "there is nothing to play on");
        Map<String, Game> archived = new HashMap<>();
        for (int start = 0; start < 2; start++) {
            new GameKeeper(
                            fixture.store,
                            (id, game, then) -> {
                                archived.put(id, game);
                                then.accept(Store.Result.FAILED);
                            },
                            result -> {})
                    .archiveFinished();
        }
        assertEquals(1, archived.size(), "each start gives it the same id");
        new GameKeeper(fixture.store, (id, game, then) -> then.accept(Store.Result.DONE), result -> {})
                .archiveFinished();
        assertEquals(Map.of(), fixture.store.texts());
    }

    @Test
    void theArchivesLateAnswerLeavesTheNextGameAlone() {
        MemoryStore store = new MemoryStore();
        List<Consumer<Store.Result>> answers = new ArrayList<>();
        GameKeeper keeper = new GameKeeper(store, (id, game, then) -> answers.add(then), result -> {});
        GameFixture first = GameFixture.begin(GameFixture.two(Variant.square(4, Start.DIAGONAL), TimeControl.none()));
        first.playOut();
        keeper.finished(first.game.session(), "first", Optional.empty());
        GameFixture next = GameFixture.begin(GameFixture.two(Variant.EIGHT_STARS, TimeControl.none()));
        next.settle();
        next.person();
        keeper.keep(next.game.session(), "next");
        answers.get(0).accept(Store.Result.DONE);
        assertInstanceOf(GameKeeper.Unfinished.class, keeper.find());
        assertEquals(Optional.of("next"), keeper.id());
    }

    @Test
    void aGameThatGoesOnAfterANewStartKeepsItsId() {
        GameFixture fixture = GameFixture.begin(GameFixture.two(Variant.square(4, Start.DIAGONAL), TimeControl.none()));
        fixture.settle();
        fixture.person();
        Optional<String> id = fixture.keeper.id();
        GameFixture later = GameFixture.resume(fixture.store, ((GameKeeper.Unfinished) fixture.keeper.find()).game());
        later.playOut();
        assertEquals(id.stream().toList(), List.copyOf(later.archived.keySet()));
    }

    @Test
    void aDamagedLadderBeginsAgain() {
        MemoryStore store = new MemoryStore();
        store.texts().put("ladder", "twelve");
        assertEquals(
                0,
                new GameKeeper(store, (id, game, then) -> {}, result -> {})
                        .ladder()
                        .step());
    }
}
