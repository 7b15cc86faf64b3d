package reversi.screens.board;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Disposable;
import java.util.Arrays;
import reversi.rules.Disc;

/**
 * The board with every disc that lies still, kept as one picture and drawn anew only when a disc begins or ends to move: a
 * frame of a flip costs the moving discs and this picture, however full the board is.
 */
final class StillLayer implements Disposable {
    private static final byte NOTHING = 0;

    private final BoardPicture picture;
    private final DiscPainter discs;
    private final BoardGeometry board;
    private final Offscreen layer;
    private final TextureRegion region;
    private final byte[] drawn;
    private boolean isDrawn;

    StillLayer(BoardPicture picture, DiscPainter discs, BoardGeometry place, float pixelsPerPoint) {
        this.picture = picture;
        this.discs = discs;
        float margin = picture.margin();
        this.board = new BoardGeometry(place.variant(), margin, margin, place.border(), place.side());
        float side = board.outer() + 2 * margin;
        this.layer = new Offscreen(side, side, pixelsPerPoint);
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
            picture.draw(batch, board.left(), board.bottom(), 1);
            Offscreen.straightOntoClear(batch);
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

    /** Draws the picture with the lower left corner of the frame at a point; the batch is left premultiplied. */
    void draw(Batch batch, float x, float y, float alpha) {
        float side = board.outer() + 2 * board.left();
        Offscreen.premultiplied(batch);
        batch.setColor(alpha, alpha, alpha, alpha);
        batch.draw(region, x - board.left(), y - board.left(), side, side);
    }

    @Override
    public void dispose() {
        layer.dispose();
    }
}
