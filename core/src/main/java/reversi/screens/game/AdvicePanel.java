package reversi.screens.game;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.screens.Context;
import reversi.screens.ui.Theme;

/** Advice beside or below the board. */
abstract class AdvicePanel extends BesidePanel {
    private final Table content = new Table();

    /** An empty panel {@code width} points wide. */
    AdvicePanel(Context context, float width) {
        super(context, width);
        content.top().pad(Theme.RING);
        content.defaults().growX();
        fill(context.ui().scroll(content), above());
    }

    /** Where the words stand. */
    final Table content() {
        return content;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        super.draw(batch, parentAlpha);
        Theme theme = context().theme();
        float alpha = 0.6f * parentAlpha * getColor().a;
        theme.line(batch, theme.palette().accentInk(), alpha, Theme.RADIUS, this);
    }

    @Override
    public float getPrefHeight() {
        content.validate();
        return content.getPrefHeight() + 2 * (above() - Theme.RING);
    }

    /** With less height than this, in points, it takes the place of others; at most its own height counts. */
    abstract float least();

    @Override
    final GamePlan planned(GamePlan usual, boolean isTalking) {
        return usual.withAdvice(getPrefHeight(), least());
    }
}
