package reversi.screens.home;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.engine.Level;
import reversi.game.Game;
import reversi.game.GameSetup.Mode;
import reversi.online.PlayerCount;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.screens.AnimationSpeed;
import reversi.screens.Context;
import reversi.screens.Hints;
import reversi.screens.Layout;
import reversi.screens.MiniBoard;
import reversi.screens.Navigator;
import reversi.screens.StateView;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.BoardView;
import reversi.screens.diary.DoneDays;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The first page in one look, size and language: the cards, and a board beside them or between them where there is room for one. */
final class HomeView implements StateView<HomeState> {
    private static final float SMALL_CARD = 48;
    private static final float WIDEST_ALONE = 560;
    private static final float WIDEST_COLUMN = 470;
    private static final float LEAST_COLUMN = 300;
    private static final float LEAST_BOARD = 160;
    /** A smaller board between the cards has no room for a notice. */
    private static final float LEAST_BETWEEN = 200;

    /** The most of the room that the board takes beside the cards. */
    private static final float MOST_FOR_BOARD = 0.54f;

    private static final float FAR_BETWEEN = 68;
    /** The room above and below the board beside the cards. */
    private static final float EDGE = 40;

    /** The room above and below the cards. */
    private static final float AROUND_CARDS = 24;
    /** The room at either side of the cards, for the ring of the keyboard. */
    private static final float BESIDE_CARDS = Theme.GRID;

    /** The saved game on the card that goes on with it. */
    private static final float SMALL_BOARD = 112;

    private static final float FRAME = 5;

    private static final float BEFORE_SMALL = 26;
    /** Below this width two cards side by side have room for few words. */
    private static final float BRIEF = 440;
    /** Below this width they have room for no second line. */
    private static final float WORDY = 340;
    /** Below this width only for the shortest words. */
    private static final float SIDE_BY_SIDE = 320;

    private final Context context;
    private final Ui ui;
    private final Navigator go;
    private final Layout layout;
    private final ShowGame show;
    private final Actions actions;
    /** The width of the cards. */
    private final float width;

    private final Slot<Optional<Game>> board = new Slot<>(this::fillBoard);
    private final Slot<HomeState> cards = new Slot<>(this::fillCards);
    private final Text ongoing;
    private final boolean isBeside;
    private final Table root = new Table();

    /** What the controls lead to, beside other pages. */
    interface Actions {
        /** Opens the game that goes on at the server. */
        void goOnOnline();

        /** Begins the newer version. */
        void renew();
    }

