package reversi.screens;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What stands in a dialog, from top to bottom: a heading, and below it parts as wide as the dialog. */
public final class SheetBody extends Table {
    private final Ui ui;
    private final float width;

    /** A body with its heading; {@code width} is the room across, in points. */
    public SheetBody(Context context, float width, String heading) {
        this.ui = context.ui();
        this.width = width;
        defaults().growX();
        add(ui.text(heading, Type.HEADING).wrap(width)).row();
    }

    /** Adds words below what stands there, in a quiet colour. */
    public Cell<Text> explain(String words) {
        Cell<Text> cell = add(ui.muted(words, Type.BODY).wrap(width)).padTop(Theme.ROW_GAP);
        row();
        return cell;
    }
}
