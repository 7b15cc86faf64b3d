package reversi.screens.history;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reversi.archive.GameStatistics.Rating;
import reversi.screens.ui.Theme;

/** The rating after each game, from left to right. */
final class RatingCurve extends Widget {
    private static final float DOT = 9;
    private static final float LINE = 2;
    private static final int LEAST_REACH = 40;
    private static final int MOST = 100;

    private final Theme theme;
    private final List<Rating> ratings;
    private final TextureAtlas.@Nullable AtlasRegion white;
    private final float[] quad = new float[20];
    private final int least;
    private final int most;

    /** At least one rating, the oldest first. */
    RatingCurve(Theme theme, List<Rating> ratings) {
        this.theme = theme;
        this.ratings = thinned(ratings);
        this.white = theme.atlas().findRegion("ui/white");
        int low = Integer.MAX_VALUE;
        int high = Integer.MIN_VALUE;
        for (Rating rating : ratings) {
            low = Math.min(low, rating.rating());
            high = Math.max(high, rating.rating());
        }
        int spare = Math.max(0, LEAST_REACH - (high - low)) / 2;
        least = low - spare;
        most = high + spare;
        setTouchable(Touchable.disabled);
    }

    /** As many as there is room for, the first and the last among them. */
    private static List<Rating> thinned(List<Rating> all) {
        if (all.size() <= MOST) {
            return all;
        }
        List<Rating> some = new ArrayList<>();
        for (int i = 0; i < MOST; i++) {
            some.add(all.get((int) ((long) i * (all.size() - 1) / (MOST - 1))));
        }
        return some;
    }

    private float x(int i) {
        return getX() + (getWidth() - DOT) * (ratings.size() == 1 ? 1 : (float) i / (ratings.size() - 1));
    }

    private float y(int i) {
        float share = (float) (ratings.get(i).rating() - least) / (most - least);
        return getY() + DOT / 2 + (getHeight() - DOT) * share;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        TextureAtlas.AtlasRegion region = white;
        if (region == null) {
            return;
        }
        Color ink = theme.palette().accentInk();
        float pixel = 1 / theme.pixelsPerPoint();
        for (int i = 0; i <= 2; i++) {
            float y = getY() + DOT / 2 + (getHeight() - DOT) * i / 2;
            theme.rectangle(batch, theme.palette().stroke(), parentAlpha, getX(), y, getWidth(), pixel);
        }
        float full = Color.toFloatBits(ink.r, ink.g, ink.b, ink.a * parentAlpha);
        float soft = Color.toFloatBits(ink.r, ink.g, ink.b, 0.28f * parentAlpha);
        float clear = Color.toFloatBits(ink.r, ink.g, ink.b, 0);
        for (int i = 1; i < ratings.size(); i++) {
            band(batch, region, i, getY(), clear, 0, soft);
            band(batch, region, i, Float.NaN, full, LINE / 2, full);
            band(batch, region, i, Float.NaN, full, LINE / 2 + pixel, clear);
        }
        int last = ratings.size() - 1;
        theme.disc(batch, ink, parentAlpha, x(last) - DOT / 2, y(last) - DOT / 2, DOT);
    }

    /** From {@code bottom}, or from as far below the curve where that is no number, to {@code above} over it. */
    private void band(
            Batch batch, TextureAtlas.AtlasRegion region, int i, float bottom, float below, float above, float upper) {
        boolean isLevel = !Float.isNaN(bottom);
        corner(region, 0, x(i - 1), isLevel ? bottom : y(i - 1) - LINE / 2, below);
        corner(region, 5, x(i - 1), y(i - 1) + above, upper);
        corner(region, 10, x(i), y(i) + above, upper);
        corner(region, 15, x(i), isLevel ? bottom : y(i) - LINE / 2, below);
        batch.draw(region.getTexture(), quad, 0, quad.length);
    }

    private void corner(TextureAtlas.AtlasRegion region, int at, float x, float y, float bits) {
        quad[at] = x;
        quad[at + 1] = y;
        quad[at + 2] = bits;
        quad[at + 3] = (region.getU() + region.getU2()) / 2;
        quad[at + 4] = (region.getV() + region.getV2()) / 2;
    }
}
