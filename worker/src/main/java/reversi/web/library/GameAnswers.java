package reversi.web.library;

import java.util.Arrays;
import java.util.Locale;
import reversi.json.DecodeException;
import reversi.json.JsonWriter;
import reversi.notation.BoardText;
import reversi.notation.GameFault;
import reversi.notation.GameFiles;
import reversi.notation.GameFormat;
import reversi.notation.GameJson;
import reversi.notation.GameRecord;
import reversi.notation.GamesRead;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;

/** What rules and files of games say, as JSON. */
final class GameAnswers {
    private GameAnswers() {}

    /** The position with its legal moves and discs. */
    static String position(Request request) {
        Position position = request.position();
        return JsonWriter.text(out -> {
            out.beginObject().name("board").value(BoardText.writeLine(position));
            out.name("toMove").value(position.toMove() == Disc.BLACK ? "black" : "white");
            out.name("over").value(position.isOver());
            out.name("black").value(position.score().black());
            out.name("white").value(position.score().white());
            out.name("moves").beginArray();
            for (Move move : position.legalMoves()) {
                out.value(move.toString());
            }
            out.endArray().endObject();
        });
    }

    /** The games of a file, and what of it could not be read. */
    static String games(byte[] file) {
        GamesRead read = GameFiles.read(file);
        return JsonWriter.text(out -> {
            out.beginObject().name("games").beginArray();
            for (GameRecord game : read.games()) {
                out.json(GameJson.write(game));
            }
            out.endArray().name("faults").beginArray();
            for (GameFault fault : read.faults()) {
                write(fault, out);
            }
            out.endArray().name("errors").value(read.errors());
            read.format().ifPresent(format -> out.name("format").value(format.name()));
            out.endObject();
        });
    }

    private static void write(GameFault fault, JsonWriter out) {
        out.beginObject().name("problem").value(fault.problem().name());
        out.name("game").value(fault.game());
        out.name("line").value(fault.line());
        out.name("offset").value(fault.offset());
        out.name("found").value(fault.found());
        out.endObject();
    }

    /** A game, as {@link #games} tells it, in another format. */
    static String text(Request request) {
        String name = request.text("format").toUpperCase(Locale.ROOT);
        GameFormat format = Arrays.stream(GameFormat.values())
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new DecodeException("no format '" + name + "'"));
        GameRecord game = GameJson.readGame(request.text("game")).orElseThrow(() -> new DecodeException("no game"));
        if (!GameFiles.canWrite(format, game)) {
            throw new DecodeException(format.name() + " cannot hold this game");
        }
        String text = GameFiles.head(format) + GameFiles.write(format, game) + GameFiles.tail(format);
        return JsonWriter.text(out -> out.beginObject().name("text").value(text).endObject());
    }
}
