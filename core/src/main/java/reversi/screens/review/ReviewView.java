package reversi.screens.review;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import java.util.Optional;
import reversi.game.Game;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.screens.BoardScaffold;
import reversi.screens.ConfirmedMoves;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Look;
import reversi.screens.StateView;
import reversi.screens.board.BoardDirector;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.BoardView;
import reversi.screens.game.DiscIcon;
import reversi.screens.game.Words;
import reversi.screens.ui.Button;
import reversi.screens.ui.ButtonRow;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.OpeningName;
import reversi.teach.review.GameReview;
import reversi.teach.review.Judgement;
import reversi.teach.review.MoveReview;

/** The page of a review, in one look, size and language. */
final class ReviewView implements StateView<ReviewState> {
    private static final float LEAST_COLUMN = 340;
    private static final float WIDEST_COLUMN = 560;
    private static final BoardScaffold.Measures MEASURES = new BoardScaffold.Measures(
            BoardScaffold.LEAST_BOARD, LEAST_COLUMN, WIDEST_COLUMN, Theme.BLOCK_GAP, Theme.COLUMN_GAP, true);
    private static final float TWO_PANELS = 500;
    /** Lower windows have a low chart, and no room for two panels. */
    private static final float HIGH = 560;
    /** What stands around the board of a high window but for the tools: header, players, chart, card, steps and the gaps. */
    private static final float AROUND = 424;

    /** The chart beside the board, in a high and in a low window, and how low and high it may be below one. */
    private static final float CHART = 168;

    private static final float LOW_CHART = 128;
    private static final float LEAST_CHART = 96;
    private static final float MOST_CHART = 200;
    private static final float LEAST_GRAPH = 48;

    /** Which part of the column the list of moves takes beside the moments, and what it leaves them. */
    private static final float MOVES_SHARE = 0.42f;

    private static final float LIST = 100;
    private static final float CARD = 80;
    private static final float WHERE = 92;
    private static final float LEGEND = 440;
    /** Between a mark of the legend and its word. */
    private static final float LEGEND_GAP = 5;

    /** The disc of who made the move on the board. */
    private static final float MOVER = 14;
    /** The empty rim of a pictogram's button, in points. */
    private static final float ICON_ROOM = 10;

    private static final int PERCENT = 100;

    private final Context context;
    private final Ui ui;
    private final Game game;
    private final Actions actions;
    private final BoardStyle style;
    private final Words words;
    private final MomentWords momentWords;
    private final ReviewNarrator narrator;
    private final BoardDirector director;
    private final BoardView board;
    private final BoardScaffold scaffold;
    private final ValueGraph graph;
    private final ReviewedMoves moves;
    private final Text heading;
    private final Text label;
    private final Text number;
    private final AccuracyPanels accuracy;
    private final Button again;
    private final Button line;
    private final Button playOn;
    private final Button nextMistake;
    private final Button mine;
    private final Slot<Optional<Disc>> mover = new Slot<>(this::fillMover);
    private final KeyMoments moments;
    /** In a low window the card alone says whose move it was. */
    private final boolean hasRoomForMover;
    /** Whether the key moments and the moves stand beside each other; otherwise a card tells of the move on the board. */
    private final boolean hasTwoPanels;

    private final Actor root;

    /** What the controls lead to. */
    interface Actions extends PersonalPanel.Actions {
        /** Goes so many plies on, or back. */
        void step(int by);

        /** Opens what is told of the person. */
        void openMine();

        /** Goes to the next bad move, and after the last one to the first. */
        void nextMistake();

        /** A square of the board was chosen. */
        void press(Square square);

        /** Lets the person look for a better move than the one that led to the board. */
        void tryAgain();

        /** Plays on the board what both sides would best have played in place of the move that led to it. */
        void showBestLine();

        /** Begins a game from the position on the board. */
        void playOn();

        /** Opens the game on the analysis board where it is shown. */
        void analyse();

        /** Puts the moves of the game on the clipboard, after its rules and first position where those are not the usual ones. */
        void copyMoves();
    }

