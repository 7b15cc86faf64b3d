package reversi.tools.bake;

/** The wooden frame as a nine-patch: four mitred bars with a bevel outside and one down to the felt. */
final class WoodArt {
    /** The frame's width from its outer edge to the lip, in texels. */
    static final int WIDTH = 64;
    /** The nine-patch corner, which holds the round outer corner. */
    static final int CORNER = 96;

    private static final int SIDE = 2 * CORNER + 160;
    private static final double RADIUS = 24;
    private static final double OUTER_BEVEL = 7;
    private static final double INNER_BEVEL = 6;

    private final Noise figure = new Noise(11);
    private final Noise pores = new Noise(23);

    /** Where a texel lies in its bar: along and across it, which bar (0 top, 1 right, 2 bottom, 3 left), how far from the mitre. */
    private record Place(double along, double across, int bar, double mitre) {}

    private Place place(double x, double y) {
        double[] depth = {y, SIDE - x, SIDE - y, x};
        int bar = 0;
        for (int n = 1; n < 4; n++) {
            if (depth[n] < depth[bar]) {
                bar = n;
            }
        }
        double next = Math.min(depth[(bar + 1) % 4], depth[(bar + 3) % 4]);
        return new Place(bar % 2 == 0 ? x : y, depth[bar], bar, (next - depth[bar]) / Math.sqrt(2));
    }

    /** The tintable wood: grain and shading, transparent in the middle. */
    Picture wood() {
        return Picture.of(
                SIDE,
                SIDE,
                (x, y) -> {
                    Place place = place(x, y);
                    return grain(place) * shade(x, y, place);
                },
                WoodArt::alpha);
    }

    /** The same bars without grain, of whatever else a frame is made of. */
    Picture bars() {
        return Picture.of(
                SIDE,
                SIDE,
                (x, y) -> {
                    Place place = place(x, y);
                    return 0.9 * shade(x, y, place) * mitre(place);
                },
                WoodArt::alpha);
    }

    /** The polish: white catches of light on the bevels, not tinted. */
    Picture polish() {
        return Picture.of(SIDE, SIDE, 1, (x, y) -> {
            Place place = place(x, y);
            double toLight = place.bar == 0 ? 1 : place.bar == 3 ? 0.8 : place.bar == 1 ? 0.25 : 0.2;
            double catching = Math.exp(-Light.square((-outside(x, y) - 2.2) / 1.5)) * (0.08 + 0.20 * toLight);
            double inner = Math.exp(-Light.square((place.across - WIDTH + INNER_BEVEL) / 1.3));
            double sheen = 0.035 * toLight * Light.smooth(WIDTH, 4, place.across);
            return (catching + inner * (0.05 + 0.07 * (1 - toLight)) + sheen) * alpha(x, y);
        });
    }

    private static double outside(double x, double y) {
        return Light.toRounded(x, y, 0, SIDE, RADIUS);
    }

    private static double alpha(double x, double y) {
        double hole = Light.toRounded(x, y, WIDTH, SIDE - WIDTH, 4);
        return Light.cover(outside(x, y)) * Light.cover(-hole);
    }

    private double grain(Place place) {
        double u = place.along / 90 + 37 * place.bar;
        double v = place.across / 9.0 + 11 * place.bar;
        double wave = figure.cloud(u * 0.8, v * 0.18, 3);
        double rings = 0.5 + 0.5 * Math.sin(2.6 * v + 7 * wave);
        double bands = figure.cloud(u * 0.6, v * 1.3, 4);
        double streak = pores.smooth(place.along / 16.0 + 91 * place.bar, place.across * 1.1);
        double pore = Light.smooth(0.45, 0.9, streak);
        return (0.86 + 0.075 * (rings - 0.5) + 0.10 * bands - 0.13 * pore) * mitre(place);
    }

    private static double mitre(Place place) {
        return 1 - 0.35 * Math.exp(-Light.square(place.mitre / 0.9));
    }

    private double shade(double x, double y, Place place) {
        double edge = -outside(x, y);
        double outer = 1 - Light.smooth(0, OUTER_BEVEL, edge);
        double inner = Light.smooth(WIDTH - INNER_BEVEL, WIDTH, place.across);
        double lit = place.bar == 0 ? 1 : place.bar == 3 ? 0.7 : place.bar == 1 ? -0.7 : -1;
        double fall = 1.10 - 0.42 * (x + y) / (2 * SIDE);
        return fall * (1 + 0.16 * outer * lit - 0.30 * outer * outer) * (1 - inner * (0.38 + 0.25 * lit));
    }
}
