package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.screens.ui.Control;
import reversi.screens.ui.Focus;
import reversi.screens.ui.FocusRing;

/** The ring around what the keyboard is at stands around the control, so a pane that ends where the control does would cut it. */
class FocusRingTest {
    private static final int[][] SIZES = {{1280, 720}, {900, 600}, {390, 844}};

    /** What sums of coordinates may be off by. */
    private static final float ROUNDED = 0.01f;

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
        game.close();
        game = EveryPage.shown("en", true, new DemoServer(), width, height, page);
        List<String> cut = new ArrayList<>();
        Focus focus = game.composition().focus();
        for (Actor stop : focus.stops()) {
            if (stop instanceof Control) {
                focus.show(stop);
                game.settle();
                Rectangle ring = ringOnStage(stop);
                assertTrue(around(ring, ROUNDED).contains(GameDriver.place(stop)), "the ring is around it");
                if (isCut(stop, ring)) {
                    cut.add(stop.getClass().getSimpleName() + " at " + GameDriver.place(stop) + " with " + ring);
                }
            }
        }
        assertEquals(List.of(), cut);
    }

    /** Where the ring is drawn, as the stage counts. */
    private Rectangle ringOnStage(Actor stop) {
        Rectangle ring = new Rectangle(rings.around(stop));
        Rectangle at = GameDriver.place(stop);
        return ring.setPosition(at.x + ring.x - stop.getX(), at.y + ring.y - stop.getY());
    }

    private static boolean isCut(Actor stop, Rectangle ring) {
        Rectangle at = GameDriver.place(stop);
        for (Group parent = stop.getParent(); parent != null; parent = parent.getParent()) {
            if (parent instanceof ScrollPane) {
                Rectangle room = around(GameDriver.place(parent), ROUNDED);
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
