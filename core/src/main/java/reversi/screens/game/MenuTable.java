package reversi.screens.game;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import reversi.screens.ui.Button;

/** The buttons of a menu, which look again at what can be pressed for as long as the menu is open. */
final class MenuTable extends Table {
    private record Entry(Button button, BooleanSupplier canPress) {}

    private final List<Entry> entries = new ArrayList<>();

    /** Lets a button be pressed only while that makes sense. */
    void watch(Button button, BooleanSupplier canPress) {
        button.setDisabled(!canPress.getAsBoolean());
        entries.add(new Entry(button, canPress));
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        for (Entry entry : entries) {
            boolean isDisabled = !entry.canPress.getAsBoolean();
            if (entry.button.isDisabled() != isDisabled) {
                entry.button.setDisabled(isDisabled);
                Gdx.graphics.requestRendering();
            }
        }
    }
}
