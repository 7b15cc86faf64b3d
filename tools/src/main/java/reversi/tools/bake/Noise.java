package reversi.tools.bake;

/** Repeatable smooth noise from hashed lattice points. */
final class Noise {
    private final int seed;

    /** Noise that differs from that of every other seed. */
    Noise(int seed) {
        this.seed = seed;
    }

    /** A value of -1 to 1 at a lattice point. */
    double at(int x, int y) {
        int h = seed * 0x9E3779B9 + x * 0x85EBCA6B + y * 0xC2B2AE35;
        h = (h ^ (h >>> 15)) * 0x2C1B3C6D;
        h = (h ^ (h >>> 12)) * 0x297A2D39;
        h ^= h >>> 15;
        return (h & 0xFFFFFF) / (double) 0x7FFFFF - 1;
    }

    /** A value of -1 to 1 that changes smoothly from lattice point to lattice point. */
    double smooth(double x, double y) {
        int x0 = (int) Math.floor(x);
        int y0 = (int) Math.floor(y);
        double fx = Light.smooth(0, 1, x - x0);
        double fy = Light.smooth(0, 1, y - y0);
        double top = Light.mix(at(x0, y0), at(x0 + 1, y0), fx);
        double bottom = Light.mix(at(x0, y0 + 1), at(x0 + 1, y0 + 1), fx);
        return Light.mix(top, bottom, fy);
    }

    /** The same where every {@code period} lattice points in either direction come again, so that a tile has no seam. */
    double tiled(double x, double y, int period) {
        int x0 = (int) Math.floor(x);
        int y0 = (int) Math.floor(y);
        double fx = Light.smooth(0, 1, x - x0);
        double fy = Light.smooth(0, 1, y - y0);
        int left = Math.floorMod(x0, period);
        int right = Math.floorMod(x0 + 1, period);
        int upper = Math.floorMod(y0, period);
        int lower = Math.floorMod(y0 + 1, period);
        double top = Light.mix(at(left, upper), at(right, upper), fx);
        double bottom = Light.mix(at(left, lower), at(right, lower), fx);
        return Light.mix(top, bottom, fy);
    }

    /** Octaves of smooth noise, each twice as fine and half as strong, about -1 to 1. */
    double cloud(double x, double y, int octaves) {
        double sum = 0;
        double weight = 0;
        double scale = 1;
        for (int n = 0; n < octaves; n++) {
            sum += smooth(x * scale + 17 * n, y * scale - 29 * n) / scale;
            weight += 1 / scale;
            scale *= 2;
        }
        return sum / weight;
    }
}
