package reversi.tools.bake;

import java.util.Optional;

/** A named picture for the atlas, with its stretchable middle when it is a nine-patch, or with its place in the cell that it was cut from. */
record Sprite(String name, Picture picture, Optional<Split> split, Optional<Cell> cell) {
    /** The texels of a nine-patch that keep their size: left, right, top and bottom. */
    record Split(int left, int right, int top, int bottom) {}

    /** A larger picture in which there is nothing else: the texels at the left and below, and its size. */
    record Cell(int left, int below, int width, int height) {}

    static Sprite whole(String name, Picture picture) {
        return new Sprite(name, picture, Optional.empty(), Optional.empty());
    }

    /** A nine-patch whose corners are all `corner` texels wide and high. */
    static Sprite patch(String name, Picture picture, int corner) {
        return new Sprite(name, picture, Optional.of(new Split(corner, corner, corner, corner)), Optional.empty());
    }

    /** What is drawn on a picture, without the clear texels around it. */
    static Sprite cut(String name, Picture whole) {
        int left = whole.width();
        int right = 0;
        int top = whole.height();
        int bottom = 0;
        for (int y = 0; y < whole.height(); y++) {
            for (int x = 0; x < whole.width(); x++) {
                if (whole.alpha(x, y) > 0) {
                    left = Math.min(left, x);
                    right = Math.max(right, x + 1);
                    top = Math.min(top, y);
                    bottom = Math.max(bottom, y + 1);
                }
            }
        }
        // A clear texel on each side keeps the edge smooth, as the atlas repeats the outermost ones.
        left = Math.max(0, left - 1);
        right = Math.min(whole.width(), right + 1);
        top = Math.max(0, top - 1);
        bottom = Math.min(whole.height(), bottom + 1);
        Picture part = new Picture(right - left, bottom - top);
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                part.set(x - left, y - top, whole.at(x, y));
            }
        }
        Cell cell = new Cell(left, whole.height() - bottom, whole.width(), whole.height());
        return new Sprite(name, part, Optional.empty(), Optional.of(cell));
    }
}
