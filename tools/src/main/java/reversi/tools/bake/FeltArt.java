package reversi.tools.bake;

import java.util.Random;

/** Felt: a grey tile of pressed fibres that repeats without a seam, to be tinted with the board's colour. */
final class FeltArt {
    private static final int SIDE = TileArt.SIDE;

    private static final int FIBRES = 16000;
    /** The mean grey; a tint is divided by it to get its own colour back. */
    private static final double MEAN = 0.92;

    private static final double SPREAD = 0.015;
    private static final int LEVELS = 7;

    private FeltArt() {}

    static Picture tile() {
        double[] height = fibres();
        Noise grain = new Noise(5);
        double[] shade = new double[SIDE * SIDE];
        for (int y = 0; y < SIDE; y++) {
            for (int x = 0; x < SIDE; x++) {
                double relief = TileArt.at(height, x - 1, y - 1) - TileArt.at(height, x + 1, y + 1);
                shade[y * SIDE + x] = 0.50 * relief + 0.30 * TileArt.at(height, x, y) + 0.95 * grain.at(x, y);
            }
        }
        return TileArt.toned(shade, MEAN, SPREAD, LEVELS);
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
                TileArt.dab(height, x, y, strength);
                x += Math.cos(angle);
                y += Math.sin(angle);
                angle += bend;
            }
        }
        return height;
    }
}
