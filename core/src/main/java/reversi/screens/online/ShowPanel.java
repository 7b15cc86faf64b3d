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
        BoardModel shown = model != null ? model : new BoardModel(Position.start(Variant.OTHELLO), Tempo.off());
        BoardView view = new BoardView(context.ui(), shown, style(), SHOWS);
        this.board = view;
        float room = width - 2 * Theme.PAD - (isCompact ? COMPACT_BOARD + BESIDE : 0);
        Text line = table == null ? null : ui().muted(facts(table), Type.SMALL).wrap(room);
        this.second = line;
        setTouchable(table == null ? Touchable.disabled : Touchable.enabled);
        if (isCompact) {
            pad(14, Theme.PAD, 14, Theme.PAD);
            add(view).size(COMPACT_BOARD).padRight(BESIDE);
            add(words(line, room, true)).grow().minWidth(0);
        } else {
            pad(16, Theme.PAD, 16, Theme.PAD);
            add(words(line, room, false)).growX().minWidth(0).padBottom(12).row();
            add(view).grow().minSize(0);
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

    private Actor words(@Nullable Text line, float room, boolean isCompact) {
        Table words = new Table();
        words.left();
        words.defaults().growX().minWidth(0);
        if (isExpecting) {
            return words;
        }
        if (table == null || line == null) {
            String none = context.say(hasGames ? "lobby.show.others" : "lobby.show.none");
            words.add(ui().text(none, Type.TITLE).wrap(room)).row();
            words.add(ui().muted(context.say("lobby.show.invite"), Type.SMALL).wrap(room))
                    .padTop(3);
            return words;
        }
        if (isCompact) {
            words.add(player(table, Disc.BLACK)).row();
            words.add(player(table, Disc.WHITE)).padTop(4).row();
            words.add(line).padTop(10);
            return words;
        }
        Table pair = new Table();
        pair.left();
        pair.add(player(table, Disc.BLACK)).minWidth(0);
        pair.add(ui().muted("–", Type.BODY)).pad(0, 8, 0, 8);
        pair.add(player(table, Disc.WHITE)).minWidth(0);
        words.add(pair).left().fill(false, false).row();
        words.add(line).padTop(3);
        return words;
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
