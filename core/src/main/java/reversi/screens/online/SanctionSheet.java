package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.online.AppealStatus;
import reversi.online.ModerationRequest.Acknowledge;
import reversi.online.ModerationRequest.Appeal;
import reversi.online.Protocol;
import reversi.online.SanctionCard;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.SanctionWords;
import reversi.screens.SheetBody;
import reversi.screens.Writable;
import reversi.screens.ui.Panel;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What was decided about the person: what, until when, why, and one appeal in words. Closing it says that it was read. */
final class SanctionSheet extends SendingSheet {
    private final SanctionCard first;
    private String written = "";
    private boolean isAppealed;

    SanctionSheet(OnlinePages online, SanctionCard card) {
        super(online);
        this.first = card;
    }

    /** The decision as it is now. */
    private SanctionCard card() {
        return online().client().moderation().sanctions().stream()
                .filter(card -> card.decision() == first.decision())
                .findFirst()
                .orElse(first);
    }

    /** Whether it is about this decision. */
    boolean isAbout(SanctionCard card) {
        return card.decision() == first.decision();
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        SanctionCard card = card();
        SanctionWords words = new SanctionWords(
                context.texts(), context.device(), online().client().serverNow());
        SheetBody table = new SheetBody(context, width, words.title(card.sanction()));
        table.explain(words.meaning(card.sanction()));
        String until = words.until(card.sanction(), card.until());
        if (!until.isEmpty()) {
            table.add(ui.text(until, Type.BODY_STRONG).wrap(width))
                    .padTop(Theme.ROW_GAP)
                    .row();
        }
        if (!card.reason().isEmpty()) {
            table.add(reason(context, card.reason(), width))
                    .padTop(Theme.PART_GAP)
                    .row();
        }
        AppealStatus appeal = isAppealed ? AppealStatus.WAITING : card.appeal();
        table.add(ui.muted(context.say(appeal == AppealStatus.NONE ? "appeal.words" : "appeal." + appeal), Type.BODY)
                        .wrap(width))
                .padTop(Theme.PART_GAP)
                .row();
        if (appeal == AppealStatus.NONE) {
            addAppeal(context, table, width);
        } else {
            table.add(ui.primary(context.say("dialog.close"), () -> close(context)))
                    .padTop(Theme.PAD);
        }
        return table;
    }

    private static Actor reason(Context context, String reason, float width) {
        Ui ui = context.ui();
        Panel panel = new Panel(ui.theme(), ui.palette().well(), Theme.SMALL_RADIUS);
        panel.pad(Theme.BLOCK_GAP);
        panel.defaults().growX();
        panel.add(ui.muted(context.say("sanctioned.why"), Type.SMALL)).row();
        panel.add(ui.text(reason, Type.BODY).wrap(width - 2 * Theme.BLOCK_GAP));
        return panel;
    }

    private void addAppeal(Context context, Table table, float width) {
        Ui ui = context.ui();
        TextInput line = ui.writing(written, context.say("appeal.write"), Protocol.MAX_REASON, text -> written = text);
        table.add(line.onEnter(() -> appeal(context))).padTop(Theme.GAP).row();
        addTrouble(ui, table, width);
        table.add(ui.secondary(context.say("appeal.send"), () -> appeal(context)))
                .padTop(Theme.GAP)
                .row();
        table.add(ui.primary(context.say("dialog.close"), () -> close(context))).padTop(Theme.GAP);
    }

    private void appeal(Context context) {
        String words = written.trim();
        if (words.isEmpty()) {
            say(context, context.say("feedback.empty"));
            return;
        }
        Writable.trouble(context.texts(), words)
                .ifPresentOrElse(
                        why -> say(context, why),
                        () -> send(context, new Appeal(first.decision(), words), () -> {
                            isAppealed = true;
                            context.router().announce(context.say("appeal." + AppealStatus.WAITING));
                            show(context);
                        }));
    }

    private void close(Context context) {
        context.router().closeSheet();
        dismissed();
    }

    /** Who is not signed in, as the account is closed, is shown it at every try. */
    @Override
    public void dismissed() {
        if (!card().read() && online().client().you().isPresent()) {
            online().client().ask(new Acknowledge(first.decision()));
        }
    }
}
