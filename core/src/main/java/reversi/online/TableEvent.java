package reversi.online;

import reversi.game.ClockTimes;
import reversi.rules.Disc;
import reversi.rules.Move;

/** Something that happened in a game: numbered without gaps, kept for ever and told to everybody at the table. */
public sealed interface TableEvent {
    /**
     * A turn was played; a forced pass is a turn of its own. An open offer by the opponent of the mover lapses.
     *
     * @param ply 1 for the first turn of the game
     * @param move the placed disc or the pass
     * @param clocks what both clocks show after it
     */
    record Played(int ply, Move move, ClockTimes clocks) implements TableEvent {}

    /** This side offers a draw. */
    record DrawOffered(Disc by) implements TableEvent {}

    /** This side declines the draw that its opponent offered. */
    record DrawDeclined(Disc by) implements TableEvent {}

    /** This side asks to take back its last move. */
    record TakebackOffered(Disc by) implements TableEvent {}

    /** This side declines what its opponent wants to take back. */
    record TakebackDeclined(Disc by) implements TableEvent {}

    /**
     * Turns were taken back by agreement.
     *
     * @param plies how many turns are left
     * @param clocks what both clocks show now
     */
    record TakenBack(int plies, ClockTimes clocks) implements TableEvent {}

    /** A player said something; the text is empty where the hearer has blocked that player. */
    record Said(Disc by, String text) implements TableEvent {
        /** The same remark for somebody who does not want to hear that player. */
        public Said withheld() {
            return new Said(by, "");
        }

        /** Whether it is not for this hearer. */
        public boolean isWithheld() {
            return text.isEmpty();
        }
    }

    /** The game ended. */
    record Finished(Finish finish) implements TableEvent {}
}
