package reversi.training.repertoire;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.notation.GameTree;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

/** Openings as the trees of other programs' files, and back. */
public final class RepertoireTrees {
    private RepertoireTrees() {}

    /** The tree of all lines that lead to prepared moves, each with its move, as far as one comes there by playing as prepared. */
    public static GameTree tree(Repertoire repertoire) {
        List<GameTree.TreeMove> moves = new ArrayList<>();
        Map<String, Integer> numbers = new HashMap<>();
        numbers.put("", 0);
        repertoire.reached().stream()
                .forEach(move -> add(Repertoire.after(move.line(), move.square()), numbers, moves));
        return new GameTree(Position.start(Variant.OTHELLO), moves);
    }

    private static void add(Transcript line, Map<String, Integer> numbers, List<GameTree.TreeMove> moves) {
        int after = 0;
        StringBuilder way = new StringBuilder();
        for (Turn turn : line.turns()) {
            Optional<Square> square = turn.move().square();
            if (square.isEmpty()) {
                continue;
            }
            way.append(square.get().name());
            Integer known = numbers.get(way.toString());
            if (known == null) {
                moves.add(new GameTree.TreeMove(after, turn.move(), ""));
                known = moves.size();
                numbers.put(way.toString(), known);
            }
            after = known;
        }
    }

    /**
     * The repertoire with the moves of one colour in a tree: of several in one position the first, which is the main line. A tree from
     * another position than the start of standard Othello has none.
     */
    public static Repertoire add(Repertoire to, GameTree tree) {
        if (!tree.start().equals(Position.start(Variant.OTHELLO))) {
            return to;
        }
        Repertoire next = to;
        Repertoire read = Repertoire.of(to.side());
        List<Transcript> lines = new ArrayList<>();
        lines.add(Transcript.start(Variant.OTHELLO));
        for (GameTree.TreeMove move : tree.moves()) {
            Transcript before = passed(lines.get(move.after()));
            if (move.move().square().isPresent()
                    && read.isFor(before)
                    && read.find(before.current()).isEmpty()) {
                Square square = move.move().square().get();
                read = read.with(before, square);
                next = next.with(before, square);
            }
            lines.add(played(before, move.move()));
        }
        return next;
    }

    private static Transcript passed(Transcript line) {
        return line.current().mustPass() ? played(line, Move.PASS) : line;
    }

    private static Transcript played(Transcript line, Move move) {
        return line.current().play(move) instanceof Played.Legal legal ? line.with(legal.turn()) : line;
    }

    /**
     * The repertoire with what one colour played most often in some games, for positions that came up often enough and in which nothing is
     * prepared yet.
     *
     * @param atLeast in how many games a position must have come up
     * @param plies up to which ply
     */
    public static Repertoire addUsual(Repertoire to, List<Transcript> games, int atLeast, int plies) {
        Replies usual = Replies.of(games);
        Repertoire next = to;
        for (Transcript game : games) {
            for (int ply = 0; ply < Math.min(plies, game.plies()); ply++) {
                Transcript line = game.upTo(ply);
                if (next.isFor(line) && next.find(line.current()).isEmpty()) {
                    next = addUsual(next, line, usual.at(line.current()), atLeast);
                }
            }
        }
        return next;
    }

    private static Repertoire addUsual(Repertoire to, Transcript line, List<Replies.Reply> played, int atLeast) {
        int times = played.stream().mapToInt(Replies.Reply::times).sum();
        Optional<Replies.Reply> most =
                played.stream().reduce((one, other) -> other.times() > one.times() ? other : one);
        return most.filter(found -> times >= atLeast)
                .map(found -> to.with(line, found.square()))
                .orElse(to);
    }
}
