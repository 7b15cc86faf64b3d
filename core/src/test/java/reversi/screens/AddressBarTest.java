package reversi.screens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.lifecycle.BeforeTry;
import org.junit.jupiter.api.Test;
import reversi.platform.FakeHistory;
import reversi.rules.Draws;

/** The device's own way back beside a plain stack of pages: whatever either does, they say the same. */
class AddressBarTest {
    private static final Route SETTINGS = Route.to(Route.Kind.SETTINGS);
    private static final Route ABOUT = Route.to(Route.Kind.ABOUT);
    private static final Route LOBBY = Route.to(Route.Kind.LOBBY);
    private static final List<Route> ROUTES =
            List.of(SETTINGS, ABOUT, LOBBY, Route.toTable(7), Route.toTable(8), Route.toLesson("lesson-2"));

    /** Pages and a dialog, as a router has them. */
    private static final class Pages implements AddressBar.Ways {
        private final List<Route> stack = new ArrayList<>(List.of(Route.home()));
        private boolean isDialogOpen;
        private int leaving;

        @Override
        public List<Route> pages() {
            return List.copyOf(stack);
        }

        @Override
        public boolean isDialogOpen() {
            return isDialogOpen;
        }

        @Override
        public void back() {
            if (isDialogOpen) {
                isDialogOpen = false;
            } else if (stack.size() > 1) {
                stack.remove(stack.size() - 1);
            }
        }

        @Override
        public void open(Route route) {
            isDialogOpen = false;
            stack.clear();
            stack.add(Route.home());
            if (!route.equals(Route.home())) {
                stack.add(route);
            }
        }

        @Override
        public void leaving() {
            leaving++;
        }

        void enter(Route route) {
            isDialogOpen = false;
            stack.add(route);
        }

        private List<String> fragments() {
            List<String> fragments = new ArrayList<>();
            stack.forEach(route -> fragments.add(route.fragment()));
            if (isDialogOpen) {
                fragments.add(fragments.get(fragments.size() - 1));
            }
            return fragments;
        }
    }

    @BeforeTry
    private Pages pages = new Pages();

    @BeforeTry
    private FakeHistory history = new FakeHistory("", false);

    @BeforeTry
    private AddressBar bar = new AddressBar(history, pages);

    /** What happens after a frame in which the pages may have changed. */
    private void follow() {
        bar.follow();
        history.settle();
        bar.follow();
        history.settle();
    }

    private void assertInStep() {
        assertEquals(pages.fragments(), history.way());
    }

    @Test
    void everyPageHasItsEntryAndADialogOneMore() {
        follow();
        assertInStep();
        pages.enter(SETTINGS);
        follow();
        assertInStep();
        pages.isDialogOpen = true;
        follow();
        assertInStep();
        assertEquals(3, history.way().size());
        assertTrue(history.person(-1));
        assertEquals(List.of(Route.home(), SETTINGS), pages.stack);
        assertTrue(!pages.isDialogOpen);
        assertTrue(history.person(-1));
        assertEquals(List.of(Route.home()), pages.stack);
    }

    @Test
    void followingTwiceWritesNothingTwice() {
        pages.enter(SETTINGS);
        for (int i = 0; i < 5; i++) {
            follow();
            assertInStep();
        }
    }

    @Provide
    Arbitrary<List<Random>> steps() {
        return Draws.steps(40, 3);
    }

    @Provide
    Arbitrary<List<Route>> routes() {
        return Arbitraries.of(ROUTES).list().ofMinSize(1).ofMaxSize(6);
    }

