package reversi.notation;

import java.util.Optional;
import java.util.function.Function;
import reversi.json.DecodeException;
import reversi.json.Json;
import reversi.json.JsonReader;
import reversi.json.ObjectCodec;

/** Reads the games of a text in our own JSON; where an object is not closed, the next line goes on. */
final class JsonGamesReader extends GamesReader {
    /** Nothing that stands before the first game comes near this length. */
    private static final int LONGEST_HEAD = 1 << 12;

    private final String text;
    private final boolean hasGames;
    private int at;
    private int reach;

    JsonGamesReader(String text) {
        super(Optional.of(GameFormat.JSON), new GamesReadBuilder(text), text.length());
        this.text = text;
        at = firstGame(text);
        Optional<FaultKind> problem =
                at < 0 || at > LONGEST_HEAD ? Optional.of(FaultKind.NO_GAME) : problem(text.substring(0, at));
        problem.ifPresent(kind -> builder.fault(kind, 0));
        hasGames = problem.isEmpty();
    }

    /** Reads the rest of a list of games. */
    private JsonGamesReader(String rest, boolean hasGames) {
        super(Optional.of(GameFormat.JSON), new GamesReadBuilder(rest), rest.length());
        this.text = rest;
        this.hasGames = hasGames;
    }

    @Override
    boolean readNext() {
        if (!hasGames) {
            return false;
        }
        while (at < text.length() && (Characters.isSpace(text.charAt(at)) || text.charAt(at) == ',')) {
            at++;
        }
        reach = at;
        if (at >= text.length()) {
            builder.fault(FaultKind.BROKEN, text.length());
            return false;
        }
        if (isEnd(at) || builder.isFull(at)) {
            return false;
        }
        int end = text.charAt(at) == '{' ? closed(at) : -1;
        if (end < 0) {
            builder.fault(FaultKind.BROKEN, at);
            int line = text.indexOf('\n', at);
            at = line < 0 ? text.length() : line + 1;
        } else {
            GameJson.read(text.substring(at, end), at, builder);
            at = end;
        }
        reach = Math.max(reach, at);
        return true;
    }

    @Override
    int at() {
        return at;
    }

    @Override
    int reach() {
        return reach;
    }

    @Override
    Optional<Function<String, GamesReader>> onward() {
        return Optional.of(rest -> new JsonGamesReader(rest, hasGames));
    }

    /** Where the list of games has begun; -1 where there is none. */
    private static int firstGame(String text) {
        int name = text.indexOf("\"games\"");
        int bracket = name < 0 ? -1 : text.indexOf('[', name);
        return bracket < 0 ? -1 : bracket + 1;
    }

    private static Optional<FaultKind> problem(String head) {
        try {
            Json.Fields fields = ObjectCodec.fieldsOf(JsonReader.read(head + "]}"));
            boolean ours = fields.values().get("format") instanceof Json.Text name
                    && name.value().equals(GameJson.FORMAT);
            if (!ours || !(fields.values().get("version") instanceof Json.Whole version)) {
                return Optional.of(FaultKind.NO_GAME);
            }
            return version.value() == GameJson.VERSION ? Optional.empty() : Optional.of(FaultKind.NEWER_VERSION);
        } catch (DecodeException noHead) {
            return Optional.of(FaultKind.NO_GAME);
        }
    }

    /** Whether the list ends here; a bracket with more behind it than the end of the file is damage, and games follow. */
    private boolean isEnd(int from) {
        if (text.charAt(from) != ']') {
            return false;
        }
        reach = from + 1;
        while (reach < text.length() && Characters.isSpace(text.charAt(reach))) {
            reach++;
        }
        return reach == text.length() || text.charAt(reach) == '}';
    }

    /** Where the object ends that begins here; -1 where it is not closed before another line begins one at its own start. */
    private int closed(int from) {
        int depth = 0;
        boolean quoted = false;
        for (int at = from; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '\n' && (quoted || text.startsWith("{\"variant\"", at + 1))) {
                return -1;
            }
            if (quoted) {
                at += c == '\\' ? 1 : 0;
                quoted = c != '"';
            } else if (c == '"') {
                quoted = true;
            } else if (c == '{' || c == '}') {
                depth += c == '{' ? 1 : -1;
                if (depth == 0) {
                    return at + 1;
                }
                if (depth > JsonReader.MAX_DEPTH) {
                    return -1;
                }
            }
        }
        reach = text.length();
        return -1;
    }
}
