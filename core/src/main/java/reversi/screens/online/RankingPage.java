package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.RankRow;
import reversi.players.online.AccountState;
import reversi.players.online.Topic;
import reversi.screens.BodyView;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** All members by their rating. */
final class RankingPage extends OnlinePage<RankingPage.State, BodyView<RankingPage.State>> {
    private static final float WIDEST = 720;
    private static final float RANK = 40;
    private static final float ROW = 56;
    /** Below this width there is no room for the whole record. */
    private static final float BRIEF = 460;

    RankingPage(OnlinePages online) {
        super(online, new State(List.of(), Optional.empty(), 0, Answer.none()));
    }

    /**
     * What is shown.
     *
     * @param rows the lines from the first on, as far as they are known
     * @param own one's own line; empty for who has none
     * @param all how many lines there are
     */
    record State(List<RankRow> rows, Optional<RankRow> own, int all, Answer answer) {
        boolean isOwn(RankRow row) {
            return own.filter(mine -> mine.player().id() == row.player().id()).isPresent();
        }

        /** The lines, below one's own where that is further down. */
        List<RankRow> lines() {
            List<RankRow> lines = new ArrayList<>(rows);
            own.filter(mine -> rows.stream().noneMatch(this::isOwn)).ifPresent(mine -> lines.add(0, mine));
            return lines;
        }
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.RANKING));
    }

    @Override
    protected boolean shows(Topic topic) {
        return topic == Topic.RANKING;
    }

    @Override
    protected void ask() {
        client().ask(new LobbyRequest.AskRanking(0));
    }

    @Override
    protected State known(State before) {
        AccountState account = client().account();
        return new State(account.ranking(), account.ownRank(), account.ranked(), answer());
    }

    @Override
    protected BodyView<State> picture(Context context, Layout layout) {
        return new BodyView<>(context, layout, "ranking.title", WIDEST, (state, width) -> list(context, state, width));
    }

    private Actor list(Context context, State state, float width) {
        Panel panel = ListPanels.panel(context);
        ListView list = new ListView(context);
        state.lines().forEach(row -> list.add(row(context, row, state.isOwn(row), width < BRIEF)));
        if (state.rows().isEmpty()) {
            list.placeholder(state.answer().words(context.texts(), "ranking.none"), width - 2 * Theme.PAD);
        }
        int known = state.rows().size();
        if (known < state.all()) {
            list.more("online.more", () -> client().ask(new LobbyRequest.AskRanking(known)));
        }
        panel.add(list);
        return panel;
    }

    private ListView.Row row(Context context, RankRow row, boolean isOwn, boolean isBrief) {
        Ui ui = context.ui();
        PlayerCard player = row.player();
        Text rank = ui.text(Integer.toString(row.rank()), Type.TITLE)
                .in(isOwn ? ui.palette().accentInk() : ui.palette().muted());
        ListView.Row line = new ListView.Row();
        line.add(rank).minWidth(Math.max(RANK, rank.naturalWidth() + Theme.GAP)).left();
        String second = context.texts()
                .get(isBrief ? "ranking.record.brief" : "ranking.record", row.games(), row.wins(), player.points());
        Line words = new Line(ui, Color.CLEAR, player.name(), second, OnlineWords.rating(player), () -> context.router()
                .open(new PlayerSheet(online(), player)));
        return line.avatar(context, online().photos(), player).line(words, ROW);
    }
}
