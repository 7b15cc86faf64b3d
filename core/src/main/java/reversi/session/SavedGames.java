package reversi.session;

import java.util.List;
import java.util.Optional;
import reversi.game.ClockTimes;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.rules.Move;
import reversi.rules.VariantCode;

/**
 * Saved games as text, one line for each part. The first line names the format and its version, the last one is a checksum
 * over the lines before it; these two stay as they are in every version.
 */
public final class SavedGames {
    /** The version that is written. */
    public static final int VERSION = 2;

    private static final int OLDEST = 1;

    private static final String FORMAT = "reversi-game ";
    private static final String SUM = "sum ";

    private SavedGames() {}

    /** What a text turned out to hold. */
    public sealed interface Read permits Ok, Damaged, TooNew, TooOld {}

    /** A game that can be played on. */
    public record Ok(SavedGame game) implements Read {}

    /** Not a saved game, or one that was changed since; the reason is for the log rather than for the person. */
    public record Damaged(String reason) implements Read {}

    /** A game that a later version of the program saved. */
    public record TooNew(int version) implements Read {}

    /** A game of a version that is not read any more. */
    public record TooOld(int version) implements Read {}

    /** The text by which a game is kept. */
    public static String write(SavedGame game) {
        GameSetup setup = game.setup();
        StringBuilder text = new StringBuilder();
        text.append(FORMAT).append(VERSION).append('\n');
        line(text, "variant", VariantCode.write(setup.variant()));
        line(text, "opening", SaveWords.moves(setup.opening()));
        line(text, "black", SaveWords.seat(setup.black()));
        line(text, "white", SaveWords.seat(setup.white()));
        line(text, "time", SaveWords.time(setup.time()));
        line(text, "moves", SaveWords.moves(game.moves()));
        line(text, "undone", SaveWords.moves(game.undone()));
        line(text, "history", SaveWords.times(game.history()));
        line(text, "clocks", SaveWords.times(List.of(game.clocks())));
        line(text, "outcome", game.result().map(SaveWords::outcome).orElse(""));
        return text + SUM + Checksum.of(text.toString()) + '\n';
    }

    private static void line(StringBuilder text, String name, String value) {
        text.append(name).append(' ').append(value).append('\n');
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
            int version = SaveWords.number(body.substring(FORMAT.length(), body.indexOf('\n')));
            if (version < OLDEST || version > VERSION) {
                return version > VERSION ? new TooNew(version) : new TooOld(version);
            }
            SavedGame game = game(new SaveLines(body), version);
            Optional<String> fault = game.fault();
            return fault.isPresent() ? new Damaged(fault.get()) : new Ok(game);
        } catch (IllegalArgumentException wrong) {
            return new Damaged(String.valueOf(wrong.getMessage()));
        }
    }

    private static SavedGame game(SaveLines lines, int version) {
        String code = lines.next("variant");
        GameSetup setup = new GameSetup(
                VariantCode.read(code).orElseThrow(() -> new IllegalArgumentException("no such variant: " + code)),
                SaveWords.moves(lines.next("opening")),
                SaveWords.seat(lines.next("black"), version),
                SaveWords.seat(lines.next("white"), version),
                SaveWords.time(lines.next("time")));
        List<Move> moves = SaveWords.moves(lines.next("moves"));
        List<Move> undone = SaveWords.moves(lines.next("undone"));
        List<ClockTimes> history = SaveWords.times(lines.next("history"));
        ClockTimes clocks = SaveWords.oneTime(lines.next("clocks"));
        String result = lines.next("outcome");
        lines.end();
        SavedGame open = new SavedGame(setup, moves, undone, history, clocks, Optional.empty());
        if (result.isEmpty()) {
            return open;
        }
        Result outcome = SaveWords.outcome(
                result, GameSetup.replay(setup.opened(), moves).current());
        return new SavedGame(setup, moves, undone, history, clocks, Optional.of(outcome));
    }
}
