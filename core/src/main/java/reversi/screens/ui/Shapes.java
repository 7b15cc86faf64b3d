package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Disposable;

/**
 * Rounded fills, hairlines, soft shadows and discs as white masks, drawn once at the real pixel size of this screen so
 * that edges are crisp whatever the density. All lie in one texture.
 */
final class Shapes implements Disposable {
    private static final int[] RADII = {3, 4, 6, 8, 10, 12, 14, 16, 20, 24};
    /** The diameters in which discs are drawn, in points: the nearest one is scaled the least. */
    private static final int[] DOTS = {6, 8, 12, 20, 28, 44};

    private static final float LINE = 1f;
    private static final float THICK = 2f;
    private static final int SHADOW = 32;
    private static final int ROUND_SHADOW = 64;

    private final float pixelsPerPoint;
    private final Texture texture;
    private final NinePatch[] fills = new NinePatch[RADII.length];
    private final NinePatch[] lines = new NinePatch[RADII.length];
    private final NinePatch[] thick = new NinePatch[RADII.length];
    private final NinePatch shadow;
    private final TextureRegion[] dots = new TextureRegion[DOTS.length];
    private final TextureRegion white;
    private final TextureRegion roundShadow;
    private int penX = 1;
    private int penY = 1;
    private int rowHeight;

    Shapes(float pixelsPerPoint) {
        this.pixelsPerPoint = pixelsPerPoint;
        int side = powerOfTwo(Math.round(200 * pixelsPerPoint) + 64);
        Pixmap page = new Pixmap(side, side, Pixmap.Format.RGBA8888);
        page.setBlending(Pixmap.Blending.None);
        page.setColor(1, 1, 1, 0);
        page.fill();
        int[][] fillAt = new int[RADII.length][];
        int[][] lineAt = new int[RADII.length][];
        int[][] thickAt = new int[RADII.length][];
        for (int i = 0; i < RADII.length; i++) {
            fillAt[i] = rounded(page, RADII[i], 0);
            lineAt[i] = rounded(page, RADII[i], LINE);
            thickAt[i] = rounded(page, RADII[i], THICK);
        }
        int[] shadowAt = softShadow(page);
        int[][] dotAt = new int[DOTS.length][];
        for (int i = 0; i < DOTS.length; i++) {
            dotAt[i] = rounded(page, DOTS[i] / 2f, -1);
        }
        int[] whiteAt = stamp(page, 4, (dx, dy) -> 1);
        int[] roundAt = roundShadow(page);
        texture = new Texture(page);
        texture.setFilter(Texture.TextureFilter.Linear, Texture.TextureFilter.Linear);
        page.dispose();
        for (int i = 0; i < RADII.length; i++) {
            fills[i] = sharp(fillAt[i]);
            lines[i] = hollow(lineAt[i]);
            thick[i] = hollow(thickAt[i]);
        }
        shadow = patch(shadowAt);
        for (int i = 0; i < DOTS.length; i++) {
            dots[i] = new TextureRegion(texture, dotAt[i][0], dotAt[i][1], dotAt[i][2], dotAt[i][2]);
        }
        white = new TextureRegion(texture, whiteAt[0] + 1, whiteAt[1] + 1, 2, 2);
        roundShadow = new TextureRegion(texture, roundAt[0], roundAt[1], roundAt[2], roundAt[2]);
    }

    private static int powerOfTwo(int atLeast) {
        int side = 64;
        while (side < atLeast) {
            side *= 2;
        }
        return side;
    }

    /** Finds room for a square of this side on the page; answers its left, top and side. */
    private int[] place(Pixmap page, int side) {
        if (penX + side + 1 > page.getWidth()) {
            penX = 1;
            penY += rowHeight + 2;
            rowHeight = 0;
        }
        int[] at = {penX, penY, side};
        penX += side + 2;
        rowHeight = Math.max(rowHeight, side);
        return at;
    }

