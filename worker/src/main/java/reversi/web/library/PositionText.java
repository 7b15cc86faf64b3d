package reversi.web.library;

import java.util.Locale;
import reversi.json.DecodeException;
import reversi.notation.BoardText;
import reversi.notation.TranscriptText;
import reversi.rules.Position;
import reversi.rules.Variant;

/**
 * A position as programs write it: the moves that lead to it, as in {@code f5d6c3}, none for the start; or the board, square by
 * square from a1, and who is to move, as in {@link BoardText}.
 */
final class PositionText {
    private PositionText() {}

    /** The position; throws DecodeException where the text is none of this variant, with the place. */
    static Position read(String text, Variant variant) {
        TranscriptText.Read moves = TranscriptText.read(text, variant);
        if (moves instanceof TranscriptText.Ok ok) {
            return ok.transcript().current();
        }
        BoardText.Read board = BoardText.read(text, variant);
        if (board instanceof BoardText.Ok ok) {
            return ok.position();
        }
        TranscriptText.Failed failed = (TranscriptText.Failed) moves;
        if (failed.before().plies() > 0 || failed.reason().isPresent()) {
            throw new DecodeException("move " + failed.ply() + ", '" + failed.token() + "': "
                    + failed.reason().map(reason -> words(reason.name())).orElse("no square"));
        }
        BoardText.Failed wrong = (BoardText.Failed) board;
        throw new DecodeException(
                "neither moves nor a board: " + words(wrong.problem().name()) + " at " + wrong.offset());
    }

    private static String words(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
