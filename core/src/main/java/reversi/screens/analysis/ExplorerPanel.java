package reversi.screens.analysis;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.Panel;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.ExplorerEntry;
import reversi.teach.ExplorerMove;
import reversi.teach.OpeningNames;

/** How real games went on from the position shown: the opening's name, and a row for each move, which plays it. */
final class ExplorerPanel extends Panel {
    private static final float ROW = 40;
    private static final float HEAD = 22;
    /** What lies above a message. */
    private static final float MESSAGE = 32;

    private final Ui ui;
    private final Context context;
    private final BoardStyle style;
    private final ExplorerGames source;
    private final ExplorerChoosers choosers;
    private final ExplorerWords words;
    private final Consumer<Move> play;
    private final Text title;
    private final Text games;
    private final boolean isTight;
    private final Slot<String> second = new Slot<>(this::fillSecond);
    private final Text most;
    private final Slot<Body> body = new Slot<>(this::fillBody);
    private final List<ExplorerRow> rows = new ArrayList<>();
    private Consumer<Optional<Move>> pointed = move -> {};
    private Transcript game = Transcript.start(Variant.OTHELLO);
    private boolean hasAsked;

    /** What stands in the body: rows, or the message of a key where there are none. */
    private record Body(String message, int rows) {}

    /** A panel whose rows give the pressed move to {@code play}; a tight one leaves the room to them and says less. */
    ExplorerPanel(
            Context context,
            BoardStyle style,
            OpeningNames names,
            ExplorerGames source,
            Consumer<Move> play,
            boolean isTight) {
        super(context.theme(), context.ui().palette().panel(), Theme.RADIUS);
        this.ui = context.ui();
        this.context = context;
        this.style = style;
        this.source = source;
        this.words = new ExplorerWords(context.texts(), style, names);
        this.play = play;
        this.choosers = new ExplorerChoosers(context, source, words, this::chosen);
        this.title = ui.text("", Type.TITLE);
        this.games = ui.muted("", Type.SMALL).align(Align.right);
        this.isTight = isTight;
        this.most = ui.muted("", Type.SMALL).wrap();
        top().pad(Theme.BLOCK_GAP, Theme.CARD_PAD, Theme.GAP, Theme.CARD_PAD);
        Table head = new Table();
        head.add(title).growX().minWidth(0);
        head.add(games).padLeft(Theme.ROW_GAP);
        add(head).growX().minWidth(0).row();
        float apart = ui.isTouch() ? 0 : Theme.ROW_GAP;
        add(choosers).growX().minWidth(0).padTop(apart).padBottom(apart).row();
        add(second).growX().minWidth(0).row();
        add(ui.scroll(body)).growX().minHeight(0).padTop(Theme.ROW_GAP).row();
        if (!isTight) {
            add(most).growX().minWidth(0).padTop(Theme.ROW_GAP).row();
        }
        add().growY();
    }

    /** Lets somebody hear of the move that the pointer is on, and of nothing when it leaves. */
    void onPoint(Consumer<Optional<Move>> listener) {
        pointed = listener;
    }

    /** Shows how real games went on after the last move of a game; loads them first where they are not there. */
    void show(Transcript next) {
        game = next;
        boolean isOthello = next.first().variant().equals(Variant.OTHELLO);
        if (isOthello && !hasAsked) {
            load();
        } else {
            refresh();
        }
    }

    private void load() {
        hasAsked = true;
        source.recorded().load(this::refresh);
        refresh();
    }

    /** Other games were chosen. */
    private void chosen() {
        PartialStage.requestTick(this);
        refresh();
    }

    private void refresh() {
        title.setText(words.title(game));
        Optional<ExplorerEntry> entry = source.find(game.current());
        games.setText(reading()
                .orElseGet(() ->
                        entry.map(known -> words.games(known.results().games())).orElse("")));
        List<ExplorerMove> moves = entry.map(ExplorerEntry::moves).orElse(List.of());
        choosers.show();
        choosers.setVisible(game.first().variant().equals(Variant.OTHELLO));
        boolean isSaid = !moves.isEmpty() && (!isTight || source.player().isPresent());
        second.show(isSaid ? words.playedBy(source, game.current().toMove()) : "");
        most.setText(moves.isEmpty() ? "" : words.mostPlayed(game, moves.get(0)));
        while (rows.size() < moves.size()) {
            rows.add(new ExplorerRow(context, style, moves.get(rows.size()), play, move -> pointed.accept(move)));
        }
        for (int i = 0; i < moves.size(); i++) {
            rows.get(i).show(moves.get(i), words.number(moves.get(i).results().games()));
        }
        body.show(new Body(moves.isEmpty() ? message() : "", moves.size()));
        PartialStage.redraw(this);
    }

    /** The key of why there are no moves. */
    private String message() {
        if (!game.first().variant().equals(Variant.OTHELLO)) {
            return "explorer.variant";
        }
        if (source.player().isPresent()) {
            return source.player().get().isDone() ? "explorer.none" : "explorer.loading";
        }
        if (source.recorded().isLoading()) {
            return "explorer.loading";
        }
        return source.recorded().found().isEmpty() ? "explorer.missing" : "explorer.none";
    }

    /** How many of a player's games have been read; empty once all are. */
    private Optional<String> reading() {
        return source.player().filter(book -> !book.isDone()).map(book -> context.texts()
                .get("review.percent", book.percent()));
    }

    private void fillSecond(String said) {
        if (!said.isEmpty()) {
            second.add(ui.muted(said, Type.SMALL)).growX().minWidth(0);
        }
    }

    private void fillBody(Body shown) {
        if (shown.rows > 0) {
            arrange(shown.rows);
            return;
        }
        body.add(ui.muted(context.say(shown.message), Type.BODY)
                        .align(Align.center)
                        .wrap())
                .growX()
                .padTop(MESSAGE)
                .row();
        if (shown.message.equals("explorer.missing")) {
            body.add(ui.small(context.say("explorer.again"), this::load))
                    .height(Theme.TOUCH)
                    .padTop(Theme.ROW_GAP);
        }
    }

    private void arrange(int count) {
        Table head = new Table();
        head.add(caption("explorer.move")).width(ExplorerRow.MOVE).minWidth(0);
        head.add(caption("explorer.count").align(Align.right)).width(ExplorerRow.GAMES);
        String results = context.texts().get("explorer.results", words.colour(Disc.BLACK), words.colour(Disc.WHITE));
        head.add(ui.muted(results, Type.CAPTION)).growX().minWidth(0).padLeft(ExplorerRow.SPACE);
        body.add(head).growX().height(HEAD).row();
        body.add(new Line(ui.theme())).growX().height(1).row();
        float height = ui.isTouch() ? Theme.TOUCH : ROW;
        for (ExplorerRow row : rows.subList(0, count)) {
            body.add(row).growX().height(height).row();
        }
        if (isTight) {
            body.add(most).growX().minWidth(0).padTop(Theme.ROW_GAP);
        }
    }

    private Text caption(String key) {
        return ui.muted(context.say(key), Type.CAPTION);
    }

    /** A hairline. */
    private static final class Line extends Widget {
        private final Theme theme;

        Line(Theme theme) {
            this.theme = theme;
        }

        @Override
        public float getPrefHeight() {
            return 1;
        }

        @Override
        public void draw(Batch batch, float parentAlpha) {
            theme.rectangle(
                    batch,
                    theme.palette().stroke(),
                    parentAlpha,
                    getX(),
                    getY(),
                    getWidth(),
                    1 / theme.pixelsPerPoint());
        }
    }
}
