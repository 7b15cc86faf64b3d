package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import java.util.ArrayList;
import java.util.List;
import reversi.screens.Context;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Obstacle;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** The row of buttons below the board, each for a command of the mode, which knows what can be pressed now. */
public final class Toolbar extends Panel implements Obstacle {
    private static final float WIDEST = 72;
    /** What a button keeps free at each side of its word. */
    private static final float BESIDE_WORD = 2;

    /** A button and what it does. */
    private record Tool(Button button, Command command) {}

    private final Context context;
    private final Commands commands;
    private final List<Tool> tools = new ArrayList<>();

    Toolbar(Context context, Commands commands) {
        super(context.theme(), context.ui().palette().panel(), Theme.RADIUS);
        this.context = context;
        this.commands = commands;
        pad(6, 4, 6, 3);
        defaults().growX().growY().maxWidth(WIDEST + 30);
    }

    /** Adds a button for a command, with the words of a key. */
    void add(Icon icon, String key, Command command) {
        Button button = context.ui().tool(icon, context.say(key), () -> commands.run(command));
        // Places are whole points: without a gap the next one would begin a point too early.
        add(button).padRight(1);
        tools.add(new Tool(button, command));
    }

    private float widthFor(String word, Type type) {
        return context.ui().text(word, type).naturalWidth() + 2 * BESIDE_WORD;
    }

    /** Keeps as much room for the last button as the words of another key in its place will take, so that nothing moves when it comes. */
    void share(String otherKey) {
        String other = context.say(otherKey);
        Cell<?> last = getCells().peek();
        last.minWidth(Math.max(last.getMinWidth(), widthFor(other, Type.MINI)));
        last.prefWidth(Math.max(
                widthFor(other, Type.CAPTION),
                tools.get(tools.size() - 1).button.getPrefWidth()));
    }

    /** Takes all buttons away. */
    void clearTools() {
        clearChildren();
        tools.clear();
    }

    /** Looks again at what can be pressed. */
    void refresh() {
        for (Tool tool : tools) {
            boolean isDisabled = !commands.can(tool.command);
            if (tool.button.isDisabled() != isDisabled) {
                tool.button.setDisabled(isDisabled);
            }
            tool.button.setOn(commands.isLit(tool.command));
        }
    }
}
