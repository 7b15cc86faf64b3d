package reversi.screens.board;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Disposable;
import reversi.rules.Disc;
import reversi.screens.ui.Theme;

/**
 * The discs in both colours and in every frame of their turn, at the very size they have on this board. The layers of the
 * large pictures are laid together and made smaller once, in two exact steps, so that discs are crisp at any size and
 * each costs one sprite per frame.
 */
final class DiscSheet implements Disposable {
    /** Frames of a half turn. */
    static final int FRAMES = 20;

    /** The cell of a picture as a multiple of the disc's diameter. */
    static final float CELL = 8f / 7f;

    /** Pictures no larger than this, in pixels, are drawn at twice their size first. */
    private static final int LARGEST_DOUBLED = 150;

    /** How strongly the faces of the children's board are drawn. */
    private static final float SMILE = 0.75f;

    private static final int COLUMNS = 8;
    private static final int GAP = 2;

    private final Offscreen sheet;
    private final TextureRegion[] black = new TextureRegion[FRAMES];
    private final TextureRegion[] white = new TextureRegion[FRAMES];
    private final TextureRegion[] shadows = new TextureRegion[FRAMES];
    private final TextureRegion liftedShadow;
    private final float cell;

    /**
     * Draws the discs with a batch that isn't drawing now.
     *
     * @param cover what covers the board
     * @param diameter the diameter of a disc in points
     */
    DiscSheet(Theme theme, BoardStyle style, BoardCover cover, float diameter, Batch batch) {
        float density = theme.pixelsPerPoint();
        int pixels = Math.max(4, Math.round(diameter * CELL * density));
        cell = pixels / density;
        int step = pixels + GAP;
        int rows = (2 * FRAMES + COLUMNS - 1) / COLUMNS;
        sheet = new Offscreen(COLUMNS * step / density, rows * step / density, density);
        boolean doubled = pixels <= LARGEST_DOUBLED;
        Offscreen large = new Offscreen(
                (doubled ? 2 : 1) * COLUMNS * step / density, (doubled ? 2 : 1) * rows * step / density, density);
        float side = (doubled ? 2 : 1) / density;
        large.draw(batch, () -> {
            for (int i = 0; i < 2 * FRAMES; i++) {
                compose(
                        theme.atlas(),
                        style,
                        batch,
                        i,
                        i % COLUMNS * step * side,
                        i / COLUMNS * step * side,
                        pixels * side);
            }
            if (style.look().material().isOfDiscs()) {
                float part = (float) pixels / cover.texture().getWidth();
                Offscreen.multiplied(batch);
                for (int i = 0; i < 2 * FRAMES; i++) {
                    float x = i % COLUMNS * step * side;
                    float y = i / COLUMNS * step * side;
                    batch.draw(cover.texture(), x, y, pixels * side, pixels * side, 0, part, part, 0);
                }
            }
        });
        TextureRegion all = large.whole();
        sheet.draw(batch, () -> {
            Offscreen.premultiplied(batch);
            batch.setColor(Color.WHITE);
            batch.draw(all, 0, 0, COLUMNS * step / density, rows * step / density);
            batch.flush();
        });
        large.dispose();
        for (int i = 0; i < 2 * FRAMES; i++) {
            (i < FRAMES ? black : white)[i % FRAMES] =
                    sheet.part(i % COLUMNS * step, i / COLUMNS * step, pixels, pixels);
        }
        for (int frame = 0; frame < FRAMES; frame++) {
            shadows[frame] = region(theme.atlas(), "shadow", frame);
        }
        liftedShadow = region(theme.atlas(), "disc/shadow_lifted");
    }

    private static void compose(
            TextureAtlas atlas, BoardStyle style, Batch batch, int index, float x, float y, float side) {
        Disc up = index < FRAMES ? Disc.BLACK : Disc.WHITE;
        int frame = index % FRAMES;
        batch.setColor(shaded(style.colour(up)));
        batch.draw(region(atlas, "a", frame), x, y, side, side);
        batch.setColor(shaded(style.colour(up.other())));
        batch.draw(region(atlas, "b", frame), x, y, side, side);
        batch.setColor(Color.WHITE);
        batch.draw(region(atlas, "light", frame), x, y, side, side);
        if (style.look().hasSmiles() && frame == 0) {
            Color ink = shaded(style.colour(up.other()));
            batch.setColor(ink.r, ink.g, ink.b, SMILE);
            batch.draw(region(atlas, up == Disc.BLACK ? "disc/smile_happy" : "disc/smile_wink"), x, y, side, side);
            batch.setColor(Color.WHITE);
        }
    }

    /** The colour kept within what shading needs: neither so dark nor so bright that the shape is lost. */
    private static Color shaded(Color colour) {
        return colour.set(within(colour.r), within(colour.g), within(colour.b), 1);
    }

    private static float within(float channel) {
        return Math.max(0.1f, Math.min(1, channel));
    }

    private static TextureRegion region(TextureAtlas atlas, String layer, int frame) {
        return region(atlas, "disc/" + layer + (frame < 10 ? "_0" : "_") + frame);
    }

    private static TextureRegion region(TextureAtlas atlas, String name) {
        TextureRegion region = atlas.findRegion(name);
        if (region == null) {
            throw new IllegalStateException("the atlas has no " + name);
        }
        return region;
    }

    /** The side of a disc's picture in points, a whole number of pixels. */
    float cell() {
        return cell;
    }

    /** The picture of a disc that had this face up and has turned by a number of frames, 0…{@link #FRAMES}. */
    TextureRegion disc(Disc up, int frame) {
        boolean isOver = frame >= FRAMES;
        Disc face = isOver ? up.other() : up;
        return (face == Disc.BLACK ? black : white)[isOver ? 0 : frame];
    }

    /** The shadow of a disc that has turned by a number of frames, to be drawn 2.5 cells wide with ordinary blending. */
    TextureRegion shadow(int frame) {
        return shadows[frame >= FRAMES ? 0 : frame];
    }

    /** The softer shadow of a disc held above its square, drawn like the others. */
    TextureRegion liftedShadow() {
        return liftedShadow;
    }

    @Override
    public void dispose() {
        sheet.dispose();
    }
}
