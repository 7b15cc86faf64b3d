package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import reversi.online.LobbyRequest;
import reversi.online.RankRow;
import reversi.players.online.Topic;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** All members by their rating. */
final class RankingPage extends OnlinePage {
    private static final float RANK = 44;

    RankingPage(OnlineDoor door) {
        super(door);
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
        Ui ui = context.ui();
        Panel panel = Panels.panel(context);
        List<RankRow> rows = client().account().ranking();
        if (rows.isEmpty()) {
            panel.add(ui.muted(context.say("ranking.none"), Type.BODY).wrap(width - 2 * Theme.PAD));
        }
        for (RankRow row : rows) {
            boolean isYou =
                    client().you().filter(you -> you.id() == row.player().id()).isPresent();
            Table line = new Table();
            line.add(ui.text(Integer.toString(row.rank()), Type.TITLE)
                            .in(isYou ? ui.palette().accentInk() : ui.palette().faint()))
                    .width(RANK)
                    .left();
            String second = context.texts()
                    .get("ranking.record", row.games(), row.wins(), row.player().points());
            line.add(new Line(
                            ui,
                            Color.CLEAR,
                            row.player().name(),
                            second,
                            Integer.toString(row.player().rating()),
                            () -> context.router().open(new PlayerSheet(door(), row.player()))))
                    .growX()
                    .minWidth(0)
                    .height(52);
            panel.add(line).row();
        }
        if (rows.size() < client().account().ranked()) {
            panel.add(ui.secondary(
                            context.say("online.more"), () -> client().ask(new LobbyRequest.AskRanking(rows.size()))))
                    .padTop(12);
        }
        Table table = new Table();
        table.add(panel).width(width);
        return table;
    }
}
