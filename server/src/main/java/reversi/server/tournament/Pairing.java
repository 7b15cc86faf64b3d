package reversi.server.tournament;

import reversi.rules.Disc;

/**
 * Two players of one game.
 *
 * @param black the account with the black discs
 * @param white the other one
 */
public record Pairing(long black, long white) {
    public Pairing {
        if (black == white) {
            throw new IllegalArgumentException("nobody plays alone: " + black);
        }
    }

    /** Who has these discs. */
    public long player(Disc side) {
        return side == Disc.BLACK ? black : white;
    }

    /** Whether a player is one of the two. */
    public boolean has(long player) {
        return black == player || white == player;
    }

    /** The discs of one of the two. */
    public Disc side(long player) {
        return black == player ? Disc.BLACK : Disc.WHITE;
    }

    /** The same two with their colours exchanged. */
    public Pairing swapped() {
        return new Pairing(white, black);
    }
}
