package reversi.screens.online;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import reversi.screens.Context;
import reversi.screens.MiniBoard;
import reversi.screens.ui.Control;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** One's games by days as a deck of boards: those that wait for one first. */
final class ByDaysPanel {
    private static final float BOARD = 56;
    /** The least width of a card; where two fit, they stand side by side. */
    private static final float CARD = 210;

    private final Context context;
    private final Ui ui;
    private final OnlineWords words;

    ByDaysPanel(Context context) {
        this.context = context;
        this.ui = context.ui();
        this.words = new OnlineWords(context.texts());
    }

    /** The deck of some games, one at least. */
    Actor build(List<GameByDays> games, float width) {
        Panel panel = ListPanels.panel(context);
        long waiting = games.stream().filter(GameByDays::isYours).count();
        panel.mark(waiting > 0);
        panel.add(ui.text(context.say("days.title"), Type.TITLE)).row();
        panel.add(ui.muted(context.texts().count("days.waiting", (int) waiting), Type.SMALL))
                .padBottom(Theme.GAP)
                .row();
        float inside = width - 2 * Theme.PAD;
        int columns = inside >= 2 * CARD ? 2 : 1;
        Table deck = new Table();
        deck.defaults().width(inside / columns);
        for (int i = 0; i < games.size(); i++) {
            deck.add(new Card(games.get(i)));
            if (i % columns == columns - 1) {
                deck.row();
            }
        }
        deck.left();
        panel.add(deck).left();
        return panel;
    }

    /** A game: its board, against whom it is, whose turn it is and for how long. */
    private final class Card extends Control {
        Card(GameByDays game) {
            super(ui, () -> context.go().table(game.table()));
            left();
            add(new MiniBoard(
                            context.theme(),
                            context.settings()
                                    .now()
                                    .look()
                                    .boardFor(game.position().variant()),
                            game.position()))
                    .size(BOARD)
                    .pad(Theme.LINE_GAP)
                    .padRight(Theme.GAP);
            Table lines = new Table();
            lines.defaults().growX().minWidth(0);
            lines.add(ui.text(game.opponent(), Type.BODY_STRONG)).row();
            Text turn = ui.muted(context.say(game.isYours() ? "play.to-move.you" : "letter.waiting"), Type.SMALL);
            lines.add(game.isYours() ? turn.in(ui.palette().accentInk()) : turn).row();
            lines.add(ui.muted(words.span(game.leftMillis()), Type.SMALL));
            add(lines).growX().minWidth(0);
        }

        @Override
        protected float radius() {
            return Theme.SMALL_RADIUS;
        }

        @Override
        protected void paint(Batch batch, float alpha) {
            veil(batch, alpha, 0.05f, 0);
        }
    }
}