    /** A rounded square of the least size: its fill where {@code line} is 0, a full disc where negative, else its edge. */
    private int[] rounded(Pixmap page, float radiusPoints, float line) {
        float radius = Math.round(radiusPoints * pixelsPerPoint);
        float width = Math.max(1, Math.round(Math.abs(line) * pixelsPerPoint));
        int side = (int) (2 * radius) + (line < 0 ? 0 : 2);
        float straight = side / 2f - radius;
        return stamp(page, side, (dx, dy) -> {
            float inside = radius - length(Math.max(0, dx - straight), Math.max(0, dy - straight));
            return clamp(inside + 0.5f) - (line > 0 ? clamp(inside - width + 0.5f) : 0);
        });
    }

    /** The shadow is soft, so one size serves every density. */
    private int[] softShadow(Pixmap page) {
        return stamp(page, 2 * SHADOW + 2, (dx, dy) -> {
            return softness(length(Math.max(0, dx - 1), Math.max(0, dy - 1)) / SHADOW);
        });
    }

    /**
     * How dark a shadow is at a distance beyond its edge, 1 at the edge and 0 from the distance 1 on. It ends as flat as it can:
     * where few steps lie between a pale shadow and nothing, an end with a slope is seen as an edge.
     */
    static float softness(float distance) {
        float depth = clamp(1 - distance);
        return depth * depth * depth;
    }

    /** The shadow of a disc: dark up to half of its radius, then fading out. */
    private int[] roundShadow(Pixmap page) {
        return stamp(page, ROUND_SHADOW, (dx, dy) -> {
            float depth = clamp(2 - 4 * length(dx, dy) / ROUND_SHADOW);
            return depth * depth * (3 - 2 * depth);
        });
    }

    private static float length(float dx, float dy) {
        return (float) Math.sqrt(dx * dx + dy * dy);
    }

    private static float clamp(float value) {
        return Math.max(0, Math.min(1, value));
    }

    /** How much of a pixel is covered, by its distance from the middle of the square: 0…1. */
    private interface Cover {
        float at(float dx, float dy);
    }

    /** Draws runs of equal cover rather than pixels: in a browser every call is dear. */
    private int[] stamp(Pixmap page, int side, Cover cover) {
        int[] at = place(page, side);
        float half = side / 2f;
        for (int y = 0; y < side; y++) {
            float dy = Math.abs(y + 0.5f - half);
            int from = 0;
            int value = step(cover, Math.abs(0.5f - half), dy);
            for (int x = 1; x <= side; x++) {
                int next = x == side ? -1 : step(cover, Math.abs(x + 0.5f - half), dy);
                if (next != value) {
                    page.setColor(1, 1, 1, value / 255f);
                    page.fillRectangle(at[0] + from, at[1] + y, x - from, 1);
                    from = x;
                    value = next;
                }
            }
        }
        return at;
    }

    private static int step(Cover cover, float dx, float dy) {
        return Math.round(cover.at(dx, dy) * 255);
    }

    private NinePatch sharp(int[] at) {
        NinePatch patch = patch(at);
        patch.scale(1 / pixelsPerPoint, 1 / pixelsPerPoint);
        return patch;
    }

    /** An outline without its middle: a large panel's clear middle would cost as much to draw as a filled one. */
    private NinePatch hollow(int[] at) {
        int x = at[0];
        int y = at[1];
        int edge = at[2] / 2 - 1;
        int middle = at[2] - 2 * edge;
        int far = edge + middle;
        NinePatch patch = new NinePatch(
                part(x, y, edge, edge),
                part(x + edge, y, middle, edge),
                part(x + far, y, edge, edge),
                part(x, y + edge, edge, middle),
                null,
                part(x + far, y + edge, edge, middle),
                part(x, y + far, edge, edge),
                part(x + edge, y + far, middle, edge),
                part(x + far, y + far, edge, edge));
        patch.scale(1 / pixelsPerPoint, 1 / pixelsPerPoint);
        return patch;
    }

