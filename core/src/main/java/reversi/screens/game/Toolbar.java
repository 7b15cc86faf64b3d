package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Obstacle;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The row of buttons below the board, which knows what can be pressed now. */
final class Toolbar extends Panel implements Obstacle {
    private static final float WIDEST = 72;
    /** What a button keeps free at each side of its word. */
    private static final float BESIDE_WORD = 2;

    /** What a button can do and when. */
    private record Tool(Button button, BooleanSupplier canPress, BooleanSupplier isOn) {}

    private final Ui ui;
    private final List<Tool> tools = new ArrayList<>();

    Toolbar(Ui ui) {
        super(ui.theme(), ui.palette().panel(), Theme.RADIUS);
        this.ui = ui;
        pad(6, 8, 6, 8);
        defaults().growX().growY().minWidth(Theme.TOUCH).maxWidth(WIDEST + 30);
    }

    /** Adds a button that can always be pressed. */
    void add(Icon icon, String word, Runnable action) {
        add(icon, word, action, () -> true, () -> false);
    }

    /** Adds a button that can be pressed at times. */
    void add(Icon icon, String word, Runnable action, BooleanSupplier canPress) {
        add(icon, word, action, canPress, () -> false);
    }

    /** Adds a button that can be pressed at times and may be switched on. */
    void add(Icon icon, String word, Runnable action, BooleanSupplier canPress, BooleanSupplier isOn) {
        Button button = ui.tool(icon, word, action);
        add(button).pad(0, 1, 0, 1);
        tools.add(new Tool(button, canPress, isOn));
    }

    /** Keeps as much room for the last button as another word in its place will take, so that nothing moves when it comes. */
    void share(String otherWord) {
        float width = ui.text(otherWord, Type.CAPTION).naturalWidth() + 2 * BESIDE_WORD;
        Cell<?> last = getCells().peek();
        last.prefWidth(Math.max(width, tools.get(tools.size() - 1).button.getPrefWidth()));
    }

    /** Takes all buttons away. */
    void clearTools() {
        clearChildren();
        tools.clear();
    }

    /** Looks again at what can be pressed. */
    void refresh() {
        for (Tool tool : tools) {
            boolean isDisabled = !tool.canPress.getAsBoolean() && !tool.isOn.getAsBoolean();
            if (tool.button.isDisabled() != isDisabled) {
                tool.button.setDisabled(isDisabled);
            }
            tool.button.setOn(tool.isOn.getAsBoolean());
        }
    }
}
