package reversi.session;

import org.jspecify.annotations.Nullable;

/** How far a game has come: not begun, going on, paused, ended, left. */
final class Phase {
    private @Nullable Outcome outcome;
    private boolean begun;
    private boolean paused;
    private boolean left;

    /** How the game ended; null while it goes on. */
    @Nullable
    Outcome outcome() {
        return outcome;
    }

    boolean isPaused() {
        return paused;
    }

    boolean isLeft() {
        return left;
    }

    /** Whether the game has begun and nothing has ended it. */
    boolean isRunning() {
        return isOpen() && outcome == null;
    }

    /** Whether the game has begun and nobody has left it, ended or not. */
    boolean isOpen() {
        return begun && !left;
    }

    /** Whether turns may be taken back: a result by discs goes with them, every other end stays. */
    boolean canRewind() {
        return isOpen() && (outcome == null || outcome.reason() == Outcome.Reason.DISCS);
    }

    /** The game begins; returns whether it had not begun or been left before. */
    boolean begin() {
        boolean isNew = !begun && !left;
        begun = begun || isNew;
        return isNew;
    }

    void end(@Nullable Outcome result) {
        outcome = result;
    }

    /** Pauses or goes on; returns whether that is a change. */
    boolean setPaused(boolean pause) {
        boolean isChange = paused != pause;
        paused = pause;
        return isChange;
    }

    /** Nobody plays on; returns whether that is new. */
    boolean leave() {
        boolean isNew = !left;
        left = true;
        return isNew;
    }
}
