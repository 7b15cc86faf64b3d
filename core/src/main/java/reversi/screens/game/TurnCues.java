package reversi.screens.game;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.screens.board.AnimationListener;
import reversi.screens.sound.SoundName;
import reversi.screens.sound.Sounds;

/** Gives the board's animation its sounds, and tells when a pass is to be announced. */
final class TurnCues implements AnimationListener {
    private final Sounds sounds;
    private final Runnable seen;
    private final Consumer<Turn> announce;
    private final Runnable changed;
    private final Runnable settled;
    private final BooleanSupplier isRippling;
    private int lastRing;

    TurnCues(
            Sounds sounds,
            Runnable seen,
            Consumer<Turn> announce,
            Runnable changed,
            Runnable settled,
            BooleanSupplier isRippling) {
        this.sounds = sounds;
        this.seen = seen;
        this.announce = announce;
        this.changed = changed;
        this.settled = settled;
        this.isRippling = isRippling;
    }

    @Override
    public void began(Turn turn) {
        lastRing = 0;
        changed.run();
    }

    @Override
    public void placed(Turn turn) {
        sounds.play(SoundName.PLACE);
        seen.run();
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
        seen.run();
        announce.accept(turn);
    }

    @Override
    public void settled(Position position) {
        settled.run();
    }
}
