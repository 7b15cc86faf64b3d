package reversi.tools.bake;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Arrays;

/**
 * Draws pictures that are written down as parts with "; " between them: a path (see {@link PathText}) that is stroked, "fill" and a path
 * that is filled too, "solid" and a path that is only filled, "circle" x y radius, "dot" x y radius (filled), "oval" x y and two radii
 * (filled), "box" x y width height radius, and "pen" with the width of the strokes that follow.
 */
final class LineArt {
    private LineArt() {}

    /** Draws the parts in round strokes, at first of this width; throws IllegalArgumentException for a part that cannot be read. */
    static void draw(Graphics2D g, float stroke, String parts) {
        g.setStroke(pen(stroke));
        for (String part : parts.split("; ")) {
            drawPart(g, part);
        }
    }

    private static BasicStroke pen(double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }

    private static void drawPart(Graphics2D g, String part) {
        String[] words = part.split(" ", 2);
        switch (words[0]) {
            case "pen" -> g.setStroke(pen(numbers(words[1], 1)[0]));
            case "circle" -> g.draw(circle(numbers(words[1], 3)));
            case "dot" -> g.fill(circle(numbers(words[1], 3)));
            case "oval" -> {
                double[] n = numbers(words[1], 4);
                g.fill(new Ellipse2D.Double(n[0] - n[2], n[1] - n[3], 2 * n[2], 2 * n[3]));
            }
            case "box" -> {
                double[] n = numbers(words[1], 5);
                g.draw(new RoundRectangle2D.Double(n[0], n[1], n[2], n[3], 2 * n[4], 2 * n[4]));
            }
            case "fill" -> {
                Path2D path = PathText.read(words[1]);
                g.fill(path);
                g.draw(path);
            }
            case "solid" -> g.fill(PathText.read(words[1]));
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
