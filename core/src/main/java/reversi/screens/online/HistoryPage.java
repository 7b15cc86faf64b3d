package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import reversi.online.Ending;
import reversi.online.Finish;
import reversi.online.GameCard;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.players.online.Topic;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** One's own finished games: won ones yellow, lost ones red, drawn ones blue, favourites with a star. */
final class HistoryPage extends OnlinePage {
    private static final float RESULT = 8;
    private static final Color DRAWN_ON_DARK = Color.valueOf("7fb4ff");
    private static final Color DRAWN_ON_LIGHT = Color.valueOf("1d4f9c");
    private static final Color WON_ON_DARK = Color.valueOf("ffd75e");
    private static final Color WON_ON_LIGHT = Color.valueOf("8a6a00");

    private boolean isStarred;

    HistoryPage(OnlineDoor door) {
        super(door);
    }

    @Override
    protected String titleKey() {
        return "history.title";
    }

    @Override
    protected float widest() {
        return 760;
    }

    @Override
    boolean shows(Topic topic) {
        return topic == Topic.HISTORY;
    }

    @Override
    void ask() {
        client().askHistory(isStarred);
    }

    @Override
    protected Actor body(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        table.top();
        table.defaults().width(width).padBottom(16);
        table.add(ui.segmented(
                        List.of(context.say("history.all"), context.say("history.starred")), isStarred ? 1 : 0, at -> {
                            isStarred = at == 1;
                            ask();
                        }))
                .row();
        Panel panel = Panels.panel(context);
        List<GameCard> games = client().account().history();
        for (GameCard game : games) {
            if (panel.hasChildren()) {
                panel.add(Panels.hairline(context)).row();
            }
            panel.add(line(context, game)).row();
        }
        if (games.isEmpty()) {
            panel.add(ui.muted(context.say("history.none"), Type.BODY).wrap(width - 2 * Theme.PAD))
                    .row();
        }
        if (client().account().hasOlderGames()) {
            long before = games.get(games.size() - 1).table();
            panel.add(ui.secondary(context.say("online.older"), () -> client().ask(
                                    new LobbyRequest.AskHistory(before, isStarred))))
                    .padTop(12);
        }
        table.add(panel);
        return table;
    }

    private Actor line(Context context, GameCard game) {
        Ui ui = context.ui();
        OnlineWords words = new OnlineWords(context.texts());
        boolean isBlack =
                client().you().filter(you -> you.id() == game.black().id()).isPresent();
        PlayerCard other = isBlack ? game.white() : game.black();
        Disc mine = isBlack ? Disc.BLACK : Disc.WHITE;
        String second = OnlineWords.date(game.at(), context.device().minutesAhead(game.at())) + " · "
                + OnlineWords.rating(other) + " · " + words.variant(game.variant());
        Table row = new Table();
        row.add(new Line.Light(ui.theme(), colour(ui.palette(), game, mine)))
                .size(RESULT + 4)
                .padRight(12);
        Line line = new Line(
                ui, Color.CLEAR, other.name(), second, result(context, game, mine), () -> door().watch(game.table()));
        row.add(line).growX().minWidth(0).height(56);
        row.add(ui.toggled(Icon.STAR, game.starred(), () -> client().star(game.table(), !game.starred())))
                .size(Theme.TOUCH)
                .padLeft(8);
        return row;
    }

    /** Yellow for won, red for lost, blue for drawn, grey for what counts for nobody. */
    private static Color colour(Palette palette, GameCard game, Disc mine) {
        Optional<Finish> finish = game.finish();
        if (finish.isEmpty() || finish.get().ending() == Ending.ABANDONED) {
            return palette.faint();
        }
        Optional<Disc> winner = finish.get().winner();
        if (winner.isEmpty()) {
            return palette.isDark() ? DRAWN_ON_DARK : DRAWN_ON_LIGHT;
        }
        return winner.get() != mine ? palette.danger() : palette.isDark() ? WON_ON_DARK : WON_ON_LIGHT;
    }

    private static String result(Context context, GameCard game, Disc mine) {
        Optional<Finish> finish = game.finish();
        if (finish.isEmpty()) {
            return "";
        }
        Finish how = finish.get();
        int own = mine == Disc.BLACK ? how.blackDiscs() : how.whiteDiscs();
        int theirs = mine == Disc.BLACK ? how.whiteDiscs() : how.blackDiscs();
        String key = how.ending() == Ending.ABANDONED
                ? "history.void"
                : how.winner().isEmpty()
                        ? "history.drawn"
                        : how.winner().get() == mine ? "history.won" : "history.lost";
        return context.texts().get(key, context.texts().get("home.saved.count", own, theirs));
    }
}
