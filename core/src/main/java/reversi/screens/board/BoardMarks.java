package reversi.screens.board;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** Draws the marks on squares: legal moves, what would flip, the last move, advice, the cursor and refusals. */
final class BoardMarks {
    /** The fill of what is best, last or chosen. */
    static final Color ACCENT = new Color(0xe8b45aff);

    /** What sets the mark of the last move off from bright faces. */
    static final Color LAST_RIM_INK = new Color(0x14181ccc);

    /** How bright a bad move's square is beside its frame. */
    private static final float FAULT = 0.72f;

    private static final float LEGAL = 0.2f;

    /** How much of itself each veil over a square shows: the pointer's, a bad move's, that of what is spoken of and its frame. */
    private static final float HOVER_VEIL = 0.1f;

    private static final float FAULT_VEIL = 0.75f;
    private static final float MARKED_VEIL = 0.16f;
    private static final float MARKED_FRAME = 0.6f;
    /** How round the frames of a bad move and of what is spoken of are, in points. */
    private static final float THIN_FRAME = 2;

    /** The same of the dots on discs that would flip, of the hint's glow at its weakest and what it gains, and of the plate of a value. */
    private static final float FLIP_VEIL = 0.8f;

    private static final float GLOW_VEIL = 0.35f;
    private static final float GLOW_BREATH = 0.3f;
    private static final float NOTE_VEIL = 0.85f;

    /** A legal move where contrasts shall be strongest. */
    private static final float STRONG_LEGAL = 0.28f;

    private static final float LAST = 0.14f;

    /** The same on the smallest squares, in points. */
    private static final float LEAST_LAST = 5;

    /** The dark rim of the last move's mark, which sets it off from bright faces, as a share of the mark. */
    private static final float LAST_RIM = 1.45f;

    /** The rim around marks, as a share of the square, and the least that is still seen, in points. */
    private static final float RIM = 0.022f;

    private static final float LEAST_RIM = 1.5f;

    /** Wide enough for the move's value within it. */
    private static final float HINT = 1.06f;

    /** The glow around the hint's ring, and the cross of a refusal, as shares of the square. */
    private static final float GLOW = 1.2f;

    private static final float CROSS = 0.5f;

    private static final float FLIP_DOT = 0.26f;

    /** What a square keeps free beside a value, in points. */
    private static final float NOTE_MARGIN = 6;

    /** The plate of a value: its least width as a share of the square, what it adds to the words, and how round it is, in points. */
    private static final float LEAST_NOTE = 0.6f;

    private static final float NOTE_SIDES = 10;
    private static final float NOTE_HEIGHT = 12;
    private static final float NOTE_RADIUS = 6;
    /** From this side of a square on a value has the larger letters, in points. */
    private static final float ROOMY = 56;

    /** The pictures of the pointer's and the keyboard's square are made for squares of this side, and shown in half their size at most. */
    private static final float PATCH = 130;

    private static final float MOST_PATCH = 0.5f;

    /** Numbers are from 0 to below this. */
    private static final int NUMBERS = 257;

    /** What the sign of a judged square is drawn in, and the frames and plates below it. */
    static final Color SIGN_INK = new Color(0xffffffff);

    private static final Color RIGHT = new Color(0x156b41ff);
    private static final Color WRONG = new Color(0xb3261eff);

    /** How round the frame of a square is, in points. */
    private static final float FRAME = 4;

    /** The plate of a sign as a share of the square, the least that is still read, in points, and the sign as a share of it. */
    private static final float PLATE = 0.38f;

    private static final float LEAST_PLATE = 15;
    private static final float SIGN = 0.68f;

    /** The eight directions in which a picture is moved to draw its rim. */
    private static final float[] AROUND = {1, 0, 0.7f, 0.7f, 0, 1, -0.7f, 0.7f, -1, 0, -0.7f, -0.7f, 0, -1, 0.7f, -0.7f
    };

    private final Theme theme;
    private final float side;
    private final TextureRegion dot;
    private final TextureRegion hintRing;
    private final TextureRegion hintGlow;
    private final TextureRegion cross;
    private final NinePatch hover;
    private final NinePatch focus;
    private final MarkInk ink;
    private final float rim;
    private final Color groove;
    private final Color refusal = new Color(0xe2645aff);
    private final Color fault = new Color();
    private final GlyphLayout glyphs = new GlyphLayout();
    /** The words of numbers, made once each. */
    private final @Nullable String[] numbers = new String[NUMBERS];

