package reversi.screens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.GameDriver;

/** The stack of pages and the dialog above it: who is told what, and that nobody is forgotten. */
class RouterTest {
    private final GameDriver game = GameDriver.wide();
    private final Router router = game.router();
    private final Noted first = new Noted("first");

    @BeforeEach
    void begin() {
        router.restart(first);
        first.told.clear();
    }

    @AfterEach
    void close() {
        game.close();
    }

    /** A page that notes what it is told. */
    private static final class Noted extends Page {
        private final String name;
        private final List<String> told = new ArrayList<>();
        private boolean isFront = true;
        private boolean isCovered;
        private boolean isGone;
        private boolean asksBeforeLeaving;
        private int built;

        Noted(String name) {
            this.name = name;
        }

        private void tell(String what) {
            assertFalse(isGone, () -> name + " is told " + what + " after it has left for good");
            told.add(what);
        }

        @Override
        public Optional<Route> route() {
            return name.equals("plain") ? Optional.empty() : Optional.of(Route.home());
        }

        @Override
        public Actor build(Context context, Layout layout) {
            assertFalse(isGone);
            built++;
            Table table = new Table();
            table.add(context.ui().secondary(name, () -> {}));
            return table;
        }

        @Override
        public void shown() {
            tell("shown");
            isFront = true;
        }

        @Override
        public void hidden() {
            tell("hidden");
            isFront = false;
        }

        @Override
        public void covered(boolean covered) {
            isCovered = covered;
        }

        @Override
        public void tick(float seconds) {
            tell("tick");
        }

        @Override
        public boolean back() {
            tell("back");
            return asksBeforeLeaving;
        }

        @Override
        public void dispose() {
            tell("dispose");
            isGone = true;
        }
    }

    /** A dialog that can be told to stay. */
    private static final class Asking implements Sheet {
        private boolean stays;
        private int dismissed;
        private int built;

        @Override
        public Actor build(Context context, Layout layout, float width) {
            built++;
            Table table = new Table();
            table.add(context.ui().primary("Answer", () -> {})).growX();
            return table;
        }

        @Override
        public boolean isDismissable() {
            return !stays;
        }

        @Override
        public void dismissed() {
            dismissed++;
        }
    }

    @Test
    void aPageThatIsEnteredHidesTheOneBeforeUntilTheWayBack() {
        Noted second = new Noted("second");
        router.enter(second);
        assertEquals(List.of("hidden"), first.told);
        assertEquals(List.of("shown"), second.told);
        assertSame(second, router.front());
        assertTrue(router.back());
        assertEquals(List.of("hidden", "shown"), first.told);
        assertEquals(List.of("shown", "back", "hidden", "dispose"), second.told);
        assertFalse(router.back(), "there is nothing before the first page");
        assertSame(first, router.front());
    }

    @Test
    void aPageMayAskBeforeItIsLeft() {
        Noted second = new Noted("second");
        second.asksBeforeLeaving = true;
        router.enter(second);
        game.press(Keys.ESCAPE);
        assertSame(second, router.front());
        assertTrue(router.stepBack(), "the device's own way back does not ask");
        assertSame(first, router.front());
        assertTrue(second.isGone);
    }

    @Test
    void replacingLeavesOnePageForGoodAndKeepsTheWayBack() {
        Noted second = new Noted("second");
        Noted third = new Noted("third");
        router.enter(second);
        router.replace(third);
        assertTrue(second.isGone);
        router.back();
        assertSame(first, router.front());
    }

    @Test
    void aNewWayDisposesOfAllBeforeItFromTheTop() {
        Noted second = new Noted("second");
        router.enter(second);
        Noted below = new Noted("below");
        Noted above = new Noted("above");
        router.restart(below, above);
        assertEquals("dispose", first.told.get(first.told.size() - 1));
        assertEquals(List.of("shown", "hidden", "dispose"), second.told);
        assertEquals(0, below.built, "what is not in front is not built");
        router.back();
        assertSame(below, router.front());
        assertEquals(1, below.built);
    }

    @Test
    void onlyTheFrontPageHearsOfTime() {
        Noted second = new Noted("second");
        router.enter(second);
        first.told.clear();
        game.pass(0.1f);
        assertEquals(List.of(), first.told);
        assertTrue(second.told.contains("tick"));
    }

    @Test
    void aPageWithoutAnAddressHasTheOneBefore() {
        router.enter(new Noted("plain"));
        assertEquals(List.of(Route.home(), Route.home()), router.routes());
    }

    @Test
    void escapeClosesTheDialogFirst() {
        Noted second = new Noted("second");
        router.enter(second);
        Asking dialog = new Asking();
        router.open(dialog);
        assertTrue(second.isCovered);
        game.press(Keys.ESCAPE);
        assertFalse(router.isSheetOpen());
        assertFalse(second.isCovered);
        assertEquals(1, dialog.dismissed);
        assertSame(second, router.front());
        assertFalse(second.told.contains("back"), "the page was not asked");
        game.press(Keys.ESCAPE);
        assertSame(first, router.front());
    }

