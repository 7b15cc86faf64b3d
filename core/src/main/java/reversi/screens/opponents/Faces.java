package reversi.screens.opponents;

import java.util.List;
import reversi.screens.opponents.Face.Eyes;
import reversi.screens.opponents.Face.Mouth;

/** The faces of the computer's levels. */
final class Faces {
    private static final int GOLD = 0xF2BE4B;
    private static final int SNOW = 0xF1EFE9;

    private static final List<Face> ALL = List.of(
            Face.of(0x74CC8C)
                    .with(Eyes.TALL)
                    .with(Mouth.SMILE)
                    .tinted("cheeks", 0xFF8F80, 0.6f)
                    .wears("sprout", 0x3FA356),
            Face.of(0xF29A55).with(Eyes.DOTS).with(Mouth.GRIN).drawn("freckles", 0xB9602A),
            Face.of(0x62B5EA).with(Eyes.UP).with(Mouth.OPEN).wears("tuft", 0x2A5F8C),
            Face.of(0xF08FBA)
                    .with(Eyes.DOTS)
                    .with(Mouth.SMALL)
                    .tinted("cheeks", 0xE0457F, 0.4f)
                    .wears("bow", 0xC63A75)
                    .wears("bow_knot", 0xA52A5E),
            Face.of(0x52BDB2)
                    .with(Eyes.HALF)
                    .with(Mouth.SMIRK)
                    .wears("cap", 0x2E6C8F)
                    .wears("cap_brim", 0x235673),
            Face.of(0xF6CC52).with(Eyes.HAPPY).with(Mouth.GRIN).wears("curls", 0x8C5A2C),
            Face.of(0xCE7C5E).with(Eyes.DOTS).drawn("brows_up", 0x4C2B20).wears("moustache", 0x4C2B20),
            Face.of(0xA18BE6).with(Eyes.DOTS).with(Mouth.SMIRK).wears("band", 0xE2566A),
            Face.of(0x4E86D8)
                    .tinted("glass", SNOW, 0.3f)
                    .with(Eyes.DOTS)
                    .with(Mouth.SMALL)
                    .wears("glasses", 0x1E1B24),
            Face.of(0xDB5F59)
                    .with(Eyes.ASIDE)
                    .with(Mouth.SMIRK)
                    .wears("hat", 0x3A4B73)
                    .wears("hat_trim", GOLD),
            Face.of(0xAFCF52)
                    .with(Eyes.WINK)
                    .with(Mouth.SMILE)
                    .wears("flower", SNOW)
                    .wears("flower_heart", GOLD),
            Face.of(0xBE6CC0)
                    .with(Eyes.HALF)
                    .with(Mouth.SMALL)
                    .wears("headphones", 0x76558A)
                    .wears("headphones_cups", SNOW),
            Face.of(0xDCC193)
                    .tinted("one_glass", SNOW, 0.4f)
                    .with(Eyes.DOTS)
                    .with(Mouth.SMIRK)
                    .wears("swoop", 0x6E5233)
                    .wears("monocle", 0xA87F22),
            Face.of(0x7D98AC)
                    .wears("beard", SNOW)
                    .with(Eyes.DOTS)
                    .with(Mouth.SMALL)
                    .wears("brows_bushy", SNOW),
            Face.of(0xBBB6CC)
                    .tinted("glass", SNOW, 0.35f)
                    .with(Eyes.TALL)
                    .with(Mouth.SMALL)
                    .wears("glasses", 0x3A3450)
                    .wears("board_cap", 0x292440)
                    .wears("board", 0x3F3960)
                    .drawn("tassel", GOLD),
            Face.of(0x2F9E7D)
                    .with(Eyes.DOTS)
                    .drawn("brows_up")
                    .with(Mouth.SMILE)
                    .wears("crown", GOLD)
                    .drawn("crown_jewels", 0xC8394F),
            Face.of(0x3C4384)
                    .drawn("eyes_calm", SNOW)
                    .drawn("mouth_small", SNOW)
                    .drawn("star", GOLD));

    private Faces() {}

    /** The face of a level, from 1; of the strongest one for any above it. */
    static Face of(int level) {
        return ALL.get(Math.max(1, Math.min(ALL.size(), level)) - 1);
    }
}
