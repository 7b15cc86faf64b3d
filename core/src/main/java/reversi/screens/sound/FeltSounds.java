package reversi.screens.sound;

import java.util.function.BooleanSupplier;
import reversi.platform.Vibration;

/** Sounds of which those of the board and of the end are felt too, whether or not they are heard. */
public final class FeltSounds implements Sounds {
    private static final int[] NOTHING = {};
    private static final int[] PLACE = {12};
    private static final int[] FLIP = {6};
    private static final int[] ILLEGAL = {18, 36, 18};
    private static final int[] END = {24, 60, 24, 60, 48};

    private final Sounds sounds;
    private final Vibration vibration;
    private final BooleanSupplier isWanted;

    /** Plays {@code sounds}, and vibrates with them while that is wanted. */
    public FeltSounds(Sounds sounds, Vibration vibration, BooleanSupplier isWanted) {
        this.sounds = sounds;
        this.vibration = vibration;
        this.isWanted = isWanted;
    }

    @Override
    public void play(SoundName name, Tone tone) {
        sounds.play(name, tone);
        int[] pattern = pattern(name, tone);
        if (pattern.length > 0 && isWanted.getAsBoolean()) {
            vibration.vibrate(pattern);
        }
    }

    private static int[] pattern(SoundName name, Tone tone) {
        return switch (name) {
            case PLACE -> PLACE;
            // The first disc turns as the placed one touches the felt, which is felt already.
            case FLIP -> tone.goesOn() ? FLIP : NOTHING;
            case ILLEGAL -> ILLEGAL;
            case WIN, LOSE, DRAW -> END;
            case PASS, LOW_TIME, MESSAGE, TAP -> NOTHING;
        };
    }
}
