package reversi.archive;

import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.json.DecodeException;
import reversi.json.JsonReader;
import reversi.json.JsonWriter;
import reversi.json.ObjectCodec;
import reversi.session.SavedGames;

/** All games in one text: a line that says what it is, then a line of JSON for each game, so that a broken one costs no other. */
public final class ArchiveBackup {
    /** No line of a game comes near this length, in characters. */
    public static final int LONGEST_LINE = 1 << 18;

    private static final String FORMAT = "reversi-archive";
    private static final int VERSION = 1;

    private static final ObjectCodec<Header> HEADER =
            object(Header::new, field("format", TEXT, Header::format), field("version", INT, Header::version));

    private static final ObjectCodec<Line> LINE =
            object(Line::new, field("summary", ArchiveCodec.SUMMARY, Line::summary), field("game", TEXT, Line::game));

    private ArchiveBackup() {}

    private record Header(String format, int version) {}

    private record Line(GameSummary summary, String game) {}

    /** The first line, with its end. */
    public static String header() {
        return JsonWriter.text(out -> HEADER.write(new Header(FORMAT, VERSION), out)) + "\n";
    }

    /** The line of a game, with its end; {@code body} is what the archive stores of it. */
    public static String line(GameSummary summary, String body) {
        return JsonWriter.text(out -> LINE.write(new Line(summary, body), out)) + "\n";
    }

    /** The line of a game, with its end. */
    public static String line(ArchivedGame game) {
        return line(game.summary(), SavedGames.write(game.game()));
    }

    /** Writes games of a library, of which those that can't be read are left out; {@code then} receives the whole text. */
    public static void write(GameLibrary library, List<GameSummary> games, Consumer<String> then) {
        bodies(library, games, bodies -> {
            StringBuilder text = new StringBuilder(header());
            for (int i = 0; i < bodies.size(); i++) {
                if (!bodies.get(i).isEmpty()) {
                    text.append(line(games.get(i), bodies.get(i)));
                }
            }
            then.accept(text.toString());
        });
    }

    /** Reads what is stored of games, in their order; what can't be read is an empty text. */
    public static void bodies(GameLibrary library, List<GameSummary> games, Consumer<List<String>> then) {
        String[] bodies = new String[games.size()];
        int[] missing = {bodies.length};
        if (bodies.length == 0) {
            then.accept(List.of());
        }
        for (int i = 0; i < bodies.length; i++) {
            int at = i;
            library.body(games.get(i).id(), body -> {
                bodies[at] = body.orElse("");
                if (--missing[0] == 0) {
                    then.accept(List.of(bodies));
                }
            });
        }
    }

    /** Whether a first line is one of a backup that this version reads. */
    public static boolean isHeader(String line) {
        try {
            Header header = HEADER.read(JsonReader.read(line));
            return header.format().equals(FORMAT) && header.version() == VERSION;
        } catch (DecodeException other) {
            return false;
        }
    }

    /** The game of a line; empty for a line that is broken, or whose game breaks the rules. */
    public static Optional<ArchivedGame> read(String line) {
        if (line.length() > LONGEST_LINE) {
            return Optional.empty();
        }
        try {
            Line read = LINE.read(JsonReader.read(line));
            return ArchiveCodec.game(read.summary(), read.game());
        } catch (DecodeException | IllegalArgumentException broken) {
            return Optional.empty();
        }
    }
}
