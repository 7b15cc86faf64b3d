package reversi.screens.share;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import reversi.screens.ui.SquareWidget;
import reversi.screens.ui.Theme;

/** A QR code in black on white, as every camera reads it, whatever the theme. */
public final class QrPicture extends SquareWidget {
    private static final int QUIET = 4;

    private final Theme theme;
    private final QrCode code;

    /** A picture of about this width and height, in points: a whole number of pixels for each module. */
    public QrPicture(Theme theme, QrCode code, float side) {
        super(sharp(theme, code, side));
        this.theme = theme;
        this.code = code;
    }

    private static float sharp(Theme theme, QrCode code, float side) {
        int modules = code.size() + 2 * QUIET;
        float pixels = Math.max(1, (float) Math.floor(side * theme.pixelsPerPoint() / modules));
        return modules * pixels / theme.pixelsPerPoint();
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float alpha = parentAlpha * getColor().a;
        float left = theme.snap(getX() + (getWidth() - side) / 2);
        float bottom = theme.snap(getY() + (getHeight() - side) / 2);
        float module = side / (code.size() + 2 * QUIET);
        theme.rectangle(batch, Color.WHITE, alpha, left, bottom, side, side);
        for (int row = 0; row < code.size(); row++) {
            float y = bottom + side - (QUIET + row + 1) * module;
            int column = 0;
            while (column < code.size()) {
                int end = column;
                while (end < code.size() && code.isDark(end, row)) {
                    end++;
                }
                if (end > column) {
                    theme.rectangle(
                            batch,
                            Color.BLACK,
                            alpha,
                            left + (QUIET + column) * module,
                            y,
                            (end - column) * module,
                            module);
                }
                column = end + 1;
            }
        }
    }
}
