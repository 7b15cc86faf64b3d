package reversi.screens.review;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.game.Game;
import reversi.rules.Disc;
import reversi.rules.Transcript;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Look;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.BoardView;
import reversi.screens.game.DiscIcon;
import reversi.screens.game.TurnWords;
import reversi.screens.game.Words;
import reversi.screens.ui.Button;
import reversi.screens.ui.ButtonRow;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.review.GameReview;
import reversi.teach.review.Judgement;
import reversi.teach.review.MoveReview;

/** The actors of a review for one size, look and language. */
final class ReviewView {
    private static final float SUMMARY_GAP = 12;
    private static final float HEADER = 56;
    private static final float GAP = 12;
    private static final float TOOL = 48;
    private static final float LEAST_COLUMN = 340;
    private static final float WIDEST_COLUMN = 560;
    private static final float TWO_PANELS = 500;
    private static final float LEAST_WIDE = 520;
    /** The least width of the steps with the number of the move. */
    private static final float LEAST_STEPS = 252;

    private static final float LIST = 100;
    private static final float CARD = 80;
    /** What is said of a move is never cut. */
    private static final Value CARD_HEIGHT = new Value() {
        @Override
        public float get(@Nullable Actor card) {
            return card instanceof Table table ? Math.max(CARD, table.getPrefHeight()) : CARD;
        }
    };

    private static final float WHERE = 92;
    private static final float LEGEND = 440;
    private static final float LEAST_BOARD = 264;
    /** The empty rim of a pictogram's button, in points. */
    private static final float ICON_ROOM = 10;

    private static final int PERCENT = 100;

    private final Context context;
    private final Ui ui;
    private final ReviewPage page;
    private final Game game;
    private final BoardStyle style;
    private final Words words;
    private final MomentWords momentWords;
    private final BoardView board;
    private final ValueGraph graph;
    private final ReviewedMoves moves;
    private final Text heading;
    private final Table mover = new Table();
    /** In a low window the card alone says whose move it was. */
    private final boolean hasRoomForMover;

    private final Text label;
    private final Button nextMistake;
    private final Text number;
    private final List<Text> accuracies = new ArrayList<>();
    private final Table moments = new Table();
    private final Table card = new Table();
    private final List<Button> forMove = new ArrayList<>();
    private final Button playOn;
    private final Actor root;
    private @Nullable ScrollPane movesPane;
    private float momentsWidth;
    private float cardWidth;
    private String momentsState = "";

    ReviewView(Context context, Layout layout, ReviewPage page) {
        this.context = context;
        this.ui = context.ui();
        this.page = page;
        this.game = page.game();
        Look look = context.settings().now().look();
        this.style = look.boardFor(game.setup().variant());
        this.words = Words.of(context, game.setup());
        this.momentWords = new MomentWords(context.texts(), words);
        BoardOverlayOptions options =
                new BoardOverlayOptions(true, true, true, true, look.isHighContrast(context.device()));
        this.board = new BoardView(ui, page.model(), style, options);
        board.onPress(page::press);
        this.graph = new ValueGraph(ui.theme(), style.colour(Disc.BLACK), style.colour(Disc.WHITE), page::goTo);
        this.moves = new ReviewedMoves(ui.theme(), style, context.say("play.pass.short"), ply -> page.goTo(ply + 1));
        this.hasRoomForMover = !layout.isLow();
        this.heading = ui.muted("", Type.SMALL);
        this.label = ui.text("", Type.BODY_STRONG).align(Align.center);
        this.number = ui.muted("", Type.SMALL).align(Align.center).orTwoLines();
        this.playOn = ui.secondary(context.say(layout.isNarrow() ? "review.on.short" : "review.on"), page::playOn);
        this.nextMistake = ui.answer(Button.Kind.SECONDARY, Icon.WARNING, "", page::nextMistake);
        nextMistake.setAccessibleName(context.say("review.next"));
        this.root = layout.isWide() && layout.width() >= LEAST_WIDE ? wide(layout) : high(layout);
        refresh();
    }

    /** The actor that fills the window. */
    Actor root() {
        return root;
    }

