package reversi.screens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What kind of window a size makes. */
class LayoutTest {
    @ParameterizedTest
    @CsvSource({
        // width, height: side by side, phone upright, low
        "1280, 720, true, false, false",
        "900, 600, true, false, false",
        "600, 800, false, false, false",
        "390, 844, false, true, false",
        "844, 390, true, false, true",
        "640, 360, true, false, true",
        "320, 180, true, true, true",
        "720, 720, false, false, false",
        "700, 600, false, false, false",
        "700, 580, true, false, false"
    })
    void aWindowIsWideNarrowOrLow(int width, int height, boolean isWide, boolean isNarrow, boolean isLow) {
        Layout layout = Layout.of(width, height);
        assertEquals(isWide, layout.isWide(), "wide");
        assertEquals(isNarrow, layout.isNarrow(), "narrow");
        assertEquals(isLow, layout.isLow(), "low");
    }

    /** Everything grows in steps with a large window, and never so far that the page would have less room than in a smaller one. */
    @Property
    void theScaleGrowsWithTheWindowAndLeavesRoom(
            @ForAll @IntRange(min = 1, max = 8000) int width, @ForAll @IntRange(min = 1, max = 5000) int height) {
        float scale = Layout.scale(width, height);
        assertTrue(scale >= 1);
        assertEquals(0, scale * 8 % 1, "in eighths");
        assertTrue(scale <= Layout.scale(width + 100, height + 100));
        assertTrue(scale == 1 || (width / scale >= 1440 && height / scale >= 810));
        boolean isNext = width / (scale + 0.125f) >= 1440 && height / (scale + 0.125f) >= 810;
        assertTrue(!isNext, "as large as it can be");
    }

    /** Larger words never leave less room than a small phone has, and smaller ones never shrink what a finger presses. */
    @Property
    void wordsOfEverySizeLeaveRoom(
            @ForAll @IntRange(min = 280, max = 4000) int width,
            @ForAll @IntRange(min = 300, max = 3000) int height,
            @ForAll TextSize size,
            @ForAll boolean isTouch) {
        float usual = Layout.scale(width, height);
        float scale = Layout.scale(width, height, size, isTouch);
        assertTrue(scale <= usual * Math.max(1, size.scale()));
        assertTrue(width / scale >= 280 && height / scale >= 300);
        assertTrue(scale >= usual || (size == TextSize.SMALL && !isTouch && scale == usual * size.scale()));
        boolean hasRoom = width >= 280 * 2 && height >= 300 * 2;
        assertTrue(!hasRoom || size != TextSize.EXTRA_LARGE || scale >= 1.5f, "as large as it was asked for");
    }

    @Property
    void marginsLeaveMostOfTheWindow(
            @ForAll @IntRange(min = 200, max = 4000) int width, @ForAll @IntRange(min = 100, max = 3000) int height) {
        float margin = Layout.of(width, height).margin();
        assertTrue(margin >= 16 && 2 * margin <= 0.17f * width);
    }

    @Example
    void whatTheDeviceCoversIsNotSafe() {
        assertEquals(763, new Layout(390, 844, 47, 34, 0, 0, false).safeHeight());
        assertEquals(844, Layout.of(390, 844).safeHeight());
    }
}
