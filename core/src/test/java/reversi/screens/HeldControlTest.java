package reversi.screens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.GameDriver;
import reversi.TestPointer;

/** What a press counts for when the page changes between touching a control and letting go of it. */
class HeldControlTest {
    private final GameDriver game = GameDriver.wide();
    private final Router router = game.router();

    @AfterEach
    void close() {
        game.close();
    }

    /** A page with two buttons, which notes what the ones said that were pressed. */
    private static final class Counting extends Page {
        private List<String> words = List.of("Upper", "Lower");
        private @Nullable Table table;
        private @Nullable Context context;
        private final List<String> pressed = new ArrayList<>();

        @Override
        public Optional<Route> route() {
            return Optional.empty();
        }

        @Override
        public Actor build(Context built, Layout layout) {
            context = built;
            table = new Table();
            fill();
            return table;
        }

        private void fill() {
            if (table != null && context != null) {
                table.clearChildren();
                for (String word : words) {
                    table.add(context.ui().secondary(word, () -> pressed.add(word)))
                            .row();
                }
            }
        }
    }

    /** The ways in which a page changes. */
    private static final Map<String, Consumer<Navigation>> CHANGES = Map.of(
            "anew", at -> at.router.refresh(),
            "in place", at -> at.router.updateInPlace(at.page::fill),
            "by itself", at -> at.page.fill(),
            "twice",
                    at -> {
                        at.router.refresh();
                        at.router.updateInPlace(at.page::fill);
                    });

    private record Navigation(Router router, Counting page) {}

    private Counting open() {
        Counting page = new Counting();
        router.restart(page);
        game.pass(0.5f);
        return page;
    }

    private void change(String way, Counting page) {
        CHANGES.get(way).accept(new Navigation(router, page));
    }

    @ParameterizedTest
    @ValueSource(strings = {"anew", "in place", "by itself", "twice"})
    void aPressCountsOnceThoughTheButtonIsMadeAnewMeanwhile(String way) {
        Counting page = open();
        TestPointer.Held held = game.press("Upper");
        game.pass(0.1f);
        change(way, page);
        game.pass(0.1f);
        held.release();
        assertEquals(List.of("Upper"), page.pressed);
        game.click("Upper");
        assertEquals(List.of("Upper", "Upper"), page.pressed, "and the next one as well");
    }

    @ParameterizedTest
    @ValueSource(strings = {"anew", "in place", "by itself", "twice"})
    void noPictureNeedsToComeBetweenTheChangeAndTheRelease(String way) {
        Counting page = open();
        TestPointer.Held held = game.press("Upper");
        change(way, page);
        held.release();
        assertEquals(List.of("Upper"), page.pressed);
    }

    @Test
    void aButtonThatSaysSomethingElseIsNotPressed() {
        Counting page = open();
        TestPointer.Held held = game.press("Upper");
        page.words = List.of("Delete", "Lower");
        page.fill();
        game.pass(0.1f);
        held.release();
        assertEquals(List.of(), page.pressed);
    }

    @Test
    void aButtonThatIsNoLongerBelowThePointerIsNotPressed() {
        Counting page = open();
        TestPointer.Held held = game.press("Lower");
        page.words = List.of("Lower", "Upper");
        page.fill();
        game.pass(0.1f);
        held.release();
        assertEquals(List.of(), page.pressed);
    }

    @Test
    void anotherPagesButtonIsNotPressed() {
        open();
        TestPointer.Held held = game.press("Upper");
        Counting other = new Counting();
        router.replace(other);
        game.pass(0.5f);
        held.release();
        assertEquals(List.of(), other.pressed);
    }

    @Test
    void aDialogsButtonIsNotPressedWhereAnotherDialogWas() {
        open();
        Asking first = new Asking();
        router.open(first);
        game.pass(0.5f);
        TestPointer.Held held = game.press("Answer");
        Asking second = new Asking();
        router.open(second);
        game.pass(0.5f);
        held.release();
        assertFalse(second.isAnswered);
        game.click("Answer");
        assertTrue(second.isAnswered);
    }

    /** A dialog with one button. */
    private static final class Asking implements Sheet {
        private boolean isAnswered;

        @Override
        public Actor build(Context context, Layout layout, float width) {
            Table table = new Table();
            table.add(context.ui().primary("Answer", () -> isAnswered = true)).growX();
            return table;
        }
    }

    @Test
    void aDialogThatIsMadeAnewKeepsThePress() {
        open();
        Asking sheet = new Asking();
        router.open(sheet);
        game.pass(0.5f);
        TestPointer.Held held = game.press("Answer");
        router.refreshSheet();
        game.pass(0.1f);
        held.release();
        assertTrue(sheet.isAnswered);
    }

    @ParameterizedTest
    @CsvSource({"3, 0, 1", "0, -11, 1", "13, 0, 0", "0, 13, 0"})
    void whoHasMovedAsFarAsScrollingTakesPressesNothingThatCameMeanwhile(int across, int down, int pressed) {
        Counting page = open();
        TestPointer.Held held = game.press("Upper");
        held.moveBy(across, down);
        page.fill();
        game.pass(0.1f);
        held.release();
        assertEquals(pressed, page.pressed.size());
    }

    @Test
    void whoHasMovedAwayAndBackPressesNothingThatCameMeanwhile() {
        Counting page = open();
        TestPointer.Held held = game.press("Upper");
        held.moveBy(40, 0);
        held.moveBy(-40, 0);
        page.fill();
        held.release();
        assertEquals(List.of(), page.pressed);
    }
}
