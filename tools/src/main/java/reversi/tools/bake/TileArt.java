package reversi.tools.bake;

import java.util.Random;

/** What boards other than those of felt are covered with: grey tiles that repeat without a seam, to be tinted with the board's colour. */
final class TileArt {
    /** The side of every tile in texels. */
    static final int SIDE = 256;

    private static final double STONE_MEAN = 0.88;
    private static final double PAPER_MEAN = 0.94;
    private static final double NIGHT_MEAN = 0.4;

    private static final int GRAINS = 5200;
    private static final int FIBRES = 420;
    private static final int STARS = 46;

    private TileArt() {}

    /** Granite: crystals, dark and bright, in a cloudy ground. */
    static Picture stone() {
        double[] shade = clouds(new Noise(41), 8, 3, 0.55);
        Random random = new Random(1851);
        for (int n = 0; n < GRAINS; n++) {
            double strength = random.nextInt(5) < 3 ? -1.1 - random.nextDouble() : 0.9 + random.nextDouble();
            spot(shade, random, 0.5 + 1.3 * random.nextDouble() * random.nextDouble(), strength);
        }
        return toned(shade, STONE_MEAN, 0.034, 9);
    }

    /** Paper made by hand: a soft, uneven sheet with long fibres in it. */
    static Picture paper() {
        double[] shade = clouds(new Noise(77), 16, 2, 0.9);
        Random random = new Random(1971);
        for (int n = 0; n < FIBRES; n++) {
            double x = random.nextDouble() * SIDE;
            double y = random.nextDouble() * SIDE;
            double angle = random.nextDouble() * 2 * Math.PI;
            double strength = (random.nextInt(3) == 0 ? -1 : 1) * (0.5 + random.nextDouble());
            int length = 14 + random.nextInt(40);
            for (int step = 0; step < length; step++) {
                dab(shade, x, y, strength * Math.sin(Math.PI * (step + 1) / (length + 1)));
                x += Math.cos(angle);
                y += Math.sin(angle);
                angle += (random.nextDouble() - 0.5) * 0.16;
            }
        }
        return toned(shade, PAPER_MEAN, 0.014, 7);
    }

    /** A clear sky: a few faint stars on nothing. */
    static Picture night() {
        double[] shade = new double[SIDE * SIDE];
        Random random = new Random(8);
        for (int n = 0; n < STARS; n++) {
            spot(shade, random, 0.55 + 0.5 * random.nextDouble(), 0.25 + 0.75 * Math.pow(random.nextDouble(), 3));
        }
        Picture out = new Picture(SIDE, SIDE);
        for (int i = 0; i < shade.length; i++) {
            double star = Math.rint(Light.clamp(shade[i]) * 8) / 8;
            out.setGrey(i % SIDE, i / SIDE, NIGHT_MEAN + (1 - NIGHT_MEAN) * star, 1);
        }
        return out;
    }

    /** Octaves of noise that repeat with the tile, the coarsest with {@code period} lattice points across it. */
    private static double[] clouds(Noise noise, int period, int octaves, double strength) {
        double[] shade = new double[SIDE * SIDE];
        for (int i = 0; i < shade.length; i++) {
            int column = i % SIDE;
            int row = i / SIDE;
            double weight = strength;
            for (int octave = 0, points = period; octave < octaves; octave++, points *= 2) {
                double scale = (double) points / SIDE;
                shade[i] += weight * noise.tiled(column * scale, row * scale, points);
                weight *= 0.7;
            }
        }
        return shade;
    }

    /** A soft round spot somewhere. */
    private static void spot(double[] shade, Random random, double radius, double strength) {
        double x = random.nextDouble() * SIDE;
        double y = random.nextDouble() * SIDE;
        int reach = (int) Math.ceil(radius + 1);
        for (int dy = -reach; dy <= reach; dy++) {
            for (int dx = -reach; dx <= reach; dx++) {
                double away = Math.hypot(Math.floor(x) + dx - x, Math.floor(y) + dy - y);
                add(shade, (int) x + dx, (int) y + dy, strength * Light.cover(away - radius));
            }
        }
    }

    /** Adds to the texels around a place, as much as they lie near it. */
    static void dab(double[] map, double x, double y, double strength) {
        int x0 = (int) Math.floor(x);
        int y0 = (int) Math.floor(y);
        double fx = x - x0;
        double fy = y - y0;
        add(map, x0, y0, strength * (1 - fx) * (1 - fy));
        add(map, x0 + 1, y0, strength * fx * (1 - fy));
        add(map, x0, y0 + 1, strength * (1 - fx) * fy);
        add(map, x0 + 1, y0 + 1, strength * fx * fy);
    }

    /** A tile of this mean grey and deviation in few levels, for a smaller file; a tint is divided by the mean to get its own colour back. */
    static Picture toned(double[] shade, double wanted, double spread, int levels) {
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
            double grey = wanted + spread * (shade[i] - mean) / deviation;
            double coarse = Math.rint(Light.clamp((grey - wanted) / (8 * spread) + 0.5) * levels) / levels;
            out.setGrey(i % SIDE, i / SIDE, wanted + 8 * spread * (coarse - 0.5), 1);
        }
        return out;
    }

    /** The value at a texel, beyond the edges that on the other side. */
    static double at(double[] map, int x, int y) {
        return map[Math.floorMod(y, SIDE) * SIDE + Math.floorMod(x, SIDE)];
    }

    private static void add(double[] map, int x, int y, double value) {
        map[Math.floorMod(y, SIDE) * SIDE + Math.floorMod(x, SIDE)] += value;
    }
}
