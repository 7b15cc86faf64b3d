package reversi.tools.bake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

class AtlasTest {
    private static final int ROOM = 4;

    @Test
    void packsSpritesUnchangedAndApart() {
        List<Sprite> sprites = someSprites();
        Atlas atlas = Atlas.pack("page.png", 256, sprites);
        List<Rectangle> places = new ArrayList<>();
        for (Sprite sprite : sprites) {
            Rectangle place = place(atlas, sprite.name());
            assertEquals(sprite.picture().width(), place.width);
            assertEquals(sprite.picture().height(), place.height);
            for (int y = 0; y < place.height; y++) {
                for (int x = 0; x < place.width; x++) {
                    assertEquals(sprite.picture().at(x, y), atlas.page().at(place.x + x, place.y + y));
                }
            }
            Rectangle wide = new Rectangle(place);
            wide.grow(ROOM, ROOM);
            assertTrue(new Rectangle(256, atlas.page().height()).contains(wide));
            places.forEach(other -> assertFalse(wide.intersects(other), sprite.name()));
            places.add(wide);
        }
        assertEquals(1, Integer.bitCount(atlas.page().height()));
    }

    @Test
    void paddingRepeatsTheBorder() {
        List<Sprite> sprites = someSprites();
        Atlas atlas = Atlas.pack("page.png", 256, sprites);
        for (Sprite sprite : sprites) {
            Rectangle place = place(atlas, sprite.name());
            assertEquals(sprite.picture().at(0, 0), atlas.page().at(place.x - ROOM, place.y - ROOM));
            assertEquals(
                    sprite.picture().at(place.width - 1, 0),
                    atlas.page().at(place.x + place.width + ROOM - 1, place.y));
        }
    }

    @Test
    void alignsSpritesToFourTexels() {
        Atlas atlas = Atlas.pack("page.png", 256, someSprites());
        for (Sprite sprite : someSprites()) {
            Rectangle place = place(atlas, sprite.name());
            assertEquals(0, place.x % 4);
            assertEquals(0, place.y % 4);
        }
    }

    @Test
    void writesNinePatchSplits() {
        Atlas atlas = Atlas.pack("page.png", 64, List.of(Sprite.patch("p", new Picture(20, 20), 7)));
        assertTrue(atlas.text().endsWith("p\n  bounds: 4, 4, 20, 20\n  split: 7, 7, 7, 7\n"), atlas.text());
    }

    private static List<Sprite> someSprites() {
        Random random = new Random(3);
        List<Sprite> sprites = new ArrayList<>();
        for (int n = 0; n < 40; n++) {
            Picture picture = new Picture(3 + random.nextInt(50), 3 + random.nextInt(50));
            for (int y = 0; y < picture.height(); y++) {
                for (int x = 0; x < picture.width(); x++) {
                    picture.set(x, y, random.nextInt());
                }
            }
            sprites.add(Sprite.whole(String.format(Locale.ROOT, "sprite/%02d", n), picture));
        }
        return sprites;
    }

    private static Rectangle place(Atlas atlas, String name) {
        List<String> lines = atlas.text().lines().toList();
        String[] numbers = lines.get(lines.indexOf(name) + 1).substring(10).split(", ");
        return new Rectangle(
                Integer.parseInt(numbers[0]),
                Integer.parseInt(numbers[1]),
                Integer.parseInt(numbers[2]),
                Integer.parseInt(numbers[3]));
    }
}
