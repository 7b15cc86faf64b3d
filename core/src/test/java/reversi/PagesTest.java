package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.screens.Language;
import reversi.screens.TextSize;
import reversi.screens.ui.Control;
import reversi.screens.ui.Text;

/** Every page at every size, in every language: nothing cut, nothing outside, nothing too small, all in reach of the keyboard. */
class PagesTest {
    private TestStage game;

    private void show(Language language, String page) {
        game = EveryPage.shown(language.code(), true, new DemoServer(), 1280, 720, page);
    }

    /** Shows a page whose words are two fifths longer, as in a language that says everything in more letters. */
    private void showLonger(String page) {
        DemoServer server = new DemoServer();
        game = new TestStage("en", true, server);
        LongerTexts.during(() -> {
            game.resize(1280, 720);
            game.composition().begin();
        });
        new EveryPage(server).open(page, game.composition());
        game.settle();
    }

    @AfterEach
    void close() {
        game.close();
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("reversi.EveryPage#inEveryLanguage")
    void everythingFits(Language language, String page) {
        show(language, page);
        List<String> faults = game.faultsIn(EveryPage.sizes(language), () -> {
            PageFaults found = new PageFaults(game);
            List<String> here = found.outside();
            here.addAll(found.cut(page));
            here.addAll(found.overlaps());
            here.addAll(found.small());
            return here;
        });
        assertEquals(List.of(), faults);
    }

    static Stream<Arguments> inEverySize() {
        return Stream.of(EveryPage.SIZES)
                .flatMap(size -> EveryPage.names().stream().map(page -> Arguments.of(size[0], size[1], page)));
    }

    /** A language changes the words and not the parts, so that one is enough. */
    @ParameterizedTest(name = "{0}×{1} {2}")
    @MethodSource("inEverySize")
    void tabReachesEverything(int width, int height, String page) {
        game = EveryPage.shown("en", true, new DemoServer(), width, height, page);
        new TabStops(game).assertThatTabReachesEverything();
    }

    /** A language with longer words may cut a line here and there, but nothing leaves the window or lies over something else. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("pages")
    void longerWordsKeepTheirPlace(String page) {
        showLonger(page);
        List<String> faults = game.faultsIn(EveryPage.SIZES, () -> {
            List<String> here = new PageFaults(game).outside();
            here.addAll(new PageFaults(game).overlaps());
            if (VisibleActors.of(game.front()).stream()
                    .noneMatch(actor -> actor instanceof Text text && LongerTexts.isLonger(text.words()))) {
                here.add("no words are longer");
            }
            return here;
        });
        assertEquals(List.of(), faults);
    }

    static Stream<String> pages() {
        return EveryPage.names().stream();
    }

    /** The largest words move things, but nothing leaves the window or lies over something else; {@link EverySizeTest} knows other sizes. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("pages")
    void theLargestWordsKeepTheirPlace(String page) {
        game = EveryPage.shown("en", TextSize.EXTRA_LARGE, new DemoServer(), 900, 600, page);
        assertTrue(game.stage().getWidth() < 900, "larger words leave less room");
        List<String> faults = new PageFaults(game).outside();
        faults.addAll(new PageFaults(game).overlaps());
        faults.addAll(new PageFaults(game).small());
        assertEquals(List.of(), faults);
    }

    /** Where a point has a fractional number of pixels a page fits as well. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("pagesAtRest")
    void aDensityBetweenTwoWholeNumbersFits(String page) {
        DemoServer server = new DemoServer();
        game = new TestStage("en", true, server);
        game.setDensity(2.625f);
        game.resize(390, 844);
        game.composition().begin();
        new EveryPage(server).open(page, game.composition());
        game.settle();
        List<String> faults = new PageFaults(game).outside();
        faults.addAll(new PageFaults(game).overlaps());
        faults.addAll(new PageFaults(game).small());
        assertEquals(List.of(), faults);
    }

    /** A window that is pulled to any size, as it may be for a moment, breaks nothing and is as before when it is as large as before. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("pagesAtRest")
    void aWindowOfAnySizeBreaksNothing(String page) {
        show(Language.ENGLISH, page);
        // What came meanwhile is shown when a page is built anew.
        game.resize(1280, 720);
        List<String> before = words();
        for (int[] size : new int[][] {{1, 1}, {40, 2000}, {3000, 30}}) {
            game.resize(size[0], size[1]);
            game.draw();
        }
        game.resize(1280, 720);
        assertEquals(before, words());
        assertEquals(List.of(), new PageFaults(game).outside());
    }

    /** What can be read, in the order of the page. */
    private List<String> words() {
        return VisibleActors.of(game.front()).stream()
                .filter(Text.class::isInstance)
                .map(actor -> ((Text) actor).words())
                .toList();
    }

    static Stream<Arguments> withNotches() {
        List<Arguments> all = new ArrayList<>();
        for (String page : EveryPage.names()) {
            all.add(Arguments.of(390, 844, 47, 34, 0, page));
            all.add(Arguments.of(844, 390, 0, 21, 47, page));
        }
        return all.stream();
    }

    /** What the device covers with a notch or a bar has nothing to read or to press below it. */
    @ParameterizedTest(name = "{0}×{1} {5}")
    @MethodSource("withNotches")
    void nothingLiesBelowWhatTheDeviceCovers(int width, int height, int top, int bottom, int sides, String page) {
        DemoServer server = new DemoServer();
        game = new TestStage("en", true, server);
        game.cover(top, bottom, sides);
        game.resize(width, height);
        game.composition().begin();
        new EveryPage(server).open(page, game.composition());
        game.settle();
        Rectangle free = new Rectangle(sides, bottom, width - 2 * sides, height - top - bottom);
        List<String> faults = new ArrayList<>();
        for (Actor actor : VisibleActors.of(game.front())) {
            boolean counts = actor instanceof Control || actor instanceof Text;
            Rectangle place = VisibleActors.inner(VisibleActors.place(actor));
            ScrollPane pane = VisibleActors.pane(actor);
            boolean isAcross = (place.x >= free.x && place.x + place.width <= free.x + free.width)
                    || (pane != null && !pane.isScrollingDisabledX());
            if (counts && (!isAcross || (pane == null && !free.contains(place)))) {
                faults.add("covered: " + VisibleActors.name(actor) + " " + place);
            }
        }
        faults.addAll(new PageFaults(game).overlaps());
        assertEquals(List.of(), faults);
    }

    /** Every page is drawn as a real batch would have it, twice the same, with something in the window and no number that is none. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("pages")
    void everythingIsDrawn(String page) {
        show(Language.ENGLISH, page);
        game.draw();
        List<RecordingBatch.Drawn> first = game.draw();
        assertTrue(first.size() > 10, () -> first.toString());
        assertEquals(first, game.draw(), "nothing has changed");
    }

    static Stream<String> pagesAtRest() {
        return EveryPage.namesAtRest().stream();
    }

    /** Where nothing moves nothing is drawn: a page at rest asks for a picture when a second of a clock ends, and for no other. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("pagesAtRest")
    void aPageAtRestIsNotDrawn(String page) {
        show(Language.ENGLISH, page);
        frames(120);
        game.picturesAskedFor();
        frames(120);
        int asked = game.picturesAskedFor();
        assertTrue(asked <= 8, () -> asked + " pictures in two seconds");
    }

    private void frames(int count) {
        for (int frame = 0; frame < count; frame++) {
            game.composition().router().tick(1 / 60f);
            game.stage().act(1 / 60f);
        }
    }
}
