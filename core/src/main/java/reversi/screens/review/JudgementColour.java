package reversi.screens.review;

import com.badlogic.gdx.graphics.Color;
import reversi.screens.ui.Palette;
import reversi.teach.review.Judgement;

/** The colours of judgements, as marks and words on a panel. Never the only sign of them: each mark has its own shape. */
public final class JudgementColour {
    private static final Color INACCURACY_ON_DARK = new Color(0xf2d77eff);
    private static final Color INACCURACY_ON_LIGHT = new Color(0x6b5000ff);
    private static final Color MISTAKE_ON_DARK = new Color(0xf5ab6aff);
    private static final Color MISTAKE_ON_LIGHT = new Color(0x7d3a00ff);
    private static final Color BLUNDER_ON_DARK = new Color(0xffa79aff);
    private static final Color BLUNDER_ON_LIGHT = new Color(0x8c1408ff);

    private JudgementColour() {}

    /** The colour of a judgement in a look. */
    public static Color of(Palette palette, Judgement judgement) {
        return switch (judgement) {
            case GOOD -> palette.muted();
            case INACCURACY -> palette.isDark() ? INACCURACY_ON_DARK : INACCURACY_ON_LIGHT;
            case MISTAKE -> palette.isDark() ? MISTAKE_ON_DARK : MISTAKE_ON_LIGHT;
            case BLUNDER -> palette.isDark() ? BLUNDER_ON_DARK : BLUNDER_ON_LIGHT;
        };
    }
}
