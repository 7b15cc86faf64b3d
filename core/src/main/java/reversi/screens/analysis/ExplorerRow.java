package reversi.screens.analysis;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.utils.Align;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.rules.Move;
import reversi.screens.Context;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.Control;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.teach.ExplorerMove;

/** A move that real games went on with: how many did, and how these ended. Pressed it is played. */
final class ExplorerRow extends Control {
    /** The width of the moves. */
    static final float MOVE = 42;

    /** The width of the numbers of games. */
    static final float GAMES = 60;

    /** What lies between the numbers and the bars. */
    static final float SPACE = 18;

    private static final float BEYOND = 8;

    private final Text move;
    private final Text games;
    private final ResultBar bar;
    private final Consumer<Move> play;
    private ExplorerMove shown;

    /** A row that begins with a move; {@code pointed} hears of the one that the pointer is on, and of nothing when it leaves. */
    ExplorerRow(
            Context context,
            BoardStyle style,
            ExplorerMove first,
            Consumer<Move> play,
            Consumer<Optional<Move>> pointed) {
        super(context.ui(), () -> {});
        this.shown = first;
        this.play = play;
        this.move = context.ui().text("", Type.BODY_STRONG);
        this.games = context.ui().text("", Type.BODY).align(Align.right);
        this.bar = new ResultBar(context.theme(), context.texts(), style);
        add(move).width(MOVE);
        add(games).width(GAMES);
        add(bar).growX().minWidth(0).height(ResultBar.HEIGHT).padLeft(SPACE);
        addListener(new InputListener() {
            @Override
            public void enter(InputEvent event, float x, float y, int pointer, @Nullable Actor from) {
                if (pointer < 0) {
                    pointed.accept(Optional.of(shown.move()));
                }
            }

            @Override
            public void exit(InputEvent event, float x, float y, int pointer, @Nullable Actor to) {
                if (pointer < 0) {
                    pointed.accept(Optional.empty());
                }
            }
        });
    }

    /** Shows a move, with its number of games in words. */
    void show(ExplorerMove next, String number) {
        shown = next;
        setName("explorer." + next.move());
        move.setText(next.move().toString());
        games.setText(number);
        bar.show(next.results());
    }

    @Override
    public void press() {
        ui().feedback().tapped();
        play.accept(shown.move());
    }

    @Override
    protected float radius() {
        return Theme.SMALL_RADIUS;
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        veil(batch, alpha, 0.05f, BEYOND);
        float pixel = 1 / theme().pixelsPerPoint();
        theme().rectangle(batch, theme().palette().stroke(), alpha, getX(), getY(), getWidth(), pixel);
    }
}
