package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.online.ClientMessage;
import reversi.online.ServerMessage.Failed;
import reversi.players.online.ReplyListener;
import reversi.screens.Context;
import reversi.screens.FaultWords;
import reversi.screens.Sheet;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** A dialog that sends something to a server, once at a time, and says why that was not done; what was written stays until it was. */
abstract class SendingSheet implements Sheet {
    private static final float WIDTH = 520;

    private final OnlinePages online;
    private String trouble = "";
    private boolean isAsking;

    SendingSheet(OnlinePages online) {
        this.online = online;
    }

    final OnlinePages online() {
        return online;
    }

    @Override
    public float wishedWidth() {
        return WIDTH;
    }

    /** The server refused it, which is said: what is shown elsewhere may be out of date. */
    void refused() {}

    /** Says in a row of its own what is the matter; nothing where all is well. */
    final void addTrouble(Ui ui, Table table, float width) {
        if (!trouble.isEmpty()) {
            table.add(ui.text(trouble, Type.SMALL).in(ui.palette().danger()).wrap(width))
                    .padTop(Theme.ROW_GAP)
                    .row();
        }
    }

    /** Two answers side by side, of which the first closes the dialog. */
    static Table answers(Context context, String yes, Runnable action) {
        Ui ui = context.ui();
        Table answers = new Table();
        answers.defaults().growX().uniformX();
        answers.add(ui.secondary(context.say("dialog.cancel"), context.router()::closeSheet))
                .padRight(Theme.GAP);
        answers.add(ui.primary(yes, action));
        return answers;
    }

    /** Sends a request, unless one is on its way; {@code done} runs once the server has done it. */
    final void send(Context context, ClientMessage request, Runnable done) {
        if (isAsking) {
            return;
        }
        isAsking = online.client().ask(request, new ReplyListener() {
            @Override
            public void done() {
                isAsking = false;
                trouble = "";
                done.run();
            }

            @Override
            public void failed(Failed failure) {
                isAsking = false;
                say(context, FaultWords.of(context.texts(), failure));
                refused();
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

    /** Says what is the matter. */
    final void say(Context context, String words) {
        trouble = words;
        context.router().announce(words);
        show(context);
    }

    /** Shows what has changed, where the dialog is still open. */
    final void show(Context context) {
        if (context.router().isOpen(this)) {
            context.router().refreshSheet();
        }
    }
}
