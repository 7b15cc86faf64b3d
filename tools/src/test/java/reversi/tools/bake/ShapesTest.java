package reversi.tools.bake;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Plain shapes against their geometry, and what every sprite must keep to. */
class ShapesTest {
    private static double area(Picture picture) {
        double area = 0;
        for (int y = 0; y < picture.height(); y++) {
            for (int x = 0; x < picture.width(); x++) {
                area += picture.alpha(x, y) / 255.0;
            }
        }
        return area;
    }

    private static void assertSymmetric(String name, Picture picture) {
        int side = picture.width();
        assertEquals(side, picture.height(), name);
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                int alpha = picture.alpha(x, y);
                assertEquals(alpha, picture.alpha(side - 1 - x, y), 1, name + " left and right at " + x + "," + y);
                assertEquals(alpha, picture.alpha(x, side - 1 - y), 1, name + " top and bottom at " + x + "," + y);
                assertEquals(alpha, picture.alpha(y, x), 1, name + " rows and columns at " + x + "," + y);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"32, 10", "56, 26", "128, 63", "64, 29.44", "9, 3"})
    void discHasTheAreaOfACircle(int side, double radius) {
        Picture disc = Brush.disc(side, radius);
        assertEquals(Math.PI * radius * radius, area(disc), 0.01 * radius * radius + 0.5);
        assertEquals(255, disc.alpha(side / 2, side / 2));
        assertEquals(0, disc.alpha(0, 0));
        assertSymmetric("disc", disc);
    }

    @ParameterizedTest
    @CsvSource({"96, 40, 5", "128, 60, 4", "48, 20, 4"})
    void ringHasTheAreaBetweenTwoCircles(int side, double radius, double width) {
        Picture ring = Brush.ring(side, radius, width);
        assertEquals(2 * Math.PI * radius * width, area(ring), 0.02 * radius * width + 1);
        assertEquals(0, ring.alpha(side / 2, side / 2), "open in the middle");
        assertSymmetric("ring", ring);
    }

    @ParameterizedTest
    @CsvSource({"64, 2, 8", "32, 0, 2", "28, 0, 8", "20, 4, 0"})
    void boxHasTheAreaOfARoundedSquare(int side, double inset, double radius) {
        Picture box = Brush.box(side, inset, radius);
        double edge = side - 2 * inset;
        assertEquals(edge * edge - (4 - Math.PI) * radius * radius, area(box), 1 + 0.02 * radius * radius);
        assertEquals(255, box.alpha(side / 2, (int) inset), "the middle of an edge is solid");
        assertSymmetric("box", box);
    }

    @ParameterizedTest
    @CsvSource({"96, 4, 14, 7", "88, 0.5, 29, 5", "40, 0, 10, 2"})
    void frameFollowsItsInsetAndWidth(int side, double inset, double radius, double width) {
        Picture frame = Brush.frame(side, inset, radius, width);
        int middle = side / 2;
        assertEquals(0, frame.alpha(middle, middle));
        double along = 0;
        for (int y = 0; y < middle; y++) {
            along += frame.alpha(middle, y) / 255.0;
        }
        assertEquals(width, along, 0.05);
        assertTrue(frame.alpha(middle, (int) Math.ceil(inset)) > 0);
        assertTrue(inset < 1 || frame.alpha(middle, 0) == 0);
        assertSymmetric("frame", frame);
    }

    @Test
    void shadowFallsOffToZero() {
        Picture shadow = Brush.shadow(144, 40, 16, 0.85);
        assertEquals(Picture.level(0.85), shadow.alpha(72, 72), 12, "strongest in the middle");
        int before = shadow.alpha(72, 72);
        for (int y = 71; y >= 0; y--) {
            assertTrue(shadow.alpha(72, y) <= before, "it grows again at " + y);
            before = shadow.alpha(72, y);
        }
        assertEquals(0, before, 1);
        assertEquals(Picture.level(0.85 / 2), shadow.alpha(72, 40), 4, "half of it at the edge");
        assertSymmetric("shadow", shadow);
    }

    @Test
    void glowIsSolidWithinItsRadius() {
        Picture glow = Brush.glow(96, 22, 22);
        assertEquals(255, glow.alpha(48, 48));
        assertEquals(255, glow.alpha(48 + 20, 48));
        assertEquals(0, glow.alpha(48 + 45, 48));
        assertSymmetric("glow", glow);
    }

    @ParameterizedTest
    @CsvSource({"5, 5, -5", "0, 5, 0", "-3, 5, 3", "13, 14, 5", "10, 10, 0", "5, 1, -1"})
    void computesDistancesToASquare(double x, double y, double distance) {
        assertEquals(distance, Light.toRounded(x, y, 0, 10, 0), 1e-9);
    }

    @Test
    void computesDistancesToRoundCorners() {
        assertEquals(5 * (Math.sqrt(2) - 1), Light.toRounded(0, 0, 0, 10, 5), 1e-9);
        assertEquals(-5, Light.toRounded(5, 5, 0, 10, 5), 1e-9);
    }

    @Property
    void encodingRoundTrips(@ForAll @DoubleRange(max = 1) double light) {
        assertEquals(light, Light.linear(Light.encode(light)), 1e-6);
        assertTrue(Light.encode(light) >= light - 1e-12, "sRGB is brighter than linear light");
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "0, 0", "0.0031308, 0.04045", "0.5, 0.7353569", "1, 1", "7, 1"})
    void encodesAsSrgb(double light, double encoded) {
        assertEquals(encoded, Light.encode(light), 1e-5);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, -5, 0",
        "0, 1, 0, 0",
        "0, 1, 0.5, 0.5",
        "0, 1, 0.25, 0.15625",
        "0, 1, 9, 1",
        "1, 0, 0.25, 0.84375"
    })
    void smoothStepsMatchHermite(double from, double to, double value, double level) {
        assertEquals(level, Light.smooth(from, to, value), 1e-12);
    }

    @Property
    void coverageIsSymmetric(@ForAll @DoubleRange(min = -2, max = 2) double distance) {
        assertEquals(1, Light.cover(distance) + Light.cover(-distance), 1e-12);
        assertTrue(distance > -0.5 || Light.cover(distance) == 1);
    }

    @Property
    void noiseIsBoundedAndDeterministic(
            @ForAll int seed,
            @ForAll @DoubleRange(min = -500, max = 500) double x,
            @ForAll @DoubleRange(min = -500, max = 500) double y) {
        Noise noise = new Noise(seed);
        for (double value : new double[] {noise.at((int) x, (int) y), noise.smooth(x, y), noise.cloud(x, y, 4)}) {
            assertTrue(value >= -1.0001 && value <= 1.0001, "value " + value);
        }
        assertEquals(noise.smooth(x, y), new Noise(seed).smooth(x, y));
        assertEquals(
                noise.at((int) Math.floor(x), (int) Math.floor(y)), noise.smooth(Math.floor(x), Math.floor(y)), 1e-12);
    }

    @Test
    void noiseIsUniform() {
        Noise noise = new Noise(3);
        double sum = 0;
        int above = 0;
        for (int i = 0; i < 10_000; i++) {
            double value = noise.at(i % 100, i / 100);
            sum += value;
            above += value > 0.5 ? 1 : 0;
        }
        assertEquals(0, sum / 10_000, 0.02);
        assertEquals(0.25, above / 10_000.0, 0.02);
    }

    @Test
    void samplesTexelCentres() {
        Picture made = Picture.of(4, 2, (x, y) -> x / 4, (x, y) -> y / 2);
        assertEquals(Picture.level(0.125), made.at(0, 0) & 255);
        assertEquals(Picture.level(0.875), made.at(3, 1) & 255);
        assertEquals(Picture.level(0.25), made.alpha(2, 0));
        assertEquals(Picture.level(0.75), made.alpha(2, 1));
    }

    @Property
    void clampsLevels(@ForAll @DoubleRange(min = -3, max = 3) double value) {
        int level = Picture.level(value);
        assertTrue(level >= 0 && level <= 255);
        assertEquals(255 - level, Picture.level(1 - value), 1);
    }

    @Property
    void roundsToTheNearestStep(@ForAll @IntRange(max = 255) int grey, @ForAll @IntRange(max = 255) int alpha) {
        Picture one = new Picture(1, 1);
        one.set(0, 0, alpha << 24 | grey * 0x010101);
        for (int step : new int[] {1, 3, 5, 15, 17, 51, 85, 255}) {
            Picture coarse = one.coarse(step, step);
            assertEquals(0, (coarse.at(0, 0) & 255) % step);
            assertEquals(grey, coarse.at(0, 0) & 255, (step + 1) / 2.0);
            assertEquals(alpha, coarse.alpha(0, 0), (step + 1) / 2.0);
        }
        for (int step : new int[] {2, 4, 10, 256}) {
            assertThrows(IllegalArgumentException.class, () -> one.coarse(1, step));
        }
    }

    @Test
    void refusesEmptyPictures() {
        for (int[] size : new int[][] {{0, 4}, {4, 0}, {-1, 1}}) {
            assertThrows(IllegalArgumentException.class, () -> new Picture(size[0], size[1]));
        }
        assertTrue(new Picture(3, 2).blank());
        assertEquals(0x00FFFFFF, new Picture(1, 1).at(0, 0), "clear and white");
    }

    @Test
    void bleedsColoursIntoTransparentTexels() {
        Picture picture = new Picture(9, 9);
        picture.set(4, 4, 0xFF204060);
        picture.set(5, 4, 0x80406080);
        picture.bleed(2);
        assertEquals(0x00204060, picture.at(3, 4), "one neighbour gives its own colour");
        assertEquals(0x00305070, picture.at(4, 3), "two neighbours give their mean");
        assertEquals(0x00FFFFFF, picture.at(1, 4), "three steps away");
        assertEquals(0xFF204060, picture.at(4, 4));
        assertEquals(0x80406080, picture.at(5, 4));
        int changed = 0;
        for (int y = 0; y < 9; y++) {
            for (int x = 0; x < 9; x++) {
                assertTrue(picture.alpha(x, y) == 0 || (y == 4 && (x == 4 || x == 5)));
                changed += picture.at(x, y) == 0x00FFFFFF ? 0 : 1;
            }
        }
        assertEquals(5 * 6, changed, "two steps around two texels");
    }

    static Stream<Sprite> sprites() {
        return Stream.of(UiArt.sprites(), BoardArt.sprites(), IconArt.sprites()).flatMap(List::stream);
    }

    @Test
    void spriteNamesAreUnique() {
        Set<String> names = new HashSet<>();
        sprites().forEach(sprite -> assertTrue(names.add(sprite.name()), sprite.name()));
        assertTrue(names.size() > 90, "only " + names.size());
    }

    @ParameterizedTest
    @MethodSource("sprites")
    void spritesAreVisibleWithAStretchableMiddle(Sprite sprite) {
        Picture picture = sprite.picture();
        assertFalse(picture.blank(), sprite.name());
        sprite.split().ifPresent(split -> {
            assertTrue(split.left() + split.right() < picture.width(), sprite.name());
            assertTrue(split.top() + split.bottom() < picture.height(), sprite.name());
        });
    }

    /** What the game tints must be white; what it lays under others must be black. */
    @ParameterizedTest
    @MethodSource("sprites")
    void spritesHaveTheExpectedColour(Sprite sprite) {
        boolean isDark = Set.of("board/shadow", "board/lip", "board/light").contains(sprite.name());
        boolean isMixed =
                Set.of("board/frame", "board/frame_plain", "board/kids_square").contains(sprite.name());
        for (int y = 0; y < sprite.picture().height() && !isMixed; y++) {
            for (int x = 0; x < sprite.picture().width(); x++) {
                int colour = sprite.picture().at(x, y);
                if (colour >>> 24 > 0) {
                    assertEquals(isDark ? 0 : 0xFFFFFF, colour & 0xFFFFFF, sprite.name());
                }
            }
        }
    }

    private static Picture named(List<Sprite> sprites, String name) {
        return sprites.stream()
                .filter(sprite -> sprite.name().equals(name))
                .findFirst()
                .orElseThrow()
                .picture();
    }

    @Test
    void frameIsOpenWithSolidBars() {
        Picture frame = named(BoardArt.sprites(), "board/frame");
        int side = frame.width();
        assertEquals(0, frame.alpha(side / 2, side / 2));
        assertEquals(0, frame.alpha(0, 0), "round corners");
        for (int at = WoodArt.CORNER; at < side - WoodArt.CORNER; at += 13) {
            assertEquals(255, frame.alpha(at, 20));
            assertEquals(255, frame.alpha(20, at));
            assertEquals(255, frame.alpha(at, side - 20));
            assertEquals(0, frame.alpha(at, WoodArt.WIDTH + 3));
        }
    }

    static Stream<Arguments> tiles() {
        return Stream.of(
                Arguments.of("felt", FeltArt.tile(), 0.92),
                Arguments.of("stone", TileArt.stone(), 0.88),
                Arguments.of("paper", TileArt.paper(), 0.94));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("tiles")
    void whatCoversABoardTilesSeamlessly(String name, Picture cover, double grey) {
        double mean = 0;
        double inside = 0;
        double seam = 0;
        for (int y = 0; y < TileArt.SIDE; y++) {
            for (int x = 0; x < TileArt.SIDE; x++) {
                assertEquals(255, cover.alpha(x, y));
                mean += (cover.at(x, y) & 255) / 255.0 / TileArt.SIDE / TileArt.SIDE;
            }
            inside += Math.abs((cover.at(100, y) & 255) - (cover.at(101, y) & 255));
            seam += Math.abs((cover.at(TileArt.SIDE - 1, y) & 255) - (cover.at(0, y) & 255));
        }
        assertEquals(grey, mean, 0.005, name);
        assertEquals(inside, seam, 0.35 * inside, "the seam is as rough as the rest");
    }

    /** A star in forty squares is a sky, one in each a pattern. */
    @Test
    void theNightIsNearlyEmpty() {
        Picture night = TileArt.night();
        int stars = 0;
        for (int at : night.pixels()) {
            stars += (at & 255) > 110 ? 1 : 0;
        }
        assertTrue(stars > 40 && stars < 600, "bright texels: " + stars);
    }

    @Test
    void grainIsFaint() {
        Picture grain = UiArt.grain();
        Set<Integer> alphas = new HashSet<>();
        for (int y = 0; y < grain.height(); y++) {
            for (int x = 0; x < grain.width(); x++) {
                alphas.add(grain.alpha(x, y));
            }
        }
        assertEquals(Set.of(0, 1, 2, 3), alphas);
    }

    @Test
    void picturesAreDeterministic() {
        Random random = new Random(2);
        List<Sprite> once = Stream.concat(UiArt.sprites().stream(), BoardArt.sprites().stream())
                .toList();
        List<Sprite> again = Stream.concat(UiArt.sprites().stream(), BoardArt.sprites().stream())
                .toList();
        for (int i = 0; i < 12; i++) {
            int at = random.nextInt(once.size());
            assertArrayEquals(
                    once.get(at).picture().pixels(),
                    again.get(at).picture().pixels(),
                    once.get(at).name());
        }
    }
}