    /** The board. */
    BoardView board() {
        return board;
    }

    private Actor wide(Layout layout) {
        float margin = layout.isLow() ? 8 : Math.min(40, layout.margin());
        float width = layout.width() - layout.insetLeft() - layout.insetRight() - 2 * margin;
        float height = layout.safeHeight() - 2 * margin;
        float between = width > 1100 ? 32 : GAP;
        float most = Math.max(LEAST_BOARD, width - between - LEAST_COLUMN);
        float side = (float) Math.floor(Math.min(height - TOOL - GAP, most));
        float below = Math.max(side, LEAST_STEPS);
        float column = (float) Math.floor(Math.min(WIDEST_COLUMN, width - between - below));
        Table left = new Table();
        left.add(board).size(side).row();
        left.add(steps()).width(below).height(TOOL).padTop(GAP);
        momentsWidth = (float) Math.floor(0.58f * column) - GAP - 16;
        cardWidth = column - 8;
        Table right = new Table();
        right.top();
        right.defaults().width(column);

        right.add(players(column < LEGEND)).row();
        boolean isHigh = height >= 560;
        right.add(chart(column)).height(isHigh ? 168 : 128).padTop(GAP).row();
        if (column >= TWO_PANELS && isHigh) {
            Table both = new Table();
            both.add(movesPanel()).width(0.42f * column).growY();
            both.add(momentsPanel()).growX().growY().padLeft(GAP);
            right.add(both).grow().minHeight(0).prefHeight(LIST).padTop(GAP).row();
        } else {
            right.add(movesPanel())
                    .grow()
                    .minHeight(LIST)
                    .prefHeight(LIST)
                    .padTop(GAP)
                    .row();
            right.add(card).minHeight(CARD_HEIGHT).padTop(GAP).row();
        }
        right.add(tools(column)).padTop(GAP);
        Table all = new Table();
        all.padTop(layout.insetTop()).padBottom(layout.insetBottom());
        all.add(left);
        Table beside = new Table();
        beside.add(header(layout, column)).width(column).height(HEADER).row();
        beside.add(ui.scroll(right)).width(column).grow().minHeight(0);
        all.add(beside).width(column).height(height).padLeft(between);
        return all;
    }

    private Actor high(Layout layout) {
        float inset = layout.isNarrow() ? 8 : layout.margin();
        float width = layout.width() - layout.insetLeft() - layout.insetRight() - 2 * inset;
        float inner = layout.isNarrow() ? width - 16 : width;
        cardWidth = inner - 8;
        Table tools = tools(inner);
        float around = HEADER + 56 + 100 + 76 + TOOL + tools.getPrefHeight() + 6 * GAP + 16;
        float side = (float) Math.floor(Math.min(width, Math.max(LEAST_BOARD, layout.safeHeight() - around)));
        Table all = new Table();
        all.top();
        all.defaults().width(inner);

        all.add(players(true)).row();
        all.add(board).size(side).padTop(8).row();
        all.add(chart(inner)).growY().minHeight(96).maxHeight(200).padTop(8).row();
        all.add(card).minHeight(CARD_HEIGHT).padTop(8).row();
        all.add(tools).padTop(8).row();
        all.add(steps()).height(TOOL).padTop(8).padBottom(8).row();
        Table page = new Table();
        page.top().padTop(layout.insetTop()).padBottom(layout.insetBottom());
        page.add(header(layout, inner)).width(inner).height(HEADER).row();
        page.add(ui.scroll(all)).grow().minHeight(0);
        return page;
    }

    /** What is said of a move, after who made it. */
    private String whose(MoveReview move, String said) {
        return context.texts().punctuation().label(words.name(move.mover()), said);
    }