    ReviewView(
            Context context, Layout layout, Game game, KnownOpening opening, BoardDirector director, Actions actions) {
        this.context = context;
        this.ui = context.ui();
        this.game = game;
        this.actions = actions;
        this.director = director;
        Look look = context.settings().now().look();
        this.style = look.boardFor(game.setup().variant());
        this.words = Words.of(context, game.setup());
        this.momentWords = new MomentWords(context.texts(), words);
        this.narrator = new ReviewNarrator(context.texts(), words, momentWords);
        BoardOverlayOptions options =
                new BoardOverlayOptions(true, true, true, true, look.isHighContrast(context.device()));
        this.board = new BoardView(ui, director.model(), style, options);
        board.onPress(actions::press);
        ConfirmedMoves.inTask(context, board);
        this.graph = new ValueGraph(ui.theme(), style.colour(Disc.BLACK), style.colour(Disc.WHITE), actions::goTo);
        this.moves = new ReviewedMoves(ui.theme(), style, context.say("play.pass.short"), ply -> actions.goTo(ply + 1));
        this.scaffold = new BoardScaffold(layout, MEASURES);
        this.hasRoomForMover = !layout.isLow();
        this.hasTwoPanels = scaffold.isBeside() && scaffold.column() >= TWO_PANELS && isHigh();
        this.heading = ui.muted("", Type.SMALL);
        this.label = ui.text("", Type.BODY_STRONG).align(Align.center);
        this.number = ui.muted("", Type.SMALL).align(Align.center).orTwoLines();
        this.accuracy = new AccuracyPanels(context, game, words, style);
        this.again = ui.primary(context.say("review.again"), actions::tryAgain);
        this.line = ui.secondary(context.say("review.line"), actions::showBestLine);
        this.playOn = ui.secondary(context.say(layout.isNarrow() ? "review.on.short" : "review.on"), actions::playOn);
        this.nextMistake = ui.answer(Button.Kind.SECONDARY, Icon.WARNING, "", actions::nextMistake);
        nextMistake.setAccessibleName(context.say("review.next"));
        this.mine = ui.iconButton(Icon.PERSON, actions::openMine);
        mine.setAccessibleName(context.say("review.mine.points"));
        this.moments = new KeyMoments(context, style, words, opening.left(), scaffold.column(), actions);
        this.root = lay(header(layout, opening.name()));
    }

    private Actor lay(Table header) {
        Table tools = tools();
        BoardScaffold.Places places = new BoardScaffold.Places(
                header,
                board,
                Optional.of(steps()),
                accuracy.lay(!scaffold.isBeside() || scaffold.column() < LEGEND),
                scaffold.isBeside() ? beside(tools) : below(tools),
                Optional.empty());
        return scaffold.lay(ui, places, AROUND + tools.getPrefHeight());
    }

    private boolean isHigh() {
        return scaffold.besideHeight() >= HIGH;
    }

    @Override
    public Actor root() {
        return root;
    }

    /** The board. */
    BoardView board() {
        return board;
    }

    @Override
    public Actor wayOn() {
        return board;
    }

    @Override
    public String spoken(ReviewState state) {
        return narrator.spoken(state);
    }

    /** Says how well both sides played. */
    void sayAccuracy(ReviewState state) {
        context.router().announce(narrator.accuracy(state));
    }

    private Table beside(Table tools) {
        Table rest = rest(Theme.BLOCK_GAP);
        rest.add(chart()).height(isHigh() ? CHART : LOW_CHART).row();
        if (hasTwoPanels) {
            Table both = new Table();
            both.add(movesPanel()).width(MOVES_SHARE * scaffold.column()).growY();
            both.add(momentsPanel()).growX().growY().padLeft(Theme.BLOCK_GAP);
            rest.add(both).grow().minHeight(0).prefHeight(LIST).row();
        } else {
            rest.add(movesPanel()).grow().minHeight(LIST).prefHeight(LIST).row();
            rest.add(card()).minHeight(Value.prefHeight).row();
        }
        rest.add(tools);
        return rest;
    }

    private Table below(Table tools) {
        Table rest = rest(Theme.ROW_GAP);
        rest.add(chart()).growY().minHeight(LEAST_CHART).maxHeight(MOST_CHART).row();
        rest.add(card()).minHeight(Value.prefHeight).row();
        rest.add(tools);
        return rest;
    }

