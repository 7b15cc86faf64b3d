package reversi.game;

import java.util.Optional;
import java.util.Random;
import reversi.rules.Disc;

/** How it is settled which colour a player gets. */
public enum ColourChoice {
    BLACK,
    WHITE,
    /** The other colour than last time, Black at first. */
    ALTERNATE,
    /** Drawn at random, each colour as likely as the other. */
    LOT;

    /** The colour the player gets in the next game, given the one played last, if any, and the lot to draw from. */
    public Disc settle(Optional<Disc> last, Random random) {
        return switch (this) {
            case BLACK -> Disc.BLACK;
            case WHITE -> Disc.WHITE;
            case ALTERNATE -> last.map(Disc::other).orElse(Disc.BLACK);
            case LOT -> random.nextBoolean() ? Disc.BLACK : Disc.WHITE;
        };
    }
}
