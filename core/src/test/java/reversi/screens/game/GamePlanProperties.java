package reversi.screens.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.screens.Layout;

/** Nothing on the page covers anything else, in any window. */
class GamePlanProperties {
    private static List<Area> boxes(GamePlan plan) {
        return Stream.of(
                        plan.board(),
                        plan.upper(),
                        plan.lower(),
                        plan.moves(),
                        plan.graph(),
                        plan.tools(),
                        plan.panel())
                .filter(Area::isThere)
                .toList();
    }

    private static boolean overlap(Area a, Area b) {
        return a.x() < b.right() - 0.01f
                && b.x() < a.right() - 0.01f
                && a.y() < b.top() - 0.01f
                && b.y() < a.top() - 0.01f;
    }

    private static void assertSound(Layout layout) {
        GamePlan plan = GamePlan.of(layout);
        assertSound(plan, layout);
        assertTrue(plan.tools().height() >= 44, "buttons are large enough for a finger");
        assertTrue(plan.board().isThere() && plan.tools().isThere());
        for (boolean isUpper : new boolean[] {true, false}) {
            GamePlan offered = plan.withOffer(isUpper, 0);
            assertSound(offered, layout);
            assertEquals(plan.board(), offered.board(), "an offer leaves the board where it is");
            assertEquals(plan.tools(), offered.tools());
            assertSound(plan.withOffer(isUpper, 258).withRoomBelowMoves(), layout);
        }
        for (float height : new float[] {150, 260, 420}) {
            GamePlan advised = plan.withAdvice(height, 240);
            assertSound(advised, layout);
            assertEquals(plan.board(), advised.board(), "advice leaves the board where it is");
            assertEquals(plan.upper(), advised.upper());
            assertTrue(advised.panel().height() >= Math.min(height, 96), () -> advised.panel() + " in " + layout);
            boolean hasRoom = plan.isWide() && plan.moves().height() >= height + 90;
            assertTrue(!hasRoom || advised.moves().isThere(), () -> "the moves stay in " + layout);
        }
        for (float keptBelow : new float[] {0, 150}) {
            GamePlan over = plan.withResult(List.of(340f, 260f, 190f), keptBelow);
            assertSound(over, layout);
            assertTrue(over.panel().isThere());
            assertEquals(plan.board().width(), over.board().width(), "the whole board stays in view");
        }
    }

    private static void assertSound(GamePlan plan, Layout layout) {
        List<Area> boxes = boxes(plan);
        for (Area box : boxes) {
            assertTrue(box.x() >= layout.insetLeft() && box.y() >= layout.insetBottom(), () -> box + " in " + layout);
            assertTrue(box.right() <= layout.width() - layout.insetRight() + 0.01f, () -> box + " in " + layout);
            assertTrue(box.top() <= layout.height() - layout.insetTop() + 0.01f, () -> box + " in " + layout);
            for (Area other : boxes.subList(boxes.indexOf(box) + 1, boxes.size())) {
                assertFalse(overlap(box, other), () -> box + " covers " + other + " in " + layout);
            }
        }
    }

    @Property
    void nothingOverlapsInAnyWindow(
            @ForAll @IntRange(min = 320, max = 2600) int width, @ForAll @IntRange(min = 320, max = 1600) int height) {
        assertSound(Layout.of(width, height));
    }

    @Property
    void notchesAreLeftFree(
            @ForAll @IntRange(min = 360, max = 1200) int width,
            @ForAll @IntRange(min = 360, max = 1200) int height,
            @ForAll @IntRange(min = 0, max = 50) int top,
            @ForAll @IntRange(min = 0, max = 34) int side,
            @ForAll boolean isLeftHanded) {
        assertSound(new Layout(width, height, top, side, side, side, isLeftHanded));
    }

    /** Left is right, and nothing else differs; in a high window nothing does at all. */
    @Property
    void theLeftHandHasTheColumnOnItsSide(
            @ForAll @IntRange(min = 320, max = 2600) int width, @ForAll @IntRange(min = 320, max = 1600) int height) {
        Layout layout = Layout.of(width, height);
        GamePlan right = GamePlan.of(layout);
        GamePlan left = GamePlan.of(new Layout(width, height, 0, 0, 0, 0, true));
        if (!right.isWide()) {
            assertEquals(right, left);
            return;
        }
        assertTrue(right.board().right() < right.tools().x());
        assertTrue(left.tools().right() < left.board().x());
        assertEquals(right.board().x(), left.tools().x());
        assertEquals(right.tools().right(), left.board().right(), 0.01f);
        assertEquals(right.board().width(), left.board().width());
        assertEquals(boxes(right).size(), boxes(left).size());
        for (int i = 0; i < boxes(right).size(); i++) {
            assertEquals(boxes(right).get(i).y(), boxes(left).get(i).y());
            assertEquals(boxes(right).get(i).height(), boxes(left).get(i).height());
        }
    }

    @ParameterizedTest
    @CsvSource({"1280, 720, 638", "900, 600, 540", "390, 844, 370", "320, 568, 290", "844, 390, 370", "768, 1024, 640"})
    void theBoardIsAsLargeAsItCanBe(int width, int height, int least) {
        assertTrue(GamePlan.of(Layout.of(width, height)).board().width() >= least);
        assertSound(Layout.of(width, height));
    }
}
