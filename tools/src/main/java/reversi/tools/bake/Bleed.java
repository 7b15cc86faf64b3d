package reversi.tools.bake;

/** Spreads the colours of visible texels into transparent neighbours, so that filtering never mixes in a foreign colour. */
public final class Bleed {
    private Bleed() {}

    /** Changes the colour, never the alpha, of transparent texels within `reach` steps of a visible one. */
    public static void spread(Picture picture, int reach) {
        boolean[] known = new boolean[picture.width() * picture.height()];
        for (int y = 0; y < picture.height(); y++) {
            for (int x = 0; x < picture.width(); x++) {
                known[y * picture.width() + x] = picture.alpha(x, y) > 0;
            }
        }
        for (int step = 0; step < reach; step++) {
            known = grow(picture, known);
        }
    }

    private static boolean[] grow(Picture picture, boolean[] known) {
        boolean[] next = known.clone();
        for (int y = 0; y < picture.height(); y++) {
            for (int x = 0; x < picture.width(); x++) {
                int i = y * picture.width() + x;
                if (!known[i]) {
                    next[i] = fill(picture, known, x, y);
                }
            }
        }
        return next;
    }

    private static boolean fill(Picture picture, boolean[] known, int x, int y) {
        int count = 0;
        int[] sum = new int[3];
        for (int ny = Math.max(0, y - 1); ny <= Math.min(picture.height() - 1, y + 1); ny++) {
            for (int nx = Math.max(0, x - 1); nx <= Math.min(picture.width() - 1, x + 1); nx++) {
                if (known[ny * picture.width() + nx]) {
                    int c = picture.at(nx, ny);
                    sum[0] += (c >> 16) & 255;
                    sum[1] += (c >> 8) & 255;
                    sum[2] += c & 255;
                    count++;
                }
            }
        }
        if (count == 0) {
            return false;
        }
        picture.set(x, y, ((sum[0] / count) << 16) | ((sum[1] / count) << 8) | (sum[2] / count));
        return true;
    }
}
