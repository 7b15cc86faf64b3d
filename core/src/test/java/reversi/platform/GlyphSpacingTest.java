package reversi.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.badlogic.gdx.graphics.g2d.GlyphLayout.GlyphRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines of text are as wide as their typeface wants them, and begin where they are put. */
class GlyphSpacingTest {
    private static GlyphRun run(int glyphs) {
        GlyphRun run = new GlyphRun();
        run.xAdvances.add(0);
        for (int i = 0; i < glyphs; i++) {
            run.glyphs.add(new Glyph());
            run.xAdvances.add(7);
        }
        return run;
    }

    /** From the first letter to the last, in pixels. */
    private static float span(GlyphRun run) {
        float span = 0;
        for (int i = 1; i < run.glyphs.size; i++) {
            assertEquals(Math.round(run.xAdvances.get(i)), run.xAdvances.get(i), "on whole pixels");
            span += run.xAdvances.get(i);
        }
        return span;
    }

    @Test
    void roundingNeverAddsUp() {
        GlyphRun run = run(31);
        GlyphSpacing.place(run, 1, 0, (glyph, next) -> 6.3f);
        assertEquals(30 * 6.3f, span(run), 0.5f);
    }

    @Test
    void smallLabelsAreSetTighter() {
        GlyphRun run = run(31);
        GlyphSpacing.place(run, 1, -0.2f, (glyph, next) -> 6.3f);
        assertEquals(30 * 6.1f, span(run), 0.5f);
    }

    /** A picture of a glyph begins on the whole pixel before its ink, which may be almost a pixel further right. */
    @ParameterizedTest
    @ValueSource(floats = {-0.9f, -0.2f, 0, 0.02f, 0.49f, 0.51f, 0.98f, 1, 1.7f})
    void theInkOfEveryLineBeginsWithinHalfAPixelOfItsPlace(float left) {
        Glyph first = new Glyph();
        first.xoffset = (int) Math.floor(left);
        float ink = left - first.xoffset - GlyphSpacing.startOffset(first, glyph -> left);
        assertTrue(Math.abs(ink) <= 0.5f, () -> "the ink begins at " + ink);
    }
}
