package reversi.screens.analysis;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import reversi.rules.Disc;
import reversi.screens.Texts;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.TextCache;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.teach.GameResults;

/** What share of some games Black won, nobody won and White won, in the colours of the discs. */
final class ResultBar extends Widget {
    /** The height that the words need. */
    static final float HEIGHT = 18;

    private static final float RADIUS = 4;
    private static final float LIGHT = 0.5f;
    private static final Color DRAWN = Color.valueOf("7c8388ff");
    private static final Color ON_DARK = Color.valueOf("f2f4f5ff");
    private static final Color ON_LIGHT = Color.valueOf("14181bff");

    private final Theme theme;
    private final Texts texts;
    private final Color black;
    private final Color white;
    private final TextCache text;
    private final GlyphLayout glyphs = new GlyphLayout();
    private GameResults results = new GameResults(0, 0, 0);

    ResultBar(Theme theme, Texts texts, BoardStyle style) {
        this.theme = theme;
        this.texts = texts;
        this.black = style.colour(Disc.BLACK);
        this.white = style.colour(Disc.WHITE);
        this.text = new TextCache(theme);
        setTouchable(Touchable.disabled);
    }

    /** Shows the results of some games. */
    void show(GameResults shown) {
        results = shown;
        invalidate();
    }

    @Override
    public float getPrefHeight() {
        return HEIGHT;
    }

    @Override
    public float getPrefWidth() {
        return 0;
    }

    private float width(int some) {
        return results.games() == 0 ? 0 : theme.snap(getWidth() * some / results.games());
    }

    @Override
    public void layout() {
        text.clear();
        String won = texts.get("review.percent", results.blackPercent());
        if (fits(won, width(results.black()))) {
            text.writeInRow(Type.CAPTION_STRONG, won, on(black), Theme.LINE_GAP, 0, getHeight());
        }
        String lost = texts.get("review.percent", results.whitePercent());
        if (fits(lost, width(results.white()))) {
            float capital = theme.font(Type.CAPTION_STRONG).getCapHeight();
            text.writeTo(
                    Type.CAPTION_STRONG, lost, on(white), getWidth() - Theme.LINE_GAP, (getHeight() + capital) / 2);
        }
    }

    private boolean fits(String word, float width) {
        glyphs.setText(theme.font(Type.CAPTION_STRONG), word);
        return glyphs.width + 2 * Theme.LINE_GAP <= width;
    }

    private static Color on(Color ground) {
        return 0.3f * ground.r + 0.6f * ground.g + 0.1f * ground.b > LIGHT ? ON_LIGHT : ON_DARK;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float alpha = parentAlpha * getColor().a;
        Vector2 corner = text.corner(this);
        float x = corner.x;
        float end = x + getWidth();
        float left = width(results.black());
        float right = width(results.white());
        if (left + right == 0) {
            theme.fill(batch, DRAWN, alpha, RADIUS, x, corner.y, getWidth(), getHeight());
        } else {
            theme.rectangle(batch, DRAWN, alpha, x + left, corner.y, getWidth() - left - right, getHeight());
        }
        part(batch, black, alpha, x, left, x + RADIUS, corner.y);
        part(batch, white, alpha, end - right, right, end - right, corner.y);
        theme.line(batch, theme.palette().strong(), alpha, RADIUS, x, corner.y, getWidth(), getHeight());
        text.draw(batch, alpha, this);
    }

    /** A part with its outer corners round, over which a rectangle makes the inner ones square. */
    private void part(Batch batch, Color ink, float alpha, float x, float width, float innerX, float y) {
        if (width > 0) {
            theme.fill(batch, ink, alpha, RADIUS, x, y, width, getHeight());
        }
        boolean isWhole = width >= getWidth();
        if (width > RADIUS && !isWhole) {
            theme.rectangle(batch, ink, alpha, innerX, y, width - RADIUS, getHeight());
        }
    }
}
