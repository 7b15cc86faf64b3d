package reversi.screens.board;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Disposable;
import reversi.rules.Disc;

/**
 * Every disc that lies still, with its shadow, kept as one picture that is drawn anew only around discs that begin or end
 * to move: a frame of a flip costs the moving discs and this picture, however full the board is.
 */
final class StillLayer implements Disposable {
    private static final byte NOTHING = 0;

    /** More changes at once cost less as one whole picture. */
    private static final int MOST_PATCHES = 8;

    /** How far from the middle of its square a disc's shadow reaches, in squares. */
    private static final float REACH = 1.25f;

    private final DiscPainter discs;
    private final BoardGeometry board;
    private final Offscreen layer;
    private final TextureRegion region;
    private final byte[] drawn;
    private final boolean[] changed;
    private boolean isDrawn;

    /** A layer for the squares of a board; it covers the frame's inner half too, where shadows may fall. */
    StillLayer(DiscPainter discs, BoardGeometry place, float pixelsPerPoint) {
        this.discs = discs;
        float edge = Math.round(place.border() / 2 * pixelsPerPoint) / pixelsPerPoint;
        this.board = new BoardGeometry(place.variant(), 0, 0, edge, place.side(), place.isTurned());
        this.layer = new Offscreen(board.outer(), board.outer(), pixelsPerPoint);
        this.region = layer.whole();
        this.drawn = new byte[place.variant().size() * place.variant().size()];
        this.changed = new boolean[drawn.length];
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
        int changes = 0;
        for (int i = 0; i < drawn.length; i++) {
            byte now = code(poses.at(i % size, i / size));
            changed[i] = drawn[i] != now;
            drawn[i] = now;
            changes += changed[i] ? 1 : 0;
        }
        if (!isDrawn || changes > MOST_PATCHES) {
            layer.draw(batch, () -> paint(batch, poses, 0, 0, size));
        } else {
            for (int i = 0; i < drawn.length; i++) {
                if (changed[i]) {
                    patch(batch, poses, i % size, i / size);
                }
            }
        }
        isDrawn = true;
    }

    /** Draws anew as much as the shadow of one disc reaches. */
    private void patch(Batch batch, Poses poses, int file, int rank) {
        float reach = REACH * board.side();
        float x = board.centreX(file) - reach;
        float y = board.centreY(rank) - reach;
        layer.patch(batch, x, y, 2 * reach, () -> paint(batch, poses, file - 2, rank - 2, 5));
    }

    /** Draws the discs at rest in a square of files and ranks, some of which may not exist. */
    private void paint(Batch batch, Poses poses, int firstFile, int firstRank, int count) {
        int size = board.variant().size();
        int endFile = Math.min(size, firstFile + count);
        int endRank = Math.min(size, firstRank + count);
        for (int rank = Math.max(0, firstRank); rank < endRank; rank++) {
            for (int file = Math.max(0, firstFile); file < endFile; file++) {
                if (drawn[rank * size + file] != NOTHING) {
                    discs.shadow(batch, poses.at(file, rank), board.centreX(file), board.centreY(rank), 1);
                }
            }
        }
        Offscreen.premultiplied(batch);
        for (int rank = Math.max(0, firstRank); rank < endRank; rank++) {
            for (int file = Math.max(0, firstFile); file < endFile; file++) {
                if (drawn[rank * size + file] != NOTHING) {
                    discs.disc(batch, poses.at(file, rank), board.centreX(file), board.centreY(rank), 1);
                }
            }
        }
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
