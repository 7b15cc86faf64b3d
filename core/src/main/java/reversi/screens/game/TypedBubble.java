package reversi.screens.game;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.utils.Align;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** Shows what is being typed, at the lower edge of the board. */
final class TypedBubble extends Panel {
    private final Text words;

    TypedBubble(Ui ui) {
        super(ui.theme(), ui.palette().sheet(), Theme.SMALL_RADIUS);
        words = ui.text("", Type.HEADING).align(Align.center);
        add(words).minWidth(48).pad(Theme.LINE_GAP, Theme.BLOCK_GAP, Theme.LINE_GAP, Theme.BLOCK_GAP);
        setTouchable(Touchable.disabled);
        setVisible(false);
    }

    /** Stands at the lower edge of this place. */
    void over(Area board) {
        pack();
        setPosition(Math.round(board.x() + (board.width() - getWidth()) / 2), Math.round(board.y() + 8));
    }

    /** Shows this text; nothing for an empty one. */
    void show(String text) {
        if (!text.equals(words.words())) {
            setVisible(!text.isEmpty());
            words.setText(text);
            Gdx.graphics.requestRendering();
        }
    }
}
