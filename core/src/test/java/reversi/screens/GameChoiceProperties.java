package reversi.screens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import reversi.game.GameSetup.Mode;
import reversi.rules.Rule;
import reversi.rules.Variant;

/** What is chosen for the next game is sound however it came about. */
class GameChoiceProperties {
    @Provide
    Arbitrary<String> names() {
        return Arbitraries.of("a", " ", "é", "\t", "\u0007", "\u2028", "😀", "W", "日")
                .list()
                .ofMaxSize(40)
                .map(parts -> String.join("", parts));
    }

    /** A name as it is kept is kept as it is, and nothing in it is half of a character. */
    @Property
    void aNameIsCutOnceAndForAll(@ForAll("names") String name) {
        GameChoice choice = GameChoice.initial().withNames(name, name);
        String kept = choice.blackName();
        assertTrue(kept.length() <= GameChoice.NAME_LENGTH);
        assertEquals(choice, choice.withNames(kept, choice.whiteName()));
        assertEquals(kept, new String(kept.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8));
        assertEquals(kept, kept.trim());
    }

    @Property
    void namesSurviveBeingKept(@ForAll("names") String black, @ForAll("names") String white) {
        Settings settings = Settings.initial().withGame(GameChoice.initial().withNames(black, white));
        String text = SettingsText.write(settings, Map.of());
        String stored = new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        assertEquals(settings, SettingsText.read(stored).orElseThrow().settings());
    }

    @Example
    void onlyOthelloItselfIsBalanced() {
        assertTrue(GameChoice.initial().withVariant(Variant.OTHELLO, true).isBalanced());
        assertFalse(GameChoice.initial().withVariant(Variant.ANTI, true).isBalanced());
        Variant other = Variant.OTHELLO.withHandicap(1);
        assertFalse(GameChoice.initial().withVariant(other, true).isBalanced());
        assertFalse(GameChoice.initial()
                .withVariant(Variant.REVERSI_1876.with(Rule.ADJACENT_PLACEMENT, true), true)
                .isBalanced());
    }

    /** Each mode has a clock of its own: choosing one leaves the others as they are. */
    @Example
    void clocksOfTheModesAreApart() {
        GameChoice alone = GameChoice.initial().withMode(Mode.VERSUS_COMPUTER).withClock(ClockChoice.LADDER);
        GameChoice two = alone.withMode(Mode.TWO_PLAYERS).withClock(ClockChoice.FIVE_MINUTES);
        assertEquals(ClockChoice.FIVE_MINUTES, two.clockNow());
        assertEquals(ClockChoice.LADDER, two.withMode(Mode.VERSUS_COMPUTER).clockNow());
        assertEquals(ClockChoice.NONE, two.withMode(Mode.WATCH).clockNow());
        assertEquals(
                two, two.withMode(Mode.WATCH).withClock(ClockChoice.ONE_MINUTE).withMode(Mode.TWO_PLAYERS));
        assertEquals(
                ClockChoice.NONE,
                two.withClock(ClockChoice.LADDER).clockNow(),
                "the ladder is for a game against the computer");
    }
}
