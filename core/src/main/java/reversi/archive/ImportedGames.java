package reversi.archive;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongUnaryOperator;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.MoveComments;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.notation.BoardText;
import reversi.notation.GameDate;
import reversi.notation.GameRecord;
import reversi.notation.MoveNote;
import reversi.notation.MoveSequence;
import reversi.notation.RecordedOutcome;
import reversi.notation.RecordedPlayer;
import reversi.notation.SafeText;
import reversi.rules.Disc;
import reversi.rules.Position;

/**
 * Turns games as they are written down into games as they are kept. The same moves between the same players on the same day are the same
 * game, whatever the format: its id is made of them.
 */
public final class ImportedGames {
    private static final int LONGEST_NAME = 60;
    private static final int MOST_RATING = 9_999;
    /** A game of which only the day is known was played at noon. */
    private static final long NOON_MILLIS = 12 * 60 * 60 * 1_000L;

    /** The offset and the prime of FNV-1a with 64 bits. */
    private static final long HASH = 0xcbf29ce484222325L;

    private static final long PRIME = 0x100000001b3L;

    private final long now;
    private final LongUnaryOperator offsetMillis;
    private final Function<Game, String> opening;

    /**
     * Games that are read at a moment.
     *
     * @param now milliseconds since 1970, the time of games without a date
     * @param offsetMillis by how much local time is ahead of UTC at a time
     * @param opening the English name of a game's opening, or an empty text
     */
    public ImportedGames(long now, LongUnaryOperator offsetMillis, Function<Game, String> opening) {
        this.now = now;
        this.offsetMillis = offsetMillis;
        this.opening = opening;
    }

    static String id(GameRecord record) {
        MoveSequence line = record.line();
        boolean isSetUp = !line.start().equals(Position.start(line.variant()));
        String content = (isSetUp ? BoardText.writeLine(line.start()) + "|" : "") + line + "|" + name(record.black())
                + "|" + name(record.white()) + "|" + record.date() + "|"
                + record.outcome()
                        .map(outcome -> outcome.winner() + " " + outcome.lead())
                        .orElse("");
        long hash = HASH;
        for (int i = 0; i < content.length(); i++) {
            hash = (hash ^ content.charAt(i)) * PRIME;
        }
        String digits = Long.toHexString(hash);
        return "import-" + "0".repeat(16 - digits.length()) + digits;
    }

    /** A game in which something was played. One that its record leaves open counts for nobody. */
    ArchivedGame game(GameRecord record) {
        boolean isTimed = isTimed(record);
        TimeControl time = isTimed ? record.time().orElse(TimeControl.none()) : TimeControl.none();
        GameSetup setup = new GameSetup(
                record.line().start(),
                List.of(),
                Seat.human(name(record.black())),
                Seat.human(name(record.white())),
                time);
        Game game = Game.start(setup, 0);
        ClockTimes clocks = game.clock().shown();
        for (int ply = game.transcript().plies(); ply < record.line().plies(); ply++) {
            clocks = isTimed ? after(clocks, time, record, ply) : clocks;
            game = game.with(new GameEvent.Played(ply + 1, record.line().move(ply), clocks), 0);
        }
        game = game.with(new GameEvent.Ended(result(game.position(), record)), 0);
        return ArchivedGame.of(
                        id(record),
                        at(record.date()),
                        GameOrigin.IMPORTED,
                        new ArchivedPlayers(player(record.black()), player(record.white()), Optional.empty()),
                        game,
                        opening.apply(game))
                .with(comments(record));
    }

    private static MoveComments comments(GameRecord record) {
        return MoveComments.of(record.notes().stream().map(MoveNote::comment).toList());
    }

    /** Whether the clocks can be told after each move. */
    private static boolean isTimed(GameRecord record) {
        boolean isPerGame = record.time()
                .filter(time -> time.kind() == TimeControl.Kind.PER_GAME)
                .isPresent();
        List<MoveNote> notes = record.notes();
        for (int ply = 0; isPerGame && ply < notes.size(); ply++) {
            if (!record.line().move(ply).isPass() && notes.get(ply).millis().isEmpty()) {
                return false;
            }
        }
        return isPerGame && !notes.isEmpty();
    }

    private static ClockTimes after(ClockTimes clocks, TimeControl time, GameRecord record, int ply) {
        if (record.line().move(ply).isPass()) {
            return clocks;
        }
        Disc mover = record.line().mover(ply);
        long taken = record.note(ply).millis().orElse(0);
        long left = Math.max(0, clocks.of(mover) - taken + 1_000L * time.increment());
        return mover == Disc.BLACK ? new ClockTimes(left, clocks.white()) : new ClockTimes(clocks.black(), left);
    }

    /** Who has won without an end that is told has won by resignation: the game goes no further. */
    private static Result result(Position last, GameRecord record) {
        Optional<RecordedOutcome> outcome = record.outcome();
        int komi = record.terms().komi();
        if (last.isOver()) {
            return Result.byDiscs(last, komi);
        }
        if (outcome.isEmpty()) {
            return new Result(Ending.ABANDONED, Optional.empty(), last.score(), komi);
        }
        Optional<Disc> winner = outcome.get().winner();
        Ending told = outcome.get().ending().orElse(Ending.DISCS);
        if (winner.isEmpty()) {
            boolean isVoid = told == Ending.ABANDONED;
            return new Result(isVoid ? Ending.ABANDONED : Ending.AGREED_DRAW, winner, last.score(), komi);
        }
        boolean isLoss = told == Ending.TIME || told == Ending.LEFT || told == Ending.CLAIMED;
        return new Result(isLoss ? told : Ending.RESIGNATION, winner, last.score(), komi);
    }

    private static ArchivedPlayer player(RecordedPlayer player) {
        int rating = player.rating().orElse(0);
        return new ArchivedPlayer(name(player), 0, rating > 0 && rating <= MOST_RATING ? rating : 0);
    }

    private static String name(RecordedPlayer player) {
        return SafeText.of(player.name(), LONGEST_NAME);
    }

    private long at(GameDate date) {
        if (!date.isKnown()) {
            return now;
        }
        long local = date.millis() + (date.second() < 0 ? NOON_MILLIS : 0);
        return local - offsetMillis.applyAsLong(local);
    }
}
