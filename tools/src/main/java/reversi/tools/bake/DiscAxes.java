package reversi.tools.bake;

/** How a turning disc stands in space: its own axes, and its centre's height above its resting height, in radii. */
record DiscAxes(Vec along, Vec across, Vec normal, double lift) {
    /** The axis of the turn falls to the right by this angle, so that a flip never looks like a hinge. */
    private static final double AXIS = Math.toRadians(-20);

    /** The room between a turning disc's lowest point and the felt, halfway. */
    private static final double AIR = 0.05;

    /** The disc turned by `turn` half turns (0 flat, first side up; 1 flat, other side up), lifted so that it clears the board. */
    static DiscAxes turned(double turn) {
        double angle = Math.PI * turn;
        Vec axis = new Vec(Math.cos(AXIS), Math.sin(AXIS), 0);
        Vec away = new Vec(-Math.sin(AXIS), Math.cos(AXIS), 0);
        Vec normal = Vec.UP.times(Math.cos(angle)).plus(away.times(Math.sin(angle)));
        double clear = Math.sin(angle) - DiscShape.HALF * (1 - Math.abs(Math.cos(angle)));
        return new DiscAxes(axis, normal.cross(axis), normal, clear + AIR * Math.sin(angle));
    }

    /** A point or direction of the world in the disc's own axes. */
    Vec toDisc(Vec world) {
        return new Vec(world.dot(along), world.dot(across), world.dot(normal));
    }

    /** A direction of the disc in the world's axes. */
    Vec toWorld(Vec own) {
        return along.times(own.x()).plus(across.times(own.y())).plus(normal.times(own.z()));
    }
}
