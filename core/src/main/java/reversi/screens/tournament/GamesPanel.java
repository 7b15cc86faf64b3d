package reversi.screens.tournament;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
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
    private static final float ROW = 56;

    private final Context context;
    private final Ui ui;
    private final TournamentView.Actions actions;
    private final float room;

    /** What is shown. */
    record Shown(Optional<TournamentNews.Boards> page, List<BoardRow> rows, Self self) {}

    GamesPanel(Context context, TournamentView.Actions actions, float width) {
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        this.room = width - 2 * Theme.PAD;
    }

    Actor build(Shown shown) {
        Panel panel = ListPanels.panel(context);
        int round = shown.page().map(TournamentNews.Boards::round).orElse(0);
        String title =
                round > 0 ? context.texts().get("tournament.games.round", round) : context.say("tournament.games");
        panel.add(ui.text(title, Type.TITLE)).padBottom(Theme.LINE_GAP).row();
        ListView list = new ListView(context);
        shown.rows().forEach(row -> list.add(new ListView.Row().line(line(row, shown.self()), ROW)));
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

    private Line line(BoardRow row, Self self) {
        TournamentWords words = new TournamentWords(context);
        boolean isOwn = self.is(row.black()) || self.is(row.white());
        String names = row.black().name() + " – " + row.white().name();
        String table = context.texts().get("tournament.board", row.board());
        String second = row.result().isPresent() || row.table() == 0
                ? table
                : table + " · " + context.texts().get("play.move", row.placements());
        String end = row.result().map(words::result).orElse(isOwn ? context.say("tournament.yours") : "");
        Line line = new Line(ui, Color.CLEAR, names, second, end, !isOwn, () -> actions.watch(row.table()));
        line.setDisabled(row.table() == 0);
        return isOwn ? line.endIn(ui.palette().accentInk()) : line;
    }
}
