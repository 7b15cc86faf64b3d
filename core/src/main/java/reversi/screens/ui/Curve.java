package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.math.MathUtils;
import org.jspecify.annotations.Nullable;

/** Draws lines with soft edges, the areas below them, and triangles, in points; nothing where the atlas has no white spot. */
public final class Curve {
    private static final float LINE = 2;
    private static final float FEATHER = 1;

    /** Degrees of a straight piece of an arc. */
    private static final float PIECE = 4;

    private final Theme theme;
    private final TextureAtlas.@Nullable AtlasRegion white;
    private final float[] quad = new float[20];
    private final Edge start = new Edge();
    private final Edge end = new Edge();

    /** Curves in a look. */
    public Curve(Theme theme) {
        this.theme = theme;
        this.white = theme.atlas().findRegion("ui/white");
    }

    private static float bits(Color colour, float alpha) {
        return Color.toFloatBits(colour.r, colour.g, colour.b, colour.a * alpha);
    }

    /** A straight line of two points' width, smooth without multisampling. */
    public void stroke(Batch batch, Color colour, float alpha, float x1, float y1, float x2, float y2) {
        float length = (float) Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
        if (length == 0) {
            return;
        }
        float nx = -(y2 - y1) / length;
        float ny = (x2 - x1) / length;
        start.set(x1, y1, nx, ny);
        end.set(x2, y2, nx, ny);
        float half = LINE / 2;
        float soft = half + FEATHER / theme.pixelsPerPoint();
        float full = bits(colour, alpha);
        float clear = bits(colour, 0);
        band(batch, start, end, -half, half, full, full);
        band(batch, start, end, half, soft, full, clear);
        band(batch, start, end, -half, -soft, full, clear);
    }

    /**
     * A part of an ellipse, such as a ring or an arc of one, in a line of this width.
     *
     * @param from where it begins, in degrees counter-clockwise from the right
     * @param sweep how far it goes on, in degrees; clockwise where it is negative
     */
    public void arc(
            Batch batch,
            Color colour,
            float alpha,
            float width,
            float x,
            float y,
            float radiusX,
            float radiusY,
            float from,
            float sweep) {
        int pieces = Math.max(1, (int) Math.ceil(Math.abs(sweep) / PIECE));
        float half = width / 2;
        float soft = half + FEATHER / theme.pixelsPerPoint();
        float full = bits(colour, alpha);
        float clear = bits(colour, 0);
        for (int i = 0; i < pieces; i++) {
            set(start, x, y, radiusX, radiusY, from + sweep * i / pieces);
            set(end, x, y, radiusX, radiusY, from + sweep * (i + 1) / pieces);
            band(batch, start, end, -half, half, full, full);
            band(batch, start, end, half, soft, full, clear);
            band(batch, start, end, -half, -soft, full, clear);
        }
    }

    /** The point of an ellipse at an angle, and there the way straight out of it. */
    private static void set(Edge edge, float x, float y, float radiusX, float radiusY, float degrees) {
        float cos = MathUtils.cosDeg(degrees);
        float sin = MathUtils.sinDeg(degrees);
        float length = (float) Math.sqrt(cos * cos * radiusY * radiusY + sin * sin * radiusX * radiusX);
        edge.set(x + radiusX * cos, y + radiusY * sin, cos * radiusY / length, sin * radiusX / length);
    }

    /** An end of a piece of a line: its middle, and the direction across it. */
    private static final class Edge {
        private float x;
        private float y;
        private float acrossX;
        private float acrossY;

        void set(float newX, float newY, float newAcrossX, float newAcrossY) {
            x = newX;
            y = newY;
            acrossX = newAcrossX;
            acrossY = newAcrossY;
        }
    }

    /** The area between a straight piece of a line and the height {@code base}, in one colour above it and in another below. */
    public void area(
            Batch batch, Color above, Color below, float alpha, float x1, float y1, float x2, float y2, float base) {
        if ((y1 < base) != (y2 < base) && y1 != base && y2 != base) {
            float cross = x1 + (x2 - x1) * (y1 - base) / (y1 - y2);
            slope(batch, bits(y1 > base ? above : below, alpha), x1, y1, cross, base, base);
            slope(batch, bits(y2 > base ? above : below, alpha), cross, base, x2, y2, base);
        } else {
            slope(batch, bits(y1 + y2 > 2 * base ? above : below, alpha), x1, y1, x2, y2, base);
        }
    }

    private void slope(Batch batch, float bits, float x1, float y1, float x2, float y2, float base) {
        corner(0, x1, base, bits);
        corner(5, x1, y1, bits);
        corner(10, x2, y2, bits);
        corner(15, x2, base, bits);
        draw(batch);
    }

    /** An upright triangle in the square of this side at x, y. */
    public void triangle(Batch batch, Color colour, float alpha, float x, float y, float side) {
        float bits = bits(colour, alpha);
        corner(0, x, y, bits);
        corner(5, x + side / 2, y + side, bits);
        corner(10, x + side, y, bits);
        corner(15, x + side, y, bits);
        draw(batch);
    }

    /** What lies between two distances from the middle of a piece of a line. */
    private void band(Batch batch, Edge from, Edge to, float near, float far, float nearBits, float farBits) {
        corner(0, from, near, nearBits);
        corner(5, from, far, farBits);
        corner(10, to, far, farBits);
        corner(15, to, near, nearBits);
        draw(batch);
    }

    private void corner(int index, Edge edge, float distance, float bits) {
        corner(index, edge.x + edge.acrossX * distance, edge.y + edge.acrossY * distance, bits);
    }

    private void corner(int index, float x, float y, float bits) {
        quad[index] = x;
        quad[index + 1] = y;
        quad[index + 2] = bits;
    }

    private void draw(Batch batch) {
        TextureAtlas.AtlasRegion region = white;
        if (region == null) {
            return;
        }
        float u = (region.getU() + region.getU2()) / 2;
        float v = (region.getV() + region.getV2()) / 2;
        for (int i = 0; i < quad.length; i += 5) {
            quad[i + 3] = u;
            quad[i + 4] = v;
        }
        batch.draw(region.getTexture(), quad, 0, quad.length);
    }
}
