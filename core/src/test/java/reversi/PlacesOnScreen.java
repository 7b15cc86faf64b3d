package reversi;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import reversi.screens.ui.Text;

/** Where on the screen of a test something says words, and what is scrolled so that it comes in sight. */
final class PlacesOnScreen {
    /** What lies closer to the edge of a scrolled part is scrolled to. */
    private static final float EDGE = 20;

    private final GameDriver game;

    PlacesOnScreen(GameDriver game) {
        this.game = game;
    }

    /** The middle of the first visible words that are these; fails where nothing says them. */
    Vector2 middle(String words) {
        Text text = game.all(Text.class).stream()
                .filter(found -> found.words().equals(words))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing says " + words + " among " + game.words()));
        Vector2 middle = text.localToStageCoordinates(new Vector2(text.getWidth() / 2, text.getHeight() / 2));
        return game.stage().stageToScreenCoordinates(middle);
    }

    /** Where what says these words, or has this pictogram, can be pressed; fails where nothing does. */
    Vector2 find(String words) {
        return game.composition()
                .probe()
                .control(words)
                .orElseThrow(() -> new AssertionError("nothing to press says " + words + " among " + game.words()));
    }

    /** Scrolls what is scrolled until a place is in sight. */
    void scrollTo(Vector2 at) {
        Vector2 place = game.stage().screenToStageCoordinates(new Vector2(at));
        for (ScrollPane pane : game.all(ScrollPane.class)) {
            Rectangle seen = GameDriver.place(pane);
            boolean isOut = place.y < seen.y + EDGE || place.y > seen.y + seen.height - EDGE;
            if (isOut && place.x > seen.x && place.x < seen.x + seen.width && pane.getMaxY() > 0) {
                pane.setScrollY(pane.getScrollY() + seen.y + seen.height / 2 - place.y);
                pane.updateVisualScroll();
                game.pass(0.1f);
            }
        }
    }
}