    private Table header(Layout layout, float width) {
        float outside = layout.isLow() || layout.isNarrow() ? 0 : ICON_ROOM;
        Table header = new Table();
        header.left();
        header.add(ui.iconButton(Icon.BACK, context.go()::back))
                .size(Theme.TOUCH)
                .padLeft(-outside)
                .padRight(6);
        Text title = ui.text(context.say("review.title"), layout.isNarrow() ? Type.HEADING : Type.PAGE);
        header.add(title).minWidth(0);
        Text summary = ui.muted("", Type.SMALL).align(Align.right);
        float room = width - 3 * Theme.TOUCH - 6 - title.naturalWidth() - SUMMARY_GAP;
        String result = game.result().map(words::result).orElse(context.say("review.unfinished"));
        String opening =
                page.opening(context).map(name -> result + " · " + name).orElse(result);
        for (String words : List.of(opening, result, "")) {
            summary.setText(words);
            if (summary.naturalWidth() <= room) {
                break;
            }
        }
        header.add(summary).growX().minWidth(0).padLeft(SUMMARY_GAP);
        header.add(ui.iconButton(Icon.SHARE, () -> context.go().diagram(game))).size(Theme.TOUCH);
        header.add(ui.iconButton(Icon.COPY, page::copyMoves)).size(Theme.TOUCH).padRight(-outside);
        return header;
    }

    /** Both sides with their accuracy: a panel each, or where there is less room one for both. */
    private Table players(boolean isOne) {
        Table both = new Table();
        Table one = isOne ? ui.panel() : both;
        for (Disc disc : List.of(Disc.BLACK, Disc.WHITE)) {
            Table place = isOne ? new Table() : ui.panel();
            place.pad(8, isOne ? 10 : 14, 8, 14);
            place.add(new DiscIcon(ui.theme(), style, disc, 30)).padRight(isOne ? 8 : 12);
            Text accuracy = ui.text("", isOne ? Type.BODY_STRONG : Type.HEADING);
            accuracies.add(accuracy);
            Table who = new Table();
            who.left();
            who.defaults().growX().minWidth(0);
            place.add(who).growX().minWidth(0);
            if (isOne) {
                who.add(ui.muted(words.name(disc), Type.SMALL)).row();
                who.add(accuracy);
            } else {
                int count = game.position().count(disc);
                who.add(ui.text(words.name(disc), Type.BODY_STRONG)).row();
                who.add(ui.muted(context.texts().count("review.discs", count), Type.SMALL));
                Table figure = new Table();
                figure.defaults().right().minWidth(Value.prefWidth);
                figure.add(accuracy.align(Align.right)).row();
                figure.add(ui.muted(context.say("review.accuracy"), Type.CAPTION));
                place.add(figure).right().padLeft(8);
            }
            one.add(place).growX().uniformX().padLeft(disc == Disc.WHITE && !isOne ? GAP : 0);
        }
        return one;
    }

    private Table chart(float width) {
        Panel panel = ui.panel();
        panel.pad(8, 14, 8, 14);
        Table top = new Table();
        top.add(heading).growX().minWidth(0);
        List<Judgement> legend =
                width >= LEGEND ? List.of(Judgement.INACCURACY, Judgement.MISTAKE, Judgement.BLUNDER) : List.of();
        for (Judgement judgement : legend) {
            top.add(new JudgementMark(ui.theme(), judgement, ui.palette().muted()))
                    .padLeft(12)
                    .padRight(5);
            top.add(ui.muted(context.say("review." + judgement.name()), Type.CAPTION));
        }
        panel.add(top).growX().row();
        panel.add(graph).grow().minHeight(48).padTop(4);
        return panel;
    }

    private Table movesPanel() {
        Panel panel = ui.panel();
        panel.top().pad(10, 14, 8, 8);
        panel.add(ui.muted(context.say("play.moves"), Type.SMALL)).left().row();
        ScrollPane pane = ui.scroll(moves);
        movesPane = pane;
        panel.add(pane).grow().minHeight(0).padTop(4);
        return panel;
    }

    private Table momentsPanel() {
        Panel panel = ui.panel();
        panel.top().pad(10, 8, 8, 8);
        panel.add(ui.muted(context.say("review.moments"), Type.SMALL))
                .left()
                .padLeft(6)
                .row();
        moments.top();
        panel.add(ui.scroll(moments)).grow().minHeight(0).padTop(4);
        return panel;
    }

