package reversi.teach;

import java.util.ArrayList;
import java.util.List;
import reversi.rules.Square;

/** The edges of the 8×8 board. */
public final class BoardEdges {
    /** How many squares an edge has, corners included. */
    public static final int SIZE = 8;

    private BoardEdges() {}

    /** All four, each with its squares in order, corners included. */
    public static List<List<Square>> all() {
        List<List<Square>> edges = new ArrayList<>();
        for (int side = 0; side < SIZE; side += SIZE - 1) {
            List<Square> rank = new ArrayList<>();
            List<Square> file = new ArrayList<>();
            for (int i = 0; i < SIZE; i++) {
                rank.add(new Square(i, side));
                file.add(new Square(side, i));
            }
            edges.add(rank);
            edges.add(file);
        }
        return edges;
    }
}
