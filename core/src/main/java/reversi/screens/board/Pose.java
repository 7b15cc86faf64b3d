package reversi.screens.board;

import reversi.rules.Disc;

/** How the disc on one square looks at this moment; it is changed in place, so that a frame allocates nothing. */
public final class Pose {
    private boolean present;
    private Disc face = Disc.BLACK;
    private float turn;
    private float fade;
    private float height;
    private float alpha = 1;
    private float right;
    private float down;

    Pose() {}

    /** Whether there is a disc at all. */
    public boolean isPresent() {
        return present;
    }

    /** The face that was up before the disc began to turn. */
    public Disc face() {
        return face;
    }

    /** The face that is to be seen more of now. */
    public Disc upper() {
        return turn >= 0.5f || fade >= 0.5f ? face.other() : face;
    }

    /** How far the disc has turned over: 0 not at all, 1 the other face is up. */
    public float turn() {
        return turn;
    }

    /** How far the other face has been faded in: 0…1, only with reduced motion. */
    public float fade() {
        return fade;
    }

    /** The height above the felt: 0 lies on it, 1 is the height from which a placed disc drops. */
    public float height() {
        return height;
    }

    /** How opaque the disc is: 0…1. */
    public float alpha() {
        return alpha;
    }

    /** How far to the right of its square the disc is, in squares, on a board that is not turned. */
    public float right() {
        return right;
    }

    /** How far below its square it is, in squares, on a board that is not turned. */
    public float down() {
        return down;
    }

    /** Whether the disc lies still with one face up. */
    public boolean isAtRest() {
        return turn == 0 && fade == 0 && height == 0 && alpha == 1 && right == 0 && down == 0;
    }

    void clear() {
        rest(Disc.BLACK);
        present = false;
    }

    void rest(Disc up) {
        present = true;
        face = up;
        turn = 0;
        fade = 0;
        height = 0;
        alpha = 1;
        right = 0;
        down = 0;
    }

    void shift(float newRight, float newDown, float newHeight) {
        right = newRight;
        down = newDown;
        height = newHeight;
    }

    void appear(float newHeight, float newAlpha) {
        present = true;
        height = newHeight;
        alpha = newAlpha;
    }

    void turning(float newTurn, float newHeight) {
        turn = newTurn;
        height = newHeight;
    }

    void fading(float newFade) {
        fade = newFade;
    }
}
