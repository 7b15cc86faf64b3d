package reversi.screens.sound;

import java.util.function.BooleanSupplier;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.screens.board.AnimationListener;

/** What is heard of a board, each at its place: the disc that is placed, discs that turn, each higher than the one before, a pass. */
public final class MoveSounds implements AnimationListener {
    /** How many discs of a ring are heard: more at the same moment would only be louder. */
    static final int VOICES = 2;

    /** How much higher than the one before each disc sounds that turns, up to an octave above the first. */
    static final float STEP = 1.04f;

    /** How loud a counted disc is among placed ones. */
    private static final float SWEPT = 0.35f;

    private static final float OCTAVE = 2;

    /** How far to the sides the files of the edges are heard, and how much softer each further ring and voice is. */
    private static final float WIDTH = 0.6f;

    private static final float FURTHER = 0.94f;
    private static final float SECOND = 0.7f;

    private final Sounds sounds;
    private final BooleanSupplier isRippling;
    private int lastRing;
    private int voice;
    private float pitch;

    /** The sounds of a board; {@code isRippling} tells whether discs that lie farther away turn later now. */
    public MoveSounds(Sounds sounds, BooleanSupplier isRippling) {
        this.sounds = sounds;
        this.isRippling = isRippling;
    }

    @Override
    public void began(Turn turn) {
        lastRing = 0;
        pitch = 1;
    }

    @Override
    public void placed(Turn turn) {
        turn.move().square().ifPresent(square -> sounds.play(SoundName.PLACE, new Tone(1, pan(turn, square), 1)));
    }

    @Override
    public void flipping(Turn turn, Square square, int ring) {
        voice = ring > lastRing ? 1 : voice + 1;
        lastRing = Math.max(lastRing, ring);
        if (voice <= VOICES && (ring == 1 || isRippling.getAsBoolean())) {
            float loudness = (float) Math.pow(FURTHER, ring - 1) * (voice == 1 ? 1 : SECOND);
            sounds.play(SoundName.FLIP, new Tone(pitch, pan(turn, square), loudness));
            pitch = Math.min(OCTAVE, pitch * STEP);
        }
    }

    /** A disc is laid into its row, softly, on a board of this size. */
    public void swept(Square square, int size) {
        sounds.play(SoundName.PLACE, new Tone(1, pan(square, size), SWEPT));
    }

    private static float pan(Turn turn, Square square) {
        return pan(square, turn.after().variant().size());
    }

    private static float pan(Square square, int size) {
        return WIDTH * ((2 * square.file() + 1f) / size - 1);
    }

    @Override
    public void passed(Turn turn) {
        sounds.play(SoundName.PASS);
    }
}
