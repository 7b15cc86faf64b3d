package reversi.tools.bake;

import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the short path text that icons are written in: M, L, H, V, C and Z as in SVG 1.1 paths, and A for circular arcs as
 * "A radius large sweep x y". All numbers are places on the grid, and each command has its letter.
 */
final class PathText {
    private static final Pattern TOKEN = Pattern.compile("[^-0-9., ]|-?[0-9.]+");

    private final String text;
    private final Matcher tokens;
    private final Path2D path = new Path2D.Double();

    private PathText(String text) {
        this.text = text;
        this.tokens = TOKEN.matcher(text);
    }

    /** The path that the text describes; throws IllegalArgumentException for an unknown letter or a missing number. */
    static Path2D read(String text) {
        PathText reader = new PathText(text);
        while (reader.tokens.find()) {
            reader.apply(reader.tokens.group());
        }
        return reader.path;
    }

    private void apply(String command) {
        switch (command) {
            case "M" -> path.moveTo(number(), number());
            case "L" -> path.lineTo(number(), number());
            case "H" -> path.lineTo(number(), path.getCurrentPoint().getY());
            case "V" -> path.lineTo(path.getCurrentPoint().getX(), number());
            case "C" -> path.curveTo(number(), number(), number(), number(), number(), number());
            case "A" -> arc(number(), number() > 0, number() > 0, number(), number());
            case "Z" -> path.closePath();
            default -> throw new IllegalArgumentException("no path command '" + command + "' in " + text);
        }
    }

    /** The circle's centre lies on the chord's perpendicular bisector; the sweep flag says on which side of it. */
    private void arc(double radius, boolean large, boolean sweep, double toX, double toY) {
        double fromX = path.getCurrentPoint().getX();
        double fromY = path.getCurrentPoint().getY();
        double dx = toX - fromX;
        double dy = toY - fromY;
        double chord = Math.hypot(dx, dy);
        double r = Math.max(radius, chord / 2);
        double rise = Math.sqrt(Math.max(0, r * r - chord * chord / 4)) * (large == sweep ? -1 : 1);
        double x = fromX + dx / 2 - dy / chord * rise;
        double y = fromY + dy / 2 + dx / chord * rise;
        double from = Math.toDegrees(Math.atan2(y - fromY, fromX - x));
        double until = Math.toDegrees(Math.atan2(y - toY, toX - x));
        double turn = sweep ? from - until : until - from;
        double extent = (turn < 0 ? turn + 360 : turn) * (sweep ? -1 : 1);
        path.append(new Arc2D.Double(x - r, y - r, 2 * r, 2 * r, from, extent, Arc2D.OPEN), true);
    }

    private double number() {
        if (!tokens.find()) {
            throw new IllegalArgumentException("a number is missing at the end of " + text);
        }
        try {
            return Double.parseDouble(tokens.group());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("no number: '" + tokens.group() + "' in " + text, e);
        }
    }
}
