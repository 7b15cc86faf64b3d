package reversi.tools.openings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import reversi.engine.Board;
import reversi.engine.BookWriter;
import reversi.notation.Wthor;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.teach.ExplorerEra;
import reversi.teach.ExplorerFilter;
import reversi.teach.ExplorerWriter;
import reversi.teach.GameResults;
import reversi.teach.PositionKey;
import reversi.tools.games.WthorFile;

/** Counts how real games went through their first positions, however the board was turned. */
final class ExplorerBuilder {
    private static final Position START = Position.start(Variant.OTHELLO);
    private static final int HALF_THE_DISCS = 32;

    private final int plies;
    private final Map<Board, Node> nodes = new HashMap<>();
    private int games;

    /** A table of the positions after at most this many plies. */
    ExplorerBuilder(int plies) {
        this.plies = plies;
    }

    /** Results that are still counted, for each part of {@link ExplorerFilter#cell}. */
    private static final class Count {
        private final List<GameResults> parts =
                new ArrayList<>(Collections.nCopies(ExplorerFilter.CELLS, new GameResults(0, 0, 0)));

        void add(int blackScore, int cell) {
            GameResults part = parts.get(cell);
            parts.set(
                    cell,
                    new GameResults(
                            part.black() + (blackScore > HALF_THE_DISCS ? 1 : 0),
                            part.drawn() + (blackScore == HALF_THE_DISCS ? 1 : 0),
                            part.white() + (blackScore < HALF_THE_DISCS ? 1 : 0)));
        }

        List<GameResults> results() {
            return List.copyOf(parts);
        }

        int games() {
            return parts.stream().mapToInt(GameResults::games).sum();
        }
    }

    /** A position that was reached, its moves by the places of their squares in the canonical position. */
    private static final class Node {
        private final int key;
        private final Count count = new Count();
        private final Map<Integer, Edge> moves = new HashMap<>();

        Node(int key) {
            this.key = key;
        }
    }

    private static final class Edge {
        private final Count count = new Count();
        private final Board after;

        Edge(Board after) {
            this.after = after;
        }
    }

    /** Counts the games of a year, judged by the ratings of their players after it. */
    void add(WthorFile year, PlayerRatings ratings) {
        for (Wthor.Game game : year.games()) {
            add(game, ExplorerFilter.cell(ExplorerEra.of(year.year()), ratings.strength(game)));
        }
    }

    /** Counts a game of a part up to the first move that is not legal, or to where a side must pass, which archives don't write. */
    void add(Wthor.Game game, int cell) {
        games++;
        Position position = START;
        Board board = canonical(START);
        PositionKey key = PositionKey.of(START);
        Node node = node(board, key);
        node.count.add(game.blackScore(), cell);
        for (Square square :
                game.squares().subList(0, Math.min(plies, game.squares().size()))) {
            if (!(position.play(Move.at(square)) instanceof Played.Legal legal)) {
                return;
            }
            position = legal.turn().after();
            Board after = canonical(position);
            node.moves
                    .computeIfAbsent(key.canonical(square), first -> new Edge(after))
                    .count
                    .add(game.blackScore(), cell);
            key = PositionKey.of(position);
            node = node(after, key);
            node.count.add(game.blackScore(), cell);
        }
    }

    private static Board canonical(Position position) {
        return BookWriter.canonical(Board.of(position));
    }

    private Node node(Board board, PositionKey key) {
        return nodes.computeIfAbsent(board, first -> new Node(key.value()));
    }

    /** The number of games that were counted. */
    int games() {
        return games;
    }

    /**
     * The positions that a table has: those that can be reached by moves played in at least this many games, the start included. Of two that
     * share a key the one with fewer games is left out.
     */
    List<ExplorerWriter.Node> table(int fewestGames) {
        Map<Board, Node> kept = withoutSharedKeys(reachable(fewestGames));
        List<ExplorerWriter.Node> table = new ArrayList<>();
        for (Node node : kept.values()) {
            List<ExplorerWriter.Edge> moves = new ArrayList<>();
            node.moves.forEach((square, edge) -> {
                Node next = kept.get(edge.after);
                if (edge.count.games() >= fewestGames) {
                    List<GameResults> results = edge.count.results();
                    boolean isOnlyWay = next != null && next.count.results().equals(results);
                    moves.add(new ExplorerWriter.Edge(square, results, isOnlyWay));
                }
            });
            table.add(new ExplorerWriter.Node(node.key, node.count.results(), moves));
        }
        return table;
    }

    private Map<Board, Node> reachable(int fewestGames) {
        Map<Board, Node> kept = new HashMap<>();
        List<Board> open = new ArrayList<>();
        if (games > 0) {
            open.add(canonical(START));
        }
        Set<Board> seen = new HashSet<>(open);
        while (!open.isEmpty()) {
            Board board = open.remove(open.size() - 1);
            Node node = nodes.get(board);
            if (node == null) {
                throw new IllegalStateException("a move to a position that no game reached");
            }
            kept.put(board, node);
            for (Edge edge : node.moves.values()) {
                if (edge.count.games() >= fewestGames && seen.add(edge.after)) {
                    open.add(edge.after);
                }
            }
        }
        return kept;
    }

    private static Map<Board, Node> withoutSharedKeys(Map<Board, Node> nodes) {
        List<Map.Entry<Board, Node>> mostPlayedFirst = new ArrayList<>(nodes.entrySet());
        mostPlayedFirst.sort(Comparator.comparingInt((Map.Entry<Board, Node> entry) ->
                        -entry.getValue().count.games())
                .thenComparingLong(entry -> entry.getKey().player())
                .thenComparingLong(entry -> entry.getKey().opponent()));
        Map<Board, Node> kept = new HashMap<>();
        Set<Integer> keys = new HashSet<>();
        for (Map.Entry<Board, Node> entry : mostPlayedFirst) {
            if (keys.add(entry.getValue().key)) {
                kept.put(entry.getKey(), entry.getValue());
            }
        }
        return kept;
    }
}