    BoardMarks(Theme theme, BoardStyle style, float side) {
        this.theme = theme;
        this.side = side;
        this.groove = style.look().groove();
        this.ink = MarkInk.on(style);
        this.rim = Math.max(LEAST_RIM, RIM * side);
        this.dot = region("board/legal");
        this.hintRing = region("board/hint");
        this.hintGlow = region("board/hint_glow");
        this.cross = region("board/cross");
        this.hover = patch("board/hover");
        this.focus = patch("board/focus");
    }

    private TextureRegion region(String name) {
        TextureRegion region = theme.atlas().findRegion(name);
        if (region == null) {
            throw new IllegalStateException("the atlas has no " + name);
        }
        return region;
    }

    private NinePatch patch(String name) {
        NinePatch patch = theme.atlas().createPatch(name);
        float scale = Math.min(MOST_PATCH, side / PATCH);
        patch.scale(scale, scale);
        return patch;
    }

    private void centred(Batch batch, TextureRegion region, Color colour, float alpha, float x, float y, float size) {
        batch.setColor(colour.r, colour.g, colour.b, alpha);
        batch.draw(region, x - size / 2, y - size / 2, size, size);
    }

    /** The square under the pointer. */
    void hover(Batch batch, float x, float y, float alpha) {
        batch.setColor(1, 1, 1, HOVER_VEIL * alpha);
        hover.draw(batch, x - side / 2, y - side / 2, side, side);
    }

    /** The square of a bad move. */
    void mistake(Batch batch, Color colour, float x, float y, float alpha) {
        fault.set(FAULT * colour.r, FAULT * colour.g, FAULT * colour.b, 1);
        theme.rectangle(batch, fault, FAULT_VEIL * alpha, x - side / 2, y - side / 2, side, side);
        theme.thickLine(batch, colour, alpha, THIN_FRAME, x - side / 2, y - side / 2, side, side);
    }

    /** A square that is spoken of, such as one with a disc that would flip. */
    void marked(Batch batch, float x, float y, float alpha) {
        float inner = side - 2;
        theme.rectangle(batch, ACCENT, MARKED_VEIL * alpha, x - side / 2, y - side / 2, side, side);
        theme.thickLine(batch, ACCENT, MARKED_FRAME * alpha, THIN_FRAME, x - inner / 2, y - inner / 2, inner, inner);
    }

    /** A square of which something is said: a frame in a rim, and where it is judged a sign on a plate in its corner. */
    void sign(Batch batch, SquareSign sign, float x, float y, float alpha) {
        float outer = side - 1;
        float inner = outer - 4;
        Color colour = colour(sign);
        theme.thickLine(batch, ink.rim(), alpha, FRAME, x - outer / 2, y - outer / 2, outer, outer);
        theme.thickLine(batch, colour, alpha, FRAME, x - inner / 2, y - inner / 2, inner, inner);
        if (sign.icon().isPresent()) {
            float plate = Math.max(LEAST_PLATE, PLATE * side);
            float left = x + side / 2 - plate - 1;
            float bottom = y + side / 2 - plate - 1;
            theme.disc(batch, ink.rim(), alpha, left, bottom, plate);
            float ground = plate - 2 * LEAST_RIM;
            theme.disc(batch, colour, alpha, left + LEAST_RIM, bottom + LEAST_RIM, ground);
            float figure = SIGN * plate;
            float indent = (plate - figure) / 2;
            theme.icon(batch, sign.icon().get(), SIGN_INK, alpha, left + indent, bottom + indent, figure);
        }
    }

    /** The colour of a frame, and of the plate of its sign. */
    static Color colour(SquareSign sign) {
        return switch (sign) {
            case POINTED, CHOSEN -> ACCENT;
            case RIGHT -> RIGHT;
            case WRONG -> WRONG;
        };
    }

    /** A square on which the side to move may place a disc: a small one of its colour, with a rim that stands out from the board. */
    void legal(Batch batch, Disc mover, float x, float y, boolean isContrast, float alpha) {
        float size = (isContrast ? STRONG_LEGAL : LEGAL) * side;
        centred(batch, dot, ink.rim(), alpha, x, y, size + 2 * rim);
        centred(batch, dot, ink.of(mover), alpha, x, y, size);
    }

    /** A disc that would flip. */
    void wouldFlip(Batch batch, Disc mover, float x, float y, float alpha) {
        centred(batch, dot, ink.of(mover), FLIP_VEIL * alpha, x, y, FLIP_DOT * side);
    }

