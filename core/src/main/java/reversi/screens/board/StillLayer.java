package reversi.screens.board;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Disposable;
import java.util.Arrays;
import reversi.rules.Disc;

/**
 * Every disc that lies still, with its shadow, kept as one picture that is drawn anew only when a disc begins or ends to
 * move: a frame of a flip costs the moving discs and this picture, however full the board is.
 */
final class StillLayer implements Disposable {
    private static final byte NOTHING = 0;

    private final DiscPainter discs;
    private final BoardGeometry board;
    private final Offscreen layer;
    private final TextureRegion region;
    private final byte[] drawn;
    private boolean isDrawn;

    /** A layer for the squares of a board; it covers the frame's inner half too, where shadows may fall. */
    StillLayer(DiscPainter discs, BoardGeometry place, float pixelsPerPoint) {
        this.discs = discs;
        float edge = Math.round(place.border() / 2 * pixelsPerPoint) / pixelsPerPoint;
        this.board = new BoardGeometry(place.variant(), 0, 0, edge, place.side());
        this.layer = new Offscreen(board.outer(), board.outer(), pixelsPerPoint);
        this.region = layer.whole();
        this.drawn = new byte[place.variant().size() * place.variant().size()];
    }

    private static byte code(Pose pose) {
        if (!pose.isPresent() || !pose.isAtRest()) {
            return NOTHING;
        }
        return (byte) (pose.face() == Disc.BLACK ? 1 : 2);
    }

    /** Whether the picture shows exactly the discs that lie still now. */
    boolean isFresh(Poses poses) {
        int size = board.variant().size();
        for (int i = 0; i < drawn.length; i++) {
            if (drawn[i] != code(poses.at(i % size, i / size))) {
                return false;
            }
        }
        return isDrawn;
    }

    /** Draws the picture anew with a batch that isn't drawing now. */
    void refresh(Batch batch, Poses poses) {
        int size = board.variant().size();
        Arrays.fill(drawn, NOTHING);
        layer.draw(batch, () -> {
            for (int i = 0; i < drawn.length; i++) {
                Pose pose = poses.at(i % size, i / size);
                drawn[i] = code(pose);
                if (drawn[i] != NOTHING) {
                    discs.shadow(batch, pose, board.centreX(i % size), board.centreY(i / size), 1);
                }
            }
            Offscreen.premultiplied(batch);
            for (int i = 0; i < drawn.length; i++) {
                if (drawn[i] != NOTHING) {
                    Pose pose = poses.at(i % size, i / size);
                    discs.disc(batch, pose, board.centreX(i % size), board.centreY(i / size), 1);
                }
            }
        });
        isDrawn = true;
    }

    /** Draws the picture with the lower left corner of the squares at a point; the batch is left premultiplied. */
    void draw(Batch batch, float x, float y, float alpha) {
        Offscreen.premultiplied(batch);
        batch.setColor(alpha, alpha, alpha, alpha);
        batch.draw(region, x - board.border(), y - board.border(), board.outer(), board.outer());
    }

    @Override
    public void dispose() {
        layer.dispose();
    }
}
