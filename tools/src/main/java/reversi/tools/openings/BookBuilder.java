package reversi.tools.openings;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import reversi.engine.Board;
import reversi.engine.BookWriter;
import reversi.engine.OpeningBook;
import reversi.rules.Position;
import reversi.rules.Variant;

/** The positions of a book that is being built, with what was found out about them. */
final class BookBuilder {
    private static final Board START = Board.of(Position.start(Variant.OTHELLO));

    private final Map<Board, Node> nodes = new HashMap<>();
    private final PlayedPositions played;

    /** A position: its value comes from a search of its own, or from the search of the position before. */
    static final class Node {
        private final Board board;
        private final int games;
        private int value;
        private int depth;
        private boolean isSearched;

        Node(Board board, int games) {
            this.board = board;
            this.games = games;
        }

        Board board() {
            return board;
        }
    }

    /** Adds every position that was reached in at least this many games. */
    BookBuilder(PlayedPositions played, int leastGames) {
        this.played = played;
        Board start = BookWriter.canonical(START);
        nodes.put(start, new Node(start, Integer.MAX_VALUE));
        Deque<Board> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            for (Board after : successors(open.remove())) {
                int games = played.games(after);
                if (games >= leastGames && !nodes.containsKey(after)) {
                    nodes.put(after, new Node(after, games));
                    open.add(after);
                }
            }
        }
    }

    private static List<Board> successors(Board board) {
        List<Board> successors = new ArrayList<>();
        for (long rest = board.moves(); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            successors.add(BookWriter.canonical(board.play(square, board.flips(square))));
        }
        return successors;
    }

    int size() {
        return nodes.size();
    }

    /** The positions that were not searched yet, the most played first; a position that must pass is left alone. */
    List<Node> unsearched() {
        List<Node> unsearched = new ArrayList<>();
        for (Node node : nodes.values()) {
            if (!node.isSearched && node.board.moves() != 0) {
                unsearched.add(node);
            }
        }
        unsearched.sort(Comparator.comparingInt((Node node) -> -node.games)
                .thenComparingLong(node -> node.board.player())
                .thenComparingLong(node -> node.board.opponent()));
        return unsearched;
    }

    /** Takes in what a search found; its best move becomes part of the book. */
    void found(Node node, SearchLog.Found found) {
        node.isSearched = true;
        node.value = found.value();
        node.depth = found.depth();
        Board board = node.board;
        Board after = BookWriter.canonical(board.play(found.best(), board.flips(found.best())));
        Node next = nodes.get(after);
        if (next == null) {
            next = new Node(after, played.games(after));
            nodes.put(after, next);
        }
        if (!next.isSearched && found.depth() - 1 > next.depth) {
            next.value = -found.value();
            next.depth = found.depth() - 1;
        }
    }

    /** The book: the value of a position is that of its best move, as far as the book goes. */
    Map<Board, OpeningBook.Entry> entries() {
        List<Node> byDiscs = new ArrayList<>(nodes.values());
        byDiscs.sort(Comparator.comparingInt(node -> -discs(node.board)));
        Map<Board, OpeningBook.Entry> entries = new HashMap<>();
        for (Node node : byDiscs) {
            int value = node.value;
            int depth = node.depth;
            boolean hasReply = false;
            for (Board after : node.isSearched ? successors(node.board) : List.<Board>of()) {
                OpeningBook.Entry reply = entries.get(after);
                if (reply != null && (!hasReply || -reply.value() > value)) {
                    hasReply = true;
                    value = -reply.value();
                    depth = reply.depth() + 1;
                }
            }
            if (node.depth > 0) {
                entries.put(node.board, new OpeningBook.Entry(value, depth, power(node.games)));
            }
        }
        return entries;
    }

    private static int discs(Board board) {
        return Long.bitCount(board.player() | board.opponent());
    }

    private static int power(int games) {
        return games == 0 ? -1 : 31 - Integer.numberOfLeadingZeros(games);
    }
}
