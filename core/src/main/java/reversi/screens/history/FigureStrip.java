package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import reversi.archive.GameStatistics;
import reversi.screens.Context;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The figures that say most of some games, in a row. */
final class FigureStrip {
    private FigureStrip() {}

    static Panel of(Context context, GameStatistics statistics, float width) {
        Panel panel = context.ui().panel();
        if (statistics.all().games() == 0) {
            panel.add(context.ui()
                            .muted(context.say("games.uncounted"), Type.SMALL)
                            .align(Align.center)
                            .wrap(width - 2 * Theme.GAP))
                    .width(width - 2 * Theme.GAP);
            return panel;
        }
        panel.defaults().growX().uniformX();
        List<GameStatistics.Rating> ratings = statistics.ratings();
        if (!ratings.isEmpty()) {
            int rating = ratings.get(ratings.size() - 1).rating();
            panel.add(figure(context, Integer.toString(rating), "games.figure.rating"));
        }
        String won = context.texts().get("games.percent", statistics.all().percent());
        panel.add(figure(context, won, "games.figure.won"));
        panel.add(figure(
                context,
                context.texts().language().numerals().whole(statistics.all().games()),
                "games.figure.games"));
        if (statistics.tellsStreak()) {
            panel.add(figure(context, Integer.toString(statistics.longestStreak()), "games.figure.streak"));
        }
        return panel;
    }

    private static Table figure(Context context, String figure, String key) {
        Ui ui = context.ui();
        Table cell = new Table();
        cell.add(ui.text(figure, Type.HEADING).align(Align.center)).growX().row();
        cell.add(ui.muted(context.say(key), Type.SMALL).align(Align.center))
                .growX()
                .minWidth(0);
        return cell;
    }
}
