package reversi.tools.bake;

import java.util.Random;

/** Felt: a grey tile of pressed fibres that repeats without a seam, to be tinted with the board's colour. */
final class FeltArt {
    /** The tile's side in texels. */
    static final int SIDE = 256;

    private static final int FIBRES = 16000;
    /** The mean grey; a tint is divided by it to get its own colour back. */
    private static final double MEAN = 0.92;

    private static final double SPREAD = 0.015;
    private static final int LEVELS = 15;

    private FeltArt() {}

    static Picture tile() {
        double[] height = fibres();
        Noise grain = new Noise(5);
        double[] shade = new double[SIDE * SIDE];
        for (int y = 0; y < SIDE; y++) {
            for (int x = 0; x < SIDE; x++) {
                double relief = at(height, x - 1, y - 1) - at(height, x + 1, y + 1);
                shade[y * SIDE + x] = 0.50 * relief + 0.30 * at(height, x, y) + 0.95 * grain.at(x, y);
            }
        }
        return normalised(shade);
    }

    private static double[] fibres() {
        Random random = new Random(64);
        double[] height = new double[SIDE * SIDE];
        for (int n = 0; n < FIBRES; n++) {
            double x = random.nextDouble() * SIDE;
            double y = random.nextDouble() * SIDE;
            double angle = random.nextDouble() * 2 * Math.PI;
            double bend = (random.nextDouble() - 0.5) * 0.35;
            double strength = 0.3 + 0.7 * random.nextDouble();
            int length = 3 + random.nextInt(5);
            for (int step = 0; step < length; step++) {
                dab(height, x, y, strength);
                x += Math.cos(angle);
                y += Math.sin(angle);
                angle += bend;
            }
        }
        return height;
    }

    private static void dab(double[] height, double x, double y, double strength) {
        int x0 = (int) Math.floor(x);
        int y0 = (int) Math.floor(y);
        double fx = x - x0;
        double fy = y - y0;
        add(height, x0, y0, strength * (1 - fx) * (1 - fy));
        add(height, x0 + 1, y0, strength * fx * (1 - fy));
        add(height, x0, y0 + 1, strength * (1 - fx) * fy);
        add(height, x0 + 1, y0 + 1, strength * fx * fy);
    }

    private static Picture normalised(double[] shade) {
        double mean = 0;
        for (double v : shade) {
            mean += v / shade.length;
        }
        double variance = 0;
        for (double v : shade) {
            variance += (v - mean) * (v - mean) / shade.length;
        }
        Picture out = new Picture(SIDE, SIDE);
        double deviation = Math.sqrt(variance);
        for (int i = 0; i < shade.length; i++) {
            double grey = MEAN + SPREAD * (shade[i] - mean) / deviation;
            double coarse = Math.rint(Light.clamp((grey - MEAN) / (8 * SPREAD) + 0.5) * LEVELS) / LEVELS;
            out.setGrey(i % SIDE, i / SIDE, MEAN + 8 * SPREAD * (coarse - 0.5), 1);
        }
        return out;
    }

    private static double at(double[] map, int x, int y) {
        return map[Math.floorMod(y, SIDE) * SIDE + Math.floorMod(x, SIDE)];
    }

    private static void add(double[] map, int x, int y, double value) {
        map[Math.floorMod(y, SIDE) * SIDE + Math.floorMod(x, SIDE)] += value;
    }
}
