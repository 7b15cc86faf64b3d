package reversi.teach.reasons;

import java.util.List;
import reversi.rules.Position;
import reversi.rules.Square;

/** A part of the board with a name: a half or a quarter. */
public enum Area {
    TOP_LEFT(-1, -1),
    TOP_RIGHT(1, -1),
    BOTTOM_LEFT(-1, 1),
    BOTTOM_RIGHT(1, 1),
    TOP(0, -1),
    BOTTOM(0, 1),
    LEFT(-1, 0),
    RIGHT(1, 0),
    /** No half of the board. */
    SOMEWHERE(0, 0);

    private final int side;
    private final int end;

    Area(int side, int end) {
        this.side = side;
        this.end = end;
    }

    /** The smallest part whose empty squares are just these; {@link #SOMEWHERE} where there is none. */
    static Area of(Position position, List<Square> empties) {
        for (Area area : values()) {
            if (area != SOMEWHERE && area.empties(position).equals(empties)) {
                return area;
            }
        }
        return SOMEWHERE;
    }

    private List<Square> empties(Position position) {
        int size = position.variant().size();
        return position.variant().squares().stream()
                .filter(square -> isIn(square.file(), size, side) && isIn(square.rank(), size, end))
                .filter(square -> position.at(square).isEmpty())
                .toList();
    }

    private static boolean isIn(int index, int size, int half) {
        return half == 0 || (half < 0) == (index < size / 2);
    }
}
