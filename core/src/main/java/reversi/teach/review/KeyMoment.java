package reversi.teach.review;

import java.util.ArrayList;
import java.util.List;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** What a bad move did, as far as it is certain: the first of these that is true. */
public sealed interface KeyMoment {
    /** With best play the game was won before the move and is not any more; {@code isLost} where it is lost now. */
    record WinGone(boolean isLost) implements KeyMoment {}

    /** With best play the game was drawn before the move and is lost now. */
    record DrawGone() implements KeyMoment {}

    /** The opponent can take a corner now that the best move would have kept from it. */
    record Corner(Square square) implements KeyMoment {}

    /** It gave away discs, and nothing else is certain. */
    record Discs() implements KeyMoment {}

    /** What a move did that is not the best one. */
    static KeyMoment of(MoveReview review) {
        if (review.exact() && review.bestValue() > 0 && review.value() <= 0) {
            return new WinGone(review.value() < 0);
        }
        if (review.exact() && review.bestValue() == 0 && review.value() < 0) {
            return new DrawGone();
        }
        List<Square> given = corners(review.turn().after());
        given.removeAll(
                corners(review.turn().before().play(review.best()).orThrow().after()));
        return given.isEmpty() || review.turn().before().variant().fewestWins()
                ? new Discs()
                : new Corner(given.get(0));
    }

    /** The corners that the side to move can take. */
    private static List<Square> corners(Position position) {
        List<Square> taken = new ArrayList<>();
        Variant variant = position.variant();
        for (Move move : position.legalMoves()) {
            move.square().filter(square -> isCorner(variant, square)).ifPresent(taken::add);
        }
        return taken;
    }

    private static boolean isCorner(Variant variant, Square square) {
        int last = variant.size() - 1;
        boolean isFile = square.file() == 0 || square.file() == last;
        return isFile && (square.rank() == 0 || square.rank() == last);
    }
}
