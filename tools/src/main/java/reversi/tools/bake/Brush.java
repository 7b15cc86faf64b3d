package reversi.tools.bake;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;

/** Plain shapes, and the way to draw others: many times too large and averaged down, so that edges are smooth and exact. */
final class Brush {
    private static final int SUPER = 4;

    private Brush() {}

    /** White shapes whose alpha is their coverage; the painter draws in texels, whatever its colours. */
    static Picture mask(int width, int height, Consumer<Graphics2D> painter) {
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

    /** A filled circle in the middle of a square picture. */
    static Picture disc(int side, double radius) {
        return mask(side, side, g -> g.fill(circle(side, radius)));
    }

    /** A circle in the middle of a square picture, stroked. */
    static Picture ring(int side, double radius, double width) {
        return mask(side, side, g -> {
            g.setStroke(new BasicStroke((float) width));
            g.draw(circle(side, radius));
        });
    }

    private static Ellipse2D circle(int side, double radius) {
        return new Ellipse2D.Double(side / 2.0 - radius, side / 2.0 - radius, 2 * radius, 2 * radius);
    }

    /** A filled square with round corners, this far from the picture's border. */
    static Picture box(int side, double inset, double radius) {
        return mask(side, side, g -> g.fill(square(side, inset, radius)));
    }

    /** A stroked square whose outer edge is this far from the picture's border; the radius is that of the stroke's middle. */
    static Picture frame(int side, double inset, double radius, double width) {
        return mask(side, side, g -> {
            g.setStroke(new BasicStroke((float) width));
            g.draw(square(side, inset + width / 2, radius));
        });
    }

    private static RoundRectangle2D square(int side, double inset, double radius) {
        return new RoundRectangle2D.Double(inset, inset, side - 2 * inset, side - 2 * inset, 2 * radius, 2 * radius);
    }

    /** The black shadow of a square with round corners, which lies {@code blur} texels inside the picture's border. */
    static Picture shadow(int side, double blur, double radius, double strength) {
        return Picture.of(side, side, 0, (x, y) -> {
            double d = Light.toRounded(x, y, blur, side - blur, radius);
            return strength * Light.smooth(1, 0, 0.5 + d / (2 * blur));
        });
    }

    /** A white disc, solid within a radius and faded out over the texels after it. */
    static Picture glow(int side, double solid, double blur) {
        return Picture.of(side, side, 1, (x, y) -> {
            double d = Math.hypot(x - side / 2.0, y - side / 2.0) - solid;
            return Light.square(Light.smooth(blur, 0, d));
        });
    }
}
