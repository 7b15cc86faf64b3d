package reversi.tools.bake;

import java.util.List;
import reversi.tools.options.Shipped;

/** What makes a face of a disc for the characters of the computer's levels, drawn from the lines of {@code faces.txt}. */
final class CharacterArt {
    /** Texels across the cell of a face: three to the grid unit. */
    private static final int CELL = 192;

    private static final int GRID = 64;
    private static final float STROKE = 3.2f;
    /** How much darker a part is at the lower end of the cell than at the upper one, as under the light of the discs. */
    private static final double SHADE = 0.16;

    private CharacterArt() {}

    /** All sprites named `face/…`: parts of one cell, cut to what is drawn on them. */
    static List<Sprite> sprites() {
        return Shipped.text("/reversi/tools/bake/faces.txt")
                .lines()
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .map(CharacterArt::sprite)
                .toList();
    }

    /** Draws a line {@code name: part; part …}; throws IllegalArgumentException for a part that cannot be read. */
    static Sprite sprite(String line) {
        String[] named = line.split(": ", 2);
        Picture picture = Brush.mask(CELL, CELL, g -> {
            g.scale(CELL / (double) GRID, CELL / (double) GRID);
            LineArt.draw(g, STROKE, named[1]);
        });
        for (int y = 0; y < CELL; y++) {
            for (int x = 0; x < CELL; x++) {
                picture.setGrey(x, y, 1 - SHADE * y / CELL, picture.alpha(x, y) / 255.0);
            }
        }
        return Sprite.cut("face/" + named[0], picture.coarse(1, 15));
    }
}