    private Table rest(float gap) {
        Table rest = new Table();
        rest.top();
        rest.defaults().width(scaffold.column()).padTop(gap);
        return rest;
    }

    /** What is said of the move on the board, which is never cut, and the way to the next mistake. */
    private Table card() {
        Table row = new Table();
        row.add(moments.card()).grow().minHeight(CARD);
        row.add(nextMistake).width(Theme.BUTTON).growY().padLeft(Theme.ROW_GAP);
        return row;
    }

    private Table header(Layout layout, Optional<OpeningName> opening) {
        float outside = layout.isLow() || layout.isNarrow() ? 0 : ICON_ROOM;
        Table header = new Table();
        header.left();
        header.add(ui.iconButton(Icon.BACK, context.go()::back))
                .size(Theme.TOUCH)
                .padLeft(-outside)
                .padRight(Theme.LINE_GAP);
        Text title = ui.text(context.say("review.title"), layout.isNarrow() ? Type.HEADING : Type.PAGE);
        float beside = scaffold.column() - (hasTwoPanels ? 3 : 4) * Theme.TOUCH - Theme.LINE_GAP;
        if (title.naturalWidth() > beside - Theme.BLOCK_GAP) {
            title.restyle(Type.TITLE);
        }
        if (title.naturalWidth() > beside - Theme.BLOCK_GAP) {
            title.setText("");
        }
        header.add(title).minWidth(0);
        Text summary = ui.muted("", Type.SMALL).align(Align.right);
        float room = beside - title.naturalWidth() - Theme.BLOCK_GAP;
        String result = game.result().map(words::result).orElse(context.say("review.unfinished"));
        String language = context.texts().language().code();
        String named = opening.map(name -> result + " · " + name.in(language)).orElse(result);
        for (String words : List.of(named, result, "")) {
            summary.setText(words);
            if (summary.naturalWidth() <= room) {
                break;
            }
        }
        header.add(summary).growX().minWidth(0).padLeft(Theme.BLOCK_GAP);
        if (!hasTwoPanels) {
            header.add(mine).size(Theme.TOUCH);
        }
        header.add(ui.iconButton(Icon.SHARE, () -> context.go().diagram(game))).size(Theme.TOUCH);
        header.add(ui.iconButton(Icon.COPY, actions::copyMoves))
                .size(Theme.TOUCH)
                .padRight(-outside);
        return header;
    }

    private Table chart() {
        Panel panel = ui.panel();
        panel.pad(Theme.ROW_GAP, Theme.PART_GAP, Theme.ROW_GAP, Theme.PART_GAP);
        Table top = new Table();
        top.add(heading).growX().minWidth(0);
        List<Judgement> legend = scaffold.column() >= LEGEND
                ? List.of(Judgement.INACCURACY, Judgement.MISTAKE, Judgement.BLUNDER)
                : List.of();
        for (Judgement judgement : legend) {
            top.add(new JudgementMark(ui.theme(), judgement, ui.palette().muted()))
                    .padLeft(Theme.BLOCK_GAP)
                    .padRight(LEGEND_GAP);
            top.add(ui.muted(context.say("review." + judgement.name()), Type.CAPTION));
        }
        panel.add(top).growX().row();
        panel.add(graph).grow().minHeight(LEAST_GRAPH).padTop(Theme.GRID);
        return panel;
    }

    private Table movesPanel() {
        Panel panel = ui.panel();
        panel.top().pad(Theme.GAP, Theme.PART_GAP, Theme.ROW_GAP, Theme.ROW_GAP);
        panel.add(ui.muted(context.say("play.moves"), Type.SMALL)).left().row();
        panel.add(ui.scroll(moves)).grow().minHeight(0).padTop(Theme.GRID);
        return panel;
    }

    private Table momentsPanel() {
        Panel panel = ui.panel();
        panel.top().pad(Theme.GAP, Theme.ROW_GAP, Theme.ROW_GAP, Theme.ROW_GAP);
        panel.add(ui.scroll(moments.list().top())).grow().minHeight(0);
        return panel;
    }

