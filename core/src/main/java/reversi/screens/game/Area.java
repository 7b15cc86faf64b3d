package reversi.screens.game;

/**
 * A place on the page, in points from the lower left corner.
 *
 * @param x left edge
 * @param y lower edge
 * @param width 0 where there is no such place
 * @param height 0 where there is no such place
 */
record Area(float x, float y, float width, float height) {
    static Area none() {
        return new Area(0, 0, 0, 0);
    }

    boolean isThere() {
        return width > 0 && height > 0;
    }

    float right() {
        return x + width;
    }

    float top() {
        return y + height;
    }

    /** This place, further up. */
    Area movedBy(float up) {
        return new Area(x, y + up, width, height);
    }

    /** This place with more height, below its lower edge. */
    Area extended(float down) {
        return new Area(x, y - down, width, height + down);
    }

    /** This place with at least this width, around its middle. */
    Area widened(float least) {
        float more = isThere() ? Math.max(0, least - width) : 0;
        return new Area(x - more / 2, y, width + more, height);
    }
}
