package reversi.tools.bake;

import java.util.Optional;

/** A named picture for the atlas, with its stretchable middle when it is a nine-patch. */
record Sprite(String name, Picture picture, Optional<Split> split) {
    /** The texels of a nine-patch that keep their size: left, right, top and bottom. */
    record Split(int left, int right, int top, int bottom) {}

    static Sprite whole(String name, Picture picture) {
        return new Sprite(name, picture, Optional.empty());
    }

    /** A nine-patch whose corners are all `corner` texels wide and high. */
    static Sprite patch(String name, Picture picture, int corner) {
        return new Sprite(name, picture, Optional.of(new Split(corner, corner, corner, corner)));
    }
}
