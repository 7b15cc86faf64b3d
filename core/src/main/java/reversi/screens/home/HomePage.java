package reversi.screens.home;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import reversi.game.Game;
import reversi.game.GameSetup.Mode;
import reversi.online.PlayerCount;
import reversi.platform.NewVersion;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.screens.AnimationSpeed;
import reversi.screens.CalendarDay;
import reversi.screens.Context;
import reversi.screens.Hints;
import reversi.screens.Layout;
import reversi.screens.MiniBoard;
import reversi.screens.Navigator;
import reversi.screens.OngoingGame;
import reversi.screens.Page;
import reversi.screens.Route;
import reversi.screens.StudySummary;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.BoardView;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The first page: what to do next, and on wide windows a board beside it that plays by itself or shows the saved game. */
public final class HomePage extends Page {
    private static final float CARD = 64;
    private static final float SMALL_CARD = 48;
    private static final float LOW_CARD = 46;
    private static final float LOW_GAP = 6;
    private static final float WIDEST_COLUMN = 470;
    private static final float LEAST_COLUMN = 300;
    private static final float LEAST_BOARD = 160;
    /** The saved game on the card that goes on with it. */
    private static final float SMALL_BOARD = 112;

    private static final float FRAME = 5;

    /** How high cards become where no board takes the room that is left. */
    private static final float HIGHEST_CARD = 84;

    private static final float BEFORE_SMALL = 26;
    private static final float AROUND_BOARD = 16;
    /** Below this width two cards side by side have room for few words. */
    private static final float BRIEF = 440;
    /** Below this width they have room for no second line. */
    private static final float WORDY = 340;
    /** Below this width only for the shortest words. */
    private static final float SIDE_BY_SIDE = 320;

    private final Supplier<Optional<Game>> saved;
    private final Supplier<Optional<OngoingGame>> ongoing;
    private final Supplier<Optional<PlayerCount>> players;
    private final IntSupplier played;
    private final Supplier<StudySummary> study;
    private final LongSupplier clock;
    private final ShowGame show = new ShowGame();
    /** What the card of the game on the server says; null while there is no such card. */
    private @Nullable Text ongoingWords;

    /**
     * The first page.
     *
     * @param saved tells which game of this device can be continued now
     * @param ongoing tells which game goes on at the server now
     * @param players tells how many play online, where that is known
     * @param played tells how many finished games there are on this device
     * @param study tells what comes next in the course and in puzzles
     * @param clock milliseconds since 1970
     */
    public HomePage(
            Supplier<Optional<Game>> saved,
            Supplier<Optional<OngoingGame>> ongoing,
            Supplier<Optional<PlayerCount>> players,
            IntSupplier played,
            Supplier<StudySummary> study,
            LongSupplier clock) {
        this.saved = saved;
        this.ongoing = ongoing;
        this.players = players;
        this.played = played;
        this.study = study;
        this.clock = clock;
    }

