package reversi.notation;

import java.util.Map;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Rule;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;

/** First positions in files that write squares and not a variant. */
final class SetUp {
    private static final int CENTRE = 4;
    private static final int CORNERS = 4;

    private SetUp() {}

    /** Whether boards have this number of files and ranks. */
    static boolean isSize(int size) {
        return size >= 4 && size <= Square.MAX_SIZE && size % 2 == 0;
    }

    /** The start of the variant with these discs, where there is one, or else a position of Othello on a square board set up by hand. */
    static Position of(int size, Map<Square, Disc> discs, Disc toMove, boolean fewestWins, GamesReadBuilder builder) {
        Variant plain = Variant.square(size, Start.DIAGONAL).with(Rule.FEWEST_WINS, fewestWins);
        return on(plain, discs, toMove, builder);
    }

    /** The start with these discs on the board and by the rules of a variant, where there is one, or else a position of that variant set up by hand. */
    static Position on(Variant plain, Map<Square, Disc> discs, Disc toMove, GamesReadBuilder builder) {
        int corners = discs.size() - CENTRE;
        int most = plain.shape().hasCorners() ? CORNERS : 0;
        for (Start start : corners >= 0 && corners <= most ? Start.values() : new Start[0]) {
            Variant variant = new Variant(plain.size(), plain.shape(), start, toMove, 0, plain.rules(), corners);
            Position first = builder.start(variant);
            if (start != Start.FREE_CENTRE && holds(first, discs)) {
                return first;
            }
        }
        return Position.of(plain, discs, toMove);
    }

    /** This variant's start, if it has these discs, or else the position of this variant set up by hand. */
    static Position of(Variant variant, Map<Square, Disc> discs, Disc toMove, GamesReadBuilder builder) {
        Position start = builder.start(variant);
        return start.toMove() == toMove && holds(start, discs) ? start : Position.of(variant, discs, toMove);
    }

    private static boolean holds(Position position, Map<Square, Disc> discs) {
        if (position.count(Disc.BLACK) + position.count(Disc.WHITE) != discs.size()) {
            return false;
        }
        for (Map.Entry<Square, Disc> entry : discs.entrySet()) {
            if (!position.at(entry.getKey()).equals(Optional.of(entry.getValue()))) {
                return false;
            }
        }
        return true;
    }
}
