package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.RankRow;
import reversi.online.RankingBoard;
import reversi.online.RatingPool;
import reversi.players.online.RankingList;
import reversi.players.online.Topic;
import reversi.screens.BodyView;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Segmented;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** Members by their rating, in all games or in one kind of them, and by what they won in a month. */
public final class RankingPage extends OnlinePage<RankingPage.State, BodyView<RankingPage.State>> {
    private static final int NARROW_COLUMNS = 3;
    private static final float RANK = 40;
    /** Below this width there is no room for the whole record. */
    private static final float BRIEF = 460;

    private static final List<String> BOARDS = List.of(
            RankingBoard.ALL,
            RankingBoard.MONTH,
            RankingBoard.LAST_MONTH,
            RatingPool.BULLET,
            RatingPool.BLITZ,
            RatingPool.RAPID,
            RatingPool.SLOW,
            RatingPool.DAYS);

    /** The page. */
    public RankingPage(OnlinePages online) {
        super(online, new State(RankingBoard.ALL, List.of(), Optional.empty(), 0, Answer.none()));
    }

    /**
     * What is shown.
     *
     * @param board which board
     * @param rows the lines from the first on, as far as they are known
     * @param own one's own line; empty for who has none
     * @param all how many lines there are
     */
    record State(String board, List<RankRow> rows, Optional<RankRow> own, int all, Answer answer) {
        State on(String other) {
            return new State(other, List.of(), Optional.empty(), 0, answer);
        }

        boolean isOfMonth() {
            return board.equals(RankingBoard.MONTH) || board.equals(RankingBoard.LAST_MONTH);
        }

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
        client().ask(new LobbyRequest.AskRanking(state().board(), 0));
    }

    @Override
    protected State known(State before) {
        RankingList known = client().account().ranking(before.board());
        return new State(before.board(), known.rows(), known.own(), known.total(), answer());
    }

    @Override
    protected BodyView<State> picture(Context context, Layout layout) {
        List<String> names = BOARDS.stream()
                .map(board -> context.say(OnlineWords.board(board)))
                .toList();
        int columns = layout.width() < BRIEF ? NARROW_COLUMNS : BOARDS.size() / 2;
        Segmented boards = context.ui().segmented(names, columns, BOARDS.indexOf(state().board()), this::choose);
        return new BodyView<>(context, layout, "ranking.title", HeadedScaffold.WIDEST_TALK, (state, width) -> {
            Table body = new Table();
            body.top();
            body.defaults().width(width).padBottom(ListPanels.BETWEEN);
            body.add(boards).row();
            body.add(list(context, state, width));
            return body;
        });
    }

    private void choose(int at) {
        becomeSoon(state().on(BOARDS.get(at)));
        ask();
    }

    private Actor list(Context context, State state, float width) {
        Panel panel = ListPanels.panel(context);
        ListView list = new ListView(context);
        state.lines().forEach(row -> list.add(row(context, state, row, width < BRIEF)));
        if (state.rows().isEmpty()) {
            list.placeholder(
                    state.answer()
                            .words(context.texts(), state.board().isEmpty() ? "ranking.none" : "ranking.none.board"),
                    width - 2 * Theme.PAD);
        }
        int known = state.rows().size();
        if (known < state.all()) {
            list.more("online.more", () -> client().ask(new LobbyRequest.AskRanking(state.board(), known)));
        }
        panel.add(list);
        return panel;
    }

    private ListView.Row row(Context context, State state, RankRow row, boolean isBrief) {
        Ui ui = context.ui();
        PlayerCard player = row.player();
        Text rank = ui.text(Integer.toString(row.rank()), Type.TITLE)
                .in(state.isOwn(row) ? ui.palette().accentInk() : ui.palette().muted());
        ListView.Row line = new ListView.Row();
        line.add(rank).minWidth(Math.max(RANK, rank.naturalWidth() + Theme.GAP)).left();
        boolean isWhole = state.board().isEmpty() && !isBrief;
        String second = context.texts()
                .get(isWhole ? "ranking.record" : "ranking.record.brief", row.games(), row.wins(), player.points());
        String figure = state.isOfMonth() ? Integer.toString(row.wins()) : OnlineWords.rating(player);
        Line words = new Line(ui, Color.CLEAR, player.name(), second, figure, () -> context.router()
                .open(new PlayerSheet(online(), player)));
        return line.avatar(context, online().photos(), player).line(words, Theme.ROW);
    }
}
