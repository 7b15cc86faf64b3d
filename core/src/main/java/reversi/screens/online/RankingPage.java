package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.RankRow;
import reversi.players.online.Topic;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** All members by their rating. */
final class RankingPage extends OnlinePage {
    private static final float RANK = 40;
    private static final float ROW = 56;
    /** Below this width there is no room for the whole record. */
    private static final float BRIEF = 460;

    RankingPage(OnlinePages online) {
        super(online);
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.RANKING));
    }

    @Override
    protected String titleKey() {
        return "ranking.title";
    }

    @Override
    protected float widest() {
        return 720;
    }

    @Override
    boolean shows(Topic topic) {
        return topic == Topic.RANKING;
    }

    @Override
    void ask() {
        client().ask(new LobbyRequest.AskRanking(0));
    }

    @Override
    protected Actor body(Context context, Layout layout, float width) {
        Panel panel = ListPanels.panel(context);
        ListView list = new ListView(context);
        List<RankRow> rows = client().account().ranking();
        Optional<RankRow> own = client().account().ownRank();
        if (own.isPresent() && rows.stream().noneMatch(row -> online().isYou(row.player()))) {
            list.add(row(context, own.get(), width < BRIEF));
        }
        rows.forEach(row -> list.add(row(context, row, width < BRIEF)));
        if (rows.isEmpty()) {
            list.placeholder(whenEmpty(context, "ranking.none"), width - 2 * Theme.PAD);
        }
        if (rows.size() < client().account().ranked()) {
            list.more("online.more", () -> client().ask(new LobbyRequest.AskRanking(rows.size())));
        }
        panel.add(list);
        Table table = new Table();
        table.add(panel).width(width);
        return table;
    }

    private ListView.Row row(Context context, RankRow row, boolean isBrief) {
        Ui ui = context.ui();
        PlayerCard player = row.player();
        Text rank = ui.text(Integer.toString(row.rank()), Type.TITLE)
                .in(
                        online().isYou(player)
                                ? ui.palette().accentInk()
                                : ui.palette().muted());
        ListView.Row line = new ListView.Row();
        line.add(rank).minWidth(Math.max(RANK, rank.naturalWidth() + 10)).left();
        String second = context.texts()
                .get(isBrief ? "ranking.record.brief" : "ranking.record", row.games(), row.wins(), player.points());
        Line words = new Line(ui, Color.CLEAR, player.name(), second, OnlineWords.rating(player), () -> context.router()
                .open(new PlayerSheet(online(), player)));
        return line.avatar(context, online().photos(), player).line(words, ROW);
    }
}
