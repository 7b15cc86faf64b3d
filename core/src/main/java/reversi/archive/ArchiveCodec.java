package reversi.archive;

import static reversi.json.JsonCodec.BOOLEAN;
import static reversi.json.JsonCodec.DISC;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.LONG;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.JsonCodec.VARIANT;
import static reversi.json.JsonCodec.constant;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;

import java.util.Optional;
import reversi.game.Game;
import reversi.game.Result;
import reversi.game.TimeControl;
import reversi.json.DecodeException;
import reversi.json.GameCodecs;
import reversi.json.JsonReader;
import reversi.json.JsonWriter;
import reversi.json.ObjectCodec;
import reversi.json.ObjectCodec.Field;
import reversi.platform.GameArchive.Entry;
import reversi.platform.GameArchive.Row;
import reversi.rules.Disc;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.session.SavedGames;

/**
 * Finished games as texts: the summary as JSON, whose missing fields have a meaning, so that a later version can add some; the game as
 * {@link SavedGames} writes it, with its version and checksum.
 */
public final class ArchiveCodec {
    private static final ObjectCodec<ArchivedPlayer> PLAYER = object(
            ArchivedPlayer::new,
            field("name", TEXT, ArchivedPlayer::name),
            field("level", INT, ArchivedPlayer::level).orElse(0),
            field("rating", INT, ArchivedPlayer::rating).orElse(0));

    static final ObjectCodec<GameSummary> SUMMARY = summary();

    private ArchiveCodec() {}

    private static ObjectCodec<GameSummary> summary() {
        ObjectCodec.Fields<GameSummary> all = new ObjectCodec.Fields<>();
        Field<GameSummary, String> id = all.field("id", TEXT, GameSummary::id);
        Field<GameSummary, Long> at = all.field("at", LONG, GameSummary::at);
        Field<GameSummary, GameOrigin> source = all.field("source", constant(GameOrigin.values()), GameSummary::source);
        Field<GameSummary, ArchivedPlayer> black = all.field("black", PLAYER, GameSummary::black);
        Field<GameSummary, ArchivedPlayer> white = all.field("white", PLAYER, GameSummary::white);
        Field<GameSummary, Optional<Disc>> mine = all.optional("mine", DISC, GameSummary::mine);
        Field<GameSummary, Variant> variant = all.field("variant", VARIANT, GameSummary::variant);
        Field<GameSummary, TimeControl> time = all.field("time", GameCodecs.TIME, GameSummary::time);
        Field<GameSummary, Result> result = all.field("result", GameCodecs.RESULT, GameSummary::result);
        Field<GameSummary, Integer> placements = all.field("placements", INT, GameSummary::placements);
        Field<GameSummary, String> opening = all.field("opening", TEXT, GameSummary::opening);
        Field<GameSummary, String> board = all.field("board", TEXT, GameSummary::board);
        Field<GameSummary, Boolean> starred = all.field("starred", BOOLEAN, GameSummary::starred);
        Field<GameSummary, Optional<Integer>> accuracy = all.optional("accuracy", INT, GameSummary::accuracy);
        return all.object(in -> new GameSummary(
                id.in(in),
                at.in(in),
                source.in(in),
                new ArchivedPlayers(black.in(in), white.in(in), mine.in(in)),
                variant.in(in),
                time.in(in),
                result.in(in),
                placements.in(in),
                opening.in(in),
                board.in(in),
                starred.in(in),
                accuracy.in(in)));
    }

    /** A game with its body. */
    public static StoredGame stored(ArchivedGame game) {
        return new StoredGame(game.summary(), SavedGames.write(game.game(), game.comments()));
    }

    /** What a device stores of a game. */
    public static Entry entry(StoredGame game) {
        return new Entry(row(game.summary()), game.body());
    }

    /** What a device stores for lists. */
    public static Row row(GameSummary summary) {
        return new Row(summary.id(), summary.at(), JsonWriter.text(out -> SUMMARY.write(summary, out)));
    }

    /** The summary in a row; empty for one that is damaged, or from a version that knows more than this one. */
    public static Optional<GameSummary> summary(Row row) {
        try {
            return Optional.of(SUMMARY.read(JsonReader.read(row.summary())));
        } catch (DecodeException | IllegalArgumentException damaged) {
            return Optional.empty();
        }
    }

    /** The review in the body of a game, a text of one line; empty where there is none, or a damaged one. */
    public static Optional<String> review(String body) {
        return GameBody.read(body).review();
    }

    /** The moves of the game in a body, and nothing else of it; empty where that is damaged or from a newer version. */
    public static Optional<Transcript> transcript(String body) {
        return SavedGames.read(GameBody.read(body).game()) instanceof SavedGames.Ok read
                ? Optional.of(read.game().transcript())
                : Optional.empty();
    }

    /** The game of a summary in its body; empty where that is damaged, from a newer version, or no finished game. */
    public static Optional<ArchivedGame> game(GameSummary summary, String body) {
        if (!(SavedGames.read(GameBody.read(body).game()) instanceof SavedGames.Ok read)
                || !read.game().isOver()) {
            return Optional.empty();
        }
        Game game = read.game();
        // What can be seen in the game is taken from there, whatever the summary says.
        GameSummary right = ArchivedGame.of(
                        summary.id(), summary.at(), summary.source(), summary.players(), game, summary.opening())
                .summary();
        return Optional.of(new ArchivedGame(
                right.withStar(summary.starred()).withAccuracy(summary.accuracy()), game, read.comments()));
    }
}