    private Table steps() {
        Table row = new ButtonRow();
        row.defaults().growX().minWidth(Theme.TOUCH).prefWidth(Theme.TOUCH).height(Theme.BUTTON);
        row.add(step(Icon.FIRST, () -> actions.goTo(0)));
        row.add(step(Icon.STEP_BACK, () -> actions.step(-1))).padLeft(Theme.GRID);
        Table where = new Table();
        Table move = new Table();
        move.add(mover).padRight(Theme.LINE_GAP);
        move.add(label).minWidth(0);
        where.add(move).growX().minWidth(0).row();
        where.add(number).growX().minWidth(0);
        row.add(where).minWidth(0).prefWidth(WHERE).pad(0, Theme.GRID, 0, Theme.GRID);
        row.add(step(Icon.STEP, () -> actions.step(1)));
        row.add(step(Icon.LAST, () -> actions.goTo(game.transcript().plies()))).padLeft(Theme.GRID);
        return row;
    }

    private Button step(Icon icon, Runnable action) {
        return ui.answer(Button.Kind.SECONDARY, icon, "", action);
    }

    private Table tools() {
        Table row = new ButtonRow();
        row.defaults().height(Theme.BUTTON).growX().minWidth(Value.zero);
        Button analyse = ui.secondary(context.say("over.analyse"), actions::analyse);
        float all = again.getPrefWidth() + line.getPrefWidth() + playOn.getPrefWidth() + analyse.getPrefWidth();
        boolean isOneRow = scaffold.column() >= all + 3 * Theme.ROW_GAP;
        row.add(again);
        row.add(line).padLeft(Theme.ROW_GAP);
        if (!isOneRow) {
            row.row();
        }
        row.add(playOn).padTop(isOneRow ? 0 : Theme.ROW_GAP).padLeft(isOneRow ? Theme.ROW_GAP : 0);
        row.add(analyse).padTop(isOneRow ? 0 : Theme.ROW_GAP).padLeft(Theme.ROW_GAP);
        return row;
    }

    @Override
    public void show(ReviewState state) {
        GameReview review = state.review();
        graph.show(review, state.plies());
        moves.show(review, state.plies() - 1);
        heading.setText(
                state.isOver()
                        ? context.texts().get("review.value", words.colour(Disc.BLACK), words.colour(Disc.WHITE))
                        : context.texts().get("review.looking", Math.round(PERCENT * state.progress())));
        accuracy.show(disc -> momentWords.accuracy(review, disc));
        showPlace(state);
        boolean hasMove = state.shownMove().isPresent();
        again.setDisabled(!hasMove);
        line.setDisabled(!hasMove);
        playOn.setDisabled(!state.canPlayOn());
        if (hasTwoPanels) {
            moments.showList(state);
        } else {
            nextMistake.setDisabled(state.mistakes().isEmpty());
            mine.setDisabled(state.personal().isEmpty());
            moments.showCard(state);
        }
        board.setMistakeColour(
                JudgementColour.onBoard(state.shownMove().map(MoveReview::loss).orElse(0)));
        director.show(state.board(context.texts().language().numerals()));
    }

    /** Opens what is told of the person. */
    void openMine(ReviewState state) {
        moments.openMine(state);
    }

    /** Which move is on the board. */
    private void showPlace(ReviewState state) {
        int plies = state.plies();
        List<Turn> turns = state.transcript().turns();
        Optional<Turn> played = plies == 0 ? Optional.empty() : Optional.of(turns.get(plies - 1));
        Optional<Turn> shown = state.tried().or(() -> played);
        boolean isAsked = state.asked().isPresent();
        label.setText(
                isAsked
                        ? context.texts().get("review.move", MomentWords.moves(plies), "?")
                        : shown.map(turn -> momentWords.move(plies - 1, turn))
                                .orElseGet(() -> context.say("review.start")));
        mover.show(played.filter(turn -> hasRoomForMover).map(Turn::mover));
        number.setText(context.texts().get("review.of", MomentWords.moves(plies), MomentWords.moves(turns.size())));
    }

    private void fillMover(Optional<Disc> shown) {
        shown.ifPresent(disc -> mover.add(new DiscIcon(ui.theme(), style, disc, MOVER)));
    }
}