    private Table steps() {
        Table row = new ButtonRow();
        row.defaults().growX().minWidth(Theme.TOUCH).prefWidth(Theme.TOUCH).height(TOOL);
        row.add(step(Icon.FIRST, () -> page.goTo(0)));
        row.add(step(Icon.STEP_BACK, () -> page.goTo(page.plies() - 1))).padLeft(4);
        Table where = new Table();
        Table move = new Table();
        move.add(mover).padRight(6);
        move.add(label).minWidth(0);
        where.add(move).growX().minWidth(0).row();
        where.add(number).growX().minWidth(0);
        row.add(where).minWidth(0).prefWidth(WHERE).pad(0, 4, 0, 4);
        row.add(step(Icon.STEP, () -> page.goTo(page.plies() + 1)));
        row.add(step(Icon.LAST, () -> page.goTo(game.transcript().plies()))).padLeft(4);
        return row;
    }

    private Button step(Icon icon, Runnable action) {
        return ui.answer(Button.Kind.SECONDARY, icon, "", action);
    }

    private Table tools(float width) {
        Button again = ui.primary(context.say("review.again"), page::tryAgain);
        Button line = ui.secondary(context.say("review.line"), page::showBestLine);
        forMove.add(again);
        forMove.add(line);
        Table row = new ButtonRow();
        row.defaults().height(TOOL).growX().minWidth(Value.zero);
        Button analyse = ui.secondary(context.say("over.analyse"), page::analyse);
        float all = again.getPrefWidth() + line.getPrefWidth() + playOn.getPrefWidth() + analyse.getPrefWidth();
        boolean isOneRow = width >= all + 3 * 8;
        row.add(again);
        row.add(line).padLeft(8);
        if (!isOneRow) {
            row.row();
        }
        row.add(playOn).padTop(isOneRow ? 0 : 8).padLeft(isOneRow ? 8 : 0);
        row.add(analyse).padTop(isOneRow ? 0 : 8).padLeft(8);
        return row;
    }

    /** Looks again at everything that may have changed. */
    void refresh() {
        GameReview review = page.review();
        graph.show(review, page.plies());
        moves.show(review, page.plies() - 1, movesPane);
        boolean isBusy = page.progress() < 1;
        heading.setText(
                isBusy
                        ? context.texts().get("review.looking", Math.round(PERCENT * page.progress()))
                        : context.texts().get("review.value", words.colour(Disc.BLACK), words.colour(Disc.WHITE)));
        for (Disc disc : List.of(Disc.BLACK, Disc.WHITE)) {
            String accuracy = review.accuracy(disc)
                    .map(value -> context.texts().get("review.percent", Math.round(value)))
                    .orElse("–");
            accuracies.get(disc == Disc.BLACK ? 0 : 1).setText(accuracy);
        }
        Transcript transcript = game.transcript();
        int plies = page.plies();
        String move = plies == 0
                ? context.say("review.start")
                : momentWords.move(plies - 1, transcript.turns().get(plies - 1));
        String shown = page.tried()
                .map(turn -> momentWords.move(plies - 1, turn))
                .orElse(page.isTrying() ? context.texts().get("review.move", moves(plies), "?") : move);
        label.setText(shown);
        mover.clearChildren();
        if (plies > 0 && hasRoomForMover) {
            Disc disc = transcript.turns().get(plies - 1).mover();
            mover.add(new DiscIcon(ui.theme(), style, disc, 14));
        }
        board.setMistakeColour(
                JudgementColour.onBoard(page.shownMove().map(MoveReview::loss).orElse(0)));
        number.setText(context.texts().get("review.of", moves(plies), moves(transcript.plies())));
        boolean hasMove = page.shownMove().isPresent();
        forMove.forEach(button -> button.setDisabled(!hasMove));
        playOn.setDisabled(!page.canPlayOn());
        refreshMoments(review);
        refreshCard(review);
        PartialStage.redraw(root);
    }

    /** How many moves of both sides so many plies are, as the list and the moments count them. */
    private static int moves(int plies) {
        return (plies + 1) / 2;
    }

