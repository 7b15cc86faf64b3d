package reversi.tools.bake;

import java.util.stream.IntStream;

/** Traces rays at one pose of the disc and keeps, for each texel, how much of each colour it shows and how that is lit. */
final class DiscRender {
    private static final int GRID = 6;
    private static final int STEPS = 400;
    /** No pose shows the disc further out than this from its middle. */
    private static final double REACH = 1.13;

    private final int cell;
    private final DiscAxes pose;
    private final double[][] cover = new double[2][];
    private final double[][] matte = new double[2][];
    private final double[] shine;

    /** Renders a square cell of `cell` texels whose side is 8/7 of the disc's diameter. */
    DiscRender(int cell, DiscAxes pose) {
        this.cell = cell;
        this.pose = pose;
        for (int side = 0; side < 2; side++) {
            cover[side] = new double[cell * cell];
            matte[side] = new double[cell * cell];
        }
        shine = new double[cell * cell];
        IntStream.range(0, cell).parallel().forEach(y -> {
            for (int x = 0; x < cell; x++) {
                texel(x, y);
            }
        });
    }

    private void texel(int x, int y) {
        int i = y * cell + x;
        for (int s = 0; s < GRID * GRID; s++) {
            double px = unit(x + (s % GRID + 0.5) / GRID);
            int line = s / GRID;
            double py = -unit(y + (line + 0.5) / GRID);
            sample(i, px, py);
        }
        for (int side = 0; side < 2; side++) {
            if (cover[side][i] > 0) {
                matte[side][i] /= cover[side][i];
            }
            cover[side][i] /= GRID * GRID;
        }
        shine[i] /= GRID * GRID;
    }

    private double unit(double texels) {
        return (texels / cell * 2 - 1) * 8 / 7;
    }

    private void sample(int i, double px, double py) {
        if (px * px + py * py > REACH * REACH) {
            return;
        }
        Vec ray = new Vec(0, Shading.OBLIQUE, -1).unit();
        Vec from = new Vec(px, py, 0).minus(ray.times(2));
        Vec start = pose.toDisc(from);
        Vec step = pose.toDisc(ray);
        double t = 0;
        for (int n = 0; n < STEPS && t < 4; n++) {
            Vec p = start.plus(step.times(t));
            double d = DiscShape.distance(p);
            if (d < 1e-4) {
                hit(i, p, from.plus(ray.times(t)));
                return;
            }
            t += d;
        }
    }

    private void hit(int i, Vec own, Vec world) {
        int side = own.z() >= 0 ? 0 : 1;
        Vec normal = pose.toWorld(DiscShape.normal(own));
        double height = world.z() + DiscShape.HALF + pose.lift();
        cover[side][i]++;
        matte[side][i] += DiscShape.openness(own) * Shading.matte(normal, height);
        shine[i] += Shading.shine(normal, height);
    }

    /**
     * One side's matte layer. The first side is drawn below the second, so its alpha is a/(1-b): laid under the second's
     * b it leaves exactly a, and no board shows through the seam.
     */
    Picture side(int side) {
        Picture out = new Picture(cell, cell);
        for (int i = 0; i < cell * cell; i++) {
            double alpha = cover[side][i];
            if (side == 0 && alpha > 0) {
                alpha = Light.clamp(alpha / (1 - cover[1][i]));
            }
            out.setGrey(i % cell, i / cell, Light.encode(matte[side][i]), alpha);
        }
        return out;
    }

    /** The highlights of both sides, white, to be drawn above them untinted. */
    Picture light() {
        return Picture.of(cell, cell, 1, (x, y) -> shine[((int) y) * cell + (int) x]);
    }
}
