package reversi.notation;

import static reversi.json.JsonCodec.DISC;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.JsonCodec.constant;
import static reversi.json.JsonCodec.list;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;
import static reversi.json.ObjectCodec.optional;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.game.Ending;
import reversi.game.TimeControl;
import reversi.json.DecodeException;
import reversi.json.GameCodecs;
import reversi.json.Json;
import reversi.json.JsonCodec;
import reversi.json.JsonReader;
import reversi.json.JsonWriter;
import reversi.json.ObjectCodec;
import reversi.json.ObjectCodec.Field;
import reversi.rules.Position;
import reversi.rules.Variant;

/**
 * Games in JSON, our own format, which keeps everything: {@code {"format":"reversi games","version":1,"games":[…]}} with a game
 * in each line. {@code docs/notation.md} describes it.
 */
public final class GameJson {
    static final String FORMAT = "reversi games";
    static final int VERSION = 1;

    private static final ObjectCodec<Player> PLAYER = object(
            Player::new,
            field("name", TEXT, Player::name).orElse(""),
            optional("rating", INT, Player::rating),
            field("id", TEXT, Player::id).orElse(""));

    private static final ObjectCodec<GameDate> DATE = object(
            GameDate::new,
            field("year", INT, (GameDate date) -> date.year()),
            field("month", INT, (GameDate date) -> date.month()).orElse(0),
            field("day", INT, (GameDate date) -> date.day()).orElse(0),
            field("second", INT, (GameDate date) -> date.second()).orElse(-1));

    private static final ObjectCodec<Occasion> OCCASION = object(
            Occasion::new,
            field("event", TEXT, Occasion::event).orElse(""),
            field("place", TEXT, Occasion::place).orElse(""),
            field("round", TEXT, Occasion::round).orElse(""));

    private static final ObjectCodec<Outcome> OUTCOME = object(
            Outcome::new,
            optional("ending", constant(Ending.values()), Outcome::ending),
            optional("winner", DISC, Outcome::winner),
            optional("lead", INT, Outcome::lead));

    private static final ObjectCodec<Theory> THEORY =
            object(Theory::new, field("empties", INT, Theory::empties), field("black", INT, Theory::black));

    /** A note and its ply, from 1. */
    private record PlyNote(int ply, MoveNote note) {}

    private static final ObjectCodec<PlyNote> NOTE = object(
            (ply, value, millis, comment) -> new PlyNote(ply, new MoveNote(value, millis, comment)),
            field("ply", INT, PlyNote::ply),
            optional("value", INT, (PlyNote beside) -> beside.note.value()),
            optional("millis", INT, (PlyNote beside) -> beside.note.millis()),
            field("comment", TEXT, (PlyNote beside) -> beside.note.comment()).orElse(""));

    private static final ObjectCodec.Fields<GameRecord> FIELDS = new ObjectCodec.Fields<>();
    private static final Field<GameRecord, Variant> VARIANT_FIELD =
            FIELDS.field("variant", JsonCodec.VARIANT, game -> game.line().variant());
    private static final Field<GameRecord, Optional<String>> START_FIELD =
            FIELDS.optional("start", TEXT, GameJson::setUp);
    private static final Field<GameRecord, String> MOVES_FIELD =
            FIELDS.field("moves", TEXT, game -> MoveText.write(game.line()));
    private static final Field<GameRecord, Optional<Player>> BLACK_FIELD =
            FIELDS.optional("black", PLAYER, game -> known(game.black(), Player.named("")));
    private static final Field<GameRecord, Optional<Player>> WHITE_FIELD =
            FIELDS.optional("white", PLAYER, game -> known(game.white(), Player.named("")));
    private static final Field<GameRecord, Optional<GameDate>> DATE_FIELD =
            FIELDS.optional("date", DATE, game -> known(game.date(), GameDate.unknown()));
    private static final Field<GameRecord, Optional<Occasion>> OCCASION_FIELD =
            FIELDS.optional("occasion", OCCASION, game -> known(game.occasion(), Occasion.unknown()));
    private static final Field<GameRecord, Optional<TimeControl>> TIME_FIELD =
            FIELDS.optional("time", GameCodecs.TIME, GameRecord::time);
    private static final Field<GameRecord, Optional<List<PlyNote>>> NOTES_FIELD =
            FIELDS.optional("notes", list(NOTE), GameJson::notes);
    private static final Field<GameRecord, Optional<Outcome>> OUTCOME_FIELD =
            FIELDS.optional("outcome", OUTCOME, GameRecord::outcome);
    private static final Field<GameRecord, Optional<Theory>> THEORY_FIELD =
            FIELDS.optional("theory", THEORY, GameRecord::theory);

