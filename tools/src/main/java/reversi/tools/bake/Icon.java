package reversi.tools.bake;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** One icon on a grid of 24 by 24: round strokes of one width, and a few filled spots. */
final class Icon {
    static final float STROKE = 1.75f;
    private static final int GRID = 24;

    private final String name;
    private final List<Consumer<Graphics2D>> strokes = new ArrayList<>();

    private Icon(String name) {
        this.name = name;
    }

    static Icon named(String name) {
        return new Icon(name);
    }

    String name() {
        return name;
    }

    /** Strokes along a path. */
    Icon line(String path) {
        strokes.add(g -> g.draw(PathText.read(path)));
        return this;
    }

    /** A filled and softly stroked path. */
    Icon solid(String path) {
        strokes.add(g -> {
            g.fill(PathText.read(path));
            g.draw(PathText.read(path));
        });
        return this;
    }

    /** A stroked circle. */
    Icon circle(double x, double y, double r) {
        strokes.add(g -> g.draw(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r)));
        return this;
    }

    /** A filled spot. */
    Icon dot(double x, double y, double r) {
        strokes.add(g -> g.fill(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r)));
        return this;
    }

    /** A stroked rectangle with round corners. */
    Icon box(double x, double y, double w, double h, double r) {
        strokes.add(g -> g.draw(new RoundRectangle2D.Double(x, y, w, h, 2 * r, 2 * r)));
        return this;
    }

    /** The icon in white, `size` texels wide and high. */
    Picture draw(int size) {
        return Brush.mask(size, size, g -> {
            g.scale(size / (double) GRID, size / (double) GRID);
            g.setStroke(new BasicStroke(STROKE, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            strokes.forEach(s -> s.accept(g));
        });
    }
}
