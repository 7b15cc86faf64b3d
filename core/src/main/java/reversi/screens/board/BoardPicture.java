package reversi.screens.board;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Disposable;
import reversi.rules.Shape;
import reversi.rules.Square;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** All of a board that never moves: its shadow, frame, coordinates, felt, grooves and star points, drawn once per size. */
final class BoardPicture implements Disposable {
    /** The frame's width in texels of its nine-patch. */
    private static final float FRAME_TEXELS = 64;

    private static final float SHADOW_TEXELS = 40;
    private static final float LIP_TEXELS = 8;
    private static final float FELT_TEXELS = 256;

    private final Theme theme;
    private final BoardStyle style;
    private final boolean coordinates;
    /** Looks the same from both sides, but for its coordinates. */
    private final BoardGeometry board;

    private final boolean isTurned;
    private final float margin;
    private final Offscreen picture;
    private final TextureRegion region;

    /** Draws the picture of a board with a batch that isn't drawing now. */
    BoardPicture(
            Theme theme, BoardStyle style, boolean coordinates, BoardGeometry board, BoardCover felt, Batch batch) {
        this.theme = theme;
        this.style = style;
        this.coordinates = coordinates;
        this.margin = theme.snap(1.4f * board.border());
        this.board = new BoardGeometry(board.variant(), margin, margin, board.border(), board.side(), false);
        this.isTurned = board.isTurned();
        float side = board.outer() + 2 * margin;
        picture = new Offscreen(side, side, theme.pixelsPerPoint());
        picture.draw(batch, () -> compose(batch, felt));
        region = picture.whole();
    }

    /** Draws the picture with the lower left corner of its frame at a point; the batch is left premultiplied. */
    void draw(Batch batch, float x, float y, float alpha) {
        float side = board.outer() + 2 * margin;
        Offscreen.premultiplied(batch);
        batch.setColor(alpha, alpha, alpha, alpha);
        batch.draw(region, x - margin, y - margin, side, side);
    }

    private void compose(Batch batch, BoardCover felt) {
        float scale = board.border() / FRAME_TEXELS;
        float outer = board.outer();
        float drop = 0.35f * board.border();
        float reach = SHADOW_TEXELS * scale * 1.2f;
        batch.setColor(Color.WHITE);
        patch("board/shadow", scale * 1.2f)
                .draw(batch, margin - reach, margin - reach - drop, outer + 2 * reach, outer + 2 * reach);
        BoardMaterial material = style.look().material();
        batch.setColor(style.look().wood());
        patch(material.frame(), scale).draw(batch, margin, margin, outer, outer);
        batch.setColor(Color.WHITE);
        if (material.isOfDiscs()) {
            Offscreen.multiplied(batch);
            batch.draw(felt.texture(), margin, margin, outer, outer, 0, tiles(outer), tiles(outer), 0);
            Offscreen.straightOntoClear(batch);
        }
        patch("board/frame_light", scale).draw(batch, margin, margin, outer, outer);
        float inner = board.inner();
        float left = margin + board.border();
        batch.setColor(tint(style.look().felt(), felt.grey()));
        batch.draw(felt.texture(), left, left, inner, inner, 0, tiles(inner), tiles(inner), 0);
        if (style.look().isChequered()) {
            drawSquares(batch);
        }
        batch.setColor(Color.WHITE);
        batch.draw(region("board/light"), left, left, inner, inner);
        if (!style.look().isChequered()) {
            drawGrooves(batch);
        }
        drawStars(batch);
        drawCutCorners(batch);
        float lip = LIP_TEXELS * scale;
        batch.setColor(Color.WHITE);
        patch("board/lip", scale).draw(batch, left - lip, left - lip, inner + 2 * lip, inner + 2 * lip);
        if (coordinates) {
            drawCoordinates(batch);
        }
    }

    /** How often the picture of what covers the board comes across so many points. */
    private float tiles(float points) {
        return points * theme.pixelsPerPoint() / FELT_TEXELS / (theme.pixelsPerPoint() >= 2 ? 1.5f : 1);
    }

    private static Color tint(Color felt, float grey) {
        Color tint = felt.cpy().mul(1 / grey);
        tint.a = 1;
        return tint.clamp();
    }

    private void drawSquares(Batch batch) {
        float side = board.side();
        float gap = theme.snap(Math.max(1 / theme.pixelsPerPoint(), 0.015f * side));
        NinePatch patch = patch("board/kids_square", side / 112);
        for (Square square : board.variant().squares()) {
            batch.setColor(style.look().square(square.file(), square.rank()));
            patch.draw(batch, left(square) + gap, bottom(square) + gap, side - 2 * gap, side - 2 * gap);
        }
    }

    private void drawGrooves(Batch batch) {
        float pixel = 1 / theme.pixelsPerPoint();
        float width = Math.max(pixel, theme.snap(board.side() / 72));
        float from = margin + board.border();
        Color dark = style.look().groove();
        Color bright = new Color(1, 1, 1, 0.07f);
        for (int line = 1; line < board.variant().size(); line++) {
            float at = from + line * board.side() - theme.snap(width / 2);
            theme.rectangle(batch, dark, 0.75f, at, from, width, board.inner());
            theme.rectangle(batch, bright, 1, at + width, from, pixel, board.inner());
            theme.rectangle(batch, dark, 0.75f, from, at, board.inner(), width);
            theme.rectangle(batch, bright, 1, from, at - pixel, board.inner(), pixel);
        }
    }

