package reversi.tools.bake;

/** The sRGB transfer curve (IEC 61966-2-1), and the smooth steps and edges that shading uses. */
final class Light {
    private Light() {}

    /** Linear light, 0 to 1, of an sRGB value, 0 to 1. */
    static double linear(double encoded) {
        return encoded <= 0.04045 ? encoded / 12.92 : Math.pow((encoded + 0.055) / 1.055, 2.4);
    }

    /** The sRGB value of linear light; both clamp to 0 to 1. */
    static double encode(double light) {
        double l = clamp(light);
        return l <= 0.0031308 ? 12.92 * l : 1.055 * Math.pow(l, 1 / 2.4) - 0.055;
    }

    static double clamp(double value) {
        return Math.max(0, Math.min(1, value));
    }

    /** 0 at or before `from`, 1 at or after `to`, with level ends (Hermite). */
    static double smooth(double from, double to, double value) {
        double t = clamp((value - from) / (to - from));
        return t * t * (3 - 2 * t);
    }

    static double mix(double a, double b, double share) {
        return a + (b - a) * share;
    }

    static double square(double value) {
        return value * value;
    }

    /** The distance in texels from (x, y) to the edge of a square with round corners, `from` to `to` either way; negative inside. */
    static double toRounded(double x, double y, double from, double to, double radius) {
        double dx = Math.abs(x - (from + to) / 2) - (to - from) / 2 + radius;
        double dy = Math.abs(y - (from + to) / 2) - (to - from) / 2 + radius;
        double outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0));
        return outside + Math.min(Math.max(dx, dy), 0) - radius;
    }

    /** The covered share of a texel whose centre is this far outside an edge. */
    static double cover(double distance) {
        return clamp(0.5 - distance);
    }
}
