package reversi.tools.gtp;

import java.util.Locale;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;

/** A position as text for a terminal. */
final class TextBoard {
    private TextBoard() {}

    /** The board with its coordinates, {@code X} for Black, {@code O} for White, {@code .} for where one may place a disc. */
    static String of(Position position) {
        int size = position.variant().size();
        StringBuilder files = new StringBuilder("  ");
        for (int file = 0; file < size; file++) {
            files.append(' ').append((char) ('A' + file));
        }
        StringBuilder text = new StringBuilder(files).append('\n');
        for (int rank = 0; rank < size; rank++) {
            text.append(String.format(Locale.ROOT, "%2d", rank + 1));
            for (int file = 0; file < size; file++) {
                text.append(' ').append(sign(position, new Square(file, rank)));
            }
            text.append(rank == 0 ? side(position) : rank == 1 ? discs(position) : "")
                    .append('\n');
        }
        return text.append(files).toString();
    }

    private static String side(Position position) {
        if (position.isOver()) {
            return "   game over";
        }
        return position.toMove() == Disc.BLACK ? "   X (black) to move" : "   O (white) to move";
    }

    private static String discs(Position position) {
        return "   X " + position.count(Disc.BLACK) + ", O " + position.count(Disc.WHITE);
    }

    private static char sign(Position position, Square square) {
        if (position.at(square).isPresent()) {
            return position.at(square).get() == Disc.BLACK ? 'X' : 'O';
        }
        return position.flips(square).isEmpty() ? '-' : '.';
    }
}
