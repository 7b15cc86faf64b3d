package reversi.tools.bake;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;

/** Draws vector shapes many times too large and averages them down, so that edges are smooth and exact. */
public final class Brush {
    private static final int SUPER = 4;

    private Brush() {}

    /** White shapes whose alpha is their coverage; the painter draws in texels, whatever its colours. */
    public static Picture mask(int width, int height, Consumer<Graphics2D> painter) {
        BufferedImage big = enlarge(width, height, painter);
        Picture out = new Picture(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                long alpha = 0;
                for (int sy = 0; sy < SUPER; sy++) {
                    for (int sx = 0; sx < SUPER; sx++) {
                        alpha += big.getRGB(x * SUPER + sx, y * SUPER + sy) >>> 24;
                    }
                }
                out.setGrey(x, y, 1, alpha / (255.0 * SUPER * SUPER));
            }
        }
        return out;
    }

    private static BufferedImage enlarge(int width, int height, Consumer<Graphics2D> painter) {
        BufferedImage big = new BufferedImage(width * SUPER, height * SUPER, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = big.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.scale(SUPER, SUPER);
        painter.accept(g);
        g.dispose();
        return big;
    }
}