    private void drawStars(Batch batch) {
        if (!board.hasStarPoints() || style.look().isChequered()) {
            return;
        }
        TextureRegion star = region("board/star");
        Color colour = style.look().groove();
        batch.setColor(colour.r, colour.g, colour.b, 0.9f);
        float from = margin + board.border();
        float diameter = Math.max(4, 0.12f * board.side());
        float near = from + 2 * board.side() - diameter / 2;
        float far = from + (board.variant().size() - 2) * board.side() - diameter / 2;
        batch.draw(star, near, near, diameter, diameter);
        batch.draw(star, far, near, diameter, diameter);
        batch.draw(star, near, far, diameter, diameter);
        batch.draw(star, far, far, diameter, diameter);
    }

    /** Where the outline cuts squares off, the wood of the frame goes on. */
    private void drawCutCorners(Batch batch) {
        if (board.variant().shape() == Shape.SQUARE) {
            return;
        }
        int size = board.variant().size();
        for (int rank = 0; rank < size; rank++) {
            for (int file = 0; file < size; file++) {
                if (!board.variant().contains(new Square(file, rank))) {
                    drawWood(batch, file, rank);
                }
            }
        }
        Color edge = new Color(0, 0, 0, 0.85f);
        float lip = Math.max(1 / theme.pixelsPerPoint(), theme.snap(board.border() * 0.09f));
        for (Square square : board.variant().squares()) {
            drawEdges(batch, square, edge, lip);
        }
    }

    private void drawWood(Batch batch, int file, int rank) {
        TextureRegion frame = region(style.look().material().frame());
        float side = board.side();
        int grain = 24;
        int at = 100 + (file * 37 + rank * 61) % 100;
        TextureRegion wood = new TextureRegion(frame, at, 14, 44, grain);
        batch.setColor(style.look().wood());
        batch.draw(wood, board.centreX(file) - side / 2, board.centreY(rank) - side / 2, side, side);
    }

    private void drawEdges(Batch batch, Square square, Color edge, float lip) {
        float side = board.side();
        float x = left(square);
        float y = bottom(square);
        boolean onTop = square.rank() == 0 || cut(square.file(), square.rank() - 1);
        boolean onLeft = square.file() == 0 || cut(square.file() - 1, square.rank());
        int last = board.variant().size() - 1;
        boolean below = square.rank() < last && cut(square.file(), square.rank() + 1);
        boolean onRight = square.file() < last && cut(square.file() + 1, square.rank());
        if (onTop && square.rank() > 0) {
            theme.rectangle(batch, edge, 1, x, y + side, side, lip);
            theme.fade(batch, new Color(0, 0, 0, 0), new Color(0, 0, 0, 0.35f), x, y + 0.8f * side, side, 0.2f * side);
        }
        if (onLeft && square.file() > 0) {
            theme.rectangle(batch, edge, 1, x - lip, y, lip, side);
            theme.rectangle(batch, edge, 0.2f, x, y, 2 * lip, side);
        }
        if (below) {
            theme.rectangle(batch, edge, 1, x, y - lip, side, lip);
        }
        if (onRight) {
            theme.rectangle(batch, edge, 1, x + side, y, lip, side);
        }
        // Where two edges meet the line goes on around the corner.
        boolean isLeft = onLeft && square.file() > 0;
        boolean isTop = onTop && square.rank() > 0;
        corner(batch, edge, isTop && isLeft, x - lip, y + side, lip);
        corner(batch, edge, isTop && onRight, x + side, y + side, lip);
        corner(batch, edge, below && isLeft, x - lip, y - lip, lip);
        corner(batch, edge, below && onRight, x + side, y - lip, lip);
    }

    private void corner(Batch batch, Color edge, boolean isThere, float x, float y, float lip) {
        if (isThere) {
            theme.rectangle(batch, edge, 1, x, y, lip, lip);
        }
    }

    private boolean cut(int file, int rank) {
        return !board.variant().contains(new Square(file, rank));
    }

    private void drawCoordinates(Batch batch) {
        Type type = board.border() >= 26 ? Type.BODY_STRONG : Type.CAPTION_STRONG;
        BitmapFont font = theme.font(type);
        GlyphLayout glyphs = new GlyphLayout();
        BoardGeometry labels = board.turned(isTurned);
        Color colour = style.look().label();
        float middle = board.border() / 2;
        for (int i = 0; i < board.variant().size(); i++) {
            String file = String.valueOf((char) ('a' + i));
            glyphs.setText(font, file, colour, 0, com.badlogic.gdx.utils.Align.left, false);
            float top = margin + board.outer() - middle + font.getCapHeight() / 2;
            font.draw(batch, glyphs, theme.snap(labels.centreX(i) - glyphs.width / 2), theme.snap(top));
            glyphs.setText(font, Integer.toString(i + 1), colour, 0, com.badlogic.gdx.utils.Align.left, false);
            float rankTop = labels.centreY(i) + font.getCapHeight() / 2;
            font.draw(batch, glyphs, theme.snap(margin + middle - glyphs.width / 2), theme.snap(rankTop));
        }
    }

    private float left(Square square) {
        return board.centreX(square.file()) - board.side() / 2;
    }

    private float bottom(Square square) {
        return board.centreY(square.rank()) - board.side() / 2;
    }

    private NinePatch patch(String name, float scale) {
        NinePatch patch = theme.atlas().createPatch(name);
        patch.scale(scale, scale);
        return patch;
    }

    private TextureAtlas.AtlasRegion region(String name) {
        TextureAtlas.AtlasRegion region = theme.atlas().findRegion(name);
        if (region == null) {
            throw new IllegalStateException("the atlas has no " + name);
        }
        return region;
    }

    @Override
    public void dispose() {
        picture.dispose();
    }
}
