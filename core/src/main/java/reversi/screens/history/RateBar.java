package reversi.screens.history;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.List;
import reversi.archive.Outcome;
import reversi.archive.ResultCounts;
import reversi.screens.ui.Theme;

/** A slim bar: how many of some games were won, drawn and lost, or in one colour what share of them was won. */
final class RateBar extends Widget {
    private static final List<Outcome> SHOWN = List.of(Outcome.WON, Outcome.DRAWN, Outcome.LOST);

    private final Theme theme;
    private final ResultCounts results;
    private final boolean isSplit;

    /** {@code isSplit} shows the three outcomes in their colours. */
    RateBar(Theme theme, ResultCounts results, boolean isSplit) {
        this.theme = theme;
        this.results = results;
        this.isSplit = isSplit;
        setTouchable(Touchable.disabled);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float radius = getHeight() / 2;
        if (!isSplit || results.games() == 0) {
            theme.fill(batch, theme.palette().well(), parentAlpha, radius, this);
            float share = getWidth() * results.percent() / 100;
            if (share >= getHeight()) {
                theme.fill(batch, theme.palette().accent(), parentAlpha, radius, getX(), getY(), share, getHeight());
            }
            return;
        }
        float gap = 2;
        float x = getX();
        for (Outcome outcome : SHOWN) {
            float width = getWidth() * count(outcome) / results.games();
            if (width > gap) {
                theme.fill(
                        batch,
                        OutcomeColour.of(theme.palette(), outcome),
                        parentAlpha,
                        3,
                        x,
                        getY(),
                        width - gap,
                        getHeight());
            }
            x += width;
        }
    }

    private int count(Outcome outcome) {
        return switch (outcome) {
            case WON -> results.won();
            case DRAWN -> results.drawn();
            case LOST, NEUTRAL -> results.lost();
        };
    }
}
