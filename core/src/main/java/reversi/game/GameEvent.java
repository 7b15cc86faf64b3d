package reversi.game;

import reversi.rules.Disc;
import reversi.rules.Move;

/** Something that happened in a game. A game is its setup and its events in order; {@link Game#with} tells what each one does. */
public sealed interface GameEvent {
    /** What happens alike at home and at a table on a server. A table never pauses, restores nothing, and says more of an end. */
    sealed interface Shared extends GameEvent {}

    /**
     * A turn was played; a forced pass is a turn of its own. An open offer by the opponent of the mover lapses.
     *
     * @param ply 1 for the first turn of the game, the opening's included
     * @param move the placed disc or the pass
     * @param clocks what both clocks show after it
     */
    record Played(int ply, Move move, ClockTimes clocks) implements Shared {}

    /** This side offers a draw. */
    record DrawOffered(Disc by) implements Shared {}

    /** This side declines the draw that its opponent offered. */
    record DrawDeclined(Disc by) implements Shared {}

    /** This side asks to take back its last move. */
    record TakebackOffered(Disc by) implements Shared {}

    /** This side declines what its opponent wants to take back. */
    record TakebackDeclined(Disc by) implements Shared {}

    /**
     * Turns were taken back, by agreement or by whoever may do so alone. A result by discs goes with them, and open offers lapse.
     *
     * @param plies how many turns are left
     * @param clocks what both clocks show now
     */
    record TakenBack(int plies, ClockTimes clocks) implements Shared {}

    /**
     * Turns that were taken back were played again as they were.
     *
     * @param plies how many turns there are now
     * @param clocks what both clocks show now
     */
    record Redone(int plies, ClockTimes clocks) implements GameEvent {}

    /** No clock runs from now on. */
    record Paused() implements GameEvent {}

    /** The clock of the side to move runs on. */
    record Resumed() implements GameEvent {}

    /** The game ended. */
    record Ended(Result result) implements GameEvent {}
}
