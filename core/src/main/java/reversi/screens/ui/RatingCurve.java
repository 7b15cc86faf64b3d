package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.ArrayList;
import java.util.List;
import reversi.platform.AccessRole;

/** A rating and how it changed, from left to right. */
public final class RatingCurve extends Widget implements Accessible {
    private static final float DOT = 9;
    private static final int LEAST_REACH = 40;
    private static final int MOST = 100;

    private final Theme theme;
    private final List<Integer> ratings;
    private final Curve curve;
    private final int least;
    private final int most;

    /** At least one rating, the oldest first. */
    public RatingCurve(Theme theme, List<Integer> ratings) {
        this.theme = theme;
        this.ratings = thinned(ratings);
        this.curve = new Curve(theme);
        int low = Integer.MAX_VALUE;
        int high = Integer.MIN_VALUE;
        for (int rating : ratings) {
            low = Math.min(low, rating);
            high = Math.max(high, rating);
        }
        int spare = Math.max(0, LEAST_REACH - (high - low)) / 2;
        least = low - spare;
        most = high + spare;
        setTouchable(Touchable.disabled);
    }

    /** As many as there is room for, the first and the last among them. */
    private static List<Integer> thinned(List<Integer> all) {
        if (all.size() <= MOST) {
            return all;
        }
        List<Integer> some = new ArrayList<>();
        for (int i = 0; i < MOST; i++) {
            some.add(all.get((int) ((long) i * (all.size() - 1) / (MOST - 1))));
        }
        return some;
    }

    private float x(int i) {
        return getX() + (getWidth() - DOT) * (ratings.size() == 1 ? 1 : (float) i / (ratings.size() - 1));
    }

    private float y(int i) {
        float share = (float) (ratings.get(i) - least) / (most - least);
        return getY() + DOT / 2 + (getHeight() - DOT) * share;
    }

    @Override
    public void describe(AccessWriter to) {
        to.add(
                AccessRole.IMAGE,
                to.signs().label(to.say("access.rating"), ratings.get(0) + " – " + ratings.get(ratings.size() - 1)));
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        Color ink = theme.palette().accentInk();
        float pixel = 1 / theme.pixelsPerPoint();
        for (int i = 0; i <= 2; i++) {
            float y = getY() + DOT / 2 + (getHeight() - DOT) * i / 2;
            theme.rectangle(batch, theme.palette().stroke(), parentAlpha, getX(), y, getWidth(), pixel);
        }
        for (int i = 1; i < ratings.size(); i++) {
            curve.area(batch, ink, ink, 0.16f * parentAlpha, x(i - 1), y(i - 1), x(i), y(i), getY());
        }
        for (int i = 1; i < ratings.size(); i++) {
            curve.stroke(batch, ink, parentAlpha, x(i - 1), y(i - 1), x(i), y(i));
        }
        int last = ratings.size() - 1;
        theme.disc(batch, ink, parentAlpha, x(last) - DOT / 2, y(last) - DOT / 2, DOT);
    }
}
