package reversi.tools.bake;

import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;

/**
 * Reads the short path text that icons are written in: M, L, H, V, C, Q, Z as in SVG 1.1 paths, and A for circular arcs as
 * "A radius large sweep x y". Capitals are places on the grid, small letters steps from the last point.
 */
final class PathText {
    private final String text;
    private int next;
    private final Path2D path = new Path2D.Double();
    private Point2D start = new Point2D.Double();
    private Point2D here = new Point2D.Double();

    private PathText(String text) {
        this.text = text;
    }

    /** The path that the text describes; fails on an unknown letter. */
    static Path2D read(String text) {
        PathText reader = new PathText(text);
        char command = 0;
        while (reader.skip()) {
            char c = text.charAt(reader.next);
            if (Character.isLetter(c)) {
                command = c;
                reader.next++;
            }
            reader.apply(command);
            command = command == 'M' ? 'L' : command == 'm' ? 'l' : command;
        }
        return reader.path;
    }

    private boolean skip() {
        while (next < text.length() && " ,".indexOf(text.charAt(next)) >= 0) {
            next++;
        }
        return next < text.length();
    }

    private void apply(char command) {
        boolean step = Character.isLowerCase(command);
        switch (Character.toUpperCase(command)) {
            case 'M' -> {
                start = point(step);
                here = start;
                path.moveTo(here.getX(), here.getY());
            }
            case 'L' -> lineTo(point(step));
            case 'H' -> lineTo(new Point2D.Double(number() + (step ? here.getX() : 0), here.getY()));
            case 'V' -> lineTo(new Point2D.Double(here.getX(), number() + (step ? here.getY() : 0)));
            case 'C' -> {
                Point2D a = point(step);
                Point2D b = point(step);
                here = point(step);
                path.curveTo(a.getX(), a.getY(), b.getX(), b.getY(), here.getX(), here.getY());
            }
            case 'Q' -> {
                Point2D a = point(step);
                here = point(step);
                path.quadTo(a.getX(), a.getY(), here.getX(), here.getY());
            }
            case 'A' -> arc(number(), number() > 0, number() > 0, point(step));
            case 'Z' -> {
                path.closePath();
                here = start;
            }
            default -> throw new IllegalArgumentException("no path command at " + next + " in " + text);
        }
    }

    private void lineTo(Point2D to) {
        here = to;
        path.lineTo(to.getX(), to.getY());
    }

    /** The circle's centre lies on the chord's perpendicular bisector; the sweep flag says on which side of it. */
    private void arc(double radius, boolean large, boolean sweep, Point2D to) {
        double dx = to.getX() - here.getX();
        double dy = to.getY() - here.getY();
        double chord = Math.hypot(dx, dy);
        double r = Math.max(radius, chord / 2);
        double rise = Math.sqrt(Math.max(0, r * r - chord * chord / 4)) * (large == sweep ? -1 : 1);
        double cx = here.getX() + dx / 2 - dy / chord * rise;
        double cy = here.getY() + dy / 2 + dx / chord * rise;
        double from = Math.toDegrees(Math.atan2(-(here.getY() - cy), here.getX() - cx));
        double until = Math.toDegrees(Math.atan2(-(to.getY() - cy), to.getX() - cx));
        double turn = (sweep ? -1 : 1) * positive(sweep ? from - until : until - from);
        path.append(new Arc2D.Double(cx - r, cy - r, 2 * r, 2 * r, from, turn, Arc2D.OPEN), true);
        here = to;
    }

    private static double positive(double degrees) {
        return degrees < 0 ? degrees + 360 : degrees;
    }

    private Point2D point(boolean step) {
        double x = number();
        double y = number();
        return step ? new Point2D.Double(here.getX() + x, here.getY() + y) : new Point2D.Double(x, y);
    }

    private double number() {
        skip();
        int from = next;
        while (next < text.length()
                && (next == from ? "+-.0123456789" : ".0123456789").indexOf(text.charAt(next)) >= 0) {
            next++;
        }
        return Double.parseDouble(text.substring(from, next));
    }
}
