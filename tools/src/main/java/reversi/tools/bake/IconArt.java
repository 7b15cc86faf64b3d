package reversi.tools.bake;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Arrays;
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
            g.setStroke(new BasicStroke(STROKE, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            for (String part : named[1].split("; ")) {
                draw(g, part);
            }
        });
        return Sprite.whole("icon/" + named[0], picture.coarse(1, 15));
    }

    private static void draw(Graphics2D g, String part) {
        String[] words = part.split(" ", 2);
        switch (words[0]) {
            case "circle" -> g.draw(circle(numbers(words[1], 3)));
            case "dot" -> g.fill(circle(numbers(words[1], 3)));
            case "box" -> {
                double[] n = numbers(words[1], 5);
                g.draw(new RoundRectangle2D.Double(n[0], n[1], n[2], n[3], 2 * n[4], 2 * n[4]));
            }
            case "fill" -> {
                Path2D path = PathText.read(words[1]);
                g.fill(path);
                g.draw(path);
            }
            default -> g.draw(PathText.read(part));
        }
    }

    private static Ellipse2D circle(double... n) {
        return new Ellipse2D.Double(n[0] - n[2], n[1] - n[2], 2 * n[2], 2 * n[2]);
    }

    private static double[] numbers(String words, int count) {
        double[] numbers =
                Arrays.stream(words.split(" ")).mapToDouble(Double::parseDouble).toArray();
        if (numbers.length != count) {
            throw new IllegalArgumentException(count + " numbers, not " + words);
        }
        return numbers;
    }
}
