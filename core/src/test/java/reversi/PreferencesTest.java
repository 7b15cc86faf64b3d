package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Page;
import reversi.screens.TextSize;
import reversi.screens.ThemeChoice;
import reversi.screens.ui.Palette;

/** What the person asks the system for while the game runs is followed at once, as far as nothing else was chosen here. */
class PreferencesTest {
    private final SeeingPage page = new SeeingPage();
    private final TestStage game = new TestStage("en", false);

    @BeforeEach
    void open() {
        game.resize(1280, 720);
        game.composition().begin();
    }

    @AfterEach
    void close() {
        game.close();
    }

    /** Sees in which look it is built. */
    private static final class SeeingPage extends Page {
        private Palette palette = Palette.dark();
        private float density;

        @Override
        public Actor build(Context context, Layout layout) {
            palette = context.theme().palette();
            density = context.theme().pixelsPerPoint();
            return new Group();
        }
    }

    private Palette look() {
        return page.palette;
    }

    private void choose(ThemeChoice theme) {
        game.composition()
                .repository()
                .change(settings -> settings.withLook(settings.look().withTheme(theme)));
    }

    @Test
    void theDensityOfAnotherMonitorIsFollowedWithoutAnotherSize() {
        game.composition().router().enter(page);
        float before = page.density;
        game.setDensity(1.5f);
        game.resize(1280, 720);
        assertTrue(page.density > before, () -> page.density + " after " + before);
        game.setDensity(1);
        game.resize(1280, 720);
        assertEquals(before, page.density);
    }

    @Test
    void theLookOfTheSystemIsFollowedAtOnce() {
        game.composition().router().enter(page);
        assertEquals(Palette.dark(), look());
        game.prefer(true, false);
        assertEquals(Palette.light(), look());
        game.prefer(true, true);
        assertEquals(Palette.light().highContrast(), look());
        game.prefer(false, true);
        assertEquals(Palette.dark().highContrast(), look());
        game.prefer(false, false);
        assertEquals(Palette.dark(), look());
    }

    @Test
    void whatIsLoadedMeanwhileLeavesTheLookToBeFollowed() {
        game.composition().router().enter(page);
        game.preferUnheard(true, false);
        for (int i = 0; i < 400; i++) {
            game.composition().render(1 / 60f);
        }
        assertEquals(Palette.dark(), look());
        game.prefer(true, false);
        assertEquals(Palette.light(), look());
    }

    @Test
    void aLookThatWasChosenStays() {
        game.composition().router().enter(page);
        choose(ThemeChoice.DARK);
        game.prefer(true, true);
        assertEquals(Palette.dark(), look());
        choose(ThemeChoice.AUTO);
        assertEquals(Palette.light().highContrast(), look());
    }

    @Test
    void thePlaceInThePageIsKept() {
        game.composition().go().settings();
        game.settle();
        for (int i = 0; i < 4; i++) {
            game.composition().input().keyDown(Keys.TAB);
        }
        int before = game.composition()
                .focus()
                .stops()
                .indexOf(game.composition().focus().current());
        assertTrue(before > 0);
        game.prefer(true, true);
        assertEquals(
                before,
                game.composition()
                        .focus()
                        .stops()
                        .indexOf(game.composition().focus().current()));
    }

    @Test
    void largerWordsLeaveThePageLessRoomAtOnce() {
        assertEquals(1280, game.stage().getWidth());
        size(TextSize.EXTRA_LARGE);
        assertEquals(1280 / 1.5f, game.stage().getWidth(), 0.01f);
        size(TextSize.SMALL);
        assertEquals(1280 / 0.875f, game.stage().getWidth(), 0.01f);
        size(TextSize.MEDIUM);
        assertEquals(1280, game.stage().getWidth());
    }

    private void size(TextSize size) {
        game.composition()
                .repository()
                .change(settings -> settings.withLook(settings.look().withTextSize(size)));
    }
}
