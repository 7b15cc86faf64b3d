package reversi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.game.Game;
import reversi.game.MoveComments;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Turn;

/**
 * A game as it is written down: what every format of this package is read into and written from. No format but our own JSON
 * keeps all of it; {@code docs/notation.md} says which keeps what.
 *
 * @param line the first position and the moves
 * @param black who played Black
 * @param white who played White
 * @param date when it was played
 * @param event what it was part of
 * @param time the clock; empty where it is unknown, {@link TimeControl#none} where there was none
 * @param notes what is written beside each move, as many as there are plies; empty where nothing is written beside any
 * @param outcome how it ended; empty where it went on, or nobody knows how it ended
 * @param theory what it was worth with best play from some position on
 * @param terms what else its players settled; the outcome counts the komi
 */
public record GameRecord(
        MoveSequence line,
        RecordedPlayer black,
        RecordedPlayer white,
        GameDate date,
        EventDetails event,
        Optional<TimeControl> time,
        List<MoveNote> notes,
        Optional<RecordedOutcome> outcome,
        Optional<Theory> theory,
        ServerTerms terms) {
    /** Throws IllegalArgumentException where notes are not as many as plies. */
    public GameRecord {
        boolean written = notes.stream().anyMatch(note -> !note.isEmpty());
        if (written && notes.size() != line.plies()) {
            throw new IllegalArgumentException(notes.size() + " notes beside " + line.plies() + " moves");
        }
        notes = written ? List.copyOf(notes) : List.of();
    }

    /** A game of which only the moves are known; where neither side can move any more, its discs are its outcome. */
    public static GameRecord of(Transcript transcript) {
        return of(MoveSequence.of(transcript), transcript.current());
    }

    /**
     * A game that was played here, with its clock and, where that is one for all moves of a game, the time of each move. A
     * computer's level is its {@link RecordedPlayer#id}, as in {@code level 7}; ratings and the date are not known to a game.
     */
    public static GameRecord of(Game game) {
        GameRecord moves = of(game.transcript())
                .between(player(game.setup().black()), player(game.setup().white()))
                .timed(game.setup().time())
                .noted(times(game));
        return game.result()
                .map(result -> moves.ended(RecordedOutcome.of(result)).settled(new ServerTerms(result.komi(), "", "")))
                .orElse(moves);
    }

    private static RecordedPlayer player(Seat seat) {
        return new RecordedPlayer(seat.name(), Optional.empty(), seat.level() > 0 ? "level " + seat.level() : "");
    }

    private static List<MoveNote> times(Game game) {
        TimeControl time = game.setup().time();
        int plies = game.transcript().plies();
        int opening = plies + game.undone().size() + 1 - game.history().size();
        List<MoveNote> notes = new ArrayList<>();
        for (int ply = 0; ply < plies; ply++) {
            Turn turn = game.transcript().turns().get(ply);
            boolean timed = time.kind() == TimeControl.Kind.PER_GAME
                    && ply >= opening
                    && !turn.move().isPass();
            notes.add(timed ? MoveNote.took(millis(game, ply, turn.mover())) : MoveNote.none());
        }
        if (game.position().mustPass()) {
            notes.add(MoveNote.none());
        }
        return notes;
    }

    private static int millis(Game game, int ply, Disc mover) {
        long before = game.clocksAtPly(ply).of(mover);
        long after = game.clocksAtPly(ply + 1).of(mover);
        return (int) Math.max(0, before - after + 1_000L * game.setup().time().increment());
    }

    /** The same where the last position is known. */
    static GameRecord of(MoveSequence line, Position last) {
        return new GameRecord(
                line,
                RecordedPlayer.named(""),
                RecordedPlayer.named(""),
                GameDate.unknown(),
                EventDetails.unknown(),
                Optional.empty(),
                List.of(),
                last.isOver() ? Optional.of(RecordedOutcome.byDiscs(last)) : Optional.empty(),
                Optional.empty(),
                ServerTerms.none());
    }

    /** Who played a colour. */
    public RecordedPlayer player(Disc disc) {
        return disc == Disc.BLACK ? black : white;
    }

    /** What is written beside the move of a ply, from 0. */
    public MoveNote note(int ply) {
        return notes.isEmpty() ? MoveNote.none() : notes.get(ply);
    }

    /** This game between these players. */
    public GameRecord between(RecordedPlayer one, RecordedPlayer other) {
        return new GameRecord(line, one, other, date, event, time, notes, outcome, theory, terms);
    }

    /** This game on a date. */
    public GameRecord on(GameDate when) {
        return new GameRecord(line, black, white, when, event, time, notes, outcome, theory, terms);
    }

    /** This game at an event. */
    public GameRecord at(EventDetails where) {
        return new GameRecord(line, black, white, date, where, time, notes, outcome, theory, terms);
    }

    /** This game with a clock. */
    public GameRecord timed(TimeControl clock) {
        return new GameRecord(line, black, white, date, event, Optional.of(clock), notes, outcome, theory, terms);
    }

    /** This game with notes beside its moves, as many as there are plies. */
    public GameRecord noted(List<MoveNote> beside) {
        return new GameRecord(line, black, white, date, event, time, beside, outcome, theory, terms);
    }

    /** This game with comments beside its moves; what else is noted there stays. */
    public GameRecord commented(MoveComments comments) {
        if (comments.isEmpty()) {
            return this;
        }
        List<MoveNote> beside = new ArrayList<>();
        for (int ply = 0; ply < line.plies(); ply++) {
            beside.add(note(ply).commented(comments.at(ply + 1).orElse("")));
        }
        return noted(beside);
    }

    /** This game with an outcome. */
    public GameRecord ended(RecordedOutcome how) {
        return new GameRecord(line, black, white, date, event, time, notes, Optional.of(how), theory, terms);
    }

    /** This game with what it was worth. */
    public GameRecord worth(Theory best) {
        return new GameRecord(line, black, white, date, event, time, notes, outcome, Optional.of(best), terms);
    }

    /** This game with what else was settled, by which its outcome was counted. */
    GameRecord settled(ServerTerms other) {
        return new GameRecord(line, black, white, date, event, time, notes, outcome, theory, other);
    }
}
