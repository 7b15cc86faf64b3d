package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import reversi.online.DecisionRow;
import reversi.online.ModerationRequest.Lift;
import reversi.online.Protocol;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.SanctionWords;
import reversi.screens.SheetBody;
import reversi.screens.Writable;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Ui;

/** Asks a moderator why a decision shall end before its time. */
final class LiftSheet extends SendingSheet {
    private final DecisionRow decision;
    private final Runnable changed;
    private String written = "";

    /** A sheet about a decision; {@code changed} runs once it has ended, and where it could not. */
    LiftSheet(OnlinePages online, DecisionRow decision, Runnable changed) {
        super(online);
        this.decision = decision;
        this.changed = changed;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        SanctionWords words = new SanctionWords(
                context.texts(), context.device(), online().client().serverNow());
        SheetBody table = new SheetBody(context, width, context.say("moderation.lift.title"));
        table.explain(words.sentences(decision));
        table.add(ui.writing(written, context.say("sanctioned.why"), Protocol.MAX_REASON, text -> written = text)
                        .onEnter(() -> lift(context)))
                .padTop(Theme.PART_GAP)
                .row();
        addTrouble(ui, table, width);
        table.add(answers(context, context.say("moderation.lift"), () -> lift(context)))
                .padTop(Theme.PAD);
        return table;
    }

    private void lift(Context context) {
        String reason = written.trim();
        if (reason.isEmpty()) {
            say(context, context.say("moderation.reason.missing"));
            return;
        }
        Writable.trouble(context.texts(), reason)
                .ifPresentOrElse(
                        why -> say(context, why),
                        () -> send(context, new Lift(decision.id(), reason), () -> lifted(context)));
    }

    private void lifted(Context context) {
        if (context.router().isOpen(this)) {
            context.router().closeSheet();
        }
        context.router().notice(context.say("moderation.decided"));
        changed.run();
    }

    @Override
    void refused() {
        changed.run();
    }
}
