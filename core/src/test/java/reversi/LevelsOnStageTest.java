package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.engine.Level;
import reversi.game.GameSetup;
import reversi.platform.MemoryStore;
import reversi.rules.NamedVariant;
import reversi.rules.Variants;
import reversi.screens.Opponent;
import reversi.screens.ui.Slider;

/** The strength of the computer: each is set, said, played, and there again the next time. */
class LevelsOnStageTest {
    private GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    static IntStream opponents() {
        return IntStream.range(0, Opponent.all().size());
    }

    /** Sets one of the sliders to a place, counted from 0. */
    private void set(int slider, int place) {
        game.composition().focus().show(game.all(Slider.class).get(slider));
        for (int i = 0; i < Opponent.all().size(); i++) {
            game.press(Keys.LEFT);
        }
        for (int i = 0; i < place; i++) {
            game.press(Keys.RIGHT);
        }
    }

    private GameSetup begun() {
        game.click("Start");
        game.pass(0.3f);
        assertEquals("game", game.state().page());
        return game.setup();
    }

    @ParameterizedTest
    @MethodSource("opponents")
    void theComputerPlaysAtTheStrengthThatIsSaid(int place) {
        Opponent opponent = Opponent.all().get(place);
        game.click("Play the computer");
        game.tap("Black");
        set(0, place);
        List<String> words = game.words();
        assertTrue(words.contains("level " + opponent.level()), words::toString);
        assertTrue(words.contains(TestWords.in("en").get("opponent." + opponent.level() + ".name")), words::toString);
        GameSetup setup = begun();
        assertEquals(opponent.level(), setup.white().level());
        assertEquals(opponent.seconds(), setup.white().seconds());
        MemoryStore store = game.store();
        game.close();
        game = GameDriver.of("en", false, 1280, 720, store);
        game.click("Play the computer");
        setup = begun();
        assertEquals(opponent.level(), setup.white().level(), "there again after a restart");
        assertEquals(opponent.seconds(), setup.white().seconds());
    }

    @Test
    void theRatingIsThatOfTheChosenBoard() {
        game.click("Play the computer");
        set(0, 12);
        for (NamedVariant named : Variants.all()) {
            game.tap(TestWords.in("en").get("variant." + named.key()));
            int rating = Level.of(13).rating(named.variant()).orElseThrow();
            assertTrue(
                    game.words().stream().anyMatch(words -> words.endsWith(" · Elo " + rating)),
                    () -> named.key() + ": " + game.words());
        }
        game.tap("More");
        game.pass(0.3f);
        game.tap("Free placement");
        game.click("Done");
        game.pass(0.3f);
        assertTrue(game.words().stream().noneMatch(words -> words.contains("Elo ")), () -> game.words()
                .toString());
    }

    @Test
    void twoComputersHaveAStrengthEach() {
        game.click("Watch");
        set(0, 2);
        set(1, 9);
        GameSetup setup = begun();
        assertEquals(Opponent.all().get(2).level(), setup.black().level());
        assertEquals(Opponent.all().get(9).level(), setup.white().level());
    }

    @Test
    void theStrengthsOfWatchedAndOwnGamesAreTheSameComputer() {
        game.click("Play the computer");
        set(0, 4);
        game.press(Keys.ESCAPE);
        game.pass(0.3f);
        game.click("Watch");
        GameSetup setup = begun();
        assertEquals(Opponent.all().get(4).level(), setup.black().level());
    }
}
