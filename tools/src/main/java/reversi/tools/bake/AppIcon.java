package reversi.tools.bake;

/** The icon as a scene: a disc, half black and half white, on a square of felt. */
final class AppIcon {
    private static final int SIDE = 1024;
    private static final double SLANT = Math.toRadians(-32);
    private static final double[] FELT_LIT = {0x35 / 255.0, 0xA0 / 255.0, 0x6B / 255.0};
    private static final double[] FELT_FAR = {0x12 / 255.0, 0x52 / 255.0, 0x34 / 255.0};
    private static final double[] BLACK = {0x1D / 255.0, 0x21 / 255.0, 0x25 / 255.0};
    private static final double[] WHITE = {0xF8 / 255.0, 0xF4 / 255.0, 0xEA / 255.0};

    private final DiscArt.Rest rest;
    private final double margin;
    private final double radius;
    private final double cell;

    /** A scene with rounded corners, or, for a maskable icon, one that fills the square and keeps the disc in its safe middle. */
    AppIcon(DiscArt.Rest rest, boolean maskable) {
        this.rest = rest;
        margin = maskable ? 0 : SIDE * 0.03;
        radius = maskable ? 0 : SIDE * 0.22;
        cell = SIDE * (maskable ? 0.66 : 0.80);
    }

    /** The icon averaged down in linear light to `size` texels. */
    Picture picture(int size) {
        Picture out = new Picture(size, size);
        int grid = Math.max(2, (int) Math.ceil(SIDE / 2.0 / size));
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                out.set(x, y, texel(x, y, size, grid));
            }
        }
        return out;
    }

    private int texel(int x, int y, int size, int grid) {
        double alpha = 0;
        double[] sum = new double[3];
        double step = SIDE / (double) size / grid;
        for (int s = 0; s < grid * grid; s++) {
            int line = s / grid;
            double px = (x * grid + s % grid + 0.5) * step;
            double py = (y * grid + line + 0.5) * step;
            double a = Light.cover(Light.toRounded(px, py, margin, SIDE - margin, radius));
            if (a > 0) {
                double[] colour = colour(px, py);
                for (int k = 0; k < 3; k++) {
                    sum[k] += a * Light.linear(colour[k]);
                }
            }
            alpha += a;
        }
        if (alpha == 0) {
            return 0x00FFFFFF;
        }
        int out = Picture.level(alpha / (grid * grid)) << 24;
        for (int k = 0; k < 3; k++) {
            out |= Picture.level(Light.encode(sum[k] / alpha)) << (16 - 8 * k);
        }
        return out;
    }

    private double[] colour(double px, double py) {
        double far = Light.smooth(0.05, 1.05, Math.hypot(px / SIDE - 0.32, py / SIDE - 0.22));
        double rim = -Light.toRounded(px, py, margin, SIDE - margin, radius);
        double edge = radius > 0 ? 0.10 * Light.smooth(14, 0, rim) * Math.cos(Math.PI * py / SIDE) : 0;
        double[] out = new double[3];
        for (int k = 0; k < 3; k++) {
            out[k] = Light.clamp(Light.mix(FELT_LIT[k], FELT_FAR[k], far) + edge);
        }
        double u = px - SIDE / 2.0;
        double v = py - SIDE / 2.0;
        double wide = cell * DiscArt.SHADOW_CELLS;
        double[] own = {1, 1, 1};
        lay(out, rest.shadow(), u / wide, v / wide, own);
        boolean blackHalf = u * Math.sin(SLANT) - v * Math.cos(SLANT) > 0;
        lay(out, rest.first(), u / cell, v / cell, blackHalf ? BLACK : WHITE);
        lay(out, rest.second(), u / cell, v / cell, blackHalf ? WHITE : BLACK);
        lay(out, rest.light(), u / cell, v / cell, own);
        return out;
    }

    private static void lay(double[] under, Picture layer, double u, double v, double[] tint) {
        double x = (u + 0.5) * layer.width() - 0.5;
        double y = (v + 0.5) * layer.height() - 0.5;
        if (x < 0 || y < 0 || x >= layer.width() - 1 || y >= layer.height() - 1) {
            return;
        }
        double alpha = between(layer, x, y, 24);
        double grey = between(layer, x, y, 0);
        for (int k = 0; k < 3; k++) {
            under[k] = Light.mix(under[k], grey * tint[k], alpha);
        }
    }

    /** One 8-bit channel, 0 to 1, between four texels. */
    private static double between(Picture layer, double x, double y, int shift) {
        int x0 = (int) x;
        int y0 = (int) y;
        double top = Light.mix(channel(layer, x0, y0, shift), channel(layer, x0 + 1, y0, shift), x - x0);
        double bottom = Light.mix(channel(layer, x0, y0 + 1, shift), channel(layer, x0 + 1, y0 + 1, shift), x - x0);
        return Light.mix(top, bottom, y - y0) / 255;
    }

    private static double channel(Picture layer, int x, int y, int shift) {
        return (layer.at(x, y) >>> shift) & 255;
    }
}
