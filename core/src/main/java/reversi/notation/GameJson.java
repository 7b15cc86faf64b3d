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

    private static final ObjectCodec<RecordedPlayer> PLAYER = object(
            RecordedPlayer::new,
            field("name", TEXT, RecordedPlayer::name).orElse(""),
            optional("rating", INT, RecordedPlayer::rating),
            field("id", TEXT, RecordedPlayer::id).orElse(""));

    private static final ObjectCodec<GameDate> DATE = object(
            GameDate::new,
            field("year", INT, (GameDate date) -> date.year()),
            field("month", INT, (GameDate date) -> date.month()).orElse(0),
            field("day", INT, (GameDate date) -> date.day()).orElse(0),
            field("second", INT, (GameDate date) -> date.second()).orElse(-1));

    private static final ObjectCodec<EventDetails> EVENT = object(
            EventDetails::new,
            field("name", TEXT, EventDetails::name).orElse(""),
            field("place", TEXT, EventDetails::place).orElse(""),
            field("round", TEXT, EventDetails::round).orElse(""));

    private static final ObjectCodec<RecordedOutcome> OUTCOME = object(
            RecordedOutcome::new,
            optional("ending", constant(Ending.values()), RecordedOutcome::ending),
            optional("winner", DISC, RecordedOutcome::winner),
            optional("lead", INT, RecordedOutcome::lead));

    private static final ObjectCodec<Theory> THEORY =
            object(Theory::new, field("empties", INT, Theory::empties), field("black", INT, Theory::black));

    private static final ObjectCodec<ServerTerms> TERMS = object(
            ServerTerms::new,
            field("komi", INT, ServerTerms::komi).orElse(0),
            field("blackClock", TEXT, ServerTerms::blackClock).orElse(""),
            field("whiteClock", TEXT, ServerTerms::whiteClock).orElse(""));

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
    private static final Field<GameRecord, Optional<RecordedPlayer>> BLACK_FIELD =
            FIELDS.optional("black", PLAYER, game -> known(game.black(), RecordedPlayer.named("")));
    private static final Field<GameRecord, Optional<RecordedPlayer>> WHITE_FIELD =
            FIELDS.optional("white", PLAYER, game -> known(game.white(), RecordedPlayer.named("")));
    private static final Field<GameRecord, Optional<GameDate>> DATE_FIELD =
            FIELDS.optional("date", DATE, game -> known(game.date(), GameDate.unknown()));
    private static final Field<GameRecord, Optional<EventDetails>> EVENT_FIELD =
            FIELDS.optional("event", EVENT, game -> known(game.event(), EventDetails.unknown()));
    private static final Field<GameRecord, Optional<TimeControl>> TIME_FIELD =
            FIELDS.optional("time", GameCodecs.TIME, GameRecord::time);
    private static final Field<GameRecord, Optional<List<PlyNote>>> NOTES_FIELD =
            FIELDS.optional("notes", list(NOTE), GameJson::notes);
    private static final Field<GameRecord, Optional<RecordedOutcome>> OUTCOME_FIELD =
            FIELDS.optional("outcome", OUTCOME, GameRecord::outcome);
    private static final Field<GameRecord, Optional<Theory>> THEORY_FIELD =
            FIELDS.optional("theory", THEORY, GameRecord::theory);

    private static final Field<GameRecord, Optional<ServerTerms>> TERMS_FIELD =
            FIELDS.optional("terms", TERMS, game -> known(game.terms(), ServerTerms.none()));

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
        GameRecordBuilder recordBuilder = new GameRecordBuilder(start);
        MoveText.play(MOVES_FIELD.in(fields), recordBuilder).ifPresent(wrong -> {
            throw new IllegalMove(wrong);
        });
        GameRecord moves = recordBuilder.record(Optional.empty());
        return new GameRecord(
                moves.line(),
                BLACK_FIELD.in(fields).orElse(moves.black()),
                WHITE_FIELD.in(fields).orElse(moves.white()),
                DATE_FIELD.in(fields).orElse(moves.date()),
                EVENT_FIELD.in(fields).orElse(moves.event()),
                TIME_FIELD.in(fields),
                notes(NOTES_FIELD.in(fields).orElse(List.of()), moves.line().plies()),
                OUTCOME_FIELD.in(fields),
                THEORY_FIELD.in(fields),
                TERMS_FIELD.in(fields).orElse(moves.terms()));
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
        GamesReadBuilder builder = new GamesReadBuilder(text);
        read(text, 0, builder);
        return builder.games().stream().findFirst();
    }

    /** Reads one game, or says what is wrong with it. */
    static void read(String object, int offset, GamesReadBuilder builder) {
        try {
            builder.add(GAME.read(JsonReader.read(object)));
        } catch (IllegalMove illegal) {
            boolean isMove = illegal.wrong.reason().isPresent();
            builder.fault(
                    isMove ? FaultKind.ILLEGAL_MOVE : FaultKind.UNKNOWN_MOVE,
                    offset,
                    illegal.wrong.token(),
                    illegal.wrong.reason());
        } catch (DecodeException wrong) {
            builder.fault(FaultKind.WRONG_VALUE, offset, String.valueOf(wrong.getMessage()), Optional.empty());
        } catch (IllegalArgumentException impossible) {
            builder.fault(FaultKind.WRONG_VALUE, offset);
        }
    }
}
