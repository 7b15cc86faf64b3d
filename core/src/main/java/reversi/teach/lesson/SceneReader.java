package reversi.teach.lesson;

import java.util.List;
import java.util.Optional;
import reversi.notation.BoardText;
import reversi.notation.TranscriptText;
import reversi.rules.NamedVariant;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.rules.Variants;

/** Reads what the board of a step shows. */
final class SceneReader {
    private SceneReader() {}

    /** Takes the lines of a scene: {@code variant}, {@code position} or {@code board}, {@code play} and {@code point}. */
    static Scene read(Section section) {
        Variant variant =
                section.take("variant").map(key -> variant(section, key)).orElse(Variant.OTHELLO);
        Position before = before(section, variant);
        int line = section.lineOf("play");
        Transcript moves =
                section.take("play").map(text -> moves(line, text, before)).orElse(Transcript.from(before));
        int pointLine = section.lineOf("point");
        List<Square> points = section.take("point")
                .map(text -> LessonKeywords.squares(text)
                        .orElseThrow(() -> new LessonFaultException(pointLine, "not squares: " + text)))
                .orElse(List.of());
        for (Square square : points) {
            if (!variant.contains(square)) {
                throw new LessonFaultException(pointLine, square + " is not on the board");
            }
        }
        return new Scene(moves, points);
    }

    private static Variant variant(Section section, String key) {
        for (NamedVariant named : Variants.all()) {
            if (named.key().equals(key)) {
                return named.variant();
            }
        }
        throw new LessonFaultException(section.line(), "no variant is called '" + key + "'");
    }

    private static Position before(Section section, Variant variant) {
        int boardLine = section.lineOf("board");
        Optional<String> board = section.take("board");
        if (board.isPresent()) {
            return board(boardLine, board.get(), variant);
        }
        int line = section.lineOf("position");
        String text = section.need("position");
        Position start = Position.start(variant);
        return text.equals("start") ? start : moves(line, text, start).current();
    }

    private static Position board(int line, String text, Variant variant) {
        if (BoardText.read(text, variant) instanceof BoardText.Ok ok) {
            return ok.position();
        }
        throw new LessonFaultException(line, "not a board, row by row, and the side to move");
    }

    private static Transcript moves(int line, String text, Position start) {
        TranscriptText.Read read = TranscriptText.read(text, start);
        if (read instanceof TranscriptText.Ok ok) {
            return ok.transcript();
        }
        TranscriptText.Failed failed = (TranscriptText.Failed) read;
        throw new LessonFaultException(
                line, "'" + failed.token() + "' is no legal move here (ply " + failed.ply() + ")");
    }
}
