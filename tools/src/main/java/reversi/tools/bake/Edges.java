package reversi.tools.bake;

/** Distances to rounded rectangles, for edges and soft shadows drawn straight from geometry. */
public final class Edges {
    private Edges() {}

    /** The distance in texels from (x, y) to a rounded rectangle's edge; negative inside. */
    public static double rounded(
            double x, double y, double left, double top, double right, double bottom, double radius) {
        double dx = Math.abs(x - (left + right) / 2) - (right - left) / 2 + radius;
        double dy = Math.abs(y - (top + bottom) / 2) - (bottom - top) / 2 + radius;
        double outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0));
        return outside + Math.min(Math.max(dx, dy), 0) - radius;
    }

    /** The covered share of a texel whose centre is this far outside an edge. */
    public static double cover(double distance) {
        return Light.clamp(0.5 - distance);
    }
}
