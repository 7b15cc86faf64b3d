package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Position;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.screens.ui.Control;
import reversi.screens.ui.Focus;
import reversi.screens.ui.Segmented;
import reversi.screens.ui.Toggle;

/** Choosing a game: what is chosen is what is played, and is there again the next time. */
class NewGameOnStageTest {
    private final GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private GameSetup begun() {
        game.click("Start");
        game.pass(0.3f);
        assertEquals("game", game.state().page(), () -> game.words().toString());
        return game.setup();
    }

    @ParameterizedTest
    @CsvSource({
        "None, NONE, 0, 0",
        "1 min, PER_GAME, 60, 0",
        "3+2, PER_GAME, 180, 2",
        "5 min, PER_GAME, 300, 0",
        "15 min, PER_GAME, 900, 0",
        "30 s/move, PER_MOVE, 30, 0"
    })
    void theClockIsTheOneThatWasChosen(String words, TimeControl.Kind kind, int seconds, int increment) {
        game.click("Two players");
        game.tap(words);
        TimeControl time = begun().time();
        assertEquals(kind, time.kind());
        if (kind == TimeControl.Kind.PER_GAME) {
            assertEquals(TimeControl.perGame(seconds, increment), time);
        }
    }

    @ParameterizedTest
    @CsvSource({"8 Stars", "Grand", "Parallel", "1876", "Small", "Anti"})
    void theBoardIsTheOneThatWasChosenAndStaysChosen(String words) {
        game.click("Two players");
        game.tap(words);
        Variant chosen = begun().variant();
        assertEquals(
                switch (words) {
                    case "8 Stars" -> Variant.EIGHT_STARS;
                    case "Grand" -> Variant.square(10, Start.DIAGONAL);
                    case "Parallel" -> Variant.square(8, Start.PARALLEL);
                    case "1876" -> Variant.REVERSI_1876;
                    case "Small" -> Variant.square(6, Start.DIAGONAL);
                    default -> Variant.ANTI;
                },
                chosen);
        game.go().home();
        game.pass(0.3f);
        game.click("Two players");
        assertEquals(chosen, begun().variant());
    }

    @Test
    void namesAreTakenAsWrittenAndTheFieldsSayWhoseTheyAre() {
        game.click("Two players");
        game.click("Black’s name");
        game.type("Ada\tB\u0007");
        game.press(Input.Keys.TAB);
        game.type("Zoë");
        game.press(Input.Keys.ENTER);
        GameSetup setup = begun();
        assertEquals(
                List.of("AdaB", "Zoë"),
                List.of(setup.black().name(), setup.white().name()));
    }

    @ParameterizedTest
    @CsvSource({"Black, true", "White, false"})
    void oneSitsWhereOneChose(String side, boolean isBlack) {
        game.click("Play the computer");
        game.tap(side);
        GameSetup setup = begun();
        assertEquals(isBlack, !isComputer(setup.black()));
        assertEquals(isBlack, isComputer(setup.white()));
    }

    private static boolean isComputer(Seat seat) {
        return !seat.isHuman();
    }

    @Test
    void alternatingChangesSidesWithEachGame() {
        game.click("Play the computer");
        game.tap("Alternate");
        boolean first = isComputer(begun().black());
        game.go().home();
        game.pass(0.3f);
        game.click("Play the computer");
        assertEquals(!first, isComputer(begun().black()));
    }

    @Test
    void watchingSeatsTwoComputers() {
        game.click("Watch");
        GameSetup setup = begun();
        assertTrue(isComputer(setup.black()) && isComputer(setup.white()));
        assertEquals(TimeControl.none(), setup.time());
    }

    @Test
    void theModeOfThePageDecidesNotTheCardThatLedThere() {
        game.click("Play the computer");
        game.tap("Two players");
        assertTrue(begun().black().isHuman());
    }

    @Test
    void backBeginsNothing() {
        game.click("Two players");
        game.press(Input.Keys.ESCAPE);
        game.pass(0.3f);
        assertEquals("home", game.state().page());
        assertFalse(game.store().texts().containsKey("game"));
    }

    /** Whatever is pressed in the dialog of all boards, in whatever order, there is a board that can be played. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void everyBoardThatCanBePutTogetherCanBePlayed(long seed) {
        Random random = new Random(seed);
        game.click("Two players");
        game.tap("More");
        for (int i = 0; i < 25; i++) {
            List<Focus.Stop> stops = stops();
            Focus.Stop stop = stops.get(random.nextInt(stops.size()));
            game.composition().focus().moveTo((Actor) stop);
            game.press(random.nextBoolean() ? Input.Keys.RIGHT : Input.Keys.LEFT);
            if (random.nextInt(3) == 0) {
                stop.press();
                game.pass(0.05f);
            }
        }
        game.click("Done");
        assertFalse(game.state().isSheetOpen());
        Variant variant = begun().variant();
        assertTrue(variant.squares().size() >= 16);
        assertFalse(Position.start(variant).legalMoves().isEmpty());
    }

    /** What can be reached in the dialog, but for the button that closes it. */
    private List<Focus.Stop> stops() {
        return game.composition().focus().stops().stream()
                .filter(Focus.Stop.class::isInstance)
                .map(Focus.Stop.class::cast)
                .filter(stop -> !(stop instanceof Control control && control.isDisabled()))
                .filter(stop -> stop instanceof Segmented || stop instanceof Toggle)
                .toList();
    }
}
