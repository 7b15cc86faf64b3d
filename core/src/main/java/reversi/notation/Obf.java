package reversi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/**
 * Positions of standard Othello with what their moves are worth, one a line as in files named {@code .obf}: 64 squares and the
 * side to move as in {@link BoardText}, then for each move its square ({@code PS} for a pass) and the result in discs for the
 * side to move, as in {@code ; A2:+38; H4:-6;}. Empty lines and those that begin with {@code %} say nothing, nor does
 * {@code --:-127}, by which some programs say that there are no more moves.
 */
public final class Obf {
    static final String PASS = "PS";
    private static final String NO_MORE = "--";
    private static final int MOST_DISCS = 64;

    private Obf() {}

    /** The result of parsing: positions, or where and why the text is invalid. */
    public sealed interface Read permits Ok, Failed {}

    /**
     * The positions of a text.
     *
     * @param entries in the order of the text
     */
    public record Ok(List<Entry> entries) implements Read {
        public Ok {
            entries = List.copyOf(entries);
        }
    }

    /**
     * The text cannot be read.
     *
     * @param problem what is wrong
     * @param line the number of the line where it is wrong, from 1
     */
    public record Failed(Problem problem, int line) implements Read {}

    /** Why a line is none of a file of positions. */
    public enum Problem {
        /** What stands before the first semicolon is no position of 64 squares and a side to move. */
        NO_POSITION,
        /** A move that the position doesn't allow, or none. */
        NO_MOVE,
        /** No whole number of discs from -64 to 64 stands after a move and a colon. */
        NO_VALUE
    }

    /**
     * A position and what is known of its moves.
     *
     * @param position of standard Othello
     * @param moves in the order of the text; none where nothing is known
     */
    public record Entry(Position position, List<Worth> moves) {
        public Entry {
            moves = List.copyOf(moves);
        }

        /** The result in discs for the side to move with best play; empty where no move's worth is known. */
        public Optional<Integer> score() {
            return moves.stream().map(Worth::discs).max(Integer::compare);
        }
    }

    /**
     * What a move is worth.
     *
     * @param move a legal move
     * @param discs the result for the side to move, -64…64
     */
    public record Worth(Move move, int discs) {}

    /** The text of these positions, a line for each. */
    public static String write(List<Entry> entries) {
        StringBuilder text = new StringBuilder();
        for (Entry entry : entries) {
            text.append(BoardText.writeLine(entry.position())).append(';');
            for (Worth worth : entry.moves()) {
                text.append(' ').append(name(worth.move())).append(':');
                text.append(worth.discs() < 0 ? "" : "+").append(worth.discs()).append(';');
            }
            text.append('\n');
        }
        return text.toString();
    }

    static String name(Move move) {
        return move instanceof Move.Placement placement
                ? capitals(placement.on().name())
                : PASS;
    }

    private static String capitals(String square) {
        return (char) (square.charAt(0) - 'a' + 'A') + square.substring(1);
    }

    /** Reads positions; the first line that goes wrong ends it. */
    public static Read read(String text) {
        List<Entry> entries = new ArrayList<>();
        int number = 0;
        for (String line : parts(text, '\n')) {
            number++;
            String content = line.trim();
            if (content.isEmpty() || content.charAt(0) == '%') {
                continue;
            }
            List<Worth> moves = new ArrayList<>();
            List<String> parts = parts(content, ';');
            if (!(BoardText.read(parts.get(0), Variant.OTHELLO) instanceof BoardText.Ok board)) {
                return new Failed(Problem.NO_POSITION, number);
            }
            for (String part : parts.subList(1, parts.size())) {
                Optional<Problem> problem =
                        part.trim().isEmpty() ? Optional.empty() : add(part.trim(), board.position(), moves);
                if (problem.isPresent()) {
                    return new Failed(problem.get(), number);
                }
            }
            entries.add(new Entry(board.position(), moves));
        }
        return new Ok(entries);
    }

    private static Optional<Problem> add(String text, Position position, List<Worth> moves) {
        int colon = text.indexOf(':');
        if (colon < 0) {
            return Optional.of(Problem.NO_VALUE);
        }
        String name = text.substring(0, colon).trim();
        if (name.equals(NO_MORE)) {
            return Optional.empty();
        }
        for (Move move : position.legalMoves()) {
            if (name(move).equalsIgnoreCase(name)) {
                int discs = discs(text.substring(colon + 1).trim());
                moves.add(new Worth(move, discs));
                return discs > MOST_DISCS ? Optional.of(Problem.NO_VALUE) : Optional.empty();
            }
        }
        return Optional.of(Problem.NO_MOVE);
    }

    /** The discs that a text of a sign and digits says; more than there are squares where it says none. */
    private static int discs(String text) {
        boolean signed = !text.isEmpty() && (text.charAt(0) == '+' || text.charAt(0) == '-');
        String digits = signed ? text.substring(1) : text;
        int discs = 0;
        for (int i = 0; i < digits.length(); i++) {
            discs = Characters.isDigit(digits.charAt(i)) && discs <= MOST_DISCS
                    ? discs * 10 + digits.charAt(i) - '0'
                    : MOST_DISCS + 1;
        }
        boolean none = digits.isEmpty() || discs > MOST_DISCS;
        return none ? MOST_DISCS + 1 : text.charAt(0) == '-' ? -discs : discs;
    }

    private static List<String> parts(String text, char separator) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int to = text.indexOf(separator); to >= 0; to = text.indexOf(separator, from)) {
            parts.add(text.substring(from, to));
            from = to + 1;
        }
        parts.add(text.substring(from));
        return parts;
    }
}
