package reversi.screens.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The order in which the keyboard walks through a page, on actors at places of the test's choice. */
class FocusWalkTest {
    private final Focus focus = new Focus();
    private final Group root = new Group();
    private final List<String> pressed = new ArrayList<>();

    /** Something to reach. */
    private final class Place extends Actor implements Focus.Stop {
        private boolean isReachable = true;
        private boolean takesArrows;
        private int arrows;
        private int tabs;

        Place(String name, float x, float y) {
            setName(name);
            setBounds(x, y, 10, 10);
        }

        @Override
        public boolean isReachable() {
            return isReachable;
        }

        @Override
        public void press() {
            pressed.add(getName());
        }

        @Override
        public void tabbed() {
            tabs++;
        }

        @Override
        public boolean arrow(int right, int up) {
            arrows++;
            return takesArrows;
        }
    }

    @BeforeEach
    void confine() {
        focus.confine(root);
    }

    private Place add(String name, float x, float y) {
        Place place = new Place(name, x, y);
        root.addActor(place);
        return place;
    }

    /** Nine places named by column and row, row 0 at the bottom. */
    private void square() {
        for (int row = 2; row >= 0; row--) {
            for (int column = 0; column < 3; column++) {
                add(column + "" + row, 100 * column, 100 * row);
            }
        }
    }

    private Place at(String name) {
        Place place = root.findActor(name);
        return place;
    }

    private String name() {
        Actor current = focus.current();
        return current == null ? "none" : current.getName();
    }

    private void key(int key) {
        assertTrue(focus.keyDown(key, false));
    }

    @Test
    void nothingToReachIsNoTrouble() {
        for (int key : new int[] {Keys.TAB, Keys.LEFT, Keys.RIGHT, Keys.UP, Keys.DOWN}) {
            focus.keyDown(key, false);
            focus.keyDown(key, true);
        }
        assertFalse(focus.keyDown(Keys.ENTER, false));
        assertNull(focus.current());
    }

