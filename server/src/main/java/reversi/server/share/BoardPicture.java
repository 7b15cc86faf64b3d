package reversi.server.share;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import javax.imageio.ImageIO;
import reversi.notation.animation.BoardColours;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;

/** A position as a PNG of the size that sites show: the board alone, because a server may have no fonts. */
public final class BoardPicture {
    /** In pixels. */
    public static final int WIDTH = 1_200;

    /** In pixels. */
    public static final int HEIGHT = 630;

    private static final Color ROOM = new Color(0x12171c);
    private static final double MARGIN = 24;
    private static final double FRAME = 18;
    /** As parts of a square. */
    private static final double DISC = 0.83;

    private static final double MARK = 0.16;
    private static final double GROOVE = 0.04;

    private final BoardColours colours = BoardColours.classic();
    private final Position position;
    private final Optional<Square> last;
    private final double square;

    private BoardPicture(Position position, Optional<Square> last) {
        this.position = position;
        this.last = last;
        this.square = (HEIGHT - 2 * (MARGIN + FRAME)) / position.variant().size();
    }

    /** The file of a position in which a disc was placed last. */
    public static byte[] png(Position position, Optional<Square> last) {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D out = image.createGraphics();
        try {
            out.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            new BoardPicture(position, last).paint(out);
        } finally {
            out.dispose();
        }
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", file);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return file.toByteArray();
    }

    private void paint(Graphics2D out) {
        out.setColor(ROOM);
        out.fillRect(0, 0, WIDTH, HEIGHT);
        double side = HEIGHT - 2 * MARGIN;
        out.setColor(new Color(colours.wood()));
        out.fill(new Rectangle2D.Double((WIDTH - side) / 2, MARGIN, side, side));
        out.setStroke(new BasicStroke((float) (square * GROOVE)));
        for (Square place : position.variant().squares()) {
            Rectangle2D at = new Rectangle2D.Double(
                    (WIDTH - side) / 2 + FRAME + place.file() * square,
                    MARGIN + FRAME + place.rank() * square,
                    square,
                    square);
            boolean isDark = (place.file() + place.rank()) % 2 == 1;
            out.setColor(new Color(isDark ? colours.darkSquare() : colours.lightSquare()));
            out.fill(at);
            out.setColor(new Color(colours.groove()));
            out.draw(at);
            position.at(place).ifPresent(disc -> paint(disc, place, at, out));
        }
    }

    private void paint(Disc disc, Square place, Rectangle2D at, Graphics2D out) {
        out.setColor(new Color(disc == Disc.BLACK ? colours.black() : colours.white()));
        out.fill(circle(at, DISC));
        if (last.filter(place::equals).isPresent()) {
            out.setColor(new Color(colours.mark()));
            out.fill(circle(at, MARK));
        }
    }

    private Ellipse2D circle(Rectangle2D at, double width) {
        double wide = square * width;
        return new Ellipse2D.Double(at.getCenterX() - wide / 2, at.getCenterY() - wide / 2, wide, wide);
    }
}
