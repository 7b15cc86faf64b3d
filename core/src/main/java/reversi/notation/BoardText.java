package reversi.notation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/**
 * Positions as text: a character for each square from a1 along the ranks, then the side to move. Black is {@code X} (or {@code B}, {@code
 * *}), White {@code O} (or {@code W}, {@code 0}), an empty square {@code -} (or {@code .}, {@code _}); case and white space are free.
 * Where players own a stock, {@code 12:14} may follow: how many discs Black and White have placed.
 */
public final class BoardText {
    private static final String BLACK = "XxBb*●";
    private static final String WHITE = "OoWw0○";
    private static final String EMPTY = "-._";

    private final String text;
    private final Variant variant;
    private final Map<Square, Disc> discs = new HashMap<>();
    private int next;

    private BoardText(String text, Variant variant) {
        this.text = text;
        this.variant = variant;
    }

    /** The result of parsing: a position, or where and why the text is invalid. */
    public sealed interface Read permits Ok, Failed {}

    /** The text is this position. */
    public record Ok(Position position) implements Read {}

    /**
     * The text is invalid.
     *
     * @param problem what is wrong
     * @param offset where in the text, from 0; the length of the text where something is missing
     * @param square the square that was to be read there; empty after the last one
     */
    public record Failed(Problem problem, int offset, Optional<Square> square) implements Read {}

    /** Why a text is not a position. */
    public enum Problem {
        /** A character that is neither a disc nor an empty square. */
        UNKNOWN_SIGN,
        /** The text ends before the last square. */
        SQUARES_MISSING,
        /** After the squares nothing says who is to move. */
        SIDE_TO_MOVE_MISSING,
        /** The numbers of placed discs are unreadable, don't add up to the discs or exceed the stock. */
        WRONG_STOCK,
        /** More text follows where the position is complete: too many squares, perhaps. */
        TOO_LONG
    }

    /** The position in rows, rank 1 on top, and the side to move in a row of its own. */
    public static String write(Position position) {
        return write(position, "\n");
    }

    /** The position in one line: the squares, a space, the side to move. */
    public static String writeLine(Position position) {
        return write(position, "");
    }

    private static String write(Position position, String rowEnd) {
        StringBuilder text = new StringBuilder();
        int rank = 0;
        for (Square square : position.variant().squares()) {
            if (square.rank() != rank) {
                text.append(rowEnd);
                rank = square.rank();
            }
            text.append(position.at(square).map(BoardText::symbol).orElse("-"));
        }
        text.append(rowEnd.isEmpty() ? " " : rowEnd).append(symbol(position.toMove()));
        if (position.variant().stock() > 0) {
            text.append(' ').append(position.placed(Disc.BLACK));
            text.append(':').append(position.placed(Disc.WHITE));
        }
        return text.toString();
    }

    private static String symbol(Disc disc) {
        return disc == Disc.BLACK ? "X" : "O";
    }

    /** Reads a position of this variant; who has placed how many discs is guessed where the text doesn't say it. */
    public static Read read(String text, Variant variant) {
        return new BoardText(text, variant).read();
    }

    private Read read() {
        List<Square> squares = variant.squares();
        for (Square square : squares) {
            skipSpace();
            if (next == text.length()) {
                return new Failed(Problem.SQUARES_MISSING, next, Optional.of(square));
            }
            Optional<Disc> disc = disc(text.charAt(next));
            if (disc.isEmpty() && EMPTY.indexOf(text.charAt(next)) < 0) {
                return new Failed(Problem.UNKNOWN_SIGN, next, Optional.of(square));
            }
            disc.ifPresent(there -> discs.put(square, there));
            next++;
        }
        skipSpace();
        Optional<Disc> toMove = next < text.length() ? disc(text.charAt(next)) : Optional.empty();
        if (toMove.isEmpty()) {
            boolean another = next < text.length() && EMPTY.indexOf(text.charAt(next)) >= 0;
            return failed(another ? Problem.TOO_LONG : Problem.SIDE_TO_MOVE_MISSING);
        }
        next++;
        skipSpace();
        return rest(toMove.get());
    }

    private Read rest(Disc toMove) {
        if (next == text.length()) {
            return new Ok(Position.of(variant, discs, toMove));
        }
        if (variant.stock() == 0 || !Characters.isDigit(text.charAt(next))) {
            return failed(Problem.TOO_LONG);
        }
        int offset = next;
        int black = number();
        boolean parted = next < text.length() && text.charAt(next) == ':';
        next += parted ? 1 : 0;
        int white = number();
        boolean possible = parted && black >= 0 && white >= 0 && black + white == discs.size();
        if (!possible || Math.max(black, white) > variant.stock()) {
            return new Failed(Problem.WRONG_STOCK, offset, Optional.empty());
        }
        skipSpace();
        return next < text.length()
                ? failed(Problem.TOO_LONG)
                : new Ok(Position.of(variant, discs, toMove, black, white));
    }

    private Failed failed(Problem problem) {
        return new Failed(problem, next, Optional.empty());
    }

    /** The number of up to three digits that stands here; -1 where there is none. */
    private int number() {
        int from = next;
        int value = 0;
        while (next < text.length() && next - from < 3 && Characters.isDigit(text.charAt(next))) {
            value = value * 10 + text.charAt(next) - '0';
            next++;
        }
        return next == from ? -1 : value;
    }

    private static Optional<Disc> disc(char symbol) {
        if (BLACK.indexOf(symbol) >= 0) {
            return Optional.of(Disc.BLACK);
        }
        return WHITE.indexOf(symbol) >= 0 ? Optional.of(Disc.WHITE) : Optional.empty();
    }

    private void skipSpace() {
        while (next < text.length() && Characters.isSpace(text.charAt(next))) {
            next++;
        }
    }
}
