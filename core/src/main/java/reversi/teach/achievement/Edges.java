package reversi.teach.achievement;

import java.util.List;
import java.util.OptionalInt;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.teach.BoardEdges;

/** What achievements ask about the edges of the 8×8 board. */
final class Edges {
    private static final int SIZE = BoardEdges.SIZE;

    private Edges() {}

    static OptionalInt balanced(OwnGame game) {
        List<List<Square>> edges = BoardEdges.all();
        edges.removeIf(edge -> game.isTheirs(game.end(), edge.get(0)) || game.isTheirs(game.end(), edge.get(SIZE - 1)));
        return game.firstOwn(ply -> edges.stream()
                .anyMatch(edge -> isSix(game, game.turn(ply).after(), edge)
                        && !isSix(game, game.turn(ply).before(), edge)));
    }

    private static boolean isSix(OwnGame game, Position position, List<Square> edge) {
        boolean isOpen = position.at(edge.get(0)).isEmpty()
                && position.at(edge.get(SIZE - 1)).isEmpty();
        return isOpen && edge.subList(1, SIZE - 1).stream().allMatch(square -> game.isMine(position, square));
    }

    static OptionalInt wedge(OwnGame game) {
        List<List<Square>> edges = BoardEdges.all();
        return game.firstOwn(ply -> edges.stream().anyMatch(edge -> isWedge(game, ply, edge)));
    }

    private static boolean isWedge(OwnGame game, int ply, List<Square> edge) {
        Turn turn = game.turn(ply);
        int at = turn.move().square().map(edge::indexOf).orElse(-1);
        if (at < 1 || at > SIZE - 2) {
            return false;
        }
        boolean isBetween =
                game.isTheirs(turn.after(), edge.get(at - 1)) && game.isTheirs(turn.after(), edge.get(at + 1));
        OptionalInt next = game.nextOwn(ply);
        if (!isBetween || next.isEmpty()) {
            return false;
        }
        int then = game.turn(next.getAsInt()).move().square().map(edge::indexOf).orElse(-1);
        return then == 0 || then == SIZE - 1;
    }
}
