package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.online.CaseFilter;
import reversi.online.CaseRow;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.SanctionWords;
import reversi.screens.StateView;
import reversi.screens.online.ModerationPageState.Queue;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The page of moderators in one look, size and language: who waits, beside the one who was chosen, or in its place where there is no room. */
final class ModerationView implements StateView<ModerationPageState> {
    private static final float WIDEST = 1240;
    /** From this width on both stand side by side. */
    private static final float SIDE_BY_SIDE = 820;

    private static final float CASE_SHARE = 0.42f;

    private final Context context;
    private final Ui ui;
    private final ModerationActions actions;
    private final boolean isStacked;
    private final float queueWidth;
    private final CaseView shown;
    private final NameField find;
    /** The field above the list. */
    private final Table listed = new Table();

    private final Slot<CaseFilter> filters = new Slot<>(this::fillFilters);
    private final Slot<Listed> queue = new Slot<>(this::fillQueue);
    private final Slot<Boolean> body = new Slot<>(this::fillBody);
    private final Actor root;
    /** Brings the upper end of what is shown into sight. */
    private Runnable top = () -> {};

    /** The list, with the player whose line stands out; 0 for none. */
    private record Listed(CaseFilter filter, Queue queue, long chosen) {}

    ModerationView(Context context, Layout layout, OnlinePages online, ModerationActions actions) {
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, WIDEST);
        float width = scaffold.width();
        isStacked = width < SIDE_BY_SIDE;
        float caseWidth = isStacked ? width : (float) Math.floor(CASE_SHARE * width);
        queueWidth = isStacked ? width : width - caseWidth - ListPanels.BETWEEN;
        shown = new CaseView(context, online, caseWidth, actions);
        find = new NameField(context, "member.find", queueWidth, actions::writeName, actions::find);
        listed.top();
        listed.add(find).width(queueWidth).padBottom(ListPanels.BETWEEN).row();
        listed.add(filters).width(queueWidth).padBottom(Theme.GAP).row();
        listed.add(queue).width(queueWidth);
        Actor content;
        if (isStacked) {
            ScrollPane pane = HeadedScaffold.scrolling(context, body, width);
            top = () -> pane.setScrollY(0);
            content = pane;
        } else {
            Table columns = new Table();
            columns.defaults().growY();
            columns.add(HeadedScaffold.scrolling(context, listed, queueWidth)).width(queueWidth);
            columns.add(HeadedScaffold.scrolling(context, shown, caseWidth))
                    .width(caseWidth)
                    .padLeft(ListPanels.BETWEEN);
            content = columns;
        }
        root = scaffold.lay("moderation.title", content);
    }

    /** Whether there is room for the list or for one player. */
    boolean isStacked() {
        return isStacked;
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public void show(ModerationPageState state) {
        long chosen = state.opened().map(opened -> opened.player().id()).orElse(0L);
        find.show(state.search());
        filters.show(state.filter());
        queue.show(new Listed(state.filter(), state.queue(), isStacked ? 0 : chosen));
        shown.show(state);
        if (isStacked) {
            body.show(state.opened().isPresent());
        }
    }

    /** How many wait, and whose case is open. */
    @Override
    public String spoken(ModerationPageState state) {
        return state.opened()
                .flatMap(ModerationPageState.Opened::meanwhile)
                .map(row -> context.texts().get("moderation.meanwhile", CaseView.author(context, row.by())))
                .orElseGet(() -> head(state.queue()));
    }

    private void fillBody(boolean isCase) {
        body.top();
        body.add(isCase ? shown : listed);
        top.run();
    }

    private String head(Queue list) {
        String open = context.texts().count("moderation.open", list.open());
        if (list.oldest() == 0) {
            return open;
        }
        String age = new OnlineWords(context.texts()).ago(list.oldest(), list.now());
        return open + " · " + context.texts().get("moderation.oldest", age);
    }

    private void fillFilters(CaseFilter filter) {
        filters.add(new CaseFilters(context, filter, actions)).width(queueWidth);
    }

    private void fillQueue(Listed listed) {
        Queue all = listed.queue();
        Panel panel = ListPanels.panel(context);
        if (all.open() > 0) {
            panel.add(ui.text(head(all), Type.BODY_STRONG)).row();
        }
        panel.add(ui.muted(context.say("moderation.note"), Type.SMALL).wrap(queueWidth - 2 * Theme.PAD))
                .padBottom(Theme.ROW_GAP)
                .row();
        ListView list = new ListView(context);
        for (CaseRow row : all.rows()) {
            list.add(new ListView.Row()
                    .line(line(row, all.now(), row.player().id() == listed.chosen()), Theme.HIGH_ROW));
        }
        if (all.rows().isEmpty()) {
            String none = listed.filter().equals(CaseFilter.open()) ? "moderation.none" : "moderation.none.such";
            list.placeholder(all.answer().words(context.texts(), none), queueWidth - 2 * Theme.PAD);
        }
        if (all.hasMore()) {
            list.more("online.more", actions::more);
        }
        panel.add(list);
        queue.add(panel).width(queueWidth);
    }

    private Line line(CaseRow row, long now, boolean isChosen) {
        Palette palette = ui.palette();
        SanctionWords sanctions = new SanctionWords(context.texts(), context.device(), now);
        StringBuilder second =
                new StringBuilder(row.decided().map(sanctions::name).orElse(""));
        if (row.appeal()) {
            second.append(second.length() == 0 ? "" : " · ").append(context.say("moderation.appeal"));
        }
        row.matters().forEach(matter -> second.append(second.length() == 0 ? "" : " · ")
                .append(context.say("report." + matter.name())));
        if (row.reports() > 0) {
            second.append(" · ").append(context.texts().count("moderation.reports", row.reports()));
        }
        Color light = row.appeal() ? palette.accentInk() : palette.strong();
        String when = new OnlineWords(context.texts()).ago(row.since(), now);
        Line line = new Line(
                        ui, light, row.player().name(), second.toString(), when, true, () -> actions.open(row.player()))
                .orThreeLines();
        return isChosen ? line.chosen() : line;
    }
}
