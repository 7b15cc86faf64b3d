package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.online.Conversation;
import reversi.online.RankRow;
import reversi.screens.Context;
import reversi.screens.online.LobbyPageState.Side;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The latest messages, for a guest what an account would give; the top of the ranking; and the ways to where people meet. */
final class LobbySide {
    private static final int MOST_LETTERS = 3;
    private static final float LETTER = 60;
    private static final float RANK = 34;
    private static final float PLACE = 36;

    private final Context context;
    private final Ui ui;
    private final OnlinePages online;

    LobbySide(Context context, OnlinePages online) {
        this.context = context;
        this.ui = context.ui();
        this.online = online;
    }

    /** The panel in a column of this size: the ranking has as many lines as fit. */
    Panel build(Side now, float width, float height) {
        Panel panel = ListPanels.panel(context);
        panel.padTop(Theme.RING);
        Actor first = now.who().isMember() ? letters(now, width) : guest(context, online, width);
        panel.add(first).row();
        Table meetings = meetings();
        float room = height - panel.getPrefHeight() - meetings.getPrefHeight() - 2 * Theme.PART_GAP - Theme.TOUCH;
        panel.add(ranking(now, width, room))
                .padTop(Theme.PART_GAP)
                .expandY()
                .top()
                .row();
        panel.add(meetings).padTop(Theme.PART_GAP);
        return panel;
    }

    /** The ways to where people meet, two in a row. */
    private Table meetings() {
        Table ways = new Table();
        ways.defaults().growX().uniformX().minWidth(0).height(Theme.TOUCH);
        ways.add(ui.small(context.say("tournament.list"), context.go()::tournaments))
                .padRight(Theme.ROW_GAP);
        ways.add(ui.small(context.say("clubs.title"), context.go()::clubs)).row();
        ways.defaults().padTop(Theme.ROW_GAP);
        ways.add(ui.small(context.say("leagues.title"), context.go()::leagues)).padRight(Theme.ROW_GAP);
        ways.add(ui.small(context.say("studies.title"), context.go()::studies));
        return ways;
    }

    private Actor letters(Side now, float width) {
        Table table = new Table();
        table.defaults().growX();
        table.add(new ListPanels.Head(context, context.say("mail.title"), now.unread(), () -> context.go()
                        .mail()))
                .row();
        List<Conversation> all = now.mail();
        if (all.isEmpty()) {
            table.add(ui.muted(context.say("mail.none.words"), Type.BODY).wrap(width - 2 * Theme.PAD))
                    .padTop(Theme.TIGHT)
                    .row();
            return table;
        }
        ListView list = new ListView(context);
        for (Conversation conversation : all.subList(0, Math.min(MOST_LETTERS, all.size()))) {
            list.add(new ListView.Row().line(MailView.line(context, conversation, now.now(), online::write), LETTER));
        }
        list.rule();
        table.add(list).row();
        return table;
    }

    /** What an account gives, and the way to one. */
    static Actor guest(Context context, OnlinePages online, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        table.defaults().growX();
        table.add(ui.text(context.say("lobby.guest.title"), Type.TITLE))
                .minHeight(Theme.TOUCH)
                .row();
        table.add(ui.muted(context.say("lobby.guest"), Type.BODY).wrap(width - 2 * Theme.PAD))
                .row();
        table.add(ui.secondary(context.say("signin.register"), online::register))
                .padTop(Theme.BLOCK_GAP);
        return table;
    }

    private Actor ranking(Side now, float width, float room) {
        Table table = new Table();
        table.defaults().growX();
        table.add(new ListPanels.Head(context, context.say("ranking.title"), 0, () -> context.go()
                        .ranking()))
                .row();
        List<RankRow> rows = rows(now, (int) Math.max(3, Math.floor(room / RANK)));
        for (RankRow row : rows) {
            table.add(line(row)).height(RANK).row();
        }
        if (now.ranking().isEmpty()) {
            table.add(ui.muted(context.say("ranking.none"), Type.BODY).wrap(width - 2 * Theme.PAD))
                    .padTop(Theme.TIGHT)
                    .row();
        }
        return table;
    }

    /** The first lines; the last of them gives way to one's own where that is further down. */
    private List<RankRow> rows(Side now, int most) {
        List<RankRow> all = now.ranking();
        List<RankRow> rows = new ArrayList<>(all.subList(0, Math.min(most, all.size())));
        Optional<RankRow> own = now.own();
        if (own.isPresent() && rows.stream().noneMatch(row -> online.isYou(row.player()))) {
            if (rows.size() == most) {
                rows.remove(most - 1);
            }
            rows.add(own.get());
        }
        return rows;
    }

    private Actor line(RankRow row) {
        boolean isYours = online.isYou(row.player());
        Table line = new Table();
        Text rank = ui.muted(Integer.toString(row.rank()), Type.BODY);
        Text name = ui.text(row.player().name(), isYours ? Type.BODY_STRONG : Type.BODY);
        if (isYours) {
            rank.in(ui.palette().accentInk());
            name.in(ui.palette().accentInk());
        }
        line.add(rank).minWidth(PLACE - Theme.GAP).padRight(Theme.GAP).left();
        line.add(name).growX().minWidth(0);
        line.add(ui.text(OnlineWords.rating(row.player()), Type.BODY)).padLeft(Theme.ROW_GAP);
        return line;
    }
}
