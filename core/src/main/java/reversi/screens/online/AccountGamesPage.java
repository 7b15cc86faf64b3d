package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import reversi.archive.Outcome;
import reversi.game.Ending;
import reversi.online.Finish;
import reversi.online.GameCard;
import reversi.online.PlayerCard;
import reversi.players.online.Topic;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.history.OutcomeColour;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Ui;

/** One's own finished games: won ones yellow, lost ones red, drawn ones blue, favourites with a star. */
final class AccountGamesPage extends OnlinePage {
    private static final float ROW = 56;
    private static final float RESULT = 12;

    /** Below this width a line has no room for both the date and the whole result. */
    private static final float BRIEF = 460;

    private boolean isStarred;

    AccountGamesPage(OnlinePages online) {
        super(online);
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.HISTORY));
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
        Panel panel = ListPanels.panel(context);
        ListView list = new ListView(context);
        List<GameCard> games = client().account().history();
        games.forEach(game -> list.add(row(context, game, width < BRIEF)));
        if (games.isEmpty()) {
            list.placeholder(whenEmpty(context, "history.none"), width - 2 * Theme.PAD);
        }
        if (client().account().hasOlderGames()) {
            long before = games.get(games.size() - 1).table();
            list.more("online.older", () -> client().askOlderHistory(before, isStarred));
        }
        panel.add(list);
        table.add(panel);
        return table;
    }

    private ListView.Row row(Context context, GameCard game, boolean isBrief) {
        Ui ui = context.ui();
        OnlineWords words = new OnlineWords(context.texts());
        boolean isBlack = online().isYou(game.black());
        PlayerCard other = isBlack ? game.white() : game.black();
        Disc mine = isBlack ? Disc.BLACK : Disc.WHITE;
        String date = OnlineWords.date(game.at(), context.device().utcOffsetMinutes(game.at()));
        String rating = OnlineWords.rating(other);
        String count = count(context, game);
        // Where there is little room the word for the result stands below the name, and the rating beside it.
        String title = isBrief ? other.name() + " · " + rating : other.name();
        String second = isBrief ? result(context, game, mine, "") + " · " + date : date + " · " + rating;
        String board = game.variant().isStandard() ? "" : " · " + words.variant(game.variant());
        String end = isBrief ? count : result(context, game, mine, count);
        Color colour = colour(ui.palette(), game, mine);
        Line line = new Line(ui, Color.CLEAR, title, second + board, end, () -> online().watch(game.table()));
        return new ListView.Row()
                .first(new Line.Light(ui.theme(), colour), RESULT, 12)
                .line(line.endIn(colour), ROW)
                .last(
                        ui.toggled(Icon.STAR, game.starred(), () -> client().star(game.table(), !game.starred())),
                        Theme.TOUCH,
                        8);
    }

    /** Yellow for won, red for lost, blue for drawn, grey for what counts for nobody. */
    private static Color colour(Palette palette, GameCard game, Disc mine) {
        Optional<Finish> finish = game.finish();
        if (finish.isEmpty() || finish.get().ending() == Ending.ABANDONED) {
            return palette.faint();
        }
        Optional<Disc> winner = finish.get().winner();
        if (winner.isEmpty()) {
            return OutcomeColour.of(palette, Outcome.DRAWN);
        }
        return OutcomeColour.of(palette, winner.get() == mine ? Outcome.WON : Outcome.LOST);
    }

    /** The discs that decided a game, the winner's first; empty where something else did. */
    private static String count(Context context, GameCard game) {
        Optional<Finish> finish = game.finish().filter(how -> how.ending() == Ending.DISCS);
        if (finish.isEmpty()) {
            return "";
        }
        Finish how = finish.get();
        boolean isWhiteFirst =
                how.winner().filter(winner -> winner == Disc.WHITE).isPresent();
        return isWhiteFirst
                ? context.texts().get("home.saved.count", how.whiteDiscs(), how.blackDiscs())
                : context.texts().get("home.saved.count", how.blackDiscs(), how.whiteDiscs());
    }

    /** What became of a game in words: by {@code count} discs, or how else it was decided. */
    private static String result(Context context, GameCard game, Disc mine, String count) {
        return game.finish()
                .map(how -> context.texts().get(key(how, mine), count).trim())
                .orElse("");
    }

    private static String key(Finish how, Disc mine) {
        boolean isWon = how.winner().filter(winner -> winner == mine).isPresent();
        String decided = isWon ? "history.won." : "history.lost.";
        return switch (how.ending()) {
            case DISCS -> how.winner().isEmpty() ? "history.drawn" : isWon ? "history.won" : "history.lost";
            case RESIGNATION, TIME, LEFT -> decided + how.ending();
            case CLAIMED -> decided + Ending.LEFT;
            case AGREED_DRAW -> "history.drawn.AGREED_DRAW";
            case ABANDONED -> "history.void";
        };
    }
}
