package reversi.screens.board;

import java.util.List;
import reversi.rules.Square;
import reversi.rules.Turn;

/**
 * When each disc of one turn moves, in milliseconds from the turn's beginning: the placed disc drops, then the flips ripple
 * outwards ring by ring, all discs at one distance together.
 */
public final class FlipTimeline {
    /** The share of the drop after which the disc touches the felt, and the first ring begins to turn. */
    static final float TOUCH = 0.7f;

    private final Tempo tempo;
    private final int firstFlip;
    private final int[] rings;
    private final int duration;

    private FlipTimeline(Tempo tempo, int[] rings) {
        this.tempo = tempo;
        this.rings = rings;
        this.firstFlip = Math.round(tempo.drop() * TOUCH);
        int end = tempo.drop();
        for (int i = 0; i < rings.length; i++) {
            end = Math.max(end, endOf(i));
        }
        this.duration = end;
    }

    /** The timeline of a turn; that of a pass, where no disc moves, is empty. */
    public static FlipTimeline of(Turn turn, Tempo tempo) {
        List<Square> flipped = turn.flipped();
        int[] rings = new int[flipped.size()];
        turn.move().square().ifPresent(placed -> {
            for (int i = 0; i < rings.length; i++) {
                rings[i] = placed.distance(flipped.get(i));
            }
        });
        return new FlipTimeline(tempo, rings);
    }

    /** The number of discs that flip. */
    public int flips() {
        return rings.length;
    }

    /** How far from the placed disc, in king's steps, flip number {@code i} happens. */
    public int ringOf(int i) {
        return rings[i];
    }

    /** When flip number {@code i}, counted as in the turn, begins. */
    public int startOf(int i) {
        return firstFlip + (rings[i] - 1) * tempo.ripple();
    }

    /** When flip number {@code i} ends. */
    public int endOf(int i) {
        return startOf(i) + tempo.flip();
    }

    /** When everything lies still. */
    public int duration() {
        return duration;
    }

    /** How far the placed disc has come at a time: 0 before it moves, 1 when it has settled. */
    public float drop(float time) {
        return share(time, 0, tempo.drop());
    }

    /** How far flip number {@code i} has come at a time: 0 before it begins, 1 when it is over. */
    public float flip(int i, float time) {
        return share(time, startOf(i), tempo.flip());
    }

    private static float share(float time, float start, float length) {
        if (time < start) {
            return 0;
        }
        return length <= 0 ? 1 : Math.min(1, (time - start) / length);
    }
}
