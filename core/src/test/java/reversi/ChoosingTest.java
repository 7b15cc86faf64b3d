package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reversi.screens.ui.Segmented;

/** A click on one of several choices chooses that one, and no other when the button is let go. */
class ChoosingTest {
    private static final float EDGE = 20;

    private final DemoServer server = new DemoServer();
    private final TestStage game = new TestStage("en", false, server);

    @AfterEach
    void close() {
        game.close();
    }

    @Test
    void aClickChoosesWhatItPointsAt() {
        game.resize(1280, 720);
        game.composition().begin();
        game.composition().go().online();
        server.deliver();
        game.composition().router().tick(0.1f);
        game.settle();
        Segmented choices = choices();
        assertEquals(0, choices.selected());
        click(choices, choices.getWidth() - EDGE);
        game.composition().router().tick(0.1f);
        game.settle();
        assertEquals(1, choices().selected());
        click(choices(), EDGE);
        game.composition().router().tick(0.1f);
        game.settle();
        assertEquals(0, choices().selected());
    }

    private Segmented choices() {
        for (Actor stop : game.composition().focus().stops()) {
            if (stop instanceof Segmented choices) {
                return choices;
            }
        }
        throw new AssertionError("nothing to choose from");
    }

    private void click(Segmented choices, float x) {
        Vector2 at = choices.localToScreenCoordinates(new Vector2(x, choices.getHeight() / 2));
        assertTrue(game.stage().touchDown((int) at.x, (int) at.y, 0, 0));
        game.stage().touchUp((int) at.x, (int) at.y, 0, 0);
    }
}