    private static final ObjectCodec<GameRecord> GAME = FIELDS.object(GameJson::game);

    private GameJson() {}

    private static <T> Optional<T> known(T value, T unknown) {
        return value.equals(unknown) ? Optional.empty() : Optional.of(value);
    }

    private static Optional<String> setUp(GameRecord game) {
        Position start = game.line().start();
        boolean usual = start.equals(Position.start(start.variant()));
        return usual ? Optional.empty() : Optional.of(BoardText.writeLine(start));
    }

    private static Optional<List<PlyNote>> notes(GameRecord game) {
        List<PlyNote> written = new ArrayList<>();
        for (int ply = 0; ply < game.notes().size(); ply++) {
            if (!game.note(ply).isEmpty()) {
                written.add(new PlyNote(ply + 1, game.note(ply)));
            }
        }
        return written.isEmpty() ? Optional.empty() : Optional.of(written);
    }

    private static GameRecord game(Json.Fields fields) {
        Variant variant = VARIANT_FIELD.in(fields);
        Position start =
                START_FIELD.in(fields).map(text -> position(text, variant)).orElseGet(() -> Position.start(variant));
        Playing playing = new Playing(start);
        MoveText.play(MOVES_FIELD.in(fields), playing).ifPresent(wrong -> {
            throw new IllegalMove(wrong);
        });
        GameRecord moves = playing.record(Optional.empty());
        return new GameRecord(
                moves.line(),
                BLACK_FIELD.in(fields).orElse(moves.black()),
                WHITE_FIELD.in(fields).orElse(moves.white()),
                DATE_FIELD.in(fields).orElse(moves.date()),
                OCCASION_FIELD.in(fields).orElse(moves.occasion()),
                TIME_FIELD.in(fields),
                notes(NOTES_FIELD.in(fields).orElse(List.of()), moves.line().plies()),
                OUTCOME_FIELD.in(fields),
                THEORY_FIELD.in(fields));
    }

    private static List<MoveNote> notes(List<PlyNote> written, int plies) {
        List<MoveNote> notes = new ArrayList<>();
        for (int ply = 0; ply < plies; ply++) {
            notes.add(MoveNote.none());
        }
        for (PlyNote beside : written) {
            if (beside.ply < 1 || beside.ply > plies) {
                throw new DecodeException("no ply " + beside.ply);
            }
            notes.set(beside.ply - 1, beside.note);
        }
        return notes;
    }

    private static Position position(String text, Variant variant) {
        if (BoardText.read(text, variant) instanceof BoardText.Ok ok) {
            return ok.position();
        }
        throw new DecodeException("no such position");
    }

    /** A move that is wrong, on its way out of the codec. */
    private static final class IllegalMove extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient MoveText.Wrong wrong;

