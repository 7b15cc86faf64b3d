package reversi.screens.review;

import com.badlogic.gdx.graphics.Color;
import reversi.screens.ui.Palette;
import reversi.teach.review.Judgement;

/**
 * The colours of what moves gave away, the same for the same loss wherever it is shown: in the graph, the list, the key moments and on the
 * board. Never the only sign: each mark has the shape of its judgement, which counts winning chances, and each loss its number.
 */
public final class JudgementColour {
    private static final Color INACCURACY_ON_DARK = new Color(0xf2d77eff);
    private static final Color INACCURACY_ON_LIGHT = new Color(0x6b5000ff);
    private static final Color MISTAKE_ON_DARK = new Color(0xf5ab6aff);
    private static final Color MISTAKE_ON_LIGHT = new Color(0x7d3a00ff);
    private static final Color BLUNDER_ON_DARK = new Color(0xffa79aff);
    private static final Color BLUNDER_ON_LIGHT = new Color(0x8c1408ff);

    private static final Color INACCURACY_ON_BOARD = new Color(0xe8bf3cff);
    private static final Color MISTAKE_ON_BOARD = new Color(0xf08a3cff);
    private static final Color BLUNDER_ON_BOARD = new Color(0xe2645aff);

    /** Even in the middle of a game these losses, in whole discs, are a mistake and a blunder. */
    private static final int MISTAKE_DISCS = 4;

    private static final int BLUNDER_DISCS = 8;
    private static final float HUNDREDTHS = 100;

    private JudgementColour() {}

    /** The colour of a loss in hundredths of a disc, as whole discs are shown, in a look. */
    static Color ofLoss(Palette palette, int loss) {
        return of(palette, usual(loss));
    }

    /** The same on the squares of a board. */
    static Color onBoard(int loss) {
        return switch (usual(loss)) {
            case GOOD, INACCURACY -> INACCURACY_ON_BOARD;
            case MISTAKE -> MISTAKE_ON_BOARD;
            case BLUNDER -> BLUNDER_ON_BOARD;
        };
    }

    private static Judgement usual(int loss) {
        int discs = Math.round(loss / HUNDREDTHS);
        if (discs == 0) {
            return Judgement.GOOD;
        }
        return discs >= BLUNDER_DISCS
                ? Judgement.BLUNDER
                : discs >= MISTAKE_DISCS ? Judgement.MISTAKE : Judgement.INACCURACY;
    }

    /** The colour that belongs to a judgement in a look. */
    public static Color of(Palette palette, Judgement judgement) {
        return switch (judgement) {
            case GOOD -> palette.muted();
            case INACCURACY -> palette.isDark() ? INACCURACY_ON_DARK : INACCURACY_ON_LIGHT;
            case MISTAKE -> palette.isDark() ? MISTAKE_ON_DARK : MISTAKE_ON_LIGHT;
            case BLUNDER -> palette.isDark() ? BLUNDER_ON_DARK : BLUNDER_ON_LIGHT;
        };
    }
}
