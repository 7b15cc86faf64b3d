package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.screens.Context;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** What is said at a table, beside the board. */
final class ChatPanel extends Panel {
    /** The space at both sides of the chat, in points. */
    static final float PAD = 16;

    private final Context context;
    private final Chat chat;
    private final Text watchers;

    ChatPanel(Context context, Chat chat, Runnable report, Runnable hide) {
        super(context.theme(), context.ui().palette().panel(), Theme.RADIUS);
        this.context = context;
        this.chat = chat;
        this.watchers = context.ui().muted("", Type.SMALL);
        pad(Theme.GAP, PAD, Theme.BLOCK_GAP, PAD);
        Table head = new Table();
        head.add(context.ui().text(context.say("chat.title"), Type.SMALL_STRONG))
                .growX();
        head.add(watchers).padRight(Theme.GRID);
        head.add(context.ui().iconButton(Icon.REPORT, report)).size(Theme.TOUCH);
        head.add(context.ui().iconButton(Icon.CLOSE, hide)).size(Theme.TOUCH);
        add(head).growX().padTop(-Theme.ROW_GAP).padRight(-Theme.GAP).row();
        add(chat).grow().minHeight(0);
    }

    void show(GameState.Talk talk) {
        watchers.setText(talk.watchers() == 0 ? "" : context.texts().count("table.watchers", talk.watchers()));
        chat.show(talk.remarks());
    }
}