    /** Shows how the game on the server stands now. */
    public void follow() {
        Text shown = ongoingWords;
        Optional<OngoingGame> game = ongoing.get();
        if (game.isPresent() && shown != null) {
            context().ifPresent(now -> now.router()
                    .updateInPlace(() -> shown.setText(game.get().words())));
        } else if (game.isPresent() || shown != null) {
            rebuild();
        }
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.home());
    }

    @Override
    public Actor build(Context context, Layout layout) {
        ongoingWords = null;
        Optional<Game> game = saved.get();
        Table page = new Table();
        float margin = layout.margin();
        page.pad(layout.insetTop(), layout.insetLeft(), layout.insetBottom(), layout.insetRight());
        float height = layout.safeHeight();
        float width = layout.width() - layout.insetLeft() - layout.insetRight();
        float edge = layout.isLow() ? 12 : 40;
        float between = width >= 1100 ? 68 : 32;
        float room = width - 2 * margin;
        float side = Math.min(height - 2 * edge, Math.min(0.54f * room, room - between - LEAST_COLUMN));
        if (!layout.isWide() || side < LEAST_BOARD) {
            float column = Math.min(width - 2 * margin, 560);
            page.add(context.ui().scroll(fitting(context, layout, game, column)))
                    .grow();
            return page;
        }
        float column = Math.min(WIDEST_COLUMN, width - 2 * margin - side - between);
        page.add(board(context, game)).size((float) Math.floor(side));
        page.add(context.ui().scroll(fitting(context, layout, game, column)))
                .width(column + 8)
                .growY()
                .padLeft(between - 4);
        return page;
    }

    private Actor board(Context context, Optional<Game> game) {
        Optional<Position> position = game.map(Game::position);
        Hints hints = context.settings().now().hints();
        BoardOverlayOptions shows = new BoardOverlayOptions(false, false, true, hints.coordinates(), false);
        boolean isStill =
                context.ui().feedback().isStill() || context.settings().now().speed() == AnimationSpeed.OFF;
        show.prepare(position, isStill);
        Variant variant = position.map(Position::variant).orElse(Variant.OTHELLO);
        return new BoardView(
                context.ui(), show.model(), context.settings().now().look().boardFor(variant), shows);
    }

    /** All cards, slimmer and closer where they would not be in sight together otherwise. */
    private Table fitting(Context context, Layout layout, Optional<Game> game, float width) {
        boolean isLow = layout.isLow() && layout.isWide();
        Table column = column(context, layout, game, width, isLow);
        return isLow || column.getPrefHeight() <= layout.safeHeight()
                ? column
                : column(context, layout, game, width, true);
    }

    private Table column(Context context, Layout layout, Optional<Game> game, float width, boolean isLow) {
        Ui ui = context.ui();
        Navigator go = context.go();
        Table column = new Table();
        column.defaults().width(width);
        column.pad(isLow ? 8 : 24, 4, isLow ? 8 : 24, 4);
        column.add(ui.text(context.say("game.name"), Type.DISPLAY))
                .padBottom(isLow ? 8 : 4)
                .row();
        Optional<OngoingGame> server = ongoing.get();
        subtitle(context, column, server.isPresent(), isLow);
        Cards cards = new Cards(column, isLow);
        server.ifPresent(known -> cards.add(ongoing(context, known)));
        boolean isPictured = !layout.isWide() && !isLow && server.isEmpty();
        game.ifPresent(known -> goOn(context, cards, known, isPictured, server.isPresent()));
        String levels = isLow ? "" : width < SIDE_BY_SIDE ? ".brief" : ".second";
        cards.add(card(context, Icon.COMPUTER, "home.computer", levels, () -> go.newGame(Mode.VERSUS_COMPUTER)));
        boolean isBrief = width < BRIEF;
        boolean isSlim = width < SIDE_BY_SIDE;
        String second = isLow || width < WORDY ? "" : isBrief ? ".brief" : ".second";
        Button two = card(context, Icon.PEOPLE, "home.two", second, () -> go.newGame(Mode.TWO_PLAYERS));
        Button watch = card(context, Icon.EYE, "home.watch", second, () -> go.newGame(Mode.WATCH));
        if (isSlim) {
            cards.add(two);
        } else {
            cards.add(two, watch);
        }
        boolean isTight = isLow && !isSlim;
        Button analysis = card(context, Icon.ANALYSIS, "home.analysis", second, go::analysis);
        if (isTight) {
            cards.add(card(context, Icon.GLOBE, "home.online", "", go::online), analysis);
        } else {
            cards.add(ui.card(
                    Button.Kind.SECONDARY, Icon.GLOBE, context.say("home.online"), online(context), go::online));
        }
        Button learn = card(context, Icon.LEARN, "home.learn", second, go::learn);
        Button games = games(context, second.isEmpty());
        List<Button> besideSettings = new ArrayList<>();
        if (isSlim) {
            cards.add(games, watch);
            cards.add(learn);
            besideSettings.add(card(context, Icon.ANALYSIS, "home.analysis", "", go::analysis));
            besideSettings.add(card(context, Icon.PUZZLE, "home.puzzles.short", "", go::puzzles));
        } else if (isTight) {
            cards.add(games, learn);
            besideSettings.add(card(context, Icon.PUZZLE, "home.puzzles", "", go::puzzles));
        } else {
            cards.add(games, analysis);
            if (isBrief) {
                besideSettings.add(card(context, Icon.LEARN, "home.learn", "", go::learn));
                besideSettings.add(card(context, Icon.PUZZLE, "home.puzzles", "", go::puzzles));
            } else {
                StudyCards study = new StudyCards(context, this.study.get(), today(context), (width - Theme.GAP) / 2);
                cards.add(study.learn(), study.puzzles());
            }
        }
        Table small = small(context, width, isLow, besideSettings);
        if (!layout.isWide()) {
            float free = layout.safeHeight() - column.getPrefHeight() - small.getPrefHeight();
            boolean isBare = (game.isPresent() && isPictured) || !boardBetween(context, game, column, free);
            if (isBare) {
                show.rest();
                cards.spread();
            }
        }
        column.add(small).padTop(isLow ? 0 : BEFORE_SMALL - Theme.GAP);
        return column;
    }

    private long today(Context context) {
        long now = clock.getAsLong();
        return CalendarDay.number(now, context.device().utcOffsetMinutes(now));
    }

    /** What the game is, where there is room for it; or that a newer version is there, which is not said while a game goes on at the server. */
    private static void subtitle(Context context, Table column, boolean isPlaying, boolean isLow) {
        Optional<NewVersion> newer = context.device().newVersion().filter(version -> version.isReady() && !isPlaying);
        if (newer.isEmpty()) {
            if (!isLow) {
                column.add(context.ui().muted(context.say("game.subtitle"), Type.BODY))
                        .padBottom(20)
                        .row();
            }
            return;
        }
        Runnable reload = () -> newer.get().activate(() -> context.router().notice(context.say("home.version.others")));
        Button offer = context.ui().answer(Button.Kind.SECONDARY, Icon.REFRESH, context.say("home.version"), reload);
        column.add(offer)
                .width(offer.getPrefWidth())
                .height(Theme.TOUCH)
                .left()
                .padTop(isLow ? 0 : 4)
                .padBottom(isLow ? LOW_GAP : 12)
                .row();
    }

    /** The way back to the saved game, with a picture of it where no board beside the cards shows it. */
    private static void goOn(Context context, Cards cards, Game game, boolean isPictured, boolean isSecond) {
        Ui ui = context.ui();
        String title = context.say("home.continue");
        String words = new SavedWords(context.texts()).of(game);
        if (!isPictured) {
            Button.Kind kind = isSecond ? Button.Kind.SECONDARY : Button.Kind.PRIMARY;
            cards.add(ui.card(kind, Icon.PLAY, title, words, context.go()::resume));
            return;
        }
        BoardStyle style =
                context.settings().now().look().boardFor(game.position().variant());
        Panel frame = new Panel(context.theme(), style.look().wood(), Theme.SMALL_RADIUS);
        frame.add(new MiniBoard(context.theme(), style, game.position())).grow().pad(FRAME);
        Text second = ui.text(words, Type.SMALL).wrap();
        cards.column()
                .add(ui.pictured(frame, SMALL_BOARD, Icon.PLAY, title, second, context.go()::resume))
                .padBottom(Theme.GAP)
                .row();
    }

    /** The large cards below each other; in a low window they are slimmer and closer, so that all are in sight. */
    private record Cards(Table column, boolean isLow) {
        private float height() {
            return isLow ? LOW_CARD : CARD;
        }

        private float gap() {
            return isLow ? LOW_GAP : Theme.GAP;
        }

        void add(Button card) {
            column.add(card).height(height()).padBottom(gap()).row();
        }

        void add(Button first, Button second) {
            Table pair = new Table();
            pair.defaults().minHeight(height()).grow().uniformX();
            pair.add(first).padRight(Theme.GAP);
            pair.add(second);
            column.add(pair).padBottom(gap()).row();
        }

        /** Shares out what room is left, so that there is no hole between the cards. */
        void spread() {
            for (Cell<?> cell : column.getCells()) {
                if (cell.getActor() instanceof Button || cell.getActor() instanceof Table) {
                    cell.expandY().fillY().maxHeight(Math.max(cell.getPrefHeight(), HIGHEST_CARD));
                }
            }
        }
    }

    private Button ongoing(Context context, OngoingGame game) {
        Text words = context.ui().text(game.words(), Type.SMALL);
        ongoingWords = words;
        return context.ui().card(Button.Kind.PRIMARY, Icon.GLOBE, context.say("lobby.go-on"), words, game.open());
    }

    /** Answers whether a high window has room for the board between the cards, of this height. */
    private boolean boardBetween(Context context, Optional<Game> game, Table column, float free) {
        float side = (float) Math.floor(Math.min(column.getPrefWidth() - 8, free - 2 * AROUND_BOARD));
        if (side < LEAST_BOARD) {
            return false;
        }
        column.add(board(context, game))
                .size(side)
                .padTop(AROUND_BOARD)
                .expandY()
                .row();
        return true;
    }

    private Button games(Context context, boolean isBare) {
        int count = played.getAsInt();
        String second = isBare
                ? ""
                : count == 0
                        ? context.say("home.games.second")
                        : context.texts().count("games.count", count);
        return context.ui()
                .card(Button.Kind.SECONDARY, Icon.HISTORY, context.say("games.title"), second, context.go()::games);
    }

    /** How many play, where somebody does and that is known. */
    private String online(Context context) {
        Optional<PlayerCount> count = players.get().filter(known -> known.online() > 0);
        if (count.isEmpty()) {
            return context.say("home.online.second");
        }
        String people = context.texts().count("home.online.people", count.get().online());
        int games = count.get().games();
        return games == 0 ? people : people + " · " + context.texts().count("home.online.games", games);
    }

    /** {@code second} ends the key of the second line; empty for none. */
    private static Button card(Context context, Icon icon, String key, String second, Runnable action) {
        String words = second.isEmpty() ? "" : context.say(key + second);
        return context.ui().card(Button.Kind.SECONDARY, icon, context.say(key), words, action);
    }

    /** The small cards: {@code first} beside each other, then the way to the settings and out; in one row where there is room. */
    private static Table small(Context context, float width, boolean isLow, List<Button> first) {
        boolean isBrief = width < BRIEF;
        List<Button> last = last(context, isBrief);
        float gap = isLow ? LOW_GAP : Theme.GAP;
        Table rows = new Table();
        rows.defaults().height(isLow ? LOW_CARD : SMALL_CARD).growX();
        if (isBrief) {
            if (!first.isEmpty()) {
                rows.add(row(first)).padBottom(gap).row();
            }
            boolean isEven =
                    last.size() <= 2 && last.stream().allMatch(card -> card.getPrefWidth() <= (width - Theme.GAP) / 2);
            rows.add(isEven ? row(last) : ownWidths(last));
        } else {
            List<Button> all = new ArrayList<>(first);
            all.addAll(last);
            rows.add(ownWidths(all));
        }
        return rows;
    }

    /** Three beside each other have no room for pictograms in a narrow column. */
    private static List<Button> last(Context context, boolean isBrief) {
        Navigator go = context.go();
        boolean canQuit = context.device().canQuit();
        if (isBrief && canQuit) {
            return List.of(
                    context.ui().small(context.say("settings.title"), go::settings),
                    context.ui().small(context.say("about.short"), go::about),
                    context.ui().small(context.say("home.quit"), go::quit));
        }
        List<Button> cards = new ArrayList<>();
        cards.add(card(context, Icon.SETTINGS, "settings.title", "", go::settings));
        cards.add(card(context, Icon.INFO, "about.short", "", go::about));
        if (canQuit) {
            cards.add(card(context, Icon.QUIT, "home.quit", "", go::quit));
        }
        return cards;
    }

    /** As wide as their words ask for, and what is left shared out. */
    private static Table ownWidths(List<Button> cards) {
        Table row = new Table();
        row.defaults().grow().minWidth(0).space(Theme.GAP);
        for (Button card : cards) {
            row.add(card);
        }
        return row;
    }

    private static Table row(List<Button> cards) {
        Table row = new Table();
        row.defaults().grow().uniformX().minWidth(0).space(Theme.GAP);
        for (Button card : cards) {
            row.add(card);
        }
        return row;
    }

    @Override
    public void shown() {
        show.go();
    }

    @Override
    public void hidden() {
        show.stop();
    }
}
