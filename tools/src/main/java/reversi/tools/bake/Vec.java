package reversi.tools.bake;

/** A vector in space: x to the right of the board, y up the board, z towards the eye. */
record Vec(double x, double y, double z) {
    static final Vec UP = new Vec(0, 0, 1);

    Vec plus(Vec o) {
        return new Vec(x + o.x, y + o.y, z + o.z);
    }

    Vec minus(Vec o) {
        return new Vec(x - o.x, y - o.y, z - o.z);
    }

    Vec times(double k) {
        return new Vec(x * k, y * k, z * k);
    }

    double dot(Vec o) {
        return x * o.x + y * o.y + z * o.z;
    }

    Vec cross(Vec o) {
        return new Vec(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x);
    }

    double length() {
        return Math.sqrt(dot(this));
    }

    Vec unit() {
        return times(1 / length());
    }
}
