package reversi.screens.board;

import com.badlogic.gdx.graphics.Color;
import reversi.rules.Disc;
import reversi.screens.ui.Contrast;

/**
 * The colours of the marks on a board: whatever a mark says in its own colour, its rim stands out from the ground.
 *
 * @param rim what surrounds every mark on this board, dark on bright grounds and bright on dark ones
 * @param black the fill of marks that speak of Black's discs
 * @param white the fill of those of White's
 */
record MarkInk(Color rim, Color black, Color white) {
    private static final Color DARK = new Color(0x10150fff);
    private static final Color BRIGHT = new Color(0xfffcf4ff);

    /** What the lamp leaves of the board's light where it falls off most. */
    private static final double SHADE = 0.34;

    /** The inks on what a board is made of. */
    static MarkInk on(BoardStyle style) {
        double light = Contrast.luminance(ground(style.look()));
        boolean isDark = least(DARK, light) >= least(BRIGHT, light);
        return new MarkInk(isDark ? DARK : BRIGHT, style.colour(Disc.BLACK), style.colour(Disc.WHITE));
    }

    /** The contrast of an ink where it is weakest on a ground of this luminance in even light. */
    private static double least(Color ink, double ground) {
        double inks = Contrast.luminance(ink);
        return Math.min(Contrast.of(inks, ground), Contrast.of(inks, SHADE * ground));
    }

    /** What lies below a mark, in even light; of squares in two colours the darker one. */
    private static Color ground(BoardLook look) {
        return look.isChequered() ? look.square(0, 1) : look.felt();
    }

    /** The fill of a mark that speaks of a side's discs. */
    Color of(Disc disc) {
        return disc == Disc.BLACK ? black : white;
    }
}