    @ParameterizedTest
    @ValueSource(ints = {Keys.ESCAPE, Keys.BACK})
    void aDialogThatMustBeAnsweredStays(int key) {
        Noted second = new Noted("second");
        router.enter(second);
        Asking dialog = new Asking();
        dialog.stays = true;
        router.open(dialog);
        game.press(key);
        game.click(5, 5);
        assertFalse(router.stepBack());
        assertTrue(router.isOpen(dialog));
        assertEquals(0, dialog.dismissed);
        assertSame(second, router.front());
        router.closeSheet();
        assertFalse(router.isSheetOpen());
        assertEquals(0, dialog.dismissed, "closed by its answer, it was not dismissed");
    }

    @Test
    void aClickBesideADialogClosesItAndOneOnItDoesNot() {
        Asking dialog = new Asking();
        router.open(dialog);
        game.pass(0.1f);
        game.click(640, 360);
        assertTrue(router.isSheetOpen());
        game.click(5, 5);
        assertFalse(router.isSheetOpen());
        assertEquals(1, dialog.dismissed);
    }

    @Test
    void anotherDialogTakesThePlaceOfTheFirst() {
        Asking one = new Asking();
        Asking other = new Asking();
        router.open(one);
        router.open(other);
        assertFalse(router.isOpen(one));
        assertTrue(router.isOpen(other));
        game.press(Keys.ESCAPE);
        assertFalse(router.isSheetOpen(), "there is one dialog at a time");
        assertEquals(0, one.dismissed);
    }

    @Test
    void aPageThatGoesTakesItsDialogWithIt() {
        Asking dialog = new Asking();
        router.open(dialog);
        router.enter(new Noted("second"));
        assertFalse(router.isSheetOpen());
        router.back();
        assertFalse(router.isSheetOpen());
        assertFalse(first.isCovered);
    }

    @Test
    void keysReachNothingBehindADialog() {
        router.open(new Asking());
        for (int i = 0; i < 3; i++) {
            game.press(Keys.TAB);
            assertEquals("Answer", game.focused());
        }
        router.closeSheet();
        game.press(Keys.TAB);
        assertEquals("first", game.focused());
    }

    @Test
    void anotherSizeBuildsPageAndDialogAnew() {
        Asking dialog = new Asking();
        router.open(dialog);
        int built = first.built;
        game.resize(390, 844);
        assertEquals(built + 1, first.built);
        assertEquals(2, dialog.built);
        assertTrue(router.isOpen(dialog));
        router.refreshSheet();
        assertEquals(3, dialog.built);
        router.closeSheet();
        router.refreshSheet();
        assertEquals(3, dialog.built, "nothing is open");
    }

    @Test
    void theBackgroundHidesTheFrontPageOnly() {
        Noted second = new Noted("second");
        router.enter(second);
        first.told.clear();
        second.told.clear();
        router.pause();
        router.resume();
        assertEquals(List.of("hidden", "shown"), second.told);
        assertEquals(List.of(), first.told);
    }

    /** Whatever way is taken: one page is in front and knows it, those below it don't, and those that left were told once. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void thePagesKnowWhereTheyAre(long seed) {
        Random random = new Random(seed);
        List<Noted> all = new ArrayList<>(List.of(first));
        List<Noted> way = new ArrayList<>(List.of(first));
        for (int step = 0; step < 80; step++) {
            switch (random.nextInt(8)) {
                case 0, 1 -> {
                    way.add(page(all));
                    router.enter(way.get(way.size() - 1));
                }
                case 2 -> {
                    way.set(way.size() - 1, page(all));
                    router.replace(way.get(way.size() - 1));
                }
                case 3 -> {
                    way = new ArrayList<>(List.of(page(all), page(all)));
                    router.restart(way.get(0), way.get(1));
                }
                case 4 -> router.open(new Asking());
                case 5, 6 -> router.refresh();
                default -> {
                    boolean isDialogOpen = router.isSheetOpen();
                    assertEquals(isDialogOpen || way.size() > 1, router.back());
                    if (!isDialogOpen && way.size() > 1) {
                        way.remove(way.size() - 1);
                    }
                }
            }
            Noted front = way.get(way.size() - 1);
            assertSame(front, router.front());
            assertEquals(way.size(), router.routes().size());
            assertEquals(router.isSheetOpen(), front.isCovered);
            for (Noted page : all) {
                assertEquals(page == front, page.isFront && !page.isGone, page.name);
                assertEquals(!way.contains(page), page.isGone, page.name);
                assertEquals(way.contains(page) ? 0 : 1, count(page, "dispose"), page.name);
                long shown = count(page, "shown") - count(page, "hidden");
                assertTrue(page == first || shown == (page == front ? 1 : 0), page.name);
            }
        }
    }

    private static long count(Noted page, String what) {
        return page.told.stream().filter(what::equals).count();
    }

    private static Noted page(List<Noted> all) {
        Noted page = new Noted("page " + all.size());
        page.isFront = false;
        all.add(page);
        return page;
    }
}
