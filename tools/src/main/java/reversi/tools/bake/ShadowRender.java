package reversi.tools.bake;

/** The soft shadow of a posed disc on the felt: the lamp's part hidden by it, and the room's. */
final class ShadowRender {
    private static final int LAMP_RAYS = 48;
    private static final int ROOM_RAYS = 64;
    private static final double LAMP_SPREAD = 0.26;
    private static final double LAMP_SHARE = 0.44;
    private static final double ROOM_SHARE = 0.40;
    private static final double GOLDEN = Math.PI * (3 - Math.sqrt(5));

    private ShadowRender() {}

    /** A black square cell whose side is `span` radii, the resting place in its middle. */
    static Picture cast(int cell, double span, DiscAxes pose) {
        return Picture.of(cell, cell, 0, (x, y) -> {
            double px = (x / cell - 0.5) * span;
            double py = (0.5 - y / cell) * span;
            // The resting centre is drawn at the cell's middle; its felt lies HALF below, so a little down the picture.
            Vec felt = new Vec(px, py + Shading.OBLIQUE * DiscShape.HALF, -DiscShape.HALF - pose.lift());
            return edgeFade(x / cell) * edgeFade(y / cell) * darkness(pose, felt);
        });
    }

    private static double edgeFade(double t) {
        double toEdge = Math.min(t, 1 - t) * 12;
        return Math.min(1, toEdge);
    }

    private static double darkness(DiscAxes pose, Vec felt) {
        int lamp = 0;
        for (int n = 0; n < LAMP_RAYS; n++) {
            double radius = LAMP_SPREAD * Math.sqrt((n + 0.5) / LAMP_RAYS);
            Vec aside = new Vec(radius * Math.cos(n * GOLDEN), radius * Math.sin(n * GOLDEN), 0);
            lamp += blocked(pose, felt, Shading.LAMP.plus(aside)) ? 1 : 0;
        }
        int room = 0;
        for (int n = 0; n < ROOM_RAYS; n++) {
            double radius = Math.sqrt((n + 0.5) / ROOM_RAYS);
            double up = Math.sqrt(1 - radius * radius);
            room += blocked(pose, felt, new Vec(radius * Math.cos(n * GOLDEN), radius * Math.sin(n * GOLDEN), up))
                    ? 1
                    : 0;
        }
        return LAMP_SHARE * lamp / LAMP_RAYS + ROOM_SHARE * room / ROOM_RAYS;
    }

    /** Whether a ray meets the disc, taken as a plain cylinder. */
    private static boolean blocked(DiscAxes pose, Vec from, Vec direction) {
        Vec o = pose.toDisc(from);
        Vec d = pose.toDisc(direction);
        double a = d.x() * d.x() + d.y() * d.y();
        double b = o.x() * d.x() + o.y() * d.y();
        double c = o.x() * o.x() + o.y() * o.y() - 0.97 * 0.97;
        double root = b * b - a * c;
        if (root < 0) {
            return false;
        }
        double half = Math.sqrt(root);
        double enter = a < 1e-12 ? -1e9 : (-b - half) / a;
        double leave = a < 1e-12 ? (c < 0 ? 1e9 : -1e9) : (-b + half) / a;
        double invZ = 1 / (Math.abs(d.z()) < 1e-12 ? 1e-12 : d.z());
        double t1 = (-DiscShape.HALF - o.z()) * invZ;
        double t2 = (DiscShape.HALF - o.z()) * invZ;
        return Math.min(leave, Math.max(t1, t2)) > Math.max(0, Math.max(enter, Math.min(t1, t2)));
    }
}
