package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import reversi.screens.Context;
import reversi.screens.ui.Button;
import reversi.screens.ui.Obstacle;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** The row of buttons below the board, each for a command of the mode. */
public final class Toolbar extends Panel implements Obstacle {
    private static final float WIDEST = 102;
    /** What a button keeps free at each side of its word. */
    private static final float BESIDE_WORD = 2;

    private final Context context;
    private final Consumer<Command> run;
    private final List<Button> buttons = new ArrayList<>();
    private List<Tool> tools = List.of();

    Toolbar(Context context, Consumer<Command> run) {
        super(context.theme(), context.ui().palette().panel(), Theme.RADIUS);
        this.context = context;
        this.run = run;
        pad(Theme.RING, Theme.GRID, Theme.RING, 3);
        defaults().growX().growY().maxWidth(WIDEST);
    }

    /** Shows these buttons; they are made anew only where others are asked for. */
    void show(List<Tool.State> states) {
        List<Tool> next = states.stream().map(Tool.State::tool).toList();
        if (!next.equals(tools)) {
            tools = next;
            clearChildren();
            buttons.clear();
            tools.forEach(this::add);
        }
        for (int i = 0; i < buttons.size(); i++) {
            Button button = buttons.get(i);
            boolean isDisabled = !states.get(i).isPossible();
            if (button.isDisabled() != isDisabled) {
                button.setDisabled(isDisabled);
            }
            button.setOn(states.get(i).isLit());
        }
    }

    private void add(Tool tool) {
        Button button = context.ui().tool(tool.icon(), context.say(tool.key()), () -> run.accept(tool.command()));
        buttons.add(button);
        // Places are whole points: without a gap the next one would begin a point too early.
        Cell<Button> cell = add(button).padRight(1);
        tool.other().map(context::say).ifPresent(other -> {
            cell.minWidth(Math.max(cell.getMinWidth(), widthFor(other, Type.MINI)));
            cell.prefWidth(Math.max(widthFor(other, Type.CAPTION), button.getPrefWidth()));
        });
    }

    private float widthFor(String word, Type type) {
        return context.ui().text(word, type).naturalWidth() + 2 * BESIDE_WORD;
    }
}
