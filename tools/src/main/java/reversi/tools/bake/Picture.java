package reversi.tools.bake;

import java.util.Arrays;

/** An image of 8-bit straight-alpha colours, row by row from the top left; each value is 0xAARRGGBB. */
public final class Picture {
    private final int width;
    private final int height;
    private final int[] argb;

    /** A fully transparent white picture; sizes are in texels and at least 1. */
    public Picture(int width, int height) {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException("a picture needs at least one texel, not " + width + "x" + height);
        }
        this.width = width;
        this.height = height;
        this.argb = new int[width * height];
        Arrays.fill(argb, 0x00FFFFFF);
    }

    /** The width in texels. */
    public int width() {
        return width;
    }

    /** The height in texels. */
    public int height() {
        return height;
    }

    /** The colour at a place inside the picture. */
    public int at(int x, int y) {
        return argb[y * width + x];
    }

    /** The alpha at a place inside the picture, 0 to 255. */
    public int alpha(int x, int y) {
        return at(x, y) >>> 24;
    }

    /** Sets the colour at a place inside the picture. */
    public void set(int x, int y, int colour) {
        argb[y * width + x] = colour;
    }

    /** Sets a grey with alpha, both 0 to 1 and clamped. */
    public void setGrey(int x, int y, double grey, double alpha) {
        int g = level(grey);
        set(x, y, (level(alpha) << 24) | (g << 16) | (g << 8) | g);
    }

    /**
     * The same picture with fewer levels, for a smaller file: greys and alphas become multiples of their steps, which must
     * divide 255 so that black, white, clear and solid stay exact.
     */
    public Picture coarse(int greyStep, int alphaStep) {
        Picture out = new Picture(width, height);
        for (int i = 0; i < argb.length; i++) {
            int grey = rounded(argb[i] & 255, greyStep);
            int alpha = rounded(argb[i] >>> 24, alphaStep);
            out.argb[i] = (alpha << 24) | (grey << 16) | (grey << 8) | grey;
        }
        return out;
    }

    private static int rounded(int level, int step) {
        if (255 % step != 0) {
            throw new IllegalArgumentException("a step of " + step + " does not divide 255");
        }
        return (level + step / 2) / step * step;
    }

    /** Whether every texel is fully transparent. */
    public boolean blank() {
        return Arrays.stream(argb).allMatch(c -> c >>> 24 == 0);
    }

    /** An 8-bit level for a value that is clamped to 0 to 1. */
    public static int level(double value) {
        return (int) Math.round(255 * Math.max(0, Math.min(1, value)));
    }
}