    private TextureRegion part(int x, int y, int width, int height) {
        return new TextureRegion(texture, x, y, width, height);
    }

    private NinePatch patch(int[] at) {
        int edge = at[2] / 2 - 1;
        return new NinePatch(new TextureRegion(texture, at[0], at[1], at[2], at[2]), edge, edge, edge, edge);
    }

    /** The largest radius drawn that is neither over the wanted one nor over half of a side. */
    private static int fitting(float radius, float width, float height) {
        float most = Math.min(radius, Math.min(width, height) / 2);
        int best = 0;
        for (int i = 1; i < RADII.length; i++) {
            best = RADII[i] <= most + 0.01f ? i : best;
        }
        return best;
    }

    /** Fills a rounded rectangle with the batch's colour; edges are moved to whole pixels. */
    void fill(Batch batch, float radius, float x, float y, float width, float height) {
        draw(fills[fitting(radius, width, height)], batch, x, y, width, height);
    }

    /** Draws the hairline just inside a rounded rectangle. */
    void line(Batch batch, float radius, float x, float y, float width, float height) {
        draw(lines[fitting(radius, width, height)], batch, x, y, width, height);
    }

    /** Draws a line of two points just inside a rounded rectangle. */
    void thickLine(Batch batch, float radius, float x, float y, float width, float height) {
        draw(thick[fitting(radius, width, height)], batch, x, y, width, height);
    }

    /** Draws the soft shadow of a rectangle, which ends this many points beyond it. */
    void shadow(Batch batch, float x, float y, float width, float height, float reach) {
        shadow.setLeftWidth(reach);
        shadow.setRightWidth(reach);
        shadow.setTopHeight(reach);
        shadow.setBottomHeight(reach);
        draw(shadow, batch, x - reach, y - reach, width + 2 * reach, height + 2 * reach);
    }

    /** Draws the soft shadow of the disc in the square at x, y, which it surrounds by {@code reach}. */
    void discShadow(Batch batch, float x, float y, float diameter, float reach) {
        float side = diameter + 2 * reach;
        batch.draw(roundShadow, x - reach, y - reach, side, side);
    }

    /** Fills a disc that fits the square at x, y. */
    void disc(Batch batch, float x, float y, float diameter) {
        int best = 0;
        while (best < DOTS.length - 1 && DOTS[best] < diameter) {
            best++;
        }
        batch.draw(dots[best], x, y, diameter, diameter);
    }

    /** Fills a plain rectangle, moved to whole pixels. */
    void rectangle(Batch batch, float x, float y, float width, float height) {
        float left = snap(x);
        float bottom = snap(y);
        batch.draw(white, left, bottom, snap(x + width) - left, snap(y + height) - bottom);
    }

    /** Fills a rectangle that fades from the colour below to the colour above. */
    void fade(Batch batch, float x, float y, float width, float height, Color below, Color above, float[] corners) {
        float low = below.toFloatBits();
        float high = above.toFloatBits();
        quad(corners, 0, x, y, low, white.getU(), white.getV2());
        quad(corners, 5, x, y + height, high, white.getU(), white.getV());
        quad(corners, 10, x + width, y + height, high, white.getU2(), white.getV());
        quad(corners, 15, x + width, y, low, white.getU2(), white.getV2());
        batch.draw(texture, corners, 0, 20);
    }

    private static void quad(float[] corners, int at, float x, float y, float colour, float u, float v) {
        corners[at] = x;
        corners[at + 1] = y;
        corners[at + 2] = colour;
        corners[at + 3] = u;
        corners[at + 4] = v;
    }

    private void draw(NinePatch patch, Batch batch, float x, float y, float width, float height) {
        float left = snap(x);
        float bottom = snap(y);
        patch.draw(batch, left, bottom, snap(x + width) - left, snap(y + height) - bottom);
    }

    private float snap(float points) {
        return Math.round(points * pixelsPerPoint) / pixelsPerPoint;
    }

    @Override
    public void dispose() {
        texture.dispose();
    }
}
