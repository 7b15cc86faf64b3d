package reversi.screens.game;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Turn;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.Theme;

/**
 * How many discs more one side had after each ply: Black's above the line, White's below it. It only counts: who has more
 * discs before the end need not stand better.
 */
final class ScoreGraph extends Widget {
    private static final float LINE = 2;
    private static final float FEATHER = 1;
    private static final float DOT = 8;
    private static final float LEAST_LEAD = 8;

    private final Theme theme;
    private final Color above;
    private final Color below;
    private final TextureAtlas.@Nullable AtlasRegion white;
    private final float[] quad = new float[20];
    private List<Turn> turns = List.of();
    private float[] leads = {0};
    private float reach = LEAST_LEAD;
    private int length = 60;

    ScoreGraph(Theme theme, BoardStyle style) {
        this.theme = theme;
        this.above = veil(style.colour(Disc.BLACK), theme.palette().isDark());
        this.below = veil(style.colour(Disc.WHITE), theme.palette().isDark());
        this.white = theme.atlas().findRegion("ui/white");
        setTouchable(Touchable.disabled);
    }

    /** A colour that can be told from the panel it lies on. */
    private static Color veil(Color colour, boolean isDark) {
        float light = 0.3f * colour.r + 0.59f * colour.g + 0.11f * colour.b;
        boolean isLost = isDark ? light < 0.2f : light > 0.85f;
        colour.a = isLost ? 0.75f : 0.5f;
        return isLost ? colour.lerp(isDark ? Color.BLACK : new Color(0xc9bfa8ff), 0.5f) : colour;
    }

    /** Shows a game from its first position on. */
    void show(Position first, List<Turn> next) {
        if (next.equals(turns) && leads.length > 1) {
            return;
        }
        turns = next;
        length = Math.max(next.size(), first.empties());
        leads = leads(first, next);
        reach = LEAST_LEAD;
        for (float lead : leads) {
            reach = Math.max(reach, Math.abs(lead));
        }
    }

    /** The points of the line: how many discs more Black has at first and after each turn; negative where White has more. */
    static float[] leads(Position first, List<Turn> turns) {
        float[] leads = new float[turns.size() + 1];
        leads[0] = lead(first);
        for (int i = 0; i < turns.size(); i++) {
            leads[i + 1] = lead(turns.get(i).after());
        }
        return leads;
    }

    /** How many discs more Black has in a position; negative where White has more. */
    static int lead(Position position) {
        return position.count(Disc.BLACK) - position.count(Disc.WHITE);
    }

    private float x(int ply) {
        return getX() + DOT / 2 + (getWidth() - DOT) * ply / length;
    }

    private float y(float lead) {
        return getY() + getHeight() / 2 + (getHeight() - DOT) / 2 * lead / reach;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        TextureAtlas.AtlasRegion region = white;
        if (region == null) {
            return;
        }
        float middle = y(0);
        theme.rectangle(
                batch, theme.palette().strong(), parentAlpha, getX(), middle, getWidth(), 1 / theme.pixelsPerPoint());
        for (int i = 1; i < leads.length; i++) {
            area(batch, region, i, parentAlpha);
        }
        float bits = bits(theme.palette().accentInk(), parentAlpha);
        float clear = bits(theme.palette().accentInk(), 0);
        for (int i = 1; i < leads.length; i++) {
            stroke(batch, region, x(i - 1), y(leads[i - 1]), x(i), y(leads[i]), bits, clear);
        }
        int last = leads.length - 1;
        theme.disc(batch, theme.palette().accentInk(), parentAlpha, x(last) - DOT / 2, y(leads[last]) - DOT / 2, DOT);
    }

    private static float bits(Color colour, float alpha) {
        return Color.toFloatBits(colour.r, colour.g, colour.b, colour.a * alpha);
    }

    /** The area between the line and the middle for one move, cut where the lead changes hands. */
    private void area(Batch batch, TextureAtlas.AtlasRegion region, int i, float alpha) {
        float from = leads[i - 1];
        float to = leads[i];
        if ((from < 0) != (to < 0) && from != 0 && to != 0) {
            float share = from / (from - to);
            float cross = x(i - 1) + (x(i) - x(i - 1)) * share;
            slope(batch, region, x(i - 1), from, cross, 0, alpha);
            slope(batch, region, cross, 0, x(i), to, alpha);
        } else {
            slope(batch, region, x(i - 1), from, x(i), to, alpha);
        }
    }

    private void slope(
            Batch batch, TextureAtlas.AtlasRegion region, float x1, float from, float x2, float to, float alpha) {
        float bits = bits(from + to > 0 ? above : below, alpha);
        corner(0, x1, y(0), bits, region);
        corner(5, x1, y(from), bits, region);
        corner(10, x2, y(to), bits, region);
        corner(15, x2, y(0), bits, region);
        batch.draw(region.getTexture(), quad, 0, quad.length);
    }

    /** A line with soft edges, so that slopes are smooth without multisampling. */
    private void stroke(
            Batch batch,
            TextureAtlas.AtlasRegion region,
            float x1,
            float y1,
            float x2,
            float y2,
            float bits,
            float clear) {
        float length = (float) Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
        float nx = -(y2 - y1) / length;
        float ny = (x2 - x1) / length;
        float half = LINE / 2;
        float soft = half + FEATHER / theme.pixelsPerPoint();
        band(batch, region, x1, y1, x2, y2, nx, ny, -half, half, bits, bits);
        band(batch, region, x1, y1, x2, y2, nx, ny, half, soft, bits, clear);
        band(batch, region, x1, y1, x2, y2, nx, ny, -half, -soft, bits, clear);
    }

    private void band(
            Batch batch,
            TextureAtlas.AtlasRegion region,
            float x1,
            float y1,
            float x2,
            float y2,
            float nx,
            float ny,
            float near,
            float far,
            float nearBits,
            float farBits) {
        corner(0, x1 + nx * near, y1 + ny * near, nearBits, region);
        corner(5, x1 + nx * far, y1 + ny * far, farBits, region);
        corner(10, x2 + nx * far, y2 + ny * far, farBits, region);
        corner(15, x2 + nx * near, y2 + ny * near, nearBits, region);
        batch.draw(region.getTexture(), quad, 0, quad.length);
    }

    private void corner(int index, float x, float y, float bits, TextureAtlas.AtlasRegion region) {
        quad[index] = x;
        quad[index + 1] = y;
        quad[index + 2] = bits;
        quad[index + 3] = (region.getU() + region.getU2()) / 2;
        quad[index + 4] = (region.getV() + region.getV2()) / 2;
    }
}
