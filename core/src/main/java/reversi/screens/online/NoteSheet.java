package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import reversi.online.LobbyRequest.WriteNote;
import reversi.online.PlayerCard;
import reversi.online.Protocol;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.SheetBody;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What one notes of a player, for oneself alone. */
final class NoteSheet extends SendingSheet {
    private final PlayerCard player;
    private String written;

    /** The dialog with what was noted before; empty for nothing. */
    NoteSheet(OnlinePages online, PlayerCard player, String before) {
        super(online);
        this.player = player;
        this.written = before;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        SheetBody table = new SheetBody(context, width, context.texts().get("note.title", player.name()));
        table.add(ui.writing(written, context.say("note.write"), Protocol.MAX_NOTE, text -> written = text)
                        .onEnter(() -> save(context))
                        .writtenAtOnce())
                .padTop(Theme.PART_GAP)
                .row();
        addTrouble(ui, table, width);
        table.add(ui.muted(context.say("note.yours"), Type.SMALL).wrap(width))
                .padTop(Theme.ROW_GAP)
                .row();
        table.add(answers(context, context.say("note.save"), () -> save(context)))
                .padTop(Theme.PAD);
        return table;
    }

    private void save(Context context) {
        send(context, new WriteNote(player.id(), written.trim()), () -> {
            if (context.router().isOpen(this)) {
                context.router().closeSheet();
            }
            context.router().notice(context.say("note.saved"));
        });
    }
}
