package reversi.screens.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.GameDriver;

/** What stays in a place, and what is made anew. */
class SlotTest {
    @Test
    void onlyAnotherValueFillsItAnew() {
        try (GameDriver game = GameDriver.wide()) {
            List<Integer> filled = new ArrayList<>();
            Slot<Integer> slot = new Slot<>(filled::add);
            game.stage().addActor(slot);
            slot.show(300);
            Actor child = new Actor();
            slot.add(child);
            slot.show(Integer.valueOf("300"));
            assertEquals(List.of(300), filled);
            assertSame(child, slot.getChildren().first());
            slot.show(301);
            assertEquals(List.of(300, 301), filled);
            assertEquals(0, slot.getChildren().size);
        }
    }
}
