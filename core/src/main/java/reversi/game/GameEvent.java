package reversi.game;

import reversi.rules.Disc;
import reversi.rules.Move;

/** Something that happened in a game. A game is its setup and its events in order; {@link Game#with} tells what each one does. */
public sealed interface GameEvent {
    /** What happens alike at home and at a table on a server. A table never pauses, restores nothing, and says more of an end. */
    sealed interface Shared extends GameEvent {
        /** Hands this to the visitor's method for its kind. */
        void accept(SharedVisitor visitor);

        @Override
        default void accept(Visitor visitor) {
            accept((SharedVisitor) visitor);
        }
    }

    /**
     * A turn was played; a forced pass is a turn of its own. An open offer by the opponent of the mover lapses.
     *
     * @param ply 1 for the first turn of the game, the opening's included
     * @param move the placed disc or the pass
     * @param clocks what both clocks show after it
     */
    record Played(int ply, Move move, ClockTimes clocks) implements Shared {
        @Override
        public void accept(SharedVisitor visitor) {
            visitor.played(this);
        }
    }

    /** This side offers a draw. */
    record DrawOffered(Disc by) implements Shared {
        @Override
        public void accept(SharedVisitor visitor) {
            visitor.drawOffered(this);
        }
    }

    /** This side declines the draw that its opponent offered. */
    record DrawDeclined(Disc by) implements Shared {
        @Override
        public void accept(SharedVisitor visitor) {
            visitor.drawDeclined(this);
        }
    }

    /** This side asks to take back its last move. */
    record TakebackOffered(Disc by) implements Shared {
        @Override
        public void accept(SharedVisitor visitor) {
            visitor.takebackOffered(this);
        }
    }

    /** This side declines what its opponent wants to take back. */
    record TakebackDeclined(Disc by) implements Shared {
        @Override
        public void accept(SharedVisitor visitor) {
            visitor.takebackDeclined(this);
        }
    }

    /**
     * Turns were taken back, by agreement or by whoever may do so alone. A result by discs goes with them, and open offers lapse.
     *
     * @param plies how many turns are left
     * @param clocks what both clocks show now
     */
    record TakenBack(int plies, ClockTimes clocks) implements Shared {
        @Override
        public void accept(SharedVisitor visitor) {
            visitor.takenBack(this);
        }
    }

    /**
     * Turns that were taken back were played again as they were.
     *
     * @param plies how many turns there are now
     * @param clocks what both clocks show now
     */
    record Redone(int plies, ClockTimes clocks) implements GameEvent {
        @Override
        public void accept(Visitor visitor) {
            visitor.redone(this);
        }
    }

    /** No clock runs from now on. */
    record Paused() implements GameEvent {
        @Override
        public void accept(Visitor visitor) {
            visitor.paused(this);
        }
    }

    /** The clock of the side to move runs on. */
    record Resumed() implements GameEvent {
        @Override
        public void accept(Visitor visitor) {
            visitor.resumed(this);
        }
    }

    /** The game ended. */
    record Ended(Result result) implements GameEvent {
        @Override
        public void accept(Visitor visitor) {
            visitor.ended(this);
        }
    }

    /** Hands this to the visitor's method for its kind. */
    void accept(Visitor visitor);

    /** What to do with each kind of event that happens at every table. */
    interface SharedVisitor {
        void played(Played event);

        void drawOffered(DrawOffered event);

        void drawDeclined(DrawDeclined event);

        void takebackOffered(TakebackOffered event);

        void takebackDeclined(TakebackDeclined event);

        void takenBack(TakenBack event);
    }

    /** What to do with each kind of event. */
    interface Visitor extends SharedVisitor {
        void redone(Redone event);

        void paused(Paused event);

        void resumed(Resumed event);

        void ended(Ended event);
    }
}
