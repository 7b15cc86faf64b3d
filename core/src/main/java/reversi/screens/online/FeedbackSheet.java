package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.online.ClientMessage.SendFeedback;
import reversi.online.Protocol;
import reversi.online.ServerMessage.Failed;
import reversi.players.online.ReplyListener;
import reversi.screens.Context;
import reversi.screens.FaultWords;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** A few words for whoever runs the server. */
final class FeedbackSheet implements Sheet {
    private final OnlinePages online;
    private final String version;
    private String written = "";
    private String trouble = "";
    private boolean isAsking;

    /** A sheet that sends these details of the version along. */
    FeedbackSheet(OnlinePages online, String version) {
        this.online = online;
        this.version = version.substring(0, Math.min(Protocol.MAX_VERSION, version.length()));
    }

    @Override
    public float wishedWidth() {
        return 520;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        table.defaults().growX();
        table.add(ui.text(context.say("feedback.title"), Type.HEADING).wrap(width))
                .row();
        String words = context.texts().get("feedback.words", online.server().name());
        table.add(ui.muted(words, Type.BODY).wrap(width)).padTop(Theme.ROW_GAP).row();
        TextInput line =
                ui.writing(written, context.say("feedback.write"), Protocol.MAX_FEEDBACK, text -> written = text);
        table.add(line.onEnter(() -> send(context)).writtenAtOnce())
                .padTop(Theme.PART_GAP)
                .row();
        if (!trouble.isEmpty()) {
            table.add(ui.text(trouble, Type.SMALL).in(ui.palette().danger()).wrap(width))
                    .padTop(Theme.ROW_GAP)
                    .row();
        }
        table.add(ui.muted(context.texts().get("feedback.along", version), Type.SMALL)
                        .wrap(width))
                .padTop(Theme.ROW_GAP)
                .row();
        Table answers = new Table();
        answers.defaults().growX().uniformX();
        answers.add(ui.secondary(context.say("dialog.cancel"), context.router()::closeSheet))
                .padRight(Theme.GAP);
        answers.add(ui.primary(context.say("feedback.send"), () -> send(context)));
        table.add(answers).padTop(Theme.PAD);
        return table;
    }

    private void send(Context context) {
        if (isAsking) {
            return;
        }
        if (written.trim().isEmpty()) {
            say(context, context.say("feedback.empty"));
            return;
        }
        isAsking = online.client().ask(new SendFeedback(written.trim(), version), new ReplyListener() {
            @Override
            public void done() {
                isAsking = false;
                if (context.router().isOpen(FeedbackSheet.this)) {
                    context.router().closeSheet();
                }
                context.router().notice(context.say("feedback.sent"));
            }

            @Override
            public void failed(Failed failure) {
                isAsking = false;
                say(context, FaultWords.of(context.texts(), failure));
            }

            @Override
            public void lost() {
                isAsking = false;
                say(context, context.say("online.lost"));
            }
        });
        if (!isAsking) {
            say(
                    context,
                    context.texts().get("feedback.unreached", online.server().name()));
        }
    }

    private void say(Context context, String words) {
        trouble = words;
        if (context.router().isOpen(this)) {
            context.router().refreshSheet();
        }
    }
}
