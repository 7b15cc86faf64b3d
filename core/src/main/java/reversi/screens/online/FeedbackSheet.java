package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import reversi.online.ClientMessage.SendFeedback;
import reversi.online.Protocol;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.SheetBody;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** A few words for whoever runs the server. */
final class FeedbackSheet extends SendingSheet {
    private final String version;
    private String written = "";

    /** A sheet that sends these details of the version along. */
    FeedbackSheet(OnlinePages online, String version) {
        super(online);
        this.version = version.substring(0, Math.min(Protocol.MAX_VERSION, version.length()));
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        SheetBody table = new SheetBody(context, width, context.say("feedback.title"));
        String words = context.texts().get("feedback.words", online().server().name());
        table.explain(words);
        TextInput line =
                ui.writing(written, context.say("feedback.write"), Protocol.MAX_FEEDBACK, text -> written = text);
        table.add(line.onEnter(() -> send(context)).writtenAtOnce())
                .padTop(Theme.PART_GAP)
                .row();
        addTrouble(ui, table, width);
        table.add(ui.muted(context.texts().get("feedback.along", version), Type.SMALL)
                        .wrap(width))
                .padTop(Theme.ROW_GAP)
                .row();
        table.add(answers(context, context.say("feedback.send"), () -> send(context)))
                .padTop(Theme.PAD);
        return table;
    }

    private void send(Context context) {
        if (written.trim().isEmpty()) {
            say(context, context.say("feedback.empty"));
            return;
        }
        send(context, new SendFeedback(written.trim(), version), () -> {
            if (context.router().isOpen(this)) {
                context.router().closeSheet();
            }
            context.router().notice(context.say("feedback.sent"));
        });
    }
}
