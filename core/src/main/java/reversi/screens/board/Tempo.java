package reversi.screens.board;

/**
 * How long the parts of an animation last, in milliseconds.
 *
 * @param drop the placed disc falls and settles
 * @param ripple from one ring of flips to the next
 * @param flip one disc turns over
 * @param pass a pass is announced
 * @param rewind several turns at once, as undo against the computer
 * @param pause from the last flip to the computer's reply
 * @param fades whether discs change their colour by a cross-fade instead of turning (reduced motion)
 */
public record Tempo(int drop, int ripple, int flip, int pass, int rewind, int pause, boolean fades) {
    /** No animation: discs change at once, passes are still announced. */
    public static Tempo off() {
        return new Tempo(0, 0, 0, 900, 0, 250, false);
    }

    /** For those who know the game. */
    public static Tempo fast() {
        return new Tempo(110, 40, 200, 650, 120, 250, false);
    }

    /** The speed the game is meant to be seen at. */
    public static Tempo normal() {
        return new Tempo(160, 50, 300, 900, 180, 350, false);
    }

    /** For learners: each flip can be followed. */
    public static Tempo slow() {
        return new Tempo(240, 160, 560, 1500, 320, 700, false);
    }

    /** A quick cross-fade for people who asked for less motion. */
    public static Tempo reduced() {
        return new Tempo(120, 0, 160, 900, 120, 350, true);
    }

    public Tempo {
        if (drop < 0 || ripple < 0 || flip < 0 || pass < 0 || rewind < 0 || pause < 0) {
            throw new IllegalArgumentException("a time is negative");
        }
    }

    /** This tempo with discs that move about twice as fast, as when a turn is taken back. */
    Tempo hurried() {
        return new Tempo(drop / 2, ripple / 2, flip * 2 / 3, pass, rewind, pause, fades);
    }

    /** This tempo with another pause before the computer's reply, in milliseconds. */
    public Tempo withPause(int millis) {
        return new Tempo(drop, ripple, flip, pass, rewind, millis, fades);
    }
}
