package reversi.screens.online;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import reversi.players.online.OnlineTable;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.DiscView;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;
import reversi.screens.online.Showcase.Show;
import reversi.screens.ui.Control;
import reversi.screens.ui.Palette;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** A game that goes on, on a small board with who plays it; a tap opens it. Without a game, the board before one. */
public final class ShowPanel extends Control {
    private static final float COMPACT_BOARD = 132;
    /** Words beside the board that have less room than this stand below it, and where there is no game they stand alone. */
    private static final float LEAST_BESIDE = 150;

    private static final float DISC = 18;
    private static final float BELOW_TITLE = 3;
    private static final BoardOverlayOptions SHOWS = new BoardOverlayOptions(false, false, true, false, false);

    private final Context context;
    private final Show show;
    private final Optional<BoardView> board;
    private final Optional<Text> second;

    /** The panel of a game; {@code isCompact} puts the board beside the words. */
    public ShowPanel(Context context, Show show, float width, boolean isCompact, Runnable open) {
        super(context.ui(), open);
        this.context = context;
        this.show = show;
        float whole = width - 2 * Theme.PAD;
        float beside = whole - COMPACT_BOARD - Theme.CARD_PAD;
        boolean isNarrow = isCompact && beside < LEAST_BESIDE;
        float room = isCompact && !isNarrow ? beside : whole;
        boolean hasBoard = !isNarrow || show.table().isPresent() || show.isExpecting();
        this.board = hasBoard ? Optional.of(board()) : Optional.empty();
        this.second = show.table().map(at -> ui().muted(facts(at), Type.SMALL).wrap(room));
        setTouchable(show.table().isPresent() ? Touchable.enabled : Touchable.disabled);
        float edge = isCompact ? Theme.PART_GAP : Theme.CARD_PAD;
        pad(edge, Theme.PAD, edge, Theme.PAD);
        board.ifPresentOrElse(seen -> fill(seen, room, isCompact, isNarrow), () -> add(none(room))
                .growX());
    }

    private BoardView board() {
        BoardModel model = show.board().orElseGet(() -> new BoardModel(Position.start(Variant.OTHELLO), Tempo.off()));
        return new BoardView(context.ui(), model, style(), SHOWS);
    }

    private void fill(BoardView seen, float room, boolean isCompact, boolean isNarrow) {
        if (!isCompact) {
            add(words(room, false))
                    .growX()
                    .minWidth(0)
                    .padBottom(Theme.BLOCK_GAP)
                    .row();
            add(seen).grow().minSize(0);
            return;
        }
        add(seen).size(COMPACT_BOARD).padRight(Theme.CARD_PAD);
        if (isNarrow && show.table().isPresent()) {
            add(players(show.table().get())).grow().minWidth(0).row();
            second.ifPresent(text -> add(text).colspan(2).growX().padTop(Theme.GAP));
        } else {
            add(words(room, true)).grow().minWidth(0);
        }
    }

    private BoardStyle style() {
        Variant variant = show.table().map(at -> at.terms().variant()).orElse(Variant.OTHELLO);
        return context.settings().now().look().boardFor(variant);
    }

    @Override
    protected float radius() {
        return Theme.RADIUS;
    }

    private Actor words(float room, boolean isCompact) {
        if (show.isExpecting()) {
            return new Table();
        }
        return show.table().map(at -> words(at, isCompact)).orElseGet(() -> none(room));
    }

    private Actor words(OnlineTable at, boolean isCompact) {
        Table words = column();
        if (isCompact) {
            words.add(players(at)).row();
            second.ifPresent(text -> words.add(text).padTop(Theme.GAP));
            return words;
        }
        Table pair = new Table();
        pair.left();
        pair.add(player(at, Disc.BLACK)).minWidth(0);
        pair.add(ui().muted("–", Type.BODY)).pad(0, Theme.ROW_GAP, 0, Theme.ROW_GAP);
        pair.add(player(at, Disc.WHITE)).minWidth(0);
        words.add(pair).left().fill(false, false).row();
        second.ifPresent(text -> words.add(text).padTop(BELOW_TITLE));
        return words;
    }

    private static Table column() {
        Table column = new Table();
        column.left();
        column.defaults().growX().minWidth(0);
        return column;
    }

    /** Why there is no game to be seen, and what to do. */
    private Actor none(float room) {
        Table words = column();
        String none = context.say(show.hasGames() ? "lobby.show.others" : "lobby.show.none");
        words.add(ui().text(none, Type.TITLE).wrap(room)).row();
        words.add(ui().muted(context.say("lobby.show.invite"), Type.SMALL).wrap(room))
                .padTop(BELOW_TITLE);
        return words;
    }

    /** Both players, one below the other. */
    private Actor players(OnlineTable at) {
        Table players = column();
        players.add(player(at, Disc.BLACK)).row();
        players.add(player(at, Disc.WHITE)).padTop(Theme.GRID);
        return players;
    }

    private Actor player(OnlineTable at, Disc disc) {
        Table row = new Table();
        row.left();
        row.add(new DiscView(theme(), style(), disc == Disc.BLACK, disc == Disc.WHITE))
                .size(DISC)
                .padRight(Theme.RING);
        row.add(ui().text(at.player(disc).name(), Type.BODY_STRONG)).minWidth(0);
        return row;
    }

    /** What is to know of a game in a line: {@code 3+2 · rated · move 20 · 2 watching}, or how it ended. */
    private String facts(OnlineTable at) {
        OnlineWords words = new OnlineWords(context.texts());
        return at.finish().map(how -> words.result(at, how)).orElseGet(() -> words.facts(at));
    }

    /** Shows what has happened in the game. */
    public void moved() {
        show.table().ifPresent(at -> second.ifPresent(text -> text.setText(facts(at))));
        PartialStage.redraw(this, 0, 0, getWidth(), getHeight());
        board.ifPresent(PartialStage::wake);
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        Palette palette = theme().palette();
        theme().fill(batch, palette.panel(), alpha, radius(), this);
        theme().line(batch, palette.stroke(), alpha, radius(), this);
        veil(batch, alpha, 0.04f, 0);
    }
}