    HomeView(Context context, Layout layout, ShowGame show, Actions actions) {
        this.context = context;
        this.ui = context.ui();
        this.go = context.go();
        this.layout = layout;
        this.show = show;
        this.actions = actions;
        ongoing = ui.text("", Type.SMALL);
        float all = layout.width() - layout.insetLeft() - layout.insetRight();
        float room = all - 2 * layout.margin();
        float between = all >= Layout.SPACIOUS ? FAR_BETWEEN : Theme.COLUMN_GAP;
        float high = layout.safeHeight() - 2 * (layout.isLow() ? Theme.BLOCK_GAP : EDGE);
        float side = Math.min(high, Math.min(MOST_FOR_BOARD * room, room - between - LEAST_COLUMN));
        isBeside = layout.isWide() && side >= LEAST_BOARD;
        width = isBeside ? Math.min(WIDEST_COLUMN, room - side - between) : Math.min(room, WIDEST_ALONE);
        root.pad(layout.insetTop(), layout.insetLeft(), layout.insetBottom(), layout.insetRight());
        if (isBeside) {
            root.add(board).size((float) Math.floor(side));
            root.add(ui.scroll(cards)).width(width + 2 * BESIDE_CARDS).growY().padLeft(between - BESIDE_CARDS);
        } else {
            root.add(ui.scroll(cards)).grow();
        }
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public void show(HomeState state) {
        state.ongoing().ifPresent(ongoing::setText);
        if (isBeside) {
            board.show(state.saved());
        }
        cards.show(state.settled());
    }

    private void fillBoard(Optional<Game> game) {
        board.add(boardView(game)).grow();
    }

    private void fillCards(HomeState state) {
        cards.add(fitting(state)).grow();
    }

    private Actor boardView(Optional<Game> game) {
        Optional<Position> position = game.map(Game::position);
        Hints hints = context.settings().now().hints();
        BoardOverlayOptions shows = new BoardOverlayOptions(false, false, true, hints.coordinates(), false);
        boolean isStill = ui.feedback().isStill() || context.settings().now().speed() == AnimationSpeed.OFF;
        show.prepare(position, isStill);
        Variant variant = position.map(Position::variant).orElse(Variant.OTHELLO);
        return new BoardView(ui, show.model(), context.settings().now().look().boardFor(variant), shows);
    }

    /** All cards, slimmer and closer where they would not be in sight together otherwise. */
    private Table fitting(HomeState state) {
        boolean isLow = layout.isLow() && layout.isWide();
        Table column = column(state, isLow);
        return isLow || column.getPrefHeight() <= layout.safeHeight() ? column : column(state, true);
    }

    private Table column(HomeState state, boolean isLow) {
        return column(state, isLow, false)
                .orElseGet(() -> column(state, isLow, true).orElseThrow());
    }

    /** The cards; empty where no board is among them and none beside them, unless the first card has a picture of one. */
    private Optional<Table> column(HomeState state, boolean isLow, boolean isPictured) {
        CardColumn column = new CardColumn(isLow);
        Table table = column.table();
        table.defaults().width(width);
        float around = isLow ? Theme.ROW_GAP : AROUND_CARDS;
        table.pad(around, BESIDE_CARDS, around, BESIDE_CARDS);
        table.add(title(state)).padBottom(isLow ? Theme.ROW_GAP : Theme.GRID).row();
        subtitle(table, state, isLow);
        boolean isOngoing = state.ongoing().isPresent();
        if (isOngoing) {
            column.add(
                    ui.card(Button.Kind.PRIMARY, Icon.GLOBE, context.say("lobby.go-on"), ongoing, actions::goOnOnline));
        }
        boolean isSavedPictured = !isBeside && !isOngoing;
        state.saved().ifPresent(game -> goOn(column, game, isSavedPictured, isOngoing));
        Table small = small(isLow, ways(column, state, isPictured));
        if (!isBeside) {
            float free = layout.safeHeight() - table.getPrefHeight() - small.getPrefHeight();
            boolean isSeen = isPictured || (isSavedPictured && state.saved().isPresent());
            if (isSeen || !boardBetween(state.saved(), table, free)) {
                if (!isSeen && !isOngoing) {
                    return Optional.empty();
                }
                show.rest();
                column.spread();
            }
        }
        table.add(small).padTop(isLow ? 0 : BEFORE_SMALL - Theme.GAP);
        return Optional.of(table);
    }

    /** The name, and for who has begun the way to the calendar, with the goals of the day where some are chosen: a tick for each that is reached. */
    private Table title(HomeState state) {
        Table row = new Table();
        row.add(ui.text(context.say("game.name"), Type.DISPLAY)).growX().minWidth(0);
        if (!state.isNewcomers()) {
            Button calendar = ui.iconButton(Icon.CALENDAR, go::calendar);
            String said = context.say("calendar.title");
            for (DoneDays.Mark mark : state.study().goals()) {
                IconView sign = mark.isDone()
                        ? ui.icon(Icon.CHECK, ui.palette().accentInk())
                        : ui.icon(mark.goal().icon(), ui.palette().muted());
                calendar.add(sign).padRight(Theme.ROW_GAP);
                String what = context.say(mark.goal().key());
                said = context.texts()
                        .get("join.list", said, mark.isDone() ? context.texts().get("calendar.is-done", what) : what);
            }
            calendar.setAccessibleName(said);
            row.add(calendar).height(Theme.TOUCH);
        }
        return row;
    }

    /** Adds the ways to games, lessons and puzzles in order of their worth; answers those that have room only beside the settings. */
    private List<Button> ways(CardColumn column, HomeState state, boolean isPictured) {
        boolean isLow = column.isLow();
        boolean isSlim = width < SIDE_BY_SIDE;
        boolean isBrief = width < BRIEF;
        boolean isNew = state.isNewcomers();
        boolean hasServer = state.hasServer();
        boolean isLearnFirst = isNew && !isLow;
        String second = isLow || width < WORDY ? "" : isBrief ? ".brief" : ".second";
        String half = second.isEmpty() ? "" : context.say("home.online.brief");
        Button.Kind kind = isNew ? Button.Kind.PRIMARY : Button.Kind.SECONDARY;
        computer(column, kind, isLow ? "" : isSlim ? ".brief" : ".second", isPictured);
        if (isLearnFirst) {
            column.add(card(Icon.LEARN, "home.learn", second, go::learn), CardColumn.Span.ROW);
        }
        column.add(
                card(Icon.PEOPLE, "home.two", second, () -> go.newGame(Mode.TWO_PLAYERS)),
                isSlim ? CardColumn.Span.ROW : CardColumn.Span.HALF);
        column.add(card(Icon.EYE, "home.watch", second, () -> go.newGame(Mode.WATCH)), CardColumn.Span.HALF);
        if (hasServer) {
            boolean isHalf = !isSlim && (isLow || isNew);
            column.add(
                    online(isHalf ? half : online(state.players())),
                    isHalf ? CardColumn.Span.HALF : CardColumn.Span.ROW);
        }
        column.add(games(state.played(), second.isEmpty()), CardColumn.Span.HALF);
        boolean isAnalysisSmall = hasServer && isBrief && (isNew || isSlim);
        column.add(
                card(Icon.ANALYSIS, "home.analysis", isAnalysisSmall ? "" : second, go::analysis),
                isAnalysisSmall ? CardColumn.Span.SMALL : CardColumn.Span.HALF);
        StudyCards study = new StudyCards(context, state.study(), (width - Theme.GAP) / 2);
        boolean isBare = isLow || isBrief;
        if (!isLearnFirst) {
            Button learn = isBare ? card(Icon.LEARN, "home.learn", "", go::learn) : study.learn();
            column.add(learn, isSlim ? CardColumn.Span.ROW : isBrief ? CardColumn.Span.SMALL : CardColumn.Span.HALF);
        }
        String puzzles = isSlim ? "home.puzzles.short" : "home.puzzles";
        column.add(
                isBare ? card(Icon.PUZZLE, puzzles, "", go::puzzles) : study.puzzles(),
                isBrief || (isLow && hasServer) ? CardColumn.Span.SMALL : CardColumn.Span.HALF);
        if (!hasServer) {
            column.add(online(isBrief ? "" : half), isBrief ? CardColumn.Span.SMALL : CardColumn.Span.HALF);
        }
        return column.end();
    }

    /** The way to a game against the computer; {@code levels} ends the key of what is said of the levels, empty for nothing. */
    private void computer(CardColumn column, Button.Kind kind, String levels, boolean isPictured) {
        String title = context.say("home.computer");
        String words = levels.isEmpty()
                ? ""
                : context.texts().get("home.computer" + levels, Level.all().size());
        Runnable choose = () -> go.newGame(Mode.VERSUS_COMPUTER);
        if (isPictured) {
            column.addPictured(pictured(Position.start(Variant.OTHELLO), Icon.COMPUTER, title, words, choose));
        } else {
            column.add(ui.card(kind, Icon.COMPUTER, title, words, choose));
        }
    }

    /** The way to other people. */
    private Button online(String words) {
        return ui.card(Button.Kind.SECONDARY, Icon.GLOBE, context.say("home.online"), words, go::online);
    }

    /** What the game is, where there is room for it; or that a newer version is there. */
    private void subtitle(Table column, HomeState state, boolean isLow) {
        if (state.offersVersion()) {
            Button offer = ui.answer(Button.Kind.SECONDARY, Icon.REFRESH, context.say("home.version"), actions::renew);
            column.add(offer)
                    .width(offer.getPrefWidth())
                    .height(Theme.TOUCH)
                    .left()
                    .padTop(isLow ? 0 : Theme.GRID)
                    .padBottom(isLow ? Theme.LINE_GAP : Theme.BLOCK_GAP)
                    .row();
        } else if (!isLow) {
            column.add(ui.muted(context.say("game.subtitle"), Type.BODY))
                    .padBottom(Theme.PAD)
                    .row();
        }
    }

    /** The way back to the saved game, with a picture of it where no board beside the cards shows it. */
    private void goOn(CardColumn column, Game game, boolean isPictured, boolean isSecond) {
        String title = context.say("home.continue");
        String words = new SavedWords(context.texts()).of(game);
        if (!isPictured) {
            Button.Kind kind = isSecond ? Button.Kind.SECONDARY : Button.Kind.PRIMARY;
            column.add(ui.card(kind, Icon.PLAY, title, words, go::resume));
            return;
        }
        column.addPictured(pictured(game.position(), Icon.PLAY, title, words, go::resume));
    }

    /** The one thing to do next, with a picture of a board. */
    private Button pictured(Position position, Icon icon, String title, String words, Runnable action) {
        BoardStyle style = context.settings().now().look().boardFor(position.variant());
        Panel frame = new Panel(ui.theme(), style.look().wood(), Theme.SMALL_RADIUS);
        frame.add(new MiniBoard(ui.theme(), style, position)).grow().pad(FRAME);
        Optional<Icon> sign = width < SIDE_BY_SIDE ? Optional.empty() : Optional.of(icon);
        return ui.pictured(frame, SMALL_BOARD, sign, title, words, action);
    }

    /** Answers whether a high window has room for the board between the cards, of this height. */
    private boolean boardBetween(Optional<Game> game, Table column, float free) {
        float side = (float) Math.floor(Math.min(column.getPrefWidth() - 2 * BESIDE_CARDS, free - 2 * Theme.CARD_PAD));
        if (side < LEAST_BETWEEN) {
            return false;
        }
        column.add(boardView(game)).size(side).padTop(Theme.CARD_PAD).expandY().row();
        return true;
    }

    private Button games(int count, boolean isBare) {
        String second = isBare
                ? ""
                : count == 0
                        ? context.say("home.games.second")
                        : context.texts().count("games.count", count);
        return ui.card(Button.Kind.SECONDARY, Icon.HISTORY, context.say("games.title"), second, go::games);
    }

    /** How many play, where somebody does and that is known. */
    private String online(Optional<PlayerCount> players) {
        Optional<PlayerCount> count = players.filter(known -> known.online() > 0);
        if (count.isEmpty()) {
            return context.say("home.online.second");
        }
        String people = context.texts().count("home.online.people", count.get().online());
        int games = count.get().games();
        return games == 0 ? people : people + " · " + context.texts().count("home.online.games", games);
    }

    /** {@code second} ends the key of the second line; empty for none. */
    private Button card(Icon icon, String key, String second, Runnable action) {
        String words = second.isEmpty() ? "" : context.say(key + second);
        return ui.card(Button.Kind.SECONDARY, icon, context.say(key), words, action);
    }

    /** The small cards: {@code first} beside each other, then the way to the settings and out; in one row where there is room. */
    private Table small(boolean isLow, List<Button> first) {
        boolean isBrief = width < BRIEF;
        List<Button> last = last(isBrief);
        float gap = isLow ? Theme.LINE_GAP : Theme.GAP;
        Table rows = new Table();
        rows.defaults().height(isLow ? CardColumn.LOW_CARD : SMALL_CARD).growX();
        if (isBrief) {
            for (int i = 0; i < first.size(); i += 2) {
                List<Button> pair = first.subList(i, Math.min(i + 2, first.size()));
                if (isRow(pair)) {
                    rows.add(evenIfPossible(pair)).padBottom(gap).row();
                } else {
                    pair.forEach(card -> rows.add(card).padBottom(gap).row());
                }
            }
            rows.add(evenIfPossible(last));
        } else {
            List<Button> all = new ArrayList<>(first);
            all.addAll(last);
            rows.add(ownWidths(all));
        }
        return rows;
    }

    /** Whether all of their words are seen beside each other. */
    private boolean isRow(List<Button> cards) {
        double all = cards.stream().mapToDouble(Button::getPrefWidth).sum();
        return all + (cards.size() - 1) * Theme.GAP <= width;
    }

    private Table evenIfPossible(List<Button> cards) {
        boolean isEven =
                cards.size() <= 2 && cards.stream().allMatch(card -> card.getPrefWidth() <= (width - Theme.GAP) / 2);
        return isEven ? row(cards) : ownWidths(cards);
    }

    /** Three beside each other have no room for pictograms in a narrow column. */
    private List<Button> last(boolean isBrief) {
        boolean canQuit = context.device().canQuit();
        if (isBrief && canQuit) {
            return List.of(
                    ui.small(context.say("settings.title"), go::settings),
                    ui.small(context.say("about.short"), go::about),
                    ui.small(context.say("home.quit"), go::quit));
        }
        List<Button> cards = new ArrayList<>();
        cards.add(card(Icon.SETTINGS, "settings.title", "", go::settings));
        cards.add(card(Icon.INFO, "about.short", "", go::about));
        if (canQuit) {
            cards.add(card(Icon.QUIT, "home.quit", "", go::quit));
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
}
