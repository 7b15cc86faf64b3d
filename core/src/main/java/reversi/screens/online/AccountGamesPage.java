package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import reversi.archive.Outcome;
import reversi.game.Ending;
import reversi.online.Finish;
import reversi.online.GameCard;
import reversi.online.PlayerCard;
import reversi.players.online.AccountState;
import reversi.players.online.Topic;
import reversi.rules.Disc;
import reversi.screens.BodyView;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.history.OutcomeColour;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Segmented;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Ui;

/** One's own finished games: won ones yellow, lost ones red, drawn ones blue, favourites with a star. */
public final class AccountGamesPage extends OnlinePage<AccountGamesPage.State, BodyView<AccountGamesPage.State>> {
    private static final float RESULT = 12;

    /** Below this width a line has no room for both the date and the whole result. */
    private static final float BRIEF = 460;

    /** The page. */
    public AccountGamesPage(OnlinePages online) {
        super(online, new State(false, List.of(), false, 0, Answer.none()));
    }

    /**
     * What is shown.
     *
     * @param isStarred whether only favourites are
     * @param games those that are known, the latest first
     * @param hasOlder whether there are older ones
     * @param you the number of oneself
     */
    record State(boolean isStarred, List<GameCard> games, boolean hasOlder, long you, Answer answer) {
        State starred(boolean isOn) {
            return new State(isOn, games, hasOlder, you, answer);
        }
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.HISTORY));
    }

    @Override
    protected boolean shows(Topic topic) {
        return topic == Topic.HISTORY;
    }

    @Override
    protected void ask() {
        client().askHistory(state().isStarred());
    }

    @Override
    protected State known(State before) {
        AccountState account = client().account();
        long you = client().you().map(PlayerCard::id).orElse(0L);
        return new State(before.isStarred(), account.history(), account.hasOlderGames(), you, answer());
    }

    @Override
    protected BodyView<State> picture(Context context, Layout layout) {
        List<String> names = List.of(context.say("history.all"), context.say("history.starred"));
        Segmented which = context.ui().segmented(names, state().isStarred() ? 1 : 0, at -> {
            becomeUnseen(state().starred(at == 1));
            ask();
        });
        return new BodyView<>(context, layout, "history.title", HeadedScaffold.WIDEST_LIST, (state, width) -> {
            Table body = new Table();
            body.top();
            body.defaults().width(width).padBottom(ListPanels.BETWEEN);
            body.add(which).row();
            body.add(list(context, state, width));
            return body;
        });
    }

    private Panel list(Context context, State state, float width) {
        Panel panel = ListPanels.panel(context);
        ListView list = new ListView(context);
        List<GameCard> games = state.games();
        games.forEach(game -> list.add(row(context, game, state.you(), width < BRIEF)));
        if (games.isEmpty()) {
            list.placeholder(
                    Icon.HISTORY, state.answer().words(context.texts(), "history.none"), width - 2 * Theme.PAD);
        }
        if (state.hasOlder()) {
            long before = games.get(games.size() - 1).table();
            list.more("online.older", () -> client().askOlderHistory(before, state.isStarred()));
        }
        panel.add(list);
        return panel;
    }

    private ListView.Row row(Context context, GameCard game, long you, boolean isBrief) {
        Ui ui = context.ui();
        OnlineWords words = new OnlineWords(context.texts());
        boolean isBlack = game.black().id() == you;
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
                .first(new Line.Light(ui.theme(), colour), RESULT, Theme.BLOCK_GAP)
                .line(line.endIn(colour), Theme.ROW)
                .last(
                        ui.toggled(Icon.STAR, game.starred(), () -> client().star(game.table(), !game.starred())),
                        Theme.TOUCH,
                        Theme.ROW_GAP);
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
