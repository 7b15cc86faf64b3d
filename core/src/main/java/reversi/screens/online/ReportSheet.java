package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import reversi.online.Matter;
import reversi.online.ModerationRequest.Report;
import reversi.online.PlayerCard;
import reversi.online.Protocol;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Writable;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** Reports a player: what is wrong, and words if one likes; then says so, and offers to block the player too. */
final class ReportSheet extends SendingSheet {
    private static final float NARROW = 380;
    private static final int MOST_COLUMNS = 3;

    private final List<ReportTarget> targets;
    private ReportTarget target;
    private Matter matter;
    private String written = "";
    private boolean isSent;

    /** A report of one of these players, of whom there is one at least. */
    ReportSheet(OnlinePages online, List<ReportTarget> targets) {
        super(online);
        this.targets = List.copyOf(targets);
        this.target = this.targets.get(0);
        this.matter = target.matters().get(0);
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Table table = new Table();
        table.defaults().growX();
        if (isSent) {
            buildSent(context, table, width);
        } else {
            buildForm(context, table, width);
        }
        return table;
    }

    private void buildForm(Context context, Table table, float width) {
        Ui ui = context.ui();
        String title = targets.size() == 1
                ? context.texts().get("report.title", target.player().name())
                : context.say("report.whom");
        table.add(ui.text(title, Type.HEADING).wrap(width)).row();
        if (targets.size() > 1) {
            List<String> names =
                    targets.stream().map(each -> each.player().name()).toList();
            table.add(ui.segmented(names, targets.indexOf(target), at -> choose(context, targets.get(at))))
                    .padTop(Theme.BLOCK_GAP)
                    .row();
        }
        List<Matter> matters = target.matters();
        List<String> choices = matters.stream()
                .map(each -> context.say("report." + each.name()))
                .toList();
        Actor what = choices.size() == 1
                ? ui.muted(choices.get(0), Type.BODY)
                : ui.segmented(
                        choices,
                        columns(choices.size(), width),
                        matters.indexOf(matter),
                        at -> matter = matters.get(at));
        table.add(what).padTop(Theme.BLOCK_GAP).row();
        table.add(ui.writing(written, context.say("report.words"), Protocol.MAX_REASON, text -> written = text)
                        .onEnter(() -> send(context)))
                .padTop(Theme.GAP)
                .row();
        addTrouble(ui, table, width);
        table.add(ui.muted(context.say("report.note"), Type.SMALL).wrap(width))
                .padTop(Theme.ROW_GAP)
                .row();
        table.add(answers(context, context.say("feedback.send"), () -> send(context)))
                .padTop(Theme.PAD);
    }

    /** As many as fill their rows, where their words fit. */
    private static int columns(int choices, float width) {
        return width < NARROW ? 1 : choices > MOST_COLUMNS ? 2 : choices;
    }

    private void choose(Context context, ReportTarget next) {
        target = next;
        matter = next.matters().contains(matter) ? matter : next.matters().get(0);
        show(context);
    }

    private void send(Context context) {
        String words = written.trim();
        Writable.trouble(context.texts(), words)
                .ifPresentOrElse(
                        why -> say(context, why),
                        () -> send(
                                context,
                                new Report(target.player().id(), matter, target.about(matter), words),
                                () -> sent(context)));
    }

    /** Whoever has closed the dialog meanwhile is told at the window's edge. */
    private void sent(Context context) {
        isSent = true;
        if (context.router().isOpen(this)) {
            context.router().announce(context.say("report.sent.title"));
            context.router().refreshSheet();
        } else {
            context.router().notice(context.say("report.sent.title"));
        }
    }

    private void buildSent(Context context, Table table, float width) {
        Ui ui = context.ui();
        PlayerCard player = target.player();
        table.add(ui.text(context.say("report.sent.title"), Type.HEADING).wrap(width))
                .row();
        table.add(ui.muted(context.texts().get("report.sent", player.name()), Type.BODY)
                        .wrap(width))
                .padTop(Theme.ROW_GAP)
                .row();
        if (online().client().account().hasBlocked(player.id())) {
            table.add(ui.text(context.texts().get("player.blocked", player.name()), Type.BODY)
                            .wrap(width))
                    .padTop(Theme.PART_GAP)
                    .row();
        } else if (ProtectionRow.canBlock(online(), player)) {
            table.add(ui.card(
                            Button.Kind.SECONDARY,
                            Icon.BLOCK,
                            context.say("player.block"),
                            context.say("report.block"),
                            () -> block(context, player)))
                    .minHeight(Theme.HEADER)
                    .padTop(Theme.PART_GAP)
                    .row();
        }
        table.add(ui.primary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(Theme.PART_GAP);
    }

    private void block(Context context, PlayerCard player) {
        if (!online().client().block(player.id())) {
            context.router().notice(context.say("online.lost"));
        }
        show(context);
    }
}
