package reversi.screens.game;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import org.jspecify.annotations.Nullable;
import reversi.screens.board.BoardGeometry;
import reversi.screens.board.BoardView;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Ui;

/** The light in which a game ends: a win glows warmly and sparkles for a moment, a loss dims the board softly. Nothing with reduced motion. */
final class EndLight extends Actor {
    private static final float SECONDS = 1.8f;
    private static final float GLOW = 0.3f;
    private static final float DIM = 0.34f;
    /** After a pause in drawing the light goes on where it was, in seconds. */
    private static final float LONGEST_FRAME = 1 / 15f;

    private static final int SPARKS = 22;
    /** The angle between two sparks that never makes a pattern. */
    private static final double TURN = 2.39996;

    /** For what part of the time a spark is seen. */
    private static final float LIFE = 0.55f;

    private static final float SPARK = 5;
    private static final Color WARM = new Color(0xffcf7aff);
    private static final Color NIGHT = new Color(0x05070aff);

    private final Ui ui;
    private final BoardView board;
    private final TextureAtlas.@Nullable AtlasRegion glow;
    private boolean isWon;
    /** How much of it is over, 1 when all is. */
    private float over = 1;

    /** A light over a board, which is out. */
    EndLight(Ui ui, BoardView board) {
        this.ui = ui;
        this.board = board;
        this.glow = ui.theme().atlas().findRegion("bg/glow");
        setTouchable(Touchable.disabled);
    }

    /** Shows the light of a win or a loss once. */
    void show(boolean won) {
        if (!ui.feedback().isStill()) {
            isWon = won;
            over = 0;
            PartialStage.redraw(this);
        }
    }

    /** Whether it is seen. */
    boolean isOn() {
        return over < 1;
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        if (isOn()) {
            over = Math.min(1, over + Math.min(delta, LONGEST_FRAME) / SECONDS);
            PartialStage.redraw(this);
        }
    }

    private static float arc(float share) {
        return 4 * share * (1 - share);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        if (!isOn()) {
            return;
        }
        BoardGeometry at = board.geometry();
        float x = getX() + at.left();
        float y = getY() + at.bottom();
        float side = at.outer();
        float alpha = parentAlpha * arc(over);
        if (!isWon) {
            ui.theme().fill(batch, NIGHT, DIM * alpha, Theme.SMALL_RADIUS, x, y, side, side);
            return;
        }
        // Light adds to what it falls on.
        batch.setBlendFunction(GL20.GL_SRC_ALPHA, GL20.GL_ONE);
        if (glow != null) {
            batch.setColor(WARM.r, WARM.g, WARM.b, GLOW * alpha);
            batch.draw(glow, x, y, side, side);
        }
        for (int i = 0; i < SPARKS; i++) {
            spark(batch, i, parentAlpha, x + side / 2, y + side / 2, side / 2);
        }
        batch.setBlendFunction(GL20.GL_SRC_ALPHA, GL20.GL_ONE_MINUS_SRC_ALPHA);
    }

    /** A spark flies outwards and rises a little. */
    private void spark(Batch batch, int number, float alpha, float middleX, float middleY, float reach) {
        float begin = (1 - LIFE) * number / SPARKS;
        float life = (over - begin) / LIFE;
        if (life <= 0 || life >= 1) {
            return;
        }
        float away = reach * (0.25f + 0.6f * ((number * 7) % SPARKS) / SPARKS) * (0.6f + 0.4f * life);
        float x = middleX + away * (float) Math.cos(number * TURN);
        float y = middleY + away * (float) Math.sin(number * TURN) + 0.08f * reach * life;
        float size = SPARK * arc(life) * (number % 3 == 0 ? 1.5f : 1);
        Color colour = number % 2 == 0 ? WARM : Color.WHITE;
        ui.theme().discShadow(batch, colour, alpha * arc(life), x - size / 2, y - size / 2, size, size);
    }
}