    /** The move on the board in sentences, and what is known of it. */
    String spoken() {
        TurnWords turns = new TurnWords(context.texts(), words::colour);
        if (page.tried().isPresent()) {
            return turns.played(page.tried().get());
        }
        if (page.isTrying()) {
            return context.say("review.try.find");
        }
        int plies = page.plies();
        if (plies == 0) {
            return context.texts().punctuation().sentence(context.say("review.start"));
        }
        String move = turns.played(game.transcript().turns().get(plies - 1));
        return page.shownMove()
                .map(known -> context.texts().punctuation().sentences(move, momentWords.said(plies - 1, known)))
                .orElse(move);
    }

    /** How well both sides played, once every move was looked at. */
    String spokenAccuracy() {
        return context.texts()
                .get(
                        "access.say.reviewed",
                        words.colour(Disc.BLACK),
                        accuracies.get(0).words(),
                        words.colour(Disc.WHITE),
                        accuracies.get(1).words());
    }

    private void refreshMoments(GameReview review) {
        List<Integer> plies = page.moments();
        String state = plies + " " + page.plies() + " " + page.isTrying() + " " + review.isComplete()
                + page.trialMessage() + moved(review, plies);
        if (state.equals(momentsState)) {
            return;
        }
        momentsState = state;
        moments.clearChildren();
        page.trialMessage().ifPresent(message -> {
            Table row = new Table();
            KeyMomentRow.fill(row, ui, message, momentsWidth);
            moments.add(row).growX().row();
        });
        for (int ply : plies) {
            review.move(ply).ifPresent(move -> {
                boolean isShown = ply == page.plies() - 1;
                String said =
                        isShown && page.isTrying() ? momentWords.withoutBetter(ply, move) : momentWords.said(ply, move);
                KeyMomentRow row =
                        new KeyMomentRow(ui, style, move, whose(move, said), momentsWidth, () -> page.goTo(ply + 1));
                row.mark(isShown);
                moments.add(row).growX().row();
            });
        }
        if (plies.isEmpty() && review.isComplete()) {
            moments.add(ui.muted(context.say("review.none"), Type.SMALL)).left().pad(8);
        }
        theory(review)
                .ifPresent(words -> moments.add(ui.muted(words, Type.SMALL).wrap(momentsWidth - 16))
                        .left()
                        .pad(8));
        moments.row();
        moments.add().growY();
        moments.invalidateHierarchy();
    }

    /** What best play of both sides would have led to from the first exact move on; empty until that is known. */
    private Optional<String> theory(GameReview review) {
        Optional<Integer> result = review.isComplete() ? review.theory() : Optional.empty();
        return result.flatMap(value -> review.firstExact()
                .map(ply -> context.texts().get("review.theory", ply / 2 + 1, momentWords.result(value))));
    }

    private static String moved(GameReview review, List<Integer> plies) {
        StringBuilder losses = new StringBuilder();
        for (int ply : plies) {
            losses.append(' ')
                    .append(review.move(ply).map(move -> move.loss() / PERCENT).orElse(0));
        }
        return losses.toString();
    }

    /** What there is to say about the move on the board, where there is no room for all of them. */
    private void refreshCard(GameReview review) {
        card.clearChildren();
        float wordsWidth = cardWidth - TOOL - 8;
        int ply = page.plies() - 1;
        Panel panel = ui.panel();
        Optional<MoveReview> move = page.shownMove();
        if (page.trialMessage().isPresent()) {
            KeyMomentRow.fill(panel, ui, page.trialMessage().get(), wordsWidth);
        } else if (move.isPresent()) {
            String said = whose(move.get(), momentWords.said(ply, move.get()));
            KeyMomentRow.fill(panel, ui, style, move.get(), said, wordsWidth);
        } else {
            String words =
                    theory(review).orElseGet(() -> context.say(review.isComplete() ? "review.step" : "review.wait"));
            panel.add(ui.muted(words, Type.SMALL).align(Align.center).wrap(wordsWidth - 24));
        }
        card.add(panel).grow();
        nextMistake.setDisabled(page.moments().isEmpty());
        card.add(nextMistake).width(TOOL).growY().padLeft(8);
        card.invalidateHierarchy();
    }
}
