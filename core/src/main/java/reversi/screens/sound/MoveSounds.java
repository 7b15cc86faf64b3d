package reversi.screens.sound;

import java.util.function.BooleanSupplier;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.screens.board.AnimationListener;

/** What is heard of a board: the disc that is placed, each ring of discs that turn, a pass. */
public final class MoveSounds implements AnimationListener {
    private final Sounds sounds;
    private final BooleanSupplier isRippling;
    private int lastRing;

    /** The sounds of a board; {@code isRippling} tells whether discs that lie farther away turn later now. */
    public MoveSounds(Sounds sounds, BooleanSupplier isRippling) {
        this.sounds = sounds;
        this.isRippling = isRippling;
    }

    @Override
    public void began(Turn turn) {
        lastRing = 0;
    }

    @Override
    public void placed(Turn turn) {
        sounds.play(SoundName.PLACE);
    }

    @Override
    public void flipping(Turn turn, Square square, int ring) {
        // One sound for each ring: more at the same moment would only be louder.
        boolean isHeard = ring > lastRing && (ring == 1 || isRippling.getAsBoolean());
        lastRing = Math.max(lastRing, ring);
        if (isHeard) {
            sounds.play(SoundName.FLIP);
        }
    }

    @Override
    public void passed(Turn turn) {
        sounds.play(SoundName.PASS);
    }
}
