package reversi.teach.reasons;

import java.util.ArrayList;
import java.util.List;
import reversi.rules.Move;
import reversi.rules.Square;

/** Lists of squares to point at. */
final class SquareLists {
    private SquareLists() {}

    static List<Square> of(Move move) {
        return of(List.of(move));
    }

    static List<Square> of(List<Move> moves) {
        List<Square> squares = new ArrayList<>();
        for (Move move : moves) {
            move.square().ifPresent(squares::add);
        }
        return List.copyOf(squares);
    }

    static List<Square> of(Move first, List<Square> others) {
        List<Square> squares = new ArrayList<>(of(first));
        squares.addAll(others);
        return List.copyOf(squares);
    }

    static List<Square> of(Square first, List<Square> others) {
        return of(Move.at(first), others);
    }
}
