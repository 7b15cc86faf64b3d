package reversi.screens.online;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import org.jspecify.annotations.Nullable;
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
import reversi.screens.ui.Control;
import reversi.screens.ui.Palette;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** A game that goes on, on a small board with who plays it; a tap opens it. Without a game, the board before one. */
final class ShowPanel extends Control {
    private static final float COMPACT_BOARD = 132;
    private static final float BESIDE = 16;
    /** Words beside the board that have less room than this stand below it, and where there is no game they stand alone. */
    private static final float LEAST_BESIDE = 150;

    private static final float DISC = 18;
    private static final BoardOverlayOptions SHOWS = new BoardOverlayOptions(false, false, true, false, false);

    private final Context context;
    private final @Nullable OnlineTable table;
    private final @Nullable BoardModel model;
    private final @Nullable BoardView board;
    private final @Nullable Text second;
    private final boolean isExpecting;
    private final boolean hasGames;

    /** The panel of what is shown now; {@code isCompact} puts the board beside the words. */
    ShowPanel(Context context, Showcase show, float width, boolean isCompact, Runnable open) {
        super(context.ui(), open);
        this.context = context;
        this.isExpecting = show.isExpecting();
        this.hasGames = show.hasGames();
        this.table = show.table().orElse(null);
        this.model = show.board().orElse(null);
        float whole = width - 2 * Theme.PAD;
        float beside = whole - COMPACT_BOARD - BESIDE;
        boolean isNarrow = isCompact && beside < LEAST_BESIDE;
        float room = isCompact && !isNarrow ? beside : whole;
        BoardModel shown = model != null ? model : new BoardModel(Position.start(Variant.OTHELLO), Tempo.off());
        this.board =
                isNarrow && table == null && !isExpecting ? null : new BoardView(context.ui(), shown, style(), SHOWS);
        this.second =
                table == null ? null : ui().muted(facts(table), Type.SMALL).wrap(room);
        setTouchable(table == null ? Touchable.disabled : Touchable.enabled);
        fill(room, isCompact, isNarrow);
    }

    private void fill(float room, boolean isCompact, boolean isNarrow) {
        float edge = isCompact ? 14 : 16;
        pad(edge, Theme.PAD, edge, Theme.PAD);
        if (board == null) {
            add(none(room)).growX();
        } else if (!isCompact) {
            add(words(room, false)).growX().minWidth(0).padBottom(12).row();
            add(board).grow().minSize(0);
        } else if (isNarrow && table != null) {
            add(board).size(COMPACT_BOARD).padRight(BESIDE);
            add(players(table)).grow().minWidth(0).row();
            add(second).colspan(2).growX().padTop(10);
        } else {
            add(board).size(COMPACT_BOARD).padRight(BESIDE);
            add(words(room, true)).grow().minWidth(0);
        }
    }

    private BoardStyle style() {
        Variant variant = table == null ? Variant.OTHELLO : table.terms().variant();
        return context.settings().now().look().boardFor(variant);
    }

    @Override
    protected float radius() {
        return Theme.RADIUS;
    }

    private Actor words(float room, boolean isCompact) {
        Table words = new Table();
        words.left();
        words.defaults().growX().minWidth(0);
        if (isExpecting) {
            return words;
        }
        if (table == null || second == null) {
            return none(room);
        }
        if (isCompact) {
            words.add(players(table)).row();
            words.add(second).padTop(10);
            return words;
        }
        Table pair = new Table();
        pair.left();
        pair.add(player(table, Disc.BLACK)).minWidth(0);
        pair.add(ui().muted("–", Type.BODY)).pad(0, 8, 0, 8);
        pair.add(player(table, Disc.WHITE)).minWidth(0);
        words.add(pair).left().fill(false, false).row();
        words.add(second).padTop(3);
        return words;
    }

    /** Why there is no game to be seen, and what to do. */
    private Actor none(float room) {
        Table words = new Table();
        words.left();
        words.defaults().growX().minWidth(0);
        String none = context.say(hasGames ? "lobby.show.others" : "lobby.show.none");
        words.add(ui().text(none, Type.TITLE).wrap(room)).row();
        words.add(ui().muted(context.say("lobby.show.invite"), Type.SMALL).wrap(room))
                .padTop(3);
        return words;
    }

    /** Both players, one below the other. */
    private Actor players(OnlineTable at) {
        Table players = new Table();
        players.left();
        players.defaults().growX().minWidth(0);
        players.add(player(at, Disc.BLACK)).row();
        players.add(player(at, Disc.WHITE)).padTop(4);
        return players;
    }

    private Actor player(OnlineTable at, Disc disc) {
        Table row = new Table();
        row.left();
        row.add(new DiscView(theme(), style(), disc == Disc.BLACK, disc == Disc.WHITE))
                .size(DISC)
                .padRight(6);
        row.add(ui().text(at.player(disc).name(), Type.BODY_STRONG)).minWidth(0);
        return row;
    }

    /** What is to know of a game in a line: {@code 3+2 · rated · move 20 · 2 watching}, or how it ended. */
    private String facts(OnlineTable at) {
        OnlineWords words = new OnlineWords(context.texts());
        if (at.finish().isPresent()) {
            return words.result(at, at.finish().get());
        }
        return words.facts(at);
    }

    /** Shows what has happened in the game. */
    void moved() {
        if (table != null && second != null) {
            second.setText(facts(table));
            PartialStage.redraw(this, 0, 0, getWidth(), getHeight());
        }
        if (board != null) {
            PartialStage.wake(board);
        }
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        Palette palette = theme().palette();
        theme().fill(batch, palette.panel(), alpha, radius(), getX(), getY(), getWidth(), getHeight());
        theme().line(batch, palette.stroke(), alpha, radius(), getX(), getY(), getWidth(), getHeight());
        veil(batch, alpha, 0.04f, 0);
    }
}
