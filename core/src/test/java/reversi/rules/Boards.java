package reversi.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Positions and games drawn in tests. */
final class Boards {
    private Boards() {}

    /** A position of standard Othello from its eight rows of {@code X}, {@code O} and {@code -}. */
    static Position othello(Disc toMove, String... rows) {
        return of(Variant.OTHELLO, toMove, rows);
    }

    /** A position from its rows; signs other than {@code X} and {@code O} are empty or off the board. */
    static Position of(Variant variant, Disc toMove, String... rows) {
        return Position.of(variant, discs(rows), toMove);
    }

    static Map<Square, Disc> discs(String... rows) {
        Map<Square, Disc> discs = new HashMap<>();
        for (int rank = 0; rank < rows.length; rank++) {
            for (int file = 0; file < rows[rank].length(); file++) {
                char sign = rows[rank].charAt(file);
                if (sign == 'X' || sign == 'O') {
                    discs.put(new Square(file, rank), sign == 'X' ? Disc.BLACK : Disc.WHITE);
                }
            }
        }
        return discs;
    }

    /** The position after these moves, parted by spaces. */
    static Position after(Position start, String moves) {
        Position position = start;
        for (String name : moves.split(" ")) {
            position = position.play(move(name)).orThrow().after();
        }
        return position;
    }

    static Position after(Variant variant, String moves) {
        return after(Position.start(variant), moves);
    }

    static Move move(String name) {
        return name.equals("pass") ? Move.PASS : Move.at(name);
    }

    /** The names of squares, parted by spaces. */
    static String names(List<Square> squares) {
        return String.join(" ", squares.stream().map(Square::name).toList());
    }
}
