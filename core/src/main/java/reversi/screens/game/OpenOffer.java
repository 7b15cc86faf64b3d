package reversi.screens.game;

import java.util.Optional;
import reversi.screens.sound.SoundName;
import reversi.screens.sound.Sounds;

/** Lets the person hear that the opponent has made an offer. */
final class OpenOffer {
    private final TableSeat seat;
    private final Sounds sounds;
    private Optional<Offer> known = Optional.empty();

    OpenOffer(TableSeat seat, Sounds sounds) {
        this.seat = seat;
        this.sounds = sounds;
    }

    /** Sounds where an offer has come up; to be called after every change of the table. */
    void refresh() {
        Optional<Offer> now = seat.offer();
        if (now.isPresent() && !now.equals(known)) {
            sounds.play(SoundName.MESSAGE);
        }
        known = now;
    }
}
