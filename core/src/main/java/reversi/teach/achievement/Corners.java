package reversi.teach.achievement;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.teach.BoardFacts;

/** What achievements ask about corners. */
final class Corners {
    private Corners() {}

    static OptionalInt first(OwnGame game) {
        List<Square> corners = game.variant().corners();
        return game.firstOwn(
                ply -> game.turn(ply).move().square().filter(corners::contains).isPresent());
    }

    static OptionalInt all(OwnGame game) {
        List<Square> corners = game.variant().corners();
        return game.firstOwn(ply ->
                corners.stream().allMatch(corner -> game.isMine(game.turn(ply).after(), corner)));
    }

    static OptionalInt noGift(OwnGame game) {
        return game.atEnd(
                game.isWon() && game.firstOwn(ply -> isGift(game, ply)).isEmpty());
    }

    /** Whether a turn places a disc beside an empty corner that the opponent could take next. */
    private static boolean isGift(OwnGame game, int ply) {
        Turn turn = game.turn(ply);
        Optional<Square> square = turn.move().square();
        for (Square corner : game.variant().corners()) {
            boolean isBeside = square.filter(on -> on.distance(corner) == 1).isPresent();
            if (isBeside && BoardFacts.canPlace(turn.after(), game.mine().other(), corner)) {
                return true;
            }
        }
        return false;
    }

    static OptionalInt wonWithout(OwnGame game) {
        Position end = game.end();
        List<Square> corners = game.variant().corners();
        return game.atEnd(game.isWon()
                && corners.stream().noneMatch(corner -> game.isMine(end, corner))
                && corners.stream().anyMatch(corner -> game.isTheirs(end, corner)));
    }
}
