package reversi.archive;

import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.json.DecodeException;
import reversi.json.JsonReader;
import reversi.json.JsonWriter;
import reversi.json.ObjectCodec;
import reversi.platform.Portable;

/**
 * All that goes from device to device in one text: a line that says what it is, then a line of JSON for each thing that is kept beside the
 * games and for each game, so that a broken one costs no other.
 */
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

    private static final ObjectCodec<KeptText> KEPT =
            object(KeptText::new, field("kept", TEXT, KeptText::name), field("text", TEXT, KeptText::text));

    /** What is kept under a name beside the games. */
    public record KeptText(String name, String text) {}

    private record Header(String format, int version) {}

    private record Line(GameSummary summary, String game) {}

    /** The first line, with its end. */
    public static String header() {
        return JsonWriter.text(out -> HEADER.write(new Header(FORMAT, VERSION), out)) + "\n";
    }

    /** The line of a game, with its end. */
    public static String line(StoredGame game) {
        return JsonWriter.text(out -> LINE.write(new Line(game.summary(), game.body()), out)) + "\n";
    }

    /** The line of a game, with its end. */
    public static String line(ArchivedGame game) {
        return line(ArchiveCodec.stored(game));
    }

    /** The line of something beside the games, with its end; empty where there is nothing of it, or far more than anybody has. */
    public static Optional<String> line(Portable kept) {
        return kept.text()
                .map(text -> JsonWriter.text(out -> KEPT.write(new KeptText(kept.name(), text), out)) + "\n")
                .filter(line -> line.length() <= LONGEST_LINE);
    }

    /** A backup of games of a library, and of what else is kept. */
    public static ArchiveExport export(GameLibrary library, List<GameSummary> games, List<Portable> others) {
        return new ArchiveExport(library, games, new Backup(others));
    }

    /** A line for each thing beside the games, and one for each game, whatever stands in it. */
    private record Backup(List<Portable> others) implements ArchiveExport.Format {
        @Override
        public String head() {
            StringBuilder head = new StringBuilder(header());
            others.forEach(other -> line(other).ifPresent(head::append));
            return head.toString();
        }

        @Override
        public Optional<String> game(StoredGame game) {
            return Optional.of(line(game));
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

    /** The game of a line as an archive stores it, with its review; empty as for {@link #read}. */
    static Optional<StoredGame> stored(String line) {
        if (line.length() > LONGEST_LINE) {
            return Optional.empty();
        }
        try {
            Line read = LINE.read(JsonReader.read(line));
            return ArchiveCodec.game(read.summary(), read.game())
                    .map(game -> new StoredGame(
                            game.summary(), GameBody.read(read.game()).write()));
        } catch (DecodeException | IllegalArgumentException broken) {
            return Optional.empty();
        }
    }

    /** What a line holds beside the games; empty for any other line. */
    static Optional<KeptText> kept(String line) {
        if (line.length() > LONGEST_LINE || !line.startsWith("{\"kept\"")) {
            return Optional.empty();
        }
        try {
            return Optional.of(KEPT.read(JsonReader.read(line)));
        } catch (DecodeException broken) {
            return Optional.empty();
        }
    }

    /** What lines hold beside the games, by name. */
    public static Map<String, String> kept(List<String> lines) {
        Map<String, String> kept = new LinkedHashMap<>();
        for (String line : lines) {
            kept(line).ifPresent(found -> kept.put(found.name(), found.text()));
        }
        return kept;
    }

    /** The game of a line; empty for a line that is broken, or whose game breaks the rules. */
    public static Optional<ArchivedGame> read(String line) {
        return stored(line).flatMap(game -> ArchiveCodec.game(game.summary(), game.body()));
    }
}
