package reversi.tools.bake;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.util.List;
import java.util.function.Consumer;

/** What may be laid on a resting disc's face: friendly faces for children. */
final class FaceArt {
    private static final int CELL = 128;

    private FaceArt() {}

    /** White sprites that fill the disc's cell. */
    static List<Sprite> sprites() {
        return List.of(
                drawn("disc/smile_happy", 5, g -> {
                    eye(g, 50, true);
                    eye(g, 78, true);
                    g.draw(new Arc2D.Double(44, 42, 40, 38, 205, 130, Arc2D.OPEN));
                }),
                drawn("disc/smile_wink", 5, g -> {
                    eye(g, 50, true);
                    eye(g, 78, false);
                    g.draw(new Arc2D.Double(44, 42, 40, 38, 205, 130, Arc2D.OPEN));
                }));
    }

    private static Sprite drawn(String name, float width, Consumer<Graphics2D> painter) {
        return Sprite.whole(name, Brush.mask(CELL, CELL, g -> {
            g.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            painter.accept(g);
        }));
    }

    private static void eye(Graphics2D g, double x, boolean open) {
        if (open) {
            g.fill(new Ellipse2D.Double(x - 4.5, 43, 9, 12));
        } else {
            g.draw(new Arc2D.Double(x - 7, 46, 14, 10, 20, 140, Arc2D.OPEN));
        }
    }
}
