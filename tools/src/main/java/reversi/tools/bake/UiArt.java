package reversi.tools.bake;

import java.util.ArrayList;
import java.util.List;

/** The white, tintable parts of the user interface, two texels to the design pixel. */
final class UiArt {
    private static final int[] RADII = {4, 6, 8, 10, 12, 14, 16, 20, 24};
    private static final int DENSITY = 2;

    private UiArt() {}

    /** All sprites named `ui/…` and `bg/…`. */
    static List<Sprite> sprites() {
        List<Sprite> out = new ArrayList<>();
        for (int radius : RADII) {
            int corner = radius * DENSITY + 2;
            out.add(Sprite.patch("ui/panel" + radius, panel(radius), corner));
            out.add(Sprite.patch("ui/panel" + radius + "_line1", outline(radius, 1), corner));
            out.add(Sprite.patch("ui/panel" + radius + "_line2", outline(radius, 2), corner));
        }
        out.addAll(List.of(
                Sprite.whole("ui/white", Picture.of(8, 8, 1, (x, y) -> 1)),
                Sprite.patch("ui/slider_track", panel(3), 8),
                Sprite.whole("ui/slider_knob", Brush.disc(56, 26)),
                Sprite.patch("ui/switch_track", panel(13), 28),
                Sprite.whole("ui/switch_knob", Brush.disc(44, 20)),
                Sprite.whole("ui/knob_shadow", Brush.glow(96, 22, 22)),
                Sprite.patch("ui/progress", panel(4), 10),
                Sprite.whole("ui/circle", Brush.disc(128, 63)),
                Sprite.whole("ui/ring", Brush.ring(128, 60, 4)),
                Sprite.whole("ui/radio", Brush.ring(48, 20, 4)),
                Sprite.whole("ui/radio_on", Brush.disc(48, 11)),
                Sprite.patch("ui/check_box", outline(6, 2), 14),
                Sprite.patch("ui/focus", Brush.frame(88, 0.5, 29, 5), 40),
                Sprite.whole("ui/spinner", spinner()),
                Sprite.patch("ui/shadow", Brush.shadow(144, 40, 16, 1), 68),
                Sprite.patch("ui/shadow_small", Brush.shadow(64, 12, 12, 1), 28),
                Sprite.whole("ui/glow", Brush.glow(128, 0, 64)),
                Sprite.whole("ui/fade_down", Picture.of(4, 64, 1, (x, y) -> Light.smooth(1, 0, y / 64))),
                Sprite.whole("ui/fade_right", Picture.of(64, 4, 1, (x, y) -> Light.smooth(1, 0, x / 64))),
                Sprite.whole("bg/glow", Picture.of(128, 128, 1, (x, y) -> {
                    return Light.smooth(1.05, 0, Math.hypot(x / 128 - 0.35, y / 128 - 0.05));
                })),
                Sprite.whole("bg/vignette", Picture.of(128, 128, 0, (x, y) -> {
                    return Light.smooth(0.35, 0.85, Math.hypot(x / 128 - 0.5, (y / 128 - 0.45) * 0.95));
                }))));
        return out;
    }

    private static Picture panel(int radius) {
        return Brush.box(side(radius), 0, radius * DENSITY).coarse(1, 5);
    }

    private static Picture outline(int radius, int stroke) {
        double width = stroke * DENSITY;
        return Brush.frame(side(radius), 0, radius * DENSITY - width / 2, width);
    }

    private static int side(int radius) {
        return 2 * radius * DENSITY + 12;
    }

    private static Picture spinner() {
        return Picture.of(96, 96, 1, (x, y) -> {
            double band = Math.abs(Math.hypot(x - 48, y - 48) - 38) - 4;
            double turn = (Math.atan2(y - 48, x - 48) + Math.PI) / (2 * Math.PI);
            return turn * Light.cover(band);
        });
    }

    /** Sparse faint specks that hide the steps of a dark gradient; they repeat, so they need a texture of their own. */
    static Picture grain() {
        Noise noise = new Noise(7);
        return Picture.of(
                64,
                64,
                (x, y) -> noise.at((int) x, (int) y) > 0 ? 1 : 0,
                (x, y) -> Math.rint(Math.abs(noise.at((int) x, (int) y)) * 3) / 255);
    }
}
