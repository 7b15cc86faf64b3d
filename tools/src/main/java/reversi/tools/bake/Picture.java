package reversi.tools.bake;

import java.util.Arrays;

/** An image of 8-bit straight-alpha colours, row by row from the top left; each value is 0xAARRGGBB. */
final class Picture {
    private final int width;
    private final int height;
    private final int[] argb;

    /** A fully transparent white picture; sizes are in texels and at least 1. */
    Picture(int width, int height) {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException("a picture needs at least one texel, not " + width + "x" + height);
        }
        this.width = width;
        this.height = height;
        this.argb = new int[width * height];
        Arrays.fill(argb, 0x00FFFFFF);
    }

    /** A grey or an alpha, 0 to 1 and clamped, at a texel whose middle is (x, y). */
    interface Shade {
        double at(double x, double y);
    }

    /** A picture in one grey, 0 to 1. */
    static Picture of(int width, int height, double grey, Shade alpha) {
        return of(width, height, (x, y) -> grey, alpha);
    }

    static Picture of(int width, int height, Shade grey, Shade alpha) {
        Picture out = new Picture(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                out.setGrey(x, y, grey.at(x + 0.5, y + 0.5), alpha.at(x + 0.5, y + 0.5));
            }
        }
        return out;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    int at(int x, int y) {
        return argb[y * width + x];
    }

    /** The alpha at a place inside the picture, 0 to 255. */
    int alpha(int x, int y) {
        return at(x, y) >>> 24;
    }

    void set(int x, int y, int colour) {
        argb[y * width + x] = colour;
    }

    /** Sets a grey with alpha, both 0 to 1 and clamped. */
    void setGrey(int x, int y, double grey, double alpha) {
        int g = level(grey);
        set(x, y, (level(alpha) << 24) | (g << 16) | (g << 8) | g);
    }

    /** The colours row by row, a copy. */
    int[] pixels() {
        return argb.clone();
    }

    /** The same, where clear texels are as fine as the others. */
    Picture coarse(int greyStep, int alphaStep) {
        return coarse(greyStep, alphaStep, greyStep);
    }

    /**
     * The same picture with fewer levels, for a smaller file: greys and alphas become multiples of their steps, which must
     * divide 255 so that black, white, clear and solid stay exact. The greys of clear texels, which only touch the edges beside
     * them, have a step of their own.
     */
    Picture coarse(int greyStep, int alphaStep, int clearStep) {
        Picture out = new Picture(width, height);
        for (int i = 0; i < argb.length; i++) {
            int grey = rounded(argb[i] & 255, argb[i] >>> 24 == 0 ? clearStep : greyStep);
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

    /**
     * Gives transparent texels within this many steps of a visible one the mean colour of their neighbours, so that filtering
     * never mixes in a foreign colour; alphas stay.
     */
    void bleed(int reach) {
        boolean[] known = new boolean[argb.length];
        for (int i = 0; i < argb.length; i++) {
            known[i] = argb[i] >>> 24 > 0;
        }
        for (int step = 0; step < reach; step++) {
            boolean[] next = known.clone();
            for (int i = 0; i < argb.length; i++) {
                next[i] = known[i] || mix(known, i % width, i / width);
            }
            known = next;
        }
    }

    /** Whether there is a known neighbour to take a colour from. */
    private boolean mix(boolean[] known, int x, int y) {
        int count = 0;
        int[] sum = new int[3];
        for (int ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
            for (int nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
                if (known[ny * width + nx]) {
                    for (int k = 0; k < 3; k++) {
                        sum[k] += at(nx, ny) >> (16 - 8 * k) & 255;
                    }
                    count++;
                }
            }
        }
        if (count > 0) {
            set(x, y, ((sum[0] / count) << 16) | ((sum[1] / count) << 8) | (sum[2] / count));
        }
        return count > 0;
    }

    boolean blank() {
        return Arrays.stream(argb).allMatch(c -> c >>> 24 == 0);
    }

    /** An 8-bit level for a value that is clamped to 0 to 1. */
    static int level(double value) {
        return (int) Math.round(255 * Light.clamp(value));
    }
}
