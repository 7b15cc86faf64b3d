package reversi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;

/** A game being read move by move. A forced pass is played at once; where the text writes it, that one is meant. */
final class GameRecordBuilder {
    private final Position start;
    private final StringBuilder moves = new StringBuilder(60);
    private final List<MoveNote> notes = new ArrayList<>();
    private Position current;
    private boolean passed;

    GameRecordBuilder(Position start) {
        this.start = start;
        current = start;
        passIfForced();
    }

    /** The same game, to be played on apart from this one. */
    GameRecordBuilder copy() {
        return new GameRecordBuilder(this);
    }

    Position current() {
        return current;
    }

    private GameRecordBuilder(GameRecordBuilder other) {
        start = other.start;
        moves.append(other.moves);
        notes.addAll(other.notes);
        current = other.current;
        passed = other.passed;
    }

    /** Whether the last move is a forced pass that was not written so far. */
    boolean hasImpliedPass() {
        return passed;
    }

    /** Whether this side can be the one that moves now, be it by the pass that was just played. */
    boolean isTurnOf(Disc mover, Move move) {
        if (move.isPass() && current.isOver()) {
            return true;
        }
        boolean isImplied = move.isPass() && passed;
        return (current.toMove() == mover) != isImplied;
    }

    /** Plays a move; answers why the rules refuse it. A pass where neither side can move is written by some programs, and is none. */
    Optional<Illegal> play(Move move, MoveNote note) {
        if (move.isPass() && current.isOver()) {
            return Optional.empty();
        }
        if (move.isPass() && passed) {
            passed = false;
            notes.set(notes.size() - 1, note);
            return Optional.empty();
        }
        Played played = current.play(move);
        if (played instanceof Played.Refused refused) {
            return Optional.of(refused.reason());
        }
        add(move, note, played);
        passIfForced();
        return Optional.empty();
    }

    /** Writes beside the last move what the text says after it. */
    void note(MoveNote note) {
        int last = notes.size() - (passed ? 2 : 1);
        if (last >= 0) {
            notes.set(last, note);
        }
    }

    /** What is written beside the last move so far. */
    MoveNote note() {
        int last = notes.size() - (passed ? 2 : 1);
        return last < 0 ? MoveNote.none() : notes.get(last);
    }

    private void passIfForced() {
        passed = current.mustPass();
        if (passed) {
            add(Move.PASS, MoveNote.none(), current.play(Move.PASS));
        }
    }

    private void add(Move move, MoveNote note, Played played) {
        moves.append(MoveSequence.code(move));
        notes.add(note);
        current = played.orThrow().after();
    }

    /** The game as it was played, with an outcome if the text or the discs say one. */
    GameRecord record(Optional<RecordedOutcome> written) {
        return record(written, 0);
    }

    /** The same with {@link ServerTerms#komi komi}. */
    GameRecord record(Optional<RecordedOutcome> written, int komi) {
        GameRecord game = GameRecord.of(new MoveSequence(start, moves.toString()), current)
                .noted(notes)
                .settled(new ServerTerms(komi, "", ""));
        return RecordedOutcome.of(current, written, komi).map(game::ended).orElse(game);
    }
}
