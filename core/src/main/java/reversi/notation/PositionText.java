package reversi.notation;

import java.util.Locale;
import reversi.rules.Position;
import reversi.rules.Variant;

/**
 * A position as programs write it: the moves that lead to it, as in {@code f5d6c3}, none for the start ({@link TranscriptText}); or the
 * board, square by square from a1, and who is to move ({@link BoardText}).
 */
public final class PositionText {
    private PositionText() {}

    /** The result of parsing: a position, or why the text is none. */
    public sealed interface Read permits Ok, Failed {}

    /** The text is this position. */
    public record Ok(Position position) implements Read {}

    /**
     * The text is no position of the variant.
     *
     * @param reason what is wrong and where, in English, for whoever writes programs
     */
    public record Failed(String reason) implements Read {}

    /** The position of a text. */
    public static Read read(String text, Variant variant) {
        TranscriptText.Read moves = TranscriptText.read(text, variant);
        if (moves instanceof TranscriptText.Ok ok) {
            return new Ok(ok.transcript().current());
        }
        BoardText.Read board = BoardText.read(text, variant);
        if (board instanceof BoardText.Ok ok) {
            return new Ok(ok.position());
        }
        return new Failed(reason((TranscriptText.Failed) moves, (BoardText.Failed) board));
    }

    private static String reason(TranscriptText.Failed moves, BoardText.Failed board) {
        if (moves.before().plies() > 0 || moves.reason().isPresent()) {
            String why = moves.reason().map(refused -> words(refused.name())).orElse("no square");
            return "move " + moves.ply() + ", '" + moves.token() + "': " + why;
        }
        return "neither moves nor a board: " + words(board.problem().name()) + " at " + board.offset();
    }

    private static String words(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
