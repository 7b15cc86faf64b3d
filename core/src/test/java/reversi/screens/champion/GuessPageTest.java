package reversi.screens.champion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Vector2;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.GameDriver;
import reversi.platform.AssetLoader;
import reversi.platform.MemoryAssets;
import reversi.platform.MemoryStore;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.training.champion.ChampionGame;
import reversi.training.champion.ChampionGames;
import reversi.training.champion.ChampionProgress;
import reversi.training.champion.ValuedMove;

/** Champions' games played through as a person does, by mouse, finger and keys. */
class GuessPageTest {
    private final MemoryStore store = new MemoryStore();
    private final ChampionRepository repository = new ChampionRepository(store, result -> {});

    private ChampionPage open(GameDriver game, Optional<AssetLoader> assets) {
        ChampionPage page = new ChampionPage(ChampionPages.services(repository, assets, game.router()::enter));
        game.router().enter(page);
        game.pass(0.5f);
        return page;
    }

    private GuessPage start(GameDriver game) {
        open(game, ChampionPages.shipped());
        game.click("Start");
        game.pass(1.5f);
        return assertInstanceOf(GuessPage.class, game.router().front());
    }

    private static void choose(GameDriver game, GuessPage page, Square square) {
        Vector2 place = page.board().orElseThrow().onStage(square);
        game.click(Math.round(place.x), Math.round(game.stage().getHeight() - place.y));
        game.pass(0.8f);
    }

    private static ValuedMove asked(GuessPage page) {
        return page.state().guessing().current().orElseThrow();
    }

    private static Square worst(ValuedMove move) {
        return move.turn().before().placements().stream()
                .max(Comparator.comparingInt(move::loss))
                .orElseThrow();
    }

    private static void shows(GameDriver game, String words) {
        assertTrue(game.shows(words), () -> words + " is not among " + game.words());
    }

    private static boolean hasWords(GameDriver game, String words) {
        return game.words().stream().anyMatch(said -> said.contains(words));
    }

    @Test
    void theMoveThatWasPlayedIsPraisedAndTheGameGoesOn() {
        try (GameDriver game = GameDriver.phone()) {
            GuessPage page = start(game);
            ValuedMove move = asked(page);
            assertTrue(hasWords(game, "What did " + page.state().player() + " play?"));
            choose(game, page, move.square());
            shows(game, "Just what " + page.state().player() + " played!");
            assertEquals(move.turn().after(), page.state().guessing().line().current());
            game.click("Next");
            game.pass(1.5f);
            assertTrue(
                    asked(page).turn().before().empties() < move.turn().before().empties());
            assertEquals(page.state().guessing().side(), asked(page).mover());
        }
    }

    @Test
    void aWorseMoveIsExplainedAndAnIllegalOneRefused() {
        try (GameDriver game = GameDriver.wide()) {
            GuessPage page = start(game);
            while (asked(page).loss(worst(asked(page))) - asked(page).loss() < 8) {
                page.press(asked(page).square());
                page.next();
            }
            ValuedMove move = asked(page);
            game.pass(3);
            page.press(new Square(3, 3));
            game.pass(0.5f);
            assertTrue(page.state().guessing().shown().isEmpty());
            choose(game, page, worst(move));
            shows(game, "Not quite");
            assertTrue(hasWords(game, worst(move).name() + " costs about "), () -> game.words()
                    .toString());
            assertTrue(page.state().verdict().isPresent());
            assertTrue(page.state().sum().percent() < 100);
        }
    }

    @Test
    void whereOneWasIsKeptAndTheResultAtTheEnd() {
        try (GameDriver game = GameDriver.wide()) {
            GuessPage page = start(game);
            ChampionPages.answer(page, true);
            page.next();
            ValuedMove second = asked(page);
            assertEquals(
                    1,
                    new ChampionRepository(store, result -> {})
                            .now()
                            .begun()
                            .orElseThrow()
                            .guesses()
                            .size());
            game.router().back();
            game.pass(0.5f);
            game.click("Continue");
            game.pass(1);
            GuessPage again = assertInstanceOf(GuessPage.class, game.router().front());
            assertEquals(second, asked(again));
            ChampionPages.finish(again);
            game.pass(3);
            int percent = again.state().sum().percent();
            shows(game, percent + "%");
            ChampionGame first = ChampionGames.all().get(0);
            assertEquals(Optional.of(percent), repository.now().best(first, first.champion()));
            assertTrue(repository.now().begun().isEmpty());
            assertFalse(again.state().notes().isEmpty());
            game.click("Other side");
            game.pass(0.5f);
            assertEquals(first.champion().other(), ChampionPages.side(again));
            game.router().back();
            game.pass(0.5f);
            shows(game, "1 of " + ChampionGames.all().size() + " games played to the end");
        }
    }

    @Test
    void theNextGameFollowsAndTheSameOneBeginsAnew() {
        try (GameDriver game = GameDriver.phone()) {
            GuessPage page = start(game);
            ChampionPages.finish(page);
            game.pass(3);
            game.click("Try again");
            game.pass(1);
            assertEquals(0, page.state().sum().guessed());
            assertTrue(page.state().best().isPresent());
            ChampionPages.finish(page);
            game.pass(3);
            game.click("Next game");
            game.pass(1);
            assertEquals(ChampionGames.all().get(1), page.state().game());
        }
    }

    @Test
    void squaresAreTypedAndKeysGoOn() {
        try (GameDriver game = GameDriver.wide()) {
            GuessPage page = start(game);
            game.type(asked(page).square().name());
            game.pass(0.8f);
            assertTrue(page.state().guessing().isShown());
            game.press(Input.Keys.N);
            game.pass(0.8f);
            assertFalse(page.state().guessing().isShown());
        }
    }

    @Test
    void withoutTheGamesItSaysSoAndTriesAgain() {
        MemoryAssets assets = new MemoryAssets();
        try (GameDriver game = GameDriver.phone()) {
            open(game, Optional.of(assets));
            shows(game, "Loading…");
            assertEquals(List.of("champion/notes.txt", "champion/games.txt"), assets.asked());
            assets.arrive(Optional.empty());
            game.pass(0.5f);
            shows(game, "The games can’t be loaded. Check your connection and try again.");
            game.click("Try again");
            game.pass(0.5f);
            assertEquals(4, assets.asked().size());
            assets.arrive(Optional.of(ChampionGames.text("games.txt").getBytes(StandardCharsets.UTF_8)));
            game.pass(0.5f);
            shows(game, "Start");
        }
    }

    @Test
    void aGameKeptByAnotherVersionBeginsAnew() {
        ChampionGame first = ChampionGames.all().get(0);
        repository.change(none -> new ChampionProgress(
                Map.of(), Optional.of(new ChampionProgress.Begun(first.id(), Disc.WHITE, List.of(new Square(3, 3))))));
        try (GameDriver game = GameDriver.phone()) {
            open(game, ChampionPages.shipped());
            game.click("Continue");
            game.pass(1);
            GuessPage page = assertInstanceOf(GuessPage.class, game.router().front());
            assertEquals(Disc.WHITE, ChampionPages.side(page));
            assertEquals(0, page.state().sum().guessed());
        }
    }
}
