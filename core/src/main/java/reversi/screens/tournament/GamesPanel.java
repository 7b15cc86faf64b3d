package reversi.screens.tournament;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import reversi.online.BoardRow;
import reversi.online.TournamentNews;
import reversi.screens.Context;
import reversi.screens.online.Line;
import reversi.screens.online.ListPanels;
import reversi.screens.online.ListView;
import reversi.screens.tournament.TournamentPageState.Self;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The other games of the round, each of which can be watched. */
final class GamesPanel {
    private static final float WAY = 96;

    private final Context context;
    private final Ui ui;
    private final TournamentActions actions;
    private final float room;

    /** What is shown; the round is 0 where it has no number, and {@code last} the last one that has begun. */
    record Shown(int round, int last, Optional<TournamentNews.Boards> page, List<BoardRow> rows, Self self) {}

    GamesPanel(Context context, TournamentActions actions, float width) {
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        this.room = width - 2 * Theme.PAD;
    }

    Actor build(Shown shown) {
        String title = shown.round() > 0
                ? context.texts().get("tournament.games.round", shown.round())
                : context.say("tournament.games");
        Panel panel = ListPanels.titled(context, title);
        if (shown.round() > 0 && shown.last() > 1) {
            panel.add(rounds(shown)).padBottom(Theme.LINE_GAP).row();
        }
        ListView list = new ListView(context);
        for (BoardRow row : shown.rows()) {
            ListView.Row place = new ListView.Row();
            place.add(line(row, shown.self())).growX().minWidth(0).height(Theme.ROW);
            list.add(place);
        }
        if (shown.rows().isEmpty()) {
            list.placeholder(context.say("tournament.games.none"), room);
        }
        shown.page()
                .filter(page -> page.from() > 0)
                .ifPresent(page -> list.more("tournament.before", () -> actions.turnBoards(-1)));
        shown.page()
                .filter(page -> page.from() + page.rows().size() < page.total())
                .ifPresent(page -> list.more("tournament.after", () -> actions.turnBoards(1)));
        panel.add(list);
        return panel;
    }

    /** The ways to the rounds before and after the one that is seen. */
    private Actor rounds(Shown shown) {
        Table ways = new Table();
        ways.left();
        ways.defaults().height(Theme.TOUCH).minWidth(WAY);
        for (int round : new int[] {shown.round() - 1, shown.round() + 1}) {
            if (round >= 1 && round <= shown.last()) {
                ways.add(ui.small(context.texts().get("tournament.round", round), () -> actions.showRound(round)))
                        .padRight(Theme.GAP);
            }
        }
        return ways;
    }

    private Actor line(BoardRow row, Self self) {
        TournamentWords words = new TournamentWords(context);
        boolean isOwn = self.is(row.black()) || self.is(row.white());
        String names = row.black().name() + " – " + row.white().name();
        String table = context.texts().get("tournament.board", row.board());
        String end = row.result().map(words::result).orElse(isOwn ? context.say("tournament.yours") : "");
        if (row.table() == 0) {
            return still(names, table, end);
        }
        String second = row.result().isPresent()
                ? table
                : table + " · " + context.texts().get("play.move", row.placements());
        Line line = new Line(ui, Color.CLEAR, names, second, end, !isOwn, () -> actions.watch(row.table()));
        return isOwn ? line.endIn(ui.palette().accentInk()) : line;
    }

    /** A game that has no table to open: it has not begun, or was not played. */
    private Actor still(String names, String table, String end) {
        Table line = new Table();
        line.left();
        Table words = new Table();
        words.left();
        words.add(ui.muted(names, Type.BODY_STRONG)).growX().minWidth(0).row();
        words.add(ui.muted(table, Type.SMALL)).growX().minWidth(0);
        line.add(words).growX().minWidth(0);
        line.add(ui.muted(end, Type.SMALL)).padLeft(Theme.GAP);
        return line;
    }
}
