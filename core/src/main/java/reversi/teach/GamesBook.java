package reversi.teach;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

/** What some games went on with, counted position by position as they come: a player's own opening book. Looked up modulo symmetry. */
public final class GamesBook {
    /** How many plies of a game count. */
    public static final int PLIES = 30;

    private static final GameResults NONE = new GameResults(0, 0, 0);

    private final Map<Integer, Node> nodes = new HashMap<>();

    /** A position that was reached, its moves by the places of their squares in the canonical position. */
    private static final class Node {
        private final Map<Integer, GameResults> moves = new HashMap<>();
        private GameResults results = NONE;
    }

    /** Counts a game of standard Othello, with {@code result} as how it ended; others are left out. */
    public void add(Transcript game, GameResults result) {
        if (!game.first().equals(Position.start(Variant.OTHELLO))) {
            return;
        }
        PositionKey key = PositionKey.of(game.first());
        node(key).results = node(key).results.plus(result);
        for (Turn turn : game.turns().subList(0, Math.min(PLIES, game.plies()))) {
            Node before = node(key);
            if (turn.move().square().isPresent()) {
                int square = key.canonical(turn.move().square().get());
                before.moves.merge(square, result, GameResults::plus);
            }
            key = PositionKey.of(turn.after());
            Node after = node(key);
            after.results = after.results.plus(result);
        }
    }

    private Node node(PositionKey key) {
        return nodes.computeIfAbsent(key.value(), first -> new Node());
    }

    /** What these games tell about a position; empty where none reached it, and for other variants. */
    public Optional<ExplorerEntry> find(Position position) {
        if (!position.variant().equals(Variant.OTHELLO)) {
            return Optional.empty();
        }
        PositionKey key = PositionKey.of(position);
        return Optional.ofNullable(nodes.get(key.value())).map(node -> {
            List<Square> legal = position.placements();
            List<ExplorerMove> moves = new ArrayList<>();
            node.moves.forEach((place, results) -> {
                Square square = key.square(place);
                if (legal.contains(square)) {
                    moves.add(new ExplorerMove(Move.at(square), results));
                }
            });
            return ExplorerEntry.ordered(node.results, moves);
        });
    }
}