    /** The disc placed last. */
    void last(Batch batch, float x, float y, float alpha) {
        float size = theme.snap(Math.max(LEAST_LAST, LAST * side));
        float edge = Math.max(1 / theme.pixelsPerPoint(), theme.snap((LAST_RIM - 1) / 2 * size));
        float left = theme.snap(x - size / 2);
        float bottom = theme.snap(y - size / 2);
        theme.disc(batch, LAST_RIM_INK, alpha, left - edge, bottom - edge, size + 2 * edge);
        theme.disc(batch, ACCENT, alpha, left, bottom, size);
    }

    /** The best move: a ring that glows, breathing with {@code pulse}, 0…1. */
    void hint(Batch batch, float x, float y, float pulse, float alpha) {
        centred(batch, hintGlow, ACCENT, (GLOW_VEIL + GLOW_BREATH * pulse) * alpha, x, y, GLOW * side);
        rimmed(batch, hintRing, ACCENT, x, y, HINT * side, alpha);
    }

    /** A refused square, fading with {@code strength}, 1…0. */
    void refused(Batch batch, float x, float y, float strength, float alpha) {
        rimmed(batch, cross, refusal, x, y, CROSS * side, Math.min(1, 2 * strength) * alpha);
    }

    /** The square of the keyboard's cursor. */
    void cursor(Batch batch, float x, float y, float alpha) {
        for (int step = 0; step < AROUND.length; step += 2) {
            cursor(batch, ink.rim(), x + rim * AROUND[step], y + rim * AROUND[step + 1], alpha);
        }
        cursor(batch, ACCENT, x, y, alpha);
    }

    private void cursor(Batch batch, Color colour, float x, float y, float alpha) {
        batch.setColor(colour.r, colour.g, colour.b, alpha);
        focus.draw(batch, x - side / 2, y - side / 2, side, side);
    }

    /** A picture with a rim around its lines. */
    private void rimmed(Batch batch, TextureRegion region, Color colour, float x, float y, float size, float alpha) {
        for (int step = 0; step < AROUND.length; step += 2) {
            centred(batch, region, ink.rim(), alpha, x + rim * AROUND[step], y + rim * AROUND[step + 1], size);
        }
        centred(batch, region, colour, alpha, x, y, size);
    }

    /** A large number above the discs. */
    void count(Batch batch, int number, float x, float y, float alpha) {
        String words = numbers[number];
        if (words == null) {
            words = Integer.toString(number);
            numbers[number] = words;
        }
        BitmapFont font = theme.font(Type.FIGURE);
        glyphs.setText(font, words);
        float height = font.getCapHeight() + 2 * Theme.BLOCK_GAP;
        float width = Math.max(2 * height, glyphs.width + 2 * Theme.CARD_PAD);
        theme.fill(batch, LAST_RIM_INK, alpha, Theme.RADIUS, x - width / 2, y - height / 2, width, height);
        font.draw(batch, glyphs, theme.snap(x - glyphs.width / 2), theme.snap(y + font.getCapHeight() / 2));
    }

    /** A value in a small plate, in letters as small as the square needs them. */
    void note(Batch batch, String words, boolean isBest, float x, float y, float alpha) {
        BitmapFont font = theme.font(side >= ROOMY ? Type.SMALL_STRONG : Type.CAPTION_STRONG);
        font.setColor(isBest ? theme.palette().onAccent() : Color.WHITE);
        glyphs.setText(font, words);
        float scale = font.getScaleX();
        float room = side - NOTE_MARGIN;
        if (glyphs.width > room) {
            font.getData().setScale(scale * room / glyphs.width);
            glyphs.setText(font, words);
        }
        font.setColor(Color.WHITE);
        float width = Math.min(side - 2, Math.max(LEAST_NOTE * side, glyphs.width + NOTE_SIDES));
        float height = font.getCapHeight() + NOTE_HEIGHT;
        Color plate = isBest ? ACCENT : groove;
        theme.fill(
                batch,
                plate,
                (isBest ? 1 : NOTE_VEIL) * alpha,
                NOTE_RADIUS,
                x - width / 2,
                y - height / 2,
                width,
                height);
        font.draw(batch, glyphs, theme.snap(x - glyphs.width / 2), theme.snap(y + font.getCapHeight() / 2));
        font.getData().setScale(scale);
    }
}
