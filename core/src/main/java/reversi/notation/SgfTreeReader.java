package reversi.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.notation.GameTreeBuilder.Point;
import reversi.notation.PropertyReader.Property;
import reversi.rules.Move;
import reversi.rules.Position;

/** Reads one tree in the Smart Game Format with all of its variations: first its nodes, then what is played in them. */
final class SgfTreeReader {
    /** Nodes that only comment, and forced passes, are no moves: so many nodes there may be for each move. */
    private static final int NODES_A_MOVE = 4;

    private final PropertyReader next;
    private final GamesReadBuilder builder;
    private final int from;
    private final int mostMoves;
    private final List<Node> nodes = new ArrayList<>();
    private Opponents players = Opponents.unknown();
    private boolean isCut;

    SgfTreeReader(String text, int mostMoves) {
        this.next = PropertyReader.ofSgf(text, 0);
        this.builder = new GamesReadBuilder(text);
        this.from = SgfProperties.begin(text, 0);
        this.mostMoves = mostMoves;
    }

    /** A node as it is written, and once that is known, what it leads to. */
    private static final class Node {
        private final int parent;
        private final Map<String, String> said = new HashMap<>();
        private final List<Property> setUp = new ArrayList<>();
        private @Nullable Property move;
        /** Null before it is played, and where it can't be. */
        private @Nullable Point point;

        Node(int parent) {
            this.parent = parent;
        }

        String comment() {
            String name = said.getOrDefault("N", "");
            return Characters.lines(name.isBlank() ? said.getOrDefault("C", "") : name);
        }
    }

    GameTree.Read read() {
        Optional<GameTree> tree = Optional.empty();
        if (from < 0) {
            builder.fault(FaultKind.NO_GAME, 0);
        } else {
            collect();
            tree = start().map(this::played);
        }
        return new GameTree.Read(tree, players, builder.faults(), builder.errors(), isCut);
    }

    /** Reads the nodes up to the bracket that closes the tree, or to what can't be read. */
    private void collect() {
        next.goTo(from + 1);
        Deque<Integer> open = new ArrayDeque<>(List.of(-1));
        int last = -1;
        while (!open.isEmpty() && !isCut) {
            char c = next.peek();
            switch (c) {
                case ';' -> {
                    nodes.add(new Node(last));
                    last = nodes.size() - 1;
                    isCut = nodes.size() > NODES_A_MOVE * mostMoves;
                }
                case '(' -> open.push(last);
                case ')' -> last = open.pop();
                default -> {
                    Optional<Property> property = last < 0 ? Optional.empty() : next.property();
                    if (property.isEmpty()) {
                        builder.fault(FaultKind.BROKEN, next.at());
                        return;
                    }
                    last = add(property.get(), last);
                    continue;
                }
            }
            next.goTo(next.at() + 1);
        }
    }

    /** Adds a property, with its other values, to a node or, where that has a move already, to one after it; answers to which. */
    private int add(Property property, int last) {
        int to = last;
        boolean isMove = SgfProperties.isMove(property);
        if (isMove && nodes.get(last).move != null) {
            nodes.add(new Node(last));
            to = nodes.size() - 1;
        }
        Node node = nodes.get(to);
        List<Property> values = next.all(property);
        if (isMove) {
            node.move = property;
        } else if (SgfProperties.isSetUp(property)) {
            node.setUp.addAll(values);
        } else {
            node.said.putIfAbsent(property.name(), property.value());
        }
        return to;
    }

    /** The first position, told by the nodes before the first move; empty where they tell none. */
    private Optional<Position> start() {
        Map<String, String> said = new HashMap<>();
        List<Property> setUp = new ArrayList<>();
        boolean isBefore = true;
        for (int at = 0; at < nodes.size() && isBefore; at++) {
            Node node = nodes.get(at);
            node.said.forEach(said::putIfAbsent);
            setUp.addAll(node.setUp);
            node.setUp.clear();
            isBefore = node.move == null;
        }
        String game = SgfProperties.said(said, "GM");
        if (!game.isEmpty() && !game.equals("2")) {
            builder.fault(FaultKind.OTHER_GAME, from, game, Optional.empty());
            return Optional.empty();
        }
        players = new Opponents(
                Characters.known(SgfProperties.said(said, "PB")), Characters.known(SgfProperties.said(said, "PW")));
        Optional<Position> start = SgfProperties.start(said, setUp, mainLine(), builder);
        if (start.isEmpty()) {
            builder.fault(
                    FaultKind.WRONG_BOARD, setUp.isEmpty() ? from : setUp.get(0).at());
        }
        return start;
    }

    /** The moves of the first node and of the first child of each. */
    private List<Property> mainLine() {
        List<Property> line = new ArrayList<>();
        int last = -1;
        for (int at = 0; at < nodes.size(); at++) {
            Node node = nodes.get(at);
            if (node.parent == last && at == last + 1) {
                last = at;
                Optional.ofNullable(node.move).ifPresent(line::add);
            }
        }
        return line;
    }

    private GameTree played(Position start) {
        GameTreeBuilder tree = new GameTreeBuilder(start, mostMoves, builder);
        Point root = tree.root();
        for (Node node : nodes) {
            Point before = node.parent < 0 ? root : nodes.get(node.parent).point;
            if (before != null) {
                node.point = after(tree, before, node);
            }
        }
        isCut |= tree.isCut();
        return tree.tree();
    }

    /** Where a node leads from a point; null where that is wrong, or one move too many. */
    private @Nullable Point after(GameTreeBuilder tree, Point before, Node node) {
        Property written = node.move;
        if (!node.setUp.isEmpty()) {
            builder.fault(FaultKind.WRONG_BOARD, node.setUp.get(0).at());
            return null;
        }
        if (written == null) {
            // What stands in a node without a move of its own is said of the move before.
            tree.comment(before.number(), node.comment());
            return before;
        }
        Optional<Move> move = SgfProperties.move(written);
        if (move.isEmpty()) {
            return wrong(FaultKind.UNKNOWN_MOVE, written);
        }
        boolean isMover = before.position().toMove() == SgfProperties.mover(written);
        if (isMover == before.isWrittenPass(move.get())) {
            return wrong(FaultKind.OTHER_SIDE, written);
        }
        return tree.play(before, move.get(), node.comment(), written.at(), written.value());
    }

    private @Nullable Point wrong(FaultKind problem, Property written) {
        builder.fault(problem, written.at(), written.value(), Optional.empty());
        return null;
    }
}
