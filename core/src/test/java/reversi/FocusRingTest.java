package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
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

    static Stream<String> pages() {
        return EveryPage.names().stream();
    }

    @AfterEach
    void close() {
        game.close();
    }

    /** Goes with the keyboard to each control of each page, and looks at it and its ring. */
    @ParameterizedTest
    @MethodSource("pages")
    void noPaneCutsTheRingOfWhatTheKeyboardIsAtAndThatOfASliderCrossesNoWords(String page) {
        game.close();
        game = EveryPage.shown("en", true, new DemoServer(), 1280, 720, page);
        assertEquals(List.of(), game.faultsIn(SIZES, this::faultsOfRings));
    }

    private List<String> faultsOfRings() {
        List<String> faults = new ArrayList<>();
        Focus focus = game.composition().focus();
        for (Actor stop : focus.stops()) {
            if (stop instanceof Control control) {
                focus.show(stop);
                game.settle();
                Rectangle ring = ringOnStage(control);
                if (!around(ring, ROUNDED).contains(areaOnStage(control))) {
                    faults.add("not around: " + saying(control, ring));
                }
                if (isCut(control, ring)) {
                    faults.add("cut: " + saying(control, ring));
                }
                if (control instanceof Slider) {
                    words().stream()
                            .filter(words -> crosses(ring, inkOf(words)))
                            .forEach(words -> faults.add(saying(control, ring) + " crosses: " + words.words()));
                }
            }
        }
        return faults;
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
