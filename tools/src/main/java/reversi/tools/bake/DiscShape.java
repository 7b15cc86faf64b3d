package reversi.tools.bake;

/**
 * The solid disc of radius 1 about its centre: a cylinder with rounded edges, gently domed faces and a shallow ring in
 * each. The half with z above 0 has the first colour, the other half the second.
 */
final class DiscShape {
    /** Half the thickness; a tournament disc is about a sixth as thick as wide. */
    static final double HALF = 0.17;

    private static final double ROUND = 0.058;
    private static final double DOME = 0.23;
    private static final double RING = 0.79;
    private static final double RING_WIDTH = 0.022;
    private static final double RING_DEPTH = 0.32;

    private DiscShape() {}

    /** A lower bound of the distance from a point, in the disc's axes, to the surface. */
    static double distance(Vec p) {
        double r = Math.sqrt(p.x() * p.x() + p.y() * p.y()) - (1 - ROUND);
        double h = Math.abs(p.z()) - (HALF - ROUND);
        double outside = Math.sqrt(Light.square(Math.max(r, 0)) + Light.square(Math.max(h, 0)));
        return outside + Math.min(Math.max(r, h), 0) - ROUND;
    }

    /** The outward normal at a point of the surface, with the dome and the ring in it. */
    static Vec normal(Vec p) {
        double radius = Math.sqrt(p.x() * p.x() + p.y() * p.y());
        double side = Math.signum(p.z());
        double r = Math.max(radius - (1 - ROUND), 0);
        double h = Math.max(Math.abs(p.z()) - (HALF - ROUND), 0);
        double slope = radius < 1e-9 ? 0 : r / radius;
        Vec smooth = new Vec(p.x() * slope, p.y() * slope, side * h).unit();
        double flat = Math.abs(smooth.z());
        double tilt = flat * (DOME * radius * (1 + 0.6 * radius * radius) + ring(radius));
        double kx = radius < 1e-9 ? 0 : p.x() / radius * tilt;
        double ky = radius < 1e-9 ? 0 : p.y() / radius * tilt;
        return smooth.plus(new Vec(kx, ky, 0)).unit();
    }

    /** How open to light a point of the surface is: less in the ring's groove. */
    static double openness(Vec p) {
        double t = (Math.sqrt(p.x() * p.x() + p.y() * p.y()) - RING) / RING_WIDTH;
        return Math.abs(p.z()) > HALF - ROUND ? 1 - 0.09 * Math.exp(-t * t) : 1;
    }

    private static double ring(double radius) {
        double t = (radius - RING) / RING_WIDTH;
        return -RING_DEPTH * 1.65 * t * Math.exp(-t * t);
    }
}
