package reversi.screens.board;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import reversi.rules.Disc;

/** Draws discs in any pose. It allocates nothing. */
final class DiscPainter {
    /** The diameter of a disc as a share of its square. */
    static final float DIAMETER = 0.83f;

    private static final float SHADOW = 2.5f;
    private static final float FLIP_LIFT = 0.13f;
    private static final float FLIP_GROWTH = 0.06f;
    private static final float DROP_LIFT = 0.5f;
    private static final float DROP_GROWTH = 0.25f;

    private final DiscSheet sheet;
    private final float pixelsPerPoint;

    DiscPainter(DiscSheet sheet, float pixelsPerPoint) {
        this.sheet = sheet;
        this.pixelsPerPoint = pixelsPerPoint;
    }

    private static int frame(Pose pose) {
        return Math.round(pose.turn() * DiscSheet.FRAMES);
    }

    private static boolean turns(Pose pose) {
        return pose.turn() > 0;
    }

    /** Draws the shadow of a disc with ordinary blending: the one where it lies, and the softer one while it falls. */
    void shadow(Batch batch, Pose pose, float x, float y, float alpha) {
        float height = turns(pose) ? 0 : pose.height();
        float opacity = alpha * pose.alpha();
        float near = (1 - height) * (1 - height);
        shadow(batch, sheet.shadow(frame(pose)), x, y, opacity * near);
        if (height > 0) {
            // The picture is of a disc at full height; a lower one's shadow lies so much nearer to its square.
            float back = (1 - height) * sheet.cell() / DiscSheet.CELL;
            shadow(batch, sheet.liftedShadow(), x - 0.25f * back, y + 0.3f * back, opacity * (1 - near));
        }
    }

    private void shadow(Batch batch, TextureRegion region, float x, float y, float alpha) {
        float side = SHADOW * sheet.cell();
        batch.setColor(1, 1, 1, alpha);
        batch.draw(region, x - side / 2, y - side / 2, side, side);
    }

    /** Draws a disc without its shadow, premultiplied. */
    void disc(Batch batch, Pose pose, float x, float y, float alpha) {
        float opacity = alpha * pose.alpha();
        TextureRegion region = sheet.disc(pose.face(), frame(pose));
        float lift = turns(pose) ? FLIP_LIFT : DROP_LIFT;
        float growth = turns(pose) ? FLIP_GROWTH : DROP_GROWTH;
        place(batch, region, x, y, lift * pose.height(), 1 + growth * pose.height(), opacity);
        if (pose.fade() > 0) {
            place(batch, sheet.disc(pose.face().other(), 0), x, y, 0, 1, opacity * pose.fade());
        }
    }

    /** Draws a resting disc of a colour, premultiplied, at any opacity. */
    void ghost(Batch batch, Disc face, float x, float y, float alpha) {
        place(batch, sheet.disc(face, 0), x, y, 0, 1, alpha);
    }

    private void place(Batch batch, TextureRegion region, float x, float y, float lift, float scale, float alpha) {
        float cell = sheet.cell();
        float side = cell * scale;
        float left = x - side / 2;
        float bottom = y - side / 2 + lift * cell / DiscSheet.CELL;
        if (scale == 1) {
            left = Math.round(left * pixelsPerPoint) / pixelsPerPoint;
            bottom = Math.round(bottom * pixelsPerPoint) / pixelsPerPoint;
        }
        batch.setColor(alpha, alpha, alpha, alpha);
        batch.draw(region, left, bottom, side, side);
    }
}
