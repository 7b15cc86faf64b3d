package reversi.tools.bake;

import java.awt.BasicStroke;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;

/** The white, tintable parts of the user interface, two texels to the design pixel. */
public final class UiArt {
    private static final int[] RADII = {4, 6, 8, 10, 12, 14, 16, 20, 24};
    private static final int DENSITY = 2;

    private UiArt() {}

    /** All sprites named `ui/…` and `bg/…`. */
    public static List<Sprite> sprites() {
        List<Sprite> out = new ArrayList<>();
        for (int radius : RADII) {
            int corner = radius * DENSITY + 2;
            out.add(Sprite.patch("ui/panel" + radius, panel(radius), corner));
            out.add(Sprite.patch("ui/panel" + radius + "_line1", outline(radius, 1), corner));
            out.add(Sprite.patch("ui/panel" + radius + "_line2", outline(radius, 2), corner));
        }
        Picture white = new Picture(8, 8);
        fillWhite(white);
        out.add(Sprite.whole("ui/white", white));
        out.addAll(controls());
        out.addAll(softness());
        return out;
    }

    private static List<Sprite> controls() {
        return List.of(
                Sprite.patch("ui/slider_track", panel(3), 8),
                Sprite.whole("ui/slider_knob", circle(56, 26)),
                Sprite.patch("ui/switch_track", panel(13), 28),
                Sprite.whole("ui/switch_knob", circle(44, 20)),
                Sprite.whole("ui/knob_shadow", softDisc(96, 22, 22)),
                Sprite.patch("ui/progress", panel(4), 10),
                Sprite.whole("ui/circle", circle(128, 63)),
                Sprite.whole("ui/ring", ring(128, 60, 4)),
                Sprite.whole("ui/radio", ring(48, 20, 4)),
                Sprite.whole("ui/radio_on", circle(48, 11)),
                Sprite.patch("ui/check_box", outline(6, 2), 14),
                Sprite.patch("ui/focus", focus(), 40),
                Sprite.whole("ui/spinner", spinner()));
    }

    private static List<Sprite> softness() {
        return List.of(
                Sprite.patch("ui/shadow", shadow(144, 40, 16), 68),
                Sprite.patch("ui/shadow_small", shadow(64, 12, 12), 28),
                Sprite.whole("ui/glow", softDisc(128, 0, 64)),
                Sprite.whole("ui/fade_down", fade(true)),
                Sprite.whole("ui/fade_right", fade(false)),
                Sprite.whole("bg/glow", backdrop(true)),
                Sprite.whole("bg/vignette", backdrop(false)));
    }

    private static void fillWhite(Picture picture) {
        for (int y = 0; y < picture.height(); y++) {
            for (int x = 0; x < picture.width(); x++) {
                picture.set(x, y, 0xFFFFFFFF);
            }
        }
    }

    private static Picture panel(int radius) {
        int r = radius * DENSITY;
        int side = 2 * r + 12;
        return Brush.mask(side, side, g -> g.fill(new RoundRectangle2D.Double(0, 0, side, side, 2 * r, 2 * r)))
                .coarse(1, 5);
    }

    private static Picture outline(int radius, int stroke) {
        int r = radius * DENSITY;
        int side = 2 * r + 12;
        double width = stroke * DENSITY;
        return Brush.mask(side, side, g -> {
            g.setStroke(new BasicStroke((float) width));
            double arc = 2 * r - width;
            g.draw(new RoundRectangle2D.Double(width / 2, width / 2, side - width, side - width, arc, arc));
        });
    }

    private static Picture focus() {
        int side = 88;
        return Brush.mask(side, side, g -> {
            g.setStroke(new BasicStroke(5));
            g.draw(new RoundRectangle2D.Double(3, 3, side - 6, side - 6, 58, 58));
        });
    }

    private static Picture circle(int size, double radius) {
        double c = size / 2.0;
        return Brush.mask(
                size, size, g -> g.fill(new Ellipse2D.Double(c - radius, c - radius, 2 * radius, 2 * radius)));
    }

    private static Picture ring(int size, double radius, double width) {
        double c = size / 2.0;
        return Brush.mask(size, size, g -> {
            g.setStroke(new BasicStroke((float) width));
            g.draw(new Ellipse2D.Double(c - radius, c - radius, 2 * radius, 2 * radius));
        });
    }

    private static Picture spinner() {
        int size = 96;
        Picture out = new Picture(size, size);
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                double dx = x + 0.5 - size / 2.0;
                double dy = y + 0.5 - size / 2.0;
                double band = Math.abs(Math.hypot(dx, dy) - 38) - 4;
                double turn = (Math.atan2(dy, dx) + Math.PI) / (2 * Math.PI);
                double tail = turn * Edges.cover(band);
                out.setGrey(x, y, 1, tail);
            }
        }
        return out;
    }

    private static Picture softDisc(int size, double solid, double blur) {
        Picture out = new Picture(size, size);
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                double d = Math.hypot(x + 0.5 - size / 2.0, y + 0.5 - size / 2.0) - solid;
                double t = Light.smooth(blur, 0, d);
                out.setGrey(x, y, 1, t * t);
            }
        }
        return out;
    }

    private static Picture shadow(int side, double blur, double radius) {
        Picture out = new Picture(side, side);
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                double d = Edges.rounded(x + 0.5, y + 0.5, blur, blur, side - blur, side - blur, radius);
                out.setGrey(x, y, 0, Light.smooth(1, 0, 0.5 + d / (2 * blur)));
            }
        }
        return out;
    }

    private static Picture fade(boolean down) {
        int length = 64;
        Picture out = new Picture(down ? 4 : length, down ? length : 4);
        for (int y = 0; y < out.height(); y++) {
            for (int x = 0; x < out.width(); x++) {
                double t = ((down ? y : x) + 0.5) / length;
                out.setGrey(x, y, 1, Light.smooth(1, 0, t));
            }
        }
        return out;
    }

    private static Picture backdrop(boolean lit) {
        int side = 128;
        Picture out = new Picture(side, side);
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                double u = (x + 0.5) / side;
                double v = (y + 0.5) / side;
                double d = lit ? Math.hypot(u - 0.35, v - 0.05) : Math.hypot(u - 0.5, (v - 0.45) * 0.95);
                out.setGrey(x, y, lit ? 1 : 0, lit ? Light.smooth(1.05, 0, d) : Light.smooth(0.35, 0.85, d));
            }
        }
        return out;
    }

    /** Sparse faint specks that hide the steps of a dark gradient; they repeat, so they need a texture of their own. */
    public static Picture grain() {
        int side = 64;
        Noise noise = new Noise(7);
        Picture out = new Picture(side, side);
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                double v = noise.at(x, y);
                out.setGrey(x, y, v > 0 ? 1 : 0, Math.rint(Math.abs(v) * 3) / 255);
            }
        }
        return out;
    }
}
