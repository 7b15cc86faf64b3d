package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;

/** How well colours stand out from each other, as WCAG 2.2 measures it. */
public final class Contrast {
    /** What shapes that carry meaning need against what lies beside them (WCAG 2.2, 1.4.11). */
    public static final float SHAPES = 3;

    /** What words need against their ground (WCAG 2.2, 1.4.3). */
    public static final float WORDS = 4.5f;

    /** Light that every screen gives back, as WCAG adds it to both colours. */
    private static final double FLARE = 0.05;

    private Contrast() {}

    /** The contrast of two opaque colours in sRGB, 1 (none) to 21 (black and white). */
    public static float of(Color one, Color other) {
        return of(luminance(one), luminance(other));
    }

    /** The contrast of two relative luminances, 0…1. */
    public static float of(double one, double other) {
        return (float) ((Math.max(one, other) + FLARE) / (Math.min(one, other) + FLARE));
    }

    /** The relative luminance of an opaque colour in sRGB, 0 (black) to 1 (white). */
    public static double luminance(Color colour) {
        return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
    }

    /** The light of a channel of sRGB, both 0…1. */
    public static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }
}
