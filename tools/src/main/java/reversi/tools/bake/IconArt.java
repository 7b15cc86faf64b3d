package reversi.tools.bake;

import java.util.List;
import reversi.tools.options.Shipped;

/** Every icon of the game, drawn from the lines of {@code icons.txt} in round strokes of one width. */
final class IconArt {
    /** Texels across: four to the grid unit, so that 24 and 48 pixels are exact halvings. */
    private static final int SIZE = 96;

    private static final int GRID = 24;
    private static final float STROKE = 1.75f;

    private IconArt() {}

    /** All sprites named `icon/…`. */
    static List<Sprite> sprites() {
        return Shipped.text("/reversi/tools/bake/icons.txt")
                .lines()
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .map(IconArt::sprite)
                .toList();
    }

    /** Draws a line {@code name: part; part …}; throws IllegalArgumentException for a part that cannot be read. */
    static Sprite sprite(String line) {
        String[] named = line.split(": ", 2);
        Picture picture = Brush.mask(SIZE, SIZE, g -> {
            g.scale(SIZE / (double) GRID, SIZE / (double) GRID);
            LineArt.draw(g, STROKE, named[1]);
        });
        return Sprite.whole("icon/" + named[0], picture.coarse(1, 15));
    }
}
