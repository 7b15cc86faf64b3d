package reversi.screens.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.GameDriver;
import reversi.platform.Frames;

/** What is drawn again: all that changed, in few passes, and not much besides. */
class PartialStageTest {
    private final GameDriver game = GameDriver.wide();
    private final Asked frames = new Asked();
    private PartialStage stage;
    private final Drawn drawn = new Drawn();

    /** What was asked of the device. */
    private static final class Asked implements Frames {
        private int partial;
        private int ticks;
        private boolean isFull;

        @Override
        public void requestTick() {
            ticks++;
        }

        @Override
        public void requestPartialFrame() {
            partial++;
        }

        @Override
        public float passed() {
            return 0;
        }

        @Override
        public boolean takeFullFrame() {
            boolean full = isFull;
            isFull = false;
            return full;
        }
    }

    /** Notes which part is being drawn. */
    private final class Drawn extends Actor {
        private final List<Rectangle> parts = new ArrayList<>();
        private int whole;

        @Override
        public void draw(Batch batch, float alpha) {
            Rectangle part = stage.drawnPart();
            if (part == null) {
                whole++;
            } else {
                parts.add(new Rectangle(part));
            }
        }
    }

    @BeforeEach
    void open() {
        stage = new PartialStage(new ScreenViewport(), game.stage().getBatch(), frames);
        stage.getViewport().update(Gdx.graphics.getWidth(), Gdx.graphics.getHeight(), true);
        drawn.setSize(stage.getWidth(), stage.getHeight());
        stage.addActor(drawn);
    }

    @AfterEach
    void close() {
        game.close();
    }

    private void paint() {
        drawn.parts.clear();
        drawn.whole = 0;
        stage.paint(Color.BLACK);
        assertNull(stage.drawnPart());
    }

    @Test
    void nothingChangedNothingDrawn() {
        paint();
        assertEquals(List.of(), drawn.parts);
        assertEquals(0, drawn.whole);
    }

    @Test
    void aPartIsDrawnOnce() {
        PartialStage.redraw(drawn, 100, 50, 40, 30);
        assertEquals(1, frames.partial);
        paint();
        assertEquals(List.of(new Rectangle(100, 50, 40, 30)), drawn.parts);
        paint();
        assertEquals(List.of(), drawn.parts);
    }

    @Test
    void anActorCountsInItsOwnPoints() {
        Actor small = new Actor();
        small.setBounds(300, 200, 20, 10);
        stage.addActor(small);
        PartialStage.redraw(small);
        paint();
        assertEquals(List.of(new Rectangle(300, 200, 20, 10)), drawn.parts);
    }

    @Test
    void aWholePictureTakesAllPartsWithIt() {
        PartialStage.redraw(drawn, 100, 50, 40, 30);
        frames.isFull = true;
        paint();
        assertEquals(1, drawn.whole);
        assertEquals(List.of(), drawn.parts);
        paint();
        assertEquals(List.of(), drawn.parts);
    }

    @Test
    void timeMayPassWithoutAPicture() {
        PartialStage.wake(drawn);
        assertEquals(1, frames.partial);
        paint();
        assertEquals(List.of(), drawn.parts);
    }

    @Test
    void timeMayPassForThePageAlone() {
        PartialStage.requestTick(drawn);
        assertEquals(1, frames.ticks);
        assertEquals(0, frames.partial);
        paint();
        assertEquals(0, drawn.whole);
        assertEquals(List.of(), drawn.parts);
    }

    @Test
    void neighboursAreDrawnTogetherAndDistantPartsAlone() {
        PartialStage.redraw(drawn, 0, 0, 20, 20);
        PartialStage.redraw(drawn, 30, 0, 20, 20);
        PartialStage.redraw(drawn, 1200, 650, 20, 20);
        paint();
        assertEquals(List.of(new Rectangle(0, 0, 50, 20), new Rectangle(1200, 650, 20, 20)), drawn.parts);
    }

    /** Whatever changes, all of it is drawn, in at most four passes. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void everyChangeIsInSomePart(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 20; round++) {
            List<Rectangle> changes = new ArrayList<>();
            for (int i = 0; i < 1 + random.nextInt(15); i++) {
                float width = 1 + random.nextInt(80);
                float height = 1 + random.nextInt(80);
                Rectangle change = new Rectangle(
                        random.nextInt((int) (stage.getWidth() - width)),
                        random.nextInt((int) (stage.getHeight() - height)),
                        width,
                        height);
                changes.add(change);
                PartialStage.redraw(drawn, change.x, change.y, change.width, change.height);
            }
            paint();
            assertTrue(drawn.parts.size() <= 4, () -> drawn.parts.toString());
            for (Rectangle change : changes) {
                boolean isDrawn = drawn.parts.stream().anyMatch(part -> holds(part, change));
                assertTrue(isDrawn, () -> change + " is not in " + drawn.parts);
            }
        }
    }

    private static boolean holds(Rectangle part, Rectangle change) {
        return part.x <= change.x
                && part.y <= change.y
                && part.x + part.width >= change.x + change.width
                && part.y + part.height >= change.y + change.height;
    }

    /** What the person touches is drawn anew, unless it looks after itself. */
    @Test
    void whatLooksAfterItselfIsTouchedWithoutAWholePicture() {
        int[] asked = {0};
        var before = Gdx.graphics;
        Gdx.graphics = new com.badlogic.gdx.backends.headless.mock.graphics.MockGraphics() {
            @Override
            public void requestRendering() {
                asked[0]++;
            }

            @Override
            public int getWidth() {
                return before.getWidth();
            }

            @Override
            public int getHeight() {
                return before.getHeight();
            }
        };
        try {
            Actor board = new CarefulActor();
            board.setBounds(0, 0, 100, 100);
            board.setTouchable(Touchable.enabled);
            stage.addActor(board);
            stage.touchDown(50, 670, 0, 0);
            stage.touchDragged(60, 670, 0);
            stage.touchUp(60, 670, 0, 0);
            assertEquals(0, asked[0]);
            stage.touchDown(500, 300, 0, 0);
            stage.touchUp(500, 300, 0, 0);
            assertEquals(2, asked[0]);
        } finally {
            Gdx.graphics = before;
        }
    }

    /** Says itself what changed. */
    private static final class CarefulActor extends Actor implements PartialStage.Careful {}
}
