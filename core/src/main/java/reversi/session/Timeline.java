package reversi.session;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import reversi.rules.Move;
import reversi.rules.Transcript;
import reversi.rules.Turn;

/** The turns of a game with what the clocks showed before each, and those taken back that can still be restored. */
final class Timeline {
    private final int floor;
    private final Predicate<Turn> decided;
    private final List<ClockTimes> times = new ArrayList<>();
    private Transcript line;
    private Transcript transcript;
    private int at;

    /**
     * A game in which nothing has been played after its opening, which can't be taken back.
     *
     * @param decided whether a turn was somebody's choice at which an undo may stop
     */
    Timeline(Transcript opened, ClockTimes clocks, Predicate<Turn> decided) {
        this.floor = opened.plies();
        this.decided = decided;
        this.line = opened;
        this.transcript = opened;
        this.at = floor;
        for (int ply = 0; ply <= floor; ply++) {
            times.add(clocks);
        }
    }

    /** Takes over a saved game that has the same opening. */
    void restore(SavedGame saved) {
        transcript = saved.transcript();
        line = GameSetup.replay(transcript, saved.undone());
        times.subList(floor, times.size()).clear();
        times.addAll(saved.history());
        at = transcript.plies();
    }

    Transcript transcript() {
        return transcript;
    }

    /** The moves played since the opening. */
    List<Move> played() {
        return line.moves().subList(floor, at);
    }

    /** The moves that can be restored. */
    List<Move> undone() {
        return line.moves().subList(at, line.plies());
    }

    int ply() {
        return at;
    }

    /** What the clocks showed when the present turn began. */
    ClockTimes times() {
        return times.get(at);
    }

    /** What the clocks showed when each turn since the opening began, those that can be restored included. */
    List<ClockTimes> history() {
        return List.copyOf(times.subList(floor, times.size()));
    }

    /** Adds a turn. Those taken back stay restorable as long as the game repeats them. */
    void play(Turn turn, ClockTimes after) {
        transcript = transcript.with(turn);
        boolean repeats = at < line.plies() && line.turns().get(at).move().equals(turn.move());
        if (repeats) {
            times.set(at + 1, after);
        } else {
            line = transcript;
            times.subList(at + 1, times.size()).clear();
            times.add(after);
        }
        at++;
    }

    void goTo(int ply) {
        at = ply;
        transcript = line.upTo(ply);
    }

    /** The ply to which an undo goes back: the last choice before the present one. */
    OptionalInt back() {
        for (int ply = at - 1; ply >= floor; ply--) {
            if (decided.test(line.turns().get(ply))) {
                return OptionalInt.of(ply);
            }
        }
        return OptionalInt.empty();
    }

    /** The ply to which a redo goes: the next choice, or the end of what can be restored. */
    OptionalInt forward() {
        if (at == line.plies()) {
            return OptionalInt.empty();
        }
        for (int ply = at + 1; ply < line.plies(); ply++) {
            if (decided.test(line.turns().get(ply))) {
                return OptionalInt.of(ply);
            }
        }
        return OptionalInt.of(line.plies());
    }
}
