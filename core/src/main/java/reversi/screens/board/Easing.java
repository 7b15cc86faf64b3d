package reversi.screens.board;

/** How motion speeds up and slows down: each maps a share of the time, 0…1, to a share of the way. */
final class Easing {
    /** The height to which a dropped disc bounces, as a share of the height it fell from. */
    private static final float BOUNCE = 0.09f;

    private Easing() {}

    /** Slow at both ends. */
    static float inOut(float t) {
        return t < 0.5f ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
    }

    /** Slow at the end. */
    static float out(float t) {
        return 1 - (1 - t) * (1 - t);
    }

    /** The height of a thrown disc: 0 at both ends, 1 in the middle. */
    static float arc(float t) {
        return 4 * t * (1 - t);
    }

    /** The height of a dropped disc, 1 at first: it falls freely, touches, and bounces once, barely. */
    static float drop(float t) {
        float touch = FlipTimeline.TOUCH;
        if (t < touch) {
            float fallen = t / touch;
            return 1 - fallen * fallen;
        }
        return BOUNCE * arc((t - touch) / (1 - touch));
    }
}
