package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import reversi.online.AppealStatus;
import reversi.online.DecisionRow;
import reversi.online.Lifting;
import reversi.online.Matter;
import reversi.online.ModerationNews.CaseFile;
import reversi.online.PlayerCard;
import reversi.online.ReportRow;
import reversi.screens.Context;
import reversi.screens.DateWords;
import reversi.screens.SanctionWords;
import reversi.screens.online.ModerationPageState.Opened;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** One player before a moderator: the reports, what happens now, and what was decided before. */
final class CaseView extends Table {
    private static final float PHOTO = 96;
    private static final float BUTTON = 96;
    private static final float LIFT = 110;

    private final Context context;
    private final Ui ui;
    private final OnlinePages online;
    private final ModerationActions actions;
    /** The width inside the panel. */
    private final float inner;

    private final DecisionForm form;
    private final SignalsView signals;
    private final Slot<Optional<PlayerCard>> body = new Slot<>(this::fillBody);
    private final Slot<Head> head = new Slot<>(this::fillHead);
    private final Slot<String> meanwhile;
    private final Slot<Reports> reports = new Slot<>(this::fillReports);
    private final Slot<Reports> earlier = new Slot<>(this::fillEarlier);
    private final Slot<List<DecisionRow>> decisions = new Slot<>(this::fillDecisions);
    /** The server's time, in milliseconds since 1970. */
    private long now;

    private record Head(PlayerCard player, Optional<CaseFile> file) {}

    private record Reports(PlayerCard player, List<ReportRow> rows, Set<Long> looked, boolean isKnown) {}

    CaseView(Context context, OnlinePages online, float width, ModerationActions actions) {
        this.context = context;
        this.ui = context.ui();
        this.online = online;
        this.actions = actions;
        this.inner = width - 2 * Theme.PAD;
        form = new DecisionForm(context, inner, actions);
        signals = new SignalsView(context, inner, actions);
        meanwhile = ListPanels.trouble(ui, inner);
        top();
        add(body).width(width);
    }

    void show(ModerationPageState state) {
        now = state.queue().now();
        body.show(state.opened().map(Opened::player));
        state.opened().ifPresent(this::show);
    }

    private void show(Opened opened) {
        Optional<CaseFile> file = opened.file();
        head.show(new Head(opened.player(), file));
        meanwhile.show(opened.meanwhile()
                .map(row -> context.texts().get("moderation.meanwhile", author(context, row.by())))
                .orElse(""));
        Reports all = new Reports(
                opened.player(), file.map(CaseFile::reports).orElse(List.of()), opened.looked(), file.isPresent());
        reports.show(all);
        earlier.show(all);
        decisions.show(file.map(CaseFile::decisions).orElse(List.of()));
        form.show(opened.draft(), now);
        signals.show(opened.study());
    }

    /** Who decided: a moderator by name, or whoever runs the server. */
    static String author(Context context, String by) {
        return by.isEmpty() ? context.say("moderation.operator") : by;
    }

    private void fillBody(Optional<PlayerCard> player) {
        Panel panel = ListPanels.panel(context);
        if (player.isEmpty()) {
            panel.add(ui.muted(context.say("moderation.choose"), Type.BODY).wrap(inner));
        } else {
            panel.add(head).row();
            panel.add(meanwhile).row();
            panel.add(reports).row();
            panel.add(signals).row();
            panel.add(form).padTop(Theme.WIDE_GAP).row();
            panel.add(decisions).row();
            panel.add(earlier);
        }
        body.add(panel).growX();
    }

    private void fillHead(Head shown) {
        head.defaults().growX().minWidth(0);
        head.add(ui.text(shown.player().name(), Type.HEADING)).row();
        String second = shown.file()
                .map(file -> context.texts()
                                .get(
                                        "moderation.since",
                                        new DateWords(context.texts(), context.device(), now).day(file.since()))
                        + " · "
                        + context.texts().count("moderation.games", file.games()))
                .orElseGet(() -> context.say("online.loading"));
        head.add(ui.muted(second, Type.SMALL).wrap(inner));
    }

    private void fillReports(Reports shown) {
        fill(reports, shown, true);
        if (shown.isKnown() && shown.rows().stream().noneMatch(ReportRow::open)) {
            reports.add(ui.muted(context.say("moderation.reports.none"), Type.BODY))
                    .padTop(Theme.BLOCK_GAP);
        }
    }

    /** Those that were decided come last. */
    private void fillEarlier(Reports shown) {
        if (shown.rows().stream().anyMatch(row -> !row.open())) {
            earlier.add(ui.text(context.say("moderation.earlier"), Type.TITLE))
                    .growX()
                    .padTop(Theme.WIDE_GAP)
                    .row();
            fill(earlier, shown, false);
        }
    }

    private void fill(Table place, Reports shown, boolean isOpen) {
        place.defaults().growX();
        for (ReportRow row : shown.rows()) {
            if (row.open() == isOpen) {
                boolean isLooked = shown.looked().contains(row.id());
                place.add(report(shown.player(), row, isLooked))
                        .padTop(Theme.BLOCK_GAP)
                        .row();
            }
        }
    }

