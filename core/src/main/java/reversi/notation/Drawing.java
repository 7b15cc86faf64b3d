package reversi.notation;

import java.util.List;
import java.util.function.Consumer;

/**
 * A page of plain shapes, in the order in which they are painted. All lengths are tenths of a point (1/720 inch), from the upper left corner.
 *
 * @param width of the page
 * @param height of the page
 * @param title what the document is called
 * @param shapes the lowest first
 */
public record Drawing(int width, int height, String title, List<Shape> shapes) {
    /** A4, upright. */
    public static final int A4_WIDTH = 5_953;

    /** A4, upright. */
    public static final int A4_HEIGHT = 8_419;

    public Drawing {
        shapes = List.copyOf(shapes);
    }

    /** Something to paint; colours are black and white, so that any printer is good enough. */
    public sealed interface Shape permits Circle, Line, Words {
        /** Hands this to the one for its kind. */
        void visit(Consumer<Circle> circle, Consumer<Line> line, Consumer<Words> words);
    }

    /** The two colours of a print. */
    public enum Ink {
        BLACK,
        WHITE;

        /** The colour that is seen on this one. */
        Ink other() {
            return this == BLACK ? WHITE : BLACK;
        }
    }

    /**
     * A circle with a black rim.
     *
     * @param x its centre
     * @param y its centre
     * @param radius to the middle of the rim
     * @param fill its inside
     * @param rim how wide the rim is
     */
    public record Circle(int x, int y, int radius, Ink fill, int rim) implements Shape {
        @Override
        public void visit(Consumer<Circle> circle, Consumer<Line> line, Consumer<Words> words) {
            circle.accept(this);
        }
    }

    /** A straight black line, or the black square of a point where it is as wide as long. */
    public record Line(int fromX, int fromY, int toX, int toY, int width) implements Shape {
        @Override
        public void visit(Consumer<Circle> circle, Consumer<Line> line, Consumer<Words> words) {
            line.accept(this);
        }
    }

    /** Which point of a line of words is given. */
    public enum Anchor {
        LEFT,
        CENTRE
    }

    /**
     * A line of words in an upright sans-serif face such as Helvetica.
     *
     * @param x of the anchor
     * @param y of the line that the letters stand on
     * @param size of the type
     * @param isBold whether the face is bold
     * @param anchor where the x is
     * @param ink the colour
     * @param text the words
     */
    public record Words(int x, int y, int size, boolean isBold, Anchor anchor, Ink ink, String text) implements Shape {
        @Override
        public void visit(Consumer<Circle> circle, Consumer<Line> line, Consumer<Words> words) {
            words.accept(this);
        }
    }
}