    @ParameterizedTest
    @CsvSource({"false, a b c a", "true, c b a c"})
    void tabGoesAroundInTheOrderOfThePage(boolean shift, String order) {
        add("a", 0, 0);
        add("b", 50, 70);
        add("c", 20, 10);
        List<String> walked = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            focus.keyDown(Keys.TAB, shift);
            walked.add(name());
        }
        assertEquals(List.of(order.split(" ")), walked);
    }

    @Test
    void whatIsHiddenDisabledOrInsideSuchAGroupIsPassedBy() {
        add("a", 0, 0);
        add("hidden", 0, 0).setVisible(false);
        add("unreachable", 0, 0).isReachable = false;
        add("untouchable", 0, 0).setTouchable(Touchable.disabled);
        Group closed = new Group();
        closed.setTouchable(Touchable.disabled);
        closed.addActor(new Place("inside", 0, 0));
        root.addActor(closed);
        Group open = new Group();
        open.setTouchable(Touchable.childrenOnly);
        open.addActor(new Place("b", 0, 0));
        root.addActor(open);
        assertEquals(
                List.of("a", "b"), focus.stops().stream().map(Actor::getName).toList());
    }

    @Test
    void tabTellsWhereItLedAndArrowsDoNot() {
        Place a = add("a", 0, 0);
        Place b = add("b", 100, 0);
        key(Keys.TAB);
        assertEquals(1, a.tabs);
        key(Keys.RIGHT);
        assertSame(b, focus.current());
        assertEquals(0, b.tabs);
    }

    /** The first key after the pointer was used shows where the focus is and moves nothing. */
    @Test
    void theFirstTabAfterAClickShowsTheRingWhereItWas() {
        Place a = add("a", 0, 0);
        add("b", 100, 0);
        key(Keys.TAB);
        assertTrue(focus.isShownOn(a));
        focus.pointerUsed();
        assertFalse(focus.isShownOn(a));
        assertFalse(focus.keyDown(Keys.ENTER, false), "nothing unseen is pressed");
        key(Keys.TAB);
        assertTrue(focus.isShownOn(a));
        key(Keys.TAB);
        assertEquals("b", name());
    }

    @Test
    void pressesOnlyWhatIsShownAndReachable() {
        Place a = add("a", 0, 0);
        focus.moveTo(a);
        assertFalse(focus.keyDown(Keys.SPACE, false));
        focus.show(a);
        key(Keys.SPACE);
        key(Keys.ENTER);
        key(Keys.NUMPAD_ENTER);
        a.isReachable = false;
        assertFalse(focus.keyDown(Keys.ENTER, false));
        assertEquals(List.of("a", "a", "a"), pressed);
        assertFalse(focus.keyDown(Keys.A, false), "any other key is somebody else's");
    }

    @ParameterizedTest
    @CsvSource({
        "11, 19, 12",
        "11, 20, 10",
        "11, 21, 01",
        "11, 22, 21",
        "00, 21, 00",
        "00, 20, 00",
        "22, 22, 22",
        "22, 19, 22",
        "02, 22, 12",
        "20, 19, 21"
    })
    void anArrowLeadsToTheNeighbourAndNowhereAtTheEdge(String from, int key, String to) {
        square();
        focus.show(at(from));
        key(key);
        assertEquals(to, name());
    }

    /** Something in the same row comes before something nearer but off it. */
    @Test
    void whatStandsInLineComesFirst() {
        Place from = add("from", 0, 100);
        add("near but off", 60, 160);
        add("in line", 150, 100);
        focus.show(from);
        key(Keys.RIGHT);
        assertEquals("in line", name());
    }

    @Test
    void aStopThatUsesItsArrowsKeepsTheFocusUntilItDoesNot() {
        Place a = add("a", 0, 0);
        add("b", 100, 0);
        a.takesArrows = true;
        focus.show(a);
        key(Keys.RIGHT);
        assertSame(a, focus.current());
        a.takesArrows = false;
        key(Keys.RIGHT);
        assertEquals("b", name());
        assertEquals(2, a.arrows);
    }

    @Test
    void aDisabledStopUsesNoArrows() {
        Place a = add("a", 0, 0);
        add("b", 100, 0);
        a.takesArrows = true;
        focus.show(a);
        a.isReachable = false;
        key(Keys.RIGHT);
        assertEquals(0, a.arrows);
        assertEquals("b", name());
    }

    @ParameterizedTest
    @CsvSource({"21, a", "22, a", "20, a", "19, c"})
    void theFirstArrowEntersFromItsSide(int key, String first) {
        add("a", 0, 0);
        add("b", 50, 0);
        add("c", 100, 0);
        key(key);
        assertEquals(first, name());
    }

    @Test
    void aDialogConfinesItAndForgetsWhatIsBehind() {
        Place behind = add("behind", 0, 0);
        Group dialog = new Group();
        Place inside = new Place("inside", 0, 0);
        dialog.addActor(inside);
        focus.show(behind);
        focus.confine(dialog);
        assertNull(focus.current());
        key(Keys.TAB);
        key(Keys.TAB);
        assertSame(inside, focus.current());
        focus.confine(root);
        assertNull(focus.current());
        assertFalse(focus.isInScope(inside));
        assertTrue(focus.isInScope(behind));
    }

    /** After what had the focus is gone, the walk begins anew instead of failing. */
    @Test
    void aStopThatIsGoneIsForgotten() {
        square();
        Place middle = at("11");
        focus.show(middle);
        middle.remove();
        key(Keys.RIGHT);
        assertTrue(focus.stops().contains(focus.current()), this::name);
        Place first = at("02");
        focus.show(first);
        first.remove();
        key(Keys.TAB);
        assertEquals("12", name(), "the first of those that are left");
    }

    @Test
    void theFirstStopHasItFromTheBeginningUnseenUntilAKeyIsUsed() {
        focus.begin();
        assertNull(focus.current(), "nothing to have it");
        Place a = add("a", 0, 0);
        Place b = add("b", 100, 0);
        focus.begin();
        assertSame(a, focus.current());
        assertFalse(focus.isShownOn(a));
        key(Keys.TAB);
        assertTrue(focus.isShownOn(a));
        focus.moveTo(b);
        focus.begin();
        assertSame(b, focus.current(), "what has it keeps it");
        b.remove();
        focus.begin();
        assertSame(a, focus.current(), "but for what is gone");
    }

    @Test
    void itsEndsAreWhereTheNextTabFindsNothing() {
        assertTrue(focus.isAtEnd(1) && focus.isAtEnd(-1), "nothing at all");
        add("a", 0, 0);
        add("b", 100, 0);
        focus.begin();
        assertFalse(focus.isAtEnd(1) || focus.isAtEnd(-1), "the next Tab shows the ring");
        key(Keys.TAB);
        assertTrue(focus.isAtEnd(-1));
        assertFalse(focus.isAtEnd(1));
        key(Keys.TAB);
        assertTrue(focus.isAtEnd(1));
        assertFalse(focus.isAtEnd(-1));
    }

    @ParameterizedTest
    @CsvSource({"1, a", "-1, b"})
    void whoeverComesFromOutsideIsAtTheNearerEnd(int by, String first) {
        Place a = add("a", 0, 0);
        add("b", 100, 0);
        focus.show(a);
        focus.leave();
        assertNull(focus.current());
        focus.enter(by);
        assertEquals(first, name());
        assertTrue(focus.isShownOn(focus.current()));
        assertEquals(1, at(first).tabs);
    }

    /** However a page is arranged, every stop is reached by Tab, and arrows lead to some stop or stay. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void anyArrangementIsWalkedThrough(long seed) {
        Random random = new Random(seed);
        int count = 1 + random.nextInt(12);
        for (int i = 0; i < count; i++) {
            add("" + i, random.nextInt(600), random.nextInt(400));
        }
        Set<Actor> tabbed = new HashSet<>();
        for (int i = 0; i < count; i++) {
            key(Keys.TAB);
            tabbed.add(focus.current());
        }
        assertEquals(new HashSet<>(focus.stops()), tabbed);
        int[] arrows = {Keys.LEFT, Keys.RIGHT, Keys.UP, Keys.DOWN};
        for (int i = 0; i < 50; i++) {
            Actor before = focus.current();
            int arrow = arrows[random.nextInt(4)];
            key(arrow);
            Actor after = focus.current();
            assertTrue(focus.stops().contains(after));
            if (after != before) {
                float right = after.getX() - before.getX();
                float up = after.getY() - before.getY();
                float along =
                        switch (arrow) {
                            case Keys.LEFT -> -right;
                            case Keys.RIGHT -> right;
                            case Keys.UP -> up;
                            default -> -up;
                        };
                assertTrue(along > 0, "an arrow never leads backwards");
            }
        }
    }
}
