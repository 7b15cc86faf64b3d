package reversi.training.repertoire;

import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.JsonCodec.constant;
import static reversi.json.JsonCodec.list;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;

import java.util.List;
import java.util.Optional;
import reversi.json.DecodeException;
import reversi.json.JsonCodec;
import reversi.json.JsonReader;
import reversi.json.JsonWriter;
import reversi.json.ObjectCodec;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/**
 * Openings in JSON: {@code {"format":"reversi openings","version":1,"side":"BLACK","moves":[{"after":"f5d6","move":"c3"},…]}}. What is
 * remembered of the moves stays on the device.
 */
public final class RepertoireJson {
    private static final String FORMAT = "reversi openings";
    private static final int VERSION = 1;

    /** Longer than the text of any openings. */
    private static final int LONGEST = 200 * Repertoire.MOST;

    private record WrittenMove(String after, String move) {}

    private record Written(String format, int version, Disc side, List<WrittenMove> moves) {}

    private static final JsonCodec<Disc> SIDE = constant(Disc.values());

    private static final ObjectCodec<WrittenMove> MOVE =
            object(WrittenMove::new, field("after", TEXT, WrittenMove::after), field("move", TEXT, WrittenMove::move));

    private static final ObjectCodec<Written> OPENINGS = object(
            Written::new,
            field("format", TEXT, Written::format),
            field("version", INT, Written::version),
            field("side", SIDE, Written::side),
            field("moves", list(MOVE), Written::moves));

    private RepertoireJson() {}

    /** The text of the moves to which one comes by playing as prepared. */
    public static String write(Repertoire repertoire) {
        List<WrittenMove> moves = repertoire.reached().stream()
                .map(move -> new WrittenMove(
                        TranscriptText.write(move.line()), move.square().name()))
                .toList();
        return JsonWriter.text(out -> OPENINGS.write(new Written(FORMAT, VERSION, repertoire.side(), moves), out));
    }

    /** The openings of a text; empty for any text that {@link #write} gives for none, and where one of the moves is not legal. */
    public static Optional<Repertoire> read(String text) {
        if (text.length() > LONGEST) {
            return Optional.empty();
        }
        try {
            return Optional.of(repertoire(OPENINGS.read(JsonReader.read(text))));
        } catch (DecodeException wrong) {
            return Optional.empty();
        }
    }

    private static Repertoire repertoire(Written written) {
        if (!written.format().equals(FORMAT) || written.version() != VERSION) {
            throw new DecodeException("no openings");
        }
        Repertoire all = Repertoire.of(written.side());
        for (WrittenMove move : written.moves()) {
            all = with(all, move);
        }
        return all;
    }

    private static Repertoire with(Repertoire all, WrittenMove move) {
        if (move.after().length() <= 2 * Repertoire.LONGEST_LINE
                && TranscriptText.read(move.after(), Variant.OTHELLO) instanceof TranscriptText.Ok ok) {
            Transcript line = ok.transcript();
            for (Square square : line.current().placements()) {
                if (square.name().equals(move.move()) && all.isFor(line)) {
                    return all.with(line, square);
                }
            }
        }
        throw new DecodeException("no move " + move.move());
    }
}