    /** Pages and history take turns in changing, several steps at once, and agree after each. */
    @Property(tries = 200)
    void theyStayInStep(@ForAll("steps") List<Random> steps) {
        follow();
        for (Random random : steps) {
            Route route = ROUTES.get(random.nextInt(ROUTES.size()));
            switch (random.nextInt(8)) {
                case 0, 1 -> pages.enter(route);
                case 2 -> pages.back();
                case 3 -> pages.isDialogOpen = true;
                case 4 -> pages.open(route);
                case 5 -> history.person(-1 - random.nextInt(3));
                case 6 -> history.person(1);
                default -> {
                    pages.back();
                    pages.enter(route);
                }
            }
            follow();
            assertInStep();
        }
    }

    /** However far the person goes back, the pages before are the ones that stood there. */
    @Property(tries = 100)
    void backLeadsToThePageBefore(
            @ForAll("routes") List<Route> routes, @ForAll @Size(6) List<@IntRange(max = 719) Integer> ways) {
        List<Route> expected = new ArrayList<>(List.of(Route.home()));
        for (Route route : routes) {
            expected.add(route);
            pages.enter(route);
            follow();
        }
        for (int step = 0; expected.size() > 1; step++) {
            int by = 1 + ways.get(step) % (expected.size() - 1);
            assertTrue(history.person(-by));
            follow();
            expected = expected.subList(0, expected.size() - by);
            assertEquals(expected, pages.stack);
        }
        assertTrue(!history.person(-1), "beyond the first page lies another site");
    }

    @Test
    void anEntryMarkedBeforeAReloadIsKnownAgain() {
        pages.enter(LOBBY);
        pages.enter(Route.toTable(7));
        follow();
        List<String> before = history.way();
        Pages reloaded = new Pages();
        reloaded.open(Route.toTable(7));
        reloaded.stack.add(1, LOBBY);
        bar = new AddressBar(history, reloaded);
        bar.follow();
        history.settle();
        assertEquals(before, history.way(), "nothing is written again");
        assertTrue(history.person(-1));
        assertEquals(List.of(Route.home(), LOBBY), reloaded.stack);
    }

    @Test
    void anAddressWrittenByHandOpensItsPageAndRubbishTheFirst() {
        follow();
        history.write(SETTINGS.fragment());
        follow();
        assertEquals(List.of(Route.home(), SETTINGS), pages.stack);
        history.write("#/no such page");
        follow();
        assertEquals(List.of(Route.home()), pages.stack);
    }

    /** After a reload the pages of the address come one after the other, and the history is on its way back meanwhile. */
    @Test
    void anAddressWrittenWhileTheHistoryTravelsIsNotForgotten() {
        for (boolean canTravel : new boolean[] {true, false}) {
            pages.enter(LOBBY);
            pages.enter(Route.toTable(7));
            follow();
            pages.open(ABOUT);
            bar.follow();
            if (!canTravel) {
                history.stopTravelling();
            }
            history.write(SETTINGS.fragment());
            assertEquals(List.of(Route.home(), SETTINGS), pages.stack);
            follow();
            assertEquals(List.of(Route.home(), SETTINGS), pages.stack);
            assertEquals(SETTINGS.fragment(), history.fragment());
            pages.open(Route.home());
            follow();
        }
    }

    @Test
    void theInstalledGameIsLeftByTheSecondBackOnly() {
        history = new FakeHistory("", true);
        bar = new AddressBar(history, pages);
        follow();
        assertTrue(history.person(-1));
        assertEquals(1, pages.leaving);
        follow();
        assertEquals(1, history.way().size(), "the next one ends the game");
        bar.stay();
        history.settle();
        assertEquals(2, history.way().size(), "going on takes the question back");
        assertTrue(history.person(-1));
        assertEquals(2, pages.leaving);
    }

    @Test
    void aHistoryThatDoesNotTravelIsNotWaitedForForEver() {
        pages.enter(SETTINGS);
        pages.enter(ABOUT);
        follow();
        history.stopTravelling();
        pages.open(LOBBY);
        follow();
        assertEquals(LOBBY.fragment(), history.fragment());
        pages.enter(SETTINGS);
        follow();
        assertEquals(SETTINGS.fragment(), history.fragment());
    }
}