    private Panel report(PlayerCard player, ReportRow row, boolean isLooked) {
        float width = inner - 2 * Theme.BLOCK_GAP;
        Panel panel = new Panel(ui.theme(), ui.palette().well(), Theme.SMALL_RADIUS);
        panel.pad(Theme.BLOCK_GAP);
        panel.defaults().growX();
        Table what = new Table();
        what.defaults().growX().minWidth(0);
        what.add(ui.text(context.say("report." + row.matter().name()), Type.BODY_STRONG))
                .row();
        String from = context.texts().get("moderation.by", row.from().name());
        String when = new OnlineWords(context.texts()).ago(row.at(), now);
        what.add(ui.muted(from + " · " + when, Type.SMALL).orTwoLines());
        Table top = new Table();
        top.add(what).growX().minWidth(0);
        button(row, isLooked)
                .ifPresent(button ->
                        top.add(button).minWidth(BUTTON).height(Theme.TOUCH).padLeft(Theme.GAP));
        panel.add(top).row();
        if (!row.words().isEmpty()) {
            String words = context.texts().punctuation().label(row.from().name(), row.words());
            panel.add(ui.text(words, Type.BODY).wrap(width))
                    .padTop(Theme.LINE_GAP)
                    .row();
        }
        if (isLooked && !row.evidence().isEmpty()) {
            panel.add(evidence(player, row, width - 2 * Theme.GAP)).padTop(Theme.ROW_GAP);
        }
        return panel;
    }

    /** The evidence first, then the game in which it was; empty where there is neither. */
    private Optional<Actor> button(ReportRow row, boolean isLooked) {
        if (!row.evidence().isEmpty() && !isLooked) {
            return Optional.of(ui.small(context.say("moderation.look"), () -> actions.look(row.id())));
        }
        boolean isGame = row.matter() == Matter.CHAT || row.matter() == Matter.PLAY;
        if (row.matter() == Matter.CLUB) {
            return Optional.of(
                    ui.small(context.say("club.title"), () -> context.go().club(row.about())));
        }
        if (row.matter() == Matter.STUDY && row.open()) {
            return Optional.of(ui.small(context.say("study.delete"), () -> actions.deleteStudy(row.about())));
        }
        return isGame && row.about() != 0
                ? Optional.of(ui.small(context.say("moderation.watch"), () -> actions.watch(row.about())))
                : Optional.empty();
    }

    private Panel evidence(PlayerCard player, ReportRow row, float width) {
        Panel panel = new Panel(ui.theme(), ui.palette().raised(), Theme.SMALL_RADIUS);
        panel.pad(Theme.GAP);
        panel.left();
        if (row.matter() != Matter.PHOTO) {
            row.evidence().forEach(line -> panel.add(ui.text(line, Type.BODY).wrap(width))
                    .width(width)
                    .row());
        } else if (row.evidence().get(0).equals(Integer.toString(player.photo()))) {
            panel.add(new Avatar(context, online.photos(), player, true)).size(PHOTO);
        } else {
            panel.add(ui.muted(context.say("moderation.photo.gone"), Type.BODY).wrap(width))
                    .width(width);
        }
        return panel;
    }

    private void fillDecisions(List<DecisionRow> rows) {
        if (rows.isEmpty()) {
            return;
        }
        decisions.defaults().growX();
        decisions
                .add(ui.text(context.say("moderation.decisions"), Type.TITLE))
                .padTop(Theme.WIDE_GAP)
                .row();
        ListView list = new ListView(context);
        rows.forEach(row -> list.add(decision(row)));
        decisions.add(list);
    }

    private ListView.Row decision(DecisionRow row) {
        SanctionWords words = new SanctionWords(context.texts(), context.device(), now);
        boolean isLifted = row.lifted().isPresent();
        boolean holds = SanctionWords.lasts(row.sanction()) && !isLifted && (row.until() == 0 || row.until() > now);
        ListView.Row line = new ListView.Row();
        Table what = new Table();
        what.defaults().growX().minWidth(0);
        float width = inner - (holds ? LIFT + Theme.GAP : 0);
        String until = isLifted ? "" : words.until(row.sanction(), row.until());
        String title = words.name(row.sanction()) + (until.isEmpty() ? "" : " · " + until);
        what.add(ui.text(title, Type.BODY_STRONG).wrap(width)).row();
        String who = author(context, row.by()) + " · "
                + new DateWords(context.texts(), context.device(), now).date(row.at(), true);
        what.add(ui.muted(who, Type.SMALL).wrap(width)).row();
        addWords(what, row.reason(), width);
        if (row.appeal() != AppealStatus.NONE) {
            String appeal = context.texts().punctuation().label(context.say("moderation.appeal"), row.appealWords());
            addWords(what, appeal, width);
        }
        row.lifted().ifPresent(lifting -> addWords(what, lifted(lifting), width));
        line.add(what).growX().minWidth(0).pad(Theme.ROW_GAP, 0, Theme.ROW_GAP, 0);
        if (holds) {
            line.last(ui.small(context.say("moderation.lift"), () -> actions.lift(row)), LIFT, Theme.GAP);
        }
        return line;
    }

    private void addWords(Table what, String words, float width) {
        if (!words.isEmpty()) {
            what.add(ui.text(words, Type.SMALL).wrap(width)).padTop(Theme.TIGHT).row();
        }
    }

    private String lifted(Lifting lifting) {
        String by = context.texts().get("moderation.lifted", author(context, lifting.by()));
        return context.texts().punctuation().label(by, lifting.reason());
    }
}
