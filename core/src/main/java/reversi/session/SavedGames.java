package reversi.session;

import java.util.function.Function;
import reversi.game.Game;
import reversi.game.MoveComments;
import reversi.json.DecodeException;
import reversi.json.JsonReader;
import reversi.json.JsonWriter;

/**
 * Saved games as text of three lines: the format and its version, the game as JSON, and a checksum over the lines before it. The
 * first line and the last stay as they are in every version.
 */
public final class SavedGames {
    private static final int VERSION = 4;
    private static final String FORMAT = "reversi-game ";
    private static final String SUM = "sum ";

    private SavedGames() {}

    /** What a text turned out to hold. */
    public sealed interface Read permits Ok, Damaged, TooNew {
        /** What the function for its kind makes of it. */
        <T> T fold(Function<Ok, T> ok, Function<Damaged, T> damaged, Function<TooNew, T> tooNew);
    }

    /** A game that can be played on, or that has ended, with what stands beside its moves; the times of its clock are those played from now on. */
    public record Ok(Game game, MoveComments comments) implements Read {
        @Override
        public <T> T fold(Function<Ok, T> ok, Function<Damaged, T> damaged, Function<TooNew, T> tooNew) {
            return ok.apply(this);
        }
    }

    /** Not a saved game, or one that was changed since; the reason is for the log rather than for the person. */
    public record Damaged(String reason) implements Read {
        @Override
        public <T> T fold(Function<Ok, T> ok, Function<Damaged, T> damaged, Function<TooNew, T> tooNew) {
            return damaged.apply(this);
        }
    }

    /** A game that a later version of the program saved. */
    public record TooNew(int version) implements Read {
        @Override
        public <T> T fold(Function<Ok, T> ok, Function<Damaged, T> damaged, Function<TooNew, T> tooNew) {
            return tooNew.apply(this);
        }
    }

    /** The text by which a game is kept whose clocks have been read, as {@link GameSession#snapshot} gives it. */
    public static String write(Game game) {
        return write(game, MoveComments.none());
    }

    /** The text by which a game is kept with what stands beside its moves. */
    public static String write(Game game, MoveComments comments) {
        String text = FORMAT
                + VERSION
                + '\n'
                + JsonWriter.text(out -> SavedGame.CODEC.write(SavedGame.of(game, comments), out))
                + '\n';
        return text + SUM + Checksum.of(text) + '\n';
    }

    /** The game kept as a text, or why there is none; never throws. */
    public static Read read(String text) {
        int sum = text.lastIndexOf('\n' + SUM) + 1;
        if (sum == 0 || !text.startsWith(FORMAT)) {
            return new Damaged("not a saved game");
        }
        String body = text.substring(0, sum);
        if (!text.substring(sum).equals(SUM + Checksum.of(body) + '\n')) {
            return new Damaged("the checksum is wrong");
        }
        try {
            int line = body.indexOf('\n');
            int version = Integer.parseInt(body.substring(FORMAT.length(), line));
            if (version != VERSION) {
                return version > VERSION ? new TooNew(version) : new Damaged("there is no version " + version);
            }
            SavedGame saved = SavedGame.CODEC.read(JsonReader.read(body.substring(line + 1)));
            return new Ok(saved.game(), saved.comments());
        } catch (DecodeException | IllegalArgumentException wrong) {
            return new Damaged(String.valueOf(wrong.getMessage()));
        }
    }
}
