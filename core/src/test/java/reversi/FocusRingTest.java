package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.screens.ui.Control;
import reversi.screens.ui.Focus;
import reversi.screens.ui.FocusRing;
import reversi.screens.ui.Slider;
import reversi.screens.ui.Text;

/** The ring around what the keyboard is at stands around the control, so a pane that ends where the control does would cut it. */
class FocusRingTest {
    private static final int[][] SIZES = {{1280, 720}, {900, 600}, {390, 844}};

    /** What sums of coordinates may be off by. */
    private static final float ROUNDED = 0.01f;

    /** The share of a line that is empty above its letters, and below. */
    private static final float LINE_ABOVE_LETTERS = 0.15f;

    private final FocusRing rings = new FocusRing();
    private TestStage game = new TestStage("en", true);

    static Stream<Arguments> everywhere() {
        return EveryPage.inSizes(SIZES);
    }

    @AfterEach
    void close() {
        game.close();
    }

    @ParameterizedTest(name = "{0}×{1} {2}")
    @MethodSource("everywhere")
    void noPaneCutsTheRingOfWhatTheKeyboardIsAt(int width, int height, String page) {
        List<String> cut = new ArrayList<>();
        lookAtEach(Control.class, width, height, page, (control, ring) -> {
            assertTrue(around(ring, ROUNDED).contains(areaOnStage(control)), "the ring is around it");
            if (isCut(control, ring)) {
                cut.add(saying(control, ring));
            }
        });
        assertEquals(List.of(), cut);
    }

    @ParameterizedTest(name = "{0}×{1} {2}")
    @MethodSource("everywhere")
    void theRingOfASliderCrossesNoWords(int width, int height, String page) {
        List<String> crossed = new ArrayList<>();
        lookAtEach(Slider.class, width, height, page, (slider, ring) -> {
            for (Text words : words()) {
                if (crosses(ring, inkOf(words))) {
                    crossed.add(saying(slider, ring) + " crosses: " + words.words() + " at " + inkOf(words));
                }
            }
        });
        assertEquals(List.of(), crossed);
    }

    /** Goes with the keyboard to each control of a kind on a page, and looks at it and its ring. */
    private <T extends Control> void lookAtEach(
            Class<T> kind, int width, int height, String page, BiConsumer<T, Rectangle> look) {
        game.close();
        game = EveryPage.shown("en", true, new DemoServer(), width, height, page);
        Focus focus = game.composition().focus();
        for (Actor stop : focus.stops()) {
            if (kind.isInstance(stop)) {
                focus.show(stop);
                game.settle();
                T control = kind.cast(stop);
                look.accept(control, ringOnStage(control));
            }
        }
    }

    /** Where letters are, which are lower than their line. */
    private static Rectangle inkOf(Text words) {
        Rectangle at = VisibleActors.place(words);
        float above = at.height * LINE_ABOVE_LETTERS;
        return new Rectangle(at.x, at.y + above, at.width, at.height - 2 * above);
    }

    private List<Text> words() {
        return VisibleActors.of(game.stage().getRoot()).stream()
                .filter(Text.class::isInstance)
                .map(Text.class::cast)
                .toList();
    }

    private static boolean crosses(Rectangle ring, Rectangle words) {
        return ring.overlaps(words) && !ring.contains(words);
    }

    private static String saying(Control control, Rectangle ring) {
        return control.getClass().getSimpleName() + " at " + VisibleActors.place(control) + " with " + ring;
    }

    /** Where the ring is drawn, as the stage counts. */
    private Rectangle ringOnStage(Control control) {
        return onStage(control, rings.around(control, control.focusArea()), control.getX(), control.getY());
    }

    /** What it is drawn around. */
    private static Rectangle areaOnStage(Control control) {
        return onStage(control, control.focusArea(), 0, 0);
    }

    private static Rectangle onStage(Control control, Rectangle place, float x, float y) {
        Rectangle at = VisibleActors.place(control);
        return new Rectangle(at.x + place.x - x, at.y + place.y - y, place.width, place.height);
    }

    private static boolean isCut(Control control, Rectangle ring) {
        Rectangle at = areaOnStage(control);
        for (Group parent = control.getParent(); parent != null; parent = parent.getParent()) {
            if (parent instanceof ScrollPane) {
                Rectangle room = around(VisibleActors.place(parent), ROUNDED);
                if (room.contains(at) && !room.contains(ring)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Rectangle around(Rectangle inner, float by) {
        return new Rectangle(inner.x - by, inner.y - by, inner.width + 2 * by, inner.height + 2 * by);
    }
}
