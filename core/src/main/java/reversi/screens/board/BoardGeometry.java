package reversi.screens.board;

import java.util.Optional;
import reversi.rules.Square;
import reversi.rules.Variant;

/**
 * Where things are on a board, in stage units with y upwards; frame and squares meet device pixels exactly, so that the
 * grid is crisp.
 *
 * @param variant the rules, for their size and outline
 * @param left left edge of the frame
 * @param bottom lower edge of the frame
 * @param border width of the frame on each side
 * @param side width of one square
 * @param isTurned whether the board is turned by half a turn, so that a1 is at the lower right
 */
public record BoardGeometry(Variant variant, float left, float bottom, float border, float side, boolean isTurned) {
    /** The frame's share of the whole board on each side. */
    private static final float BORDER_SHARE = 0.05f;

    /** What the signs at the edge need; on boards that are too small for it the frame has at most {@link #MOST_SHARE}. */
    private static final float LEAST_BORDER = 14;

    private static final float MOST_SHARE = 0.08f;

    /**
     * The largest board of a variant that fits into an area, in its middle.
     *
     * @param pixel the length of one device pixel in stage units
     */
    public static BoardGeometry fit(Variant variant, float x, float y, float width, float height, float pixel) {
        float room = Math.max(pixel * (variant.size() + 2), Math.min(width, height));
        float wanted = Math.max(room * BORDER_SHARE, Math.min(LEAST_BORDER, room * MOST_SHARE));
        float border = Math.max(pixel, snap(wanted, pixel));
        float side = Math.max(pixel, floor((room - 2 * border) / variant.size(), pixel));
        float outer = side * variant.size() + 2 * border;
        float left = x + snap((width - outer) / 2, pixel);
        float bottom = y + snap((height - outer) / 2, pixel);
        return new BoardGeometry(variant, left, bottom, border, side, false);
    }

    private static float snap(float length, float pixel) {
        return Math.round(length / pixel) * pixel;
    }

    /** Rounds down, but forgives the error of a float that just misses a whole pixel. */
    private static float floor(float length, float pixel) {
        return (float) Math.floor(length / pixel + 1e-3f) * pixel;
    }

    /** The same board, turned by half a turn or not. */
    public BoardGeometry turned(boolean turned) {
        return new BoardGeometry(variant, left, bottom, border, side, turned);
    }

    /** The file or rank that stands at a place, counted from the left or the top; and the other way round. */
    private int across(int fileOrRank) {
        return isTurned ? variant.size() - 1 - fileOrRank : fileOrRank;
    }

    /** The width and height of the whole board, frame included. */
    public float outer() {
        return inner() + 2 * border;
    }

    /** The width and height of the playing field. */
    public float inner() {
        return side * variant.size();
    }

    /** The x of the middle of a file. */
    public float centreX(int file) {
        return left + border + (across(file) + 0.5f) * side;
    }

    /** The y of the middle of a rank. */
    public float centreY(int rank) {
        return bottom + border + (variant.size() - across(rank) - 0.5f) * side;
    }

    /** The square under a point; empty on the frame, beyond it and where the outline cuts squares off. */
    public Optional<Square> square(float x, float y) {
        int file = (int) Math.floor((x - left - border) / side);
        int rank = variant.size() - 1 - (int) Math.floor((y - bottom - border) / side);
        if (file < 0 || rank < 0 || file >= variant.size() || rank >= variant.size()) {
            return Optional.empty();
        }
        Square square = new Square(across(file), across(rank));
        return variant.contains(square) ? Optional.of(square) : Optional.empty();
    }

    /** The distance of the star points from the edges in squares: two, and on 4×4 none has a meaning. */
    public boolean hasStarPoints() {
        return variant.size() >= 6;
    }

    /** The next square of the board from one square in a direction as it is seen, over cut-off ones; the same at the edge. */
    public Square step(Square from, int right, int down) {
        int files = isTurned ? -right : right;
        int ranks = isTurned ? -down : down;
        int file = from.file() + files;
        int rank = from.rank() + ranks;
        while (file >= 0 && rank >= 0 && file < variant.size() && rank < variant.size()) {
            Square next = new Square(file, rank);
            if (variant.contains(next)) {
                return next;
            }
            file += files;
            rank += ranks;
        }
        return from;
    }
}
