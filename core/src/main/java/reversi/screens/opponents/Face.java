package reversi.screens.opponents;

import java.util.ArrayList;
import java.util.List;

/**
 * A face on a disc.
 *
 * @param colour of the disc, as 0xRRGGBB
 * @param layers what lies on it, the lowest first
 */
record Face(int colour, List<Layer> layers) {
    private static final int INK = 0x1E1B24;
    private static final int WHITE = 0xFDFBF6;
    private static final int TONGUE = 0xE8737A;

    /**
     * A picture of the atlas in a colour.
     *
     * @param picture the name of the region
     * @param colour as 0xRRGGBB
     * @param alpha how much it covers, 0…1
     * @param isRaised whether it casts a shadow on what lies below it
     */
    record Layer(String picture, int colour, float alpha, boolean isRaised) {}

    Face {
        layers = List.copyOf(layers);
    }

    /** A bare disc. */
    static Face of(int colour) {
        return new Face(colour, List.of());
    }

    /** How the eyes look. */
    enum Eyes {
        DOTS,
        TALL,
        UP,
        ASIDE,
        HALF,
        HAPPY,
        WINK
    }

    /** How the mouth looks. */
    enum Mouth {
        SMILE,
        SMALL,
        SMIRK,
        OPEN,
        GRIN
    }

    private Face with(String picture, int ink, float alpha, boolean isRaised) {
        List<Layer> more = new ArrayList<>(layers);
        more.add(new Layer("face/" + picture, ink, alpha, isRaised));
        return new Face(colour, more);
    }

    /** With a part in the colour of ink, or another one. */
    Face drawn(String picture) {
        return drawn(picture, INK);
    }

    Face drawn(String picture, int ink) {
        return with(picture, ink, 1, false);
    }

    /** With something that is worn. */
    Face wears(String picture, int ink) {
        return with(picture, ink, 1, true);
    }

    /** With something through which one sees. */
    Face tinted(String picture, int ink, float alpha) {
        return with(picture, ink, alpha, false);
    }

    Face with(Eyes eyes) {
        return switch (eyes) {
            case DOTS -> drawn("eyes_dots").drawn("eyes_dots_shine", WHITE);
            case TALL -> drawn("eyes_tall").drawn("eyes_tall_shine", WHITE);
            case UP -> drawn("eyes_white", WHITE).drawn("eyes_up").drawn("eyes_up_shine", WHITE);
            case ASIDE -> drawn("eyes_white", WHITE).drawn("eyes_aside");
            case HALF -> drawn("eyes_half", WHITE).drawn("eyes_half_pupils").drawn("eyes_lids");
            case HAPPY -> drawn("eyes_happy");
            case WINK -> drawn("eyes_wink").drawn("eyes_wink_shine", WHITE);
        };
    }

    Face with(Mouth mouth) {
        return switch (mouth) {
            case SMILE -> drawn("mouth_smile");
            case SMALL -> drawn("mouth_small");
            case SMIRK -> drawn("mouth_smirk");
            case OPEN -> drawn("mouth_open");
            case GRIN -> drawn("mouth_grin").drawn("mouth_teeth", WHITE).drawn("mouth_tongue", TONGUE);
        };
    }
}
