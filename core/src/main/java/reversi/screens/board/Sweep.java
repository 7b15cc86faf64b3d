package reversi.screens.board;

import java.util.ArrayList;
import java.util.List;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;

/** How the discs of a position are swept into full rows to be counted: Black's from the top of the board, White's to its bottom, those already there left alone. */
final class Sweep {
    private final List<Square> from = new ArrayList<>();
    private final List<Square> to = new ArrayList<>();
    private final List<Integer> beats = new ArrayList<>();
    private int beat;

    /** The sweep of a position. */
    Sweep(Position position) {
        List<Square> squares = position.variant().squares();
        int whiteFrom = squares.size() - position.count(Disc.WHITE);
        List<Square> top = squares.subList(0, position.count(Disc.BLACK));
        List<Square> bottom = squares.subList(whiteFrom, squares.size());
        List<Square> strayBlack = strays(position, Disc.BLACK, top);
        List<Square> strayWhite = strays(position, Disc.WHITE, bottom);
        List<Square> forBlack = places(position, Disc.BLACK, top);
        List<Square> forWhite = places(position, Disc.WHITE, bottom);
        for (int i = 0; i < strayBlack.size(); i++) {
            Square left = strayBlack.get(i);
            Square taken = forBlack.get(i);
            move(left, taken);
            // Whoever lay there goes where the black disc came from, where that is White's place.
            if (strayWhite.remove(taken)) {
                move(taken, forWhite.remove(left) ? left : forWhite.remove(forWhite.size() - 1));
            }
            beat++;
        }
        for (int i = 0; i < strayWhite.size(); i++) {
            move(strayWhite.get(i), forWhite.get(i));
            beat++;
        }
    }

    private void move(Square left, Square taken) {
        from.add(left);
        to.add(taken);
        beats.add(beat);
    }

    /** The squares with a disc of a colour outside of its rows. */
    private static List<Square> strays(Position position, Disc disc, List<Square> rows) {
        return new ArrayList<>(position.variant().squares().stream()
                .filter(square -> holds(position, square, disc) && !rows.contains(square))
                .toList());
    }

    /** The squares of its rows without one. */
    private static List<Square> places(Position position, Disc disc, List<Square> rows) {
        return new ArrayList<>(
                rows.stream().filter(square -> !holds(position, square, disc)).toList());
    }

    private static boolean holds(Position position, Square square, Disc disc) {
        return position.at(square).filter(there -> there == disc).isPresent();
    }

    /** How many discs move. */
    int moves() {
        return from.size();
    }

    /** Where a moving disc lies. */
    Square from(int move) {
        return from.get(move);
    }

    /** Where it goes. */
    Square to(int move) {
        return to.get(move);
    }

    /** In which beat it goes, from 0; two discs that change places go together. */
    int beatOf(int move) {
        return beats.get(move);
    }

    /** How many beats there are. */
    int beats() {
        return beat;
    }
}
