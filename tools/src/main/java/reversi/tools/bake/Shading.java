package reversi.tools.bake;

/** The light on a disc: a wide soft lamp from the top left, the room's dome, and a faint return from the front. */
final class Shading {
    /** Heights shift up the picture by this share: an oblique view, so that faces stay round and a front edge shows. */
    static final double OBLIQUE = 0.40;

    /** Towards the middle of the main lamp. */
    static final Vec LAMP = new Vec(-0.42, 0.50, 0.76).unit();

    private static final Vec FRONT = new Vec(0.12, -0.95, 0.28).unit();
    private static final Vec EYE = new Vec(0, -OBLIQUE, 1).unit();
    /** Where the lamp's soft reflection sits on a flat disc: up and left of the middle. */
    private static final Vec GLINT = new Vec(-0.11, 0.13, 1).unit();
    /** Where discs that lean back or forth catch the room's bright walls. */
    private static final Vec BACK = new Vec(-0.20, 0.55, 1).unit();

    private static final Vec NEAR = new Vec(0.05, -0.75, 1).unit();

    /** The linear reflectance of the dark disc that highlights are matched to. */
    private static final double DARK = 0.014;

    private Shading() {}

    /** The matte share of light, linear, about 0.95 on a flat face; `height` above the board's felt in radii. */
    static double matte(Vec normal, double height) {
        double lamp = wrapped(normal.dot(LAMP), 0.35);
        double front = wrapped(normal.dot(FRONT), 0.3);
        double sky = 0.5 + 0.5 * normal.z();
        double open = 0.90 + 0.10 * Light.smooth(0, 0.30, height);
        double pool = 0.30 * Math.pow(Math.max(0, normal.dot(GLINT)), 22);
        return pool + 0.50 * lamp + open * (0.17 * sky + 0.60 * front + 0.05 * (1 - sky));
    }

    /** How far a highlight pulls the encoded colour to white, 0 to 1. */
    static double shine(Vec normal, double height) {
        double glint = Math.max(0, normal.dot(GLINT));
        double sheen = 0.030 * Math.pow(glint, 24) + wall(normal, BACK) + wall(normal, NEAR);
        double facing = Math.max(0, normal.dot(EYE));
        double edge = Math.pow(1 - facing, 3) * Math.max(0, 0.35 + 0.65 * normal.dot(LAMP));
        double open = Light.smooth(0, 0.30, height);
        double light = sheen + 0.055 * edge * open;
        double dark = Light.encode(DARK);
        return (Light.encode(DARK + light) - dark) / (1 - dark);
    }

    private static double wall(Vec normal, Vec towards) {
        return 0.017 * Math.pow(Math.max(0, normal.dot(towards)), 7);
    }

    private static double wrapped(double cosine, double wrap) {
        double t = Math.max(0, (cosine + wrap) / (1 + wrap));
        return t * Math.sqrt(t);
    }
}