        IllegalMove(MoveText.Wrong wrong) {
            super(wrong.token());
            this.wrong = wrong;
        }
    }

    /** What stands before the first game, with its line end. */
    static String head() {
        return "{\"format\":\"" + FORMAT + "\",\"version\":" + VERSION + ",\"games\":[\n";
    }

    /** The text of these games. */
    public static String write(List<GameRecord> games) {
        StringBuilder text = new StringBuilder(head());
        for (int i = 0; i < games.size(); i++) {
            text.append(write(games.get(i))).append(i + 1 < games.size() ? ",\n" : "\n");
        }
        return text.append("]}\n").toString();
    }

    /** One game in one line without its end. */
    public static String write(GameRecord game) {
        return JsonWriter.text(out -> GAME.write(game, out));
    }

    /** The game of a text that {@link #write(GameRecord)} made; empty for any other. */
    public static Optional<GameRecord> readGame(String text) {
        Harvest harvest = new Harvest(text);
        read(text, 0, harvest);
        List<GameRecord> games = harvest.done(GameFormat.JSON).games();
        return games.isEmpty() ? Optional.empty() : Optional.of(games.get(0));
    }

    private static void read(String object, int offset, Harvest harvest) {
        try {
            harvest.add(GAME.read(JsonReader.read(object)));
        } catch (IllegalMove illegal) {
            boolean isMove = illegal.wrong.reason().isPresent();
            harvest.fault(
                    isMove ? Problem.ILLEGAL_MOVE : Problem.UNKNOWN_MOVE,
                    offset,
                    illegal.wrong.token(),
                    illegal.wrong.reason());
        } catch (DecodeException wrong) {
            harvest.fault(Problem.WRONG_VALUE, offset, String.valueOf(wrong.getMessage()), Optional.empty());
        } catch (IllegalArgumentException impossible) {
            harvest.fault(Problem.WRONG_VALUE, offset);
        }
    }

    /** Reads a whole file; a game that is wrong is left out, and where an object is not closed, the next line goes on. */
    public static GamesRead read(String text) {
        Harvest harvest = new Harvest(text);
        int at = firstGame(text);
        Optional<Problem> problem = at < 0 ? Optional.of(Problem.NO_GAME) : problem(text.substring(0, at));
        if (problem.isPresent()) {
            harvest.fault(problem.get(), 0);
            return harvest.done(GameFormat.JSON);
        }
        while (at < text.length() && text.charAt(at) != ']') {
            int end = text.charAt(at) == '{' ? closed(text, at) : -1;
            if (Characters.isSpace(text.charAt(at)) || text.charAt(at) == ',') {
                at++;
            } else if (harvest.isFull(at)) {
                return harvest.done(GameFormat.JSON);
            } else if (end < 0) {
                harvest.fault(Problem.BROKEN, at);
                int line = text.indexOf('\n', at);
                at = line < 0 ? text.length() : line + 1;
            } else {
                read(text.substring(at, end), at, harvest);
                at = end;
            }
        }
        if (at >= text.length()) {
            harvest.fault(Problem.BROKEN, text.length());
        }
        return harvest.done(GameFormat.JSON);
    }

    /** Where the list of games has begun; -1 where there is none. */
    private static int firstGame(String text) {
        int name = text.indexOf("\"games\"");
        int bracket = name < 0 ? -1 : text.indexOf('[', name);
        return bracket < 0 ? -1 : bracket + 1;
    }

    private static Optional<Problem> problem(String head) {
        try {
            Json.Fields fields = ObjectCodec.fieldsOf(JsonReader.read(head + "]}"));
            boolean ours = fields.values().get("format") instanceof Json.Text name
                    && name.value().equals(FORMAT);
            if (!ours || !(fields.values().get("version") instanceof Json.Whole version)) {
                return Optional.of(Problem.NO_GAME);
            }
            return version.value() == VERSION ? Optional.empty() : Optional.of(Problem.NEWER_VERSION);
        } catch (DecodeException noHead) {
            return Optional.of(Problem.NO_GAME);
        }
    }

    /** Where the object ends that begins here; -1 where it is not closed before another line begins one at its own start. */
    private static int closed(String text, int from) {
        int depth = 0;
        boolean quoted = false;
        for (int at = from; at < text.length(); at++) {
            char sign = text.charAt(at);
            if (sign == '\n' && (quoted || text.startsWith("{\"variant\"", at + 1))) {
                return -1;
            }
            if (quoted) {
                at += sign == '\\' ? 1 : 0;
                quoted = sign != '"';
            } else if (sign == '"') {
                quoted = true;
            } else if (sign == '{' || sign == '}') {
                depth += sign == '{' ? 1 : -1;
                if (depth == 0) {
                    return at + 1;
                }
                if (depth > JsonReader.MAX_DEPTH) {
                    return -1;
                }
            }
        }
        return -1;
    }
}
