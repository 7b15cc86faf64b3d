package reversi.tools.bake;

import java.util.List;

/** The white, tintable parts of the user interface that are not drawn as shapes. */
final class UiArt {
    private UiArt() {}

    /** All sprites named `ui/…` and `bg/…`. */
    static List<Sprite> sprites() {
        return List.of(
                Sprite.whole("ui/white", Picture.of(8, 8, 1, (x, y) -> 1)),
                Sprite.whole("bg/glow", Picture.of(128, 128, 1, (x, y) -> {
                    return Light.smooth(1.05, 0, Math.hypot(x / 128 - 0.35, y / 128 - 0.05));
                })));
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
