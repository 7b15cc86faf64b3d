package reversi.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import reversi.notation.GameTree.TreeMove;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;

/** Writes a tree in the Smart Game Format, forced passes included. */
final class SgfTreeWriter {
    /** Stands between the moves still to be written for a bracket that closes. */
    private static final int CLOSE = -1;

    private final GameTree tree;
    private final StringBuilder text = new StringBuilder();
    /** By the number of a move those after it. */
    private final List<List<Integer>> after = new ArrayList<>();
    /** By the number of a move the position that it leads to, a forced pass included. */
    private final List<Position> positions = new ArrayList<>();

    private SgfTreeWriter(GameTree tree) {
        this.tree = tree;
    }

    static String write(GameTree tree, Opponents players) {
        return new SgfTreeWriter(tree).write(players);
    }

    private String write(Opponents players) {
        Sgf.head(tree.start(), text);
        PropertyReader.writeKnown("PB", players.black(), text);
        PropertyReader.writeKnown("PW", players.white(), text);
        after.add(new ArrayList<>());
        positions.add(passed(tree.start()));
        for (TreeMove move : tree.moves()) {
            Position before = positions.get(move.after());
            positions.add(passed(before.play(move.move()).orThrow().after()));
            after.get(move.after()).add(positions.size() - 1);
            after.add(new ArrayList<>());
        }
        pass(tree.start());
        Deque<Integer> open = new ArrayDeque<>();
        open(0, open);
        while (!open.isEmpty()) {
            int number = open.pop();
            if (number == CLOSE) {
                text.append(')');
            } else {
                boolean isOneOfSeveral =
                        after.get(tree.moves().get(number - 1).after()).size() > 1;
                if (isOneOfSeveral) {
                    text.append('(');
                    open.push(CLOSE);
                }
                move(number);
                open(number, open);
            }
        }
        return text.append(')').toString();
    }

    /** The moves after this one are to be written next, in their order. */
    private void open(int number, Deque<Integer> open) {
        List<Integer> moves = after.get(number);
        for (int i = moves.size() - 1; i >= 0; i--) {
            open.push(moves.get(i));
        }
    }

    private void move(int number) {
        TreeMove move = tree.moves().get(number - 1);
        Position before = positions.get(move.after());
        text.append(';').append(letter(before.toMove())).append('[');
        text.append(move.move().square().map(Square::name).orElse("pa")).append(']');
        PropertyReader.writeKnown("C", move.comment(), text);
        pass(before.play(move.move()).orThrow().after());
    }

    private void pass(Position position) {
        if (position.mustPass()) {
            text.append(';').append(letter(position.toMove())).append("[pa]");
        }
    }

    private static Position passed(Position position) {
        return position.mustPass() ? position.play(Move.PASS).orThrow().after() : position;
    }

    private static String letter(Disc disc) {
        return disc == Disc.BLACK ? "B" : "W";
    }
}
