package reversi.tools.bake;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;

/** The board's sprites: frame, lip, light, grooves and every mark that is laid on a square. */
public final class BoardArt {
    private static final int MARK = 64;

    private BoardArt() {}

    /** The repeating felt, which needs a texture of its own. */
    public static Picture felt() {
        return FeltArt.tile();
    }

    /** All sprites named `board/…`. */
    public static List<Sprite> sprites() {
        WoodArt wood = new WoodArt();
        return List.of(
                Sprite.patch("board/frame", wood.wood().coarse(5, 5), WoodArt.CORNER),
                Sprite.patch("board/frame_light", wood.polish().coarse(1, 3), WoodArt.CORNER),
                Sprite.patch("board/lip", lip(), 56),
                Sprite.patch("board/shadow", shadow(), 60),
                Sprite.whole("board/light", light()),
                Sprite.whole("board/groove_h", groove(true)),
                Sprite.whole("board/groove_v", groove(false)),
                Sprite.whole("board/star", dot(32, 0.42)),
                Sprite.whole("board/last", dot(MARK, 0.46)),
                Sprite.whole("board/legal", dot(MARK, 0.47)),
                Sprite.whole("board/legal_ring", ring(96, 40, 5)),
                Sprite.whole("board/hint", ring(128, 50, 6)),
                Sprite.whole("board/hint_glow", glow(128)),
                Sprite.whole("board/flip_ring", ring(128, 56, 5)),
                Sprite.patch("board/focus", squareRing(96, 4, 14, 7), 32),
                Sprite.patch("board/hover", squareFill(64, 2, 8), 20),
                Sprite.patch("board/kids_square", kidsSquare(), 40),
                Sprite.patch("board/blank", squareFill(32, 0, 2), 8),
                Sprite.whole("board/cross", cross()));
    }

    private static Picture lip() {
        int side = 144;
        double wall = 8;
        Picture out = new Picture(side, side);
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                double px = x + 0.5;
                double py = y + 0.5;
                double outer = Edges.cover(Edges.rounded(px, py, 0, 0, side, side, 7));
                double inside = -Edges.rounded(px, py, wall, wall, side - wall, side - wall, 3);
                double lipAlpha = Edges.cover(inside) * 0.88;
                double fromLamp = Math.min(px - wall, (py - wall) * 0.8);
                double cast = 0.42 * Math.exp(-Math.max(0, fromLamp) / 9);
                double close = 0.30 * Math.exp(-Math.max(0, inside) / 4);
                double fallen = inside > -1 ? 1 - (1 - cast) * (1 - close) : 0;
                double fade = Light.smooth(46, 26, Math.min(inside, fromLamp));
                out.setGrey(x, y, 0, outer * Math.max(lipAlpha, fallen * Math.max(fade, 0)));
            }
        }
        return out;
    }

    private static Picture shadow() {
        int side = 136;
        double blur = 40;
        Picture out = new Picture(side, side);
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                double d = Edges.rounded(x + 0.5, y + 0.5, blur, blur, side - blur, side - blur, 18);
                double t = Light.clamp(0.5 - d / (2 * blur));
                out.setGrey(x, y, 0, 0.85 * t * t * (3 - 2 * t));
            }
        }
        return out;
    }

    private static Picture light() {
        int side = 128;
        Picture out = new Picture(side, side);
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                double u = (x + 0.5) / side;
                double v = (y + 0.5) / side;
                double d = Math.hypot(u - 0.36, v - 0.30);
                double level = 0.30 * Light.smooth(0, 0.85, d) + 0.16 * Light.smooth(0.45, 1.2, d);
                out.setGrey(x, y, 0, level);
            }
        }
        return out;
    }

    private static Picture groove(boolean horizontal) {
        double[] alpha = {0, 0.10, 0.42, 0.62, 0.42, 0, 0, 0};
        double[] white = {0, 0, 0, 0, 0, 0.11, 0.05, 0};
        Picture out = new Picture(8, 8);
        for (int i = 0; i < 8; i++) {
            for (int j = 0; j < 8; j++) {
                double grey = white[i] > 0 ? 1 : 0;
                out.setGrey(horizontal ? j : i, horizontal ? i : j, grey, Math.max(alpha[i], white[i]));
            }
        }
        return out;
    }

    private static Picture dot(int size, double radius) {
        double r = radius * size;
        return Brush.mask(size, size, g -> g.fill(new Ellipse2D.Double(size / 2.0 - r, size / 2.0 - r, 2 * r, 2 * r)));
    }

    private static Picture ring(int size, double radius, double width) {
        return Brush.mask(size, size, g -> {
            g.setStroke(new BasicStroke((float) width));
            g.draw(new Ellipse2D.Double(size / 2.0 - radius, size / 2.0 - radius, 2 * radius, 2 * radius));
        });
    }

    private static Picture glow(int size) {
        Picture out = new Picture(size, size);
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                double d = Math.hypot(x + 0.5 - size / 2.0, y + 0.5 - size / 2.0) / (size / 2.0);
                out.setGrey(x, y, 1, square(Light.smooth(1, 0, d)));
            }
        }
        return out;
    }

    private static Picture squareRing(int size, double inset, double radius, double width) {
        return Brush.mask(size, size, g -> {
            g.setStroke(new BasicStroke((float) width));
            double half = inset + width / 2;
            g.draw(new RoundRectangle2D.Double(half, half, size - 2 * half, size - 2 * half, 2 * radius, 2 * radius));
        });
    }

    private static Picture squareFill(int size, double inset, double radius) {
        return Brush.mask(
                size,
                size,
                g -> g.fill(new RoundRectangle2D.Double(
                        inset, inset, size - 2 * inset, size - 2 * inset, 2 * radius, 2 * radius)));
    }

    private static Picture kidsSquare() {
        int side = 112;
        Picture out = new Picture(side, side);
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                double d = Edges.rounded(x + 0.5, y + 0.5, 3, 3, side - 3, side - 3, 22);
                double rim = Light.smooth(-12, 0, d);
                double lit = (side - y) / (double) side;
                double grey = 0.95 + 0.05 * lit - rim * rim * (0.16 - 0.20 * (lit - 0.4));
                out.setGrey(x, y, grey, Edges.cover(d));
            }
        }
        return out;
    }

    private static Picture cross() {
        return Brush.mask(MARK, MARK, g -> {
            Path2D path = new Path2D.Double();
            path.moveTo(18, 18);
            path.lineTo(46, 46);
            path.moveTo(46, 18);
            path.lineTo(18, 46);
            g.setColor(Color.WHITE);
            g.setStroke(new BasicStroke(8, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            g.draw(path);
        });
    }

    private static double square(double v) {
        return v * v;
    }
}
