package reversi.tools.bake;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** All sprites of a disc: at rest, in every frame of its half turn, and its shadows. */
final class DiscArt {
    /** Frames of a half turn; frame 0 is at rest and frame FRAMES would be at rest with the colours changed over. */
    static final int FRAMES = 20;

    private static final int REST_CELL = 192;
    private static final int TURN_CELL = 128;
    private static final int SHADOW_CELL = 64;
    /** Discs are drawn at a quarter of their size at least. */
    private static final int BLED = 4;

    private static final int CLEAR_STEP = 15;
    /** A shadow's cell is 2.5 times as wide as a disc's, whose side is 16/7 radii. */
    static final double SHADOW_CELLS = 2.5;

    private static final double SHADOW_SPAN = SHADOW_CELLS * 16 / 7;

    private DiscArt() {}

    /** A disc at rest, large, for pictures outside the atlas: both colours, highlights and shadow. */
    record Rest(Picture first, Picture second, Picture light, Picture shadow) {}

    /** The layers of a disc at rest in a cell of this many texels. */
    static Rest rest(int cell) {
        DiscAxes pose = DiscAxes.turned(0);
        DiscRender render = new DiscRender(cell, pose);
        Picture shadow = ShadowRender.cast(cell / 4, SHADOW_SPAN, pose);
        return new Rest(render.side(0), render.side(1), render.light(), shadow);
    }

    /** The sprites `disc/a_00`, `disc/b_00`, `disc/light_00` … and `disc/shadow_00` …, in order. */
    static List<Sprite> sprites() {
        List<Sprite> out = new ArrayList<>();
        for (int frame = 0; frame < FRAMES; frame++) {
            DiscAxes pose = DiscAxes.turned(frame / (double) FRAMES);
            DiscRender render = new DiscRender(frame == 0 ? REST_CELL : TURN_CELL, pose);
            out.add(layer("a", frame, render.side(0)));
            out.add(layer("b", frame, render.side(1)));
            out.add(layer("light", frame, render.light()));
            int cell = frame == 0 ? 2 * SHADOW_CELL : SHADOW_CELL;
            out.add(layer("shadow", frame, ShadowRender.cast(cell, SHADOW_SPAN, pose)));
        }
        DiscAxes held = new DiscAxes(new Vec(1, 0, 0), new Vec(0, 1, 0), Vec.UP, 0.9);
        out.addAll(FaceArt.sprites());
        out.add(Sprite.whole("disc/shadow_lifted", ShadowRender.cast(SHADOW_CELL, SHADOW_SPAN, held)));
        return out;
    }

    private static Sprite layer(String name, int frame, Picture picture) {
        String full = String.format(Locale.ROOT, "disc/%s_%02d", name, frame);
        if (picture.blank()) {
            return Sprite.whole(full, new Picture(4, 4));
        }
        if (!name.equals("shadow")) {
            picture.bleed(BLED);
        } else {
            blacken(picture);
        }
        int grey = frame == 0 ? 1 : 3;
        return Sprite.whole(full, picture.coarse(grey, name.equals("light") ? grey : 5, CLEAR_STEP));
    }

    private static void blacken(Picture picture) {
        for (int y = 0; y < picture.height(); y++) {
            for (int x = 0; x < picture.width(); x++) {
                picture.set(x, y, picture.at(x, y) & 0xFF000000);
            }
        }
    }
}
