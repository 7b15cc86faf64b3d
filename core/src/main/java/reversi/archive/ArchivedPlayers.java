package reversi.archive;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import reversi.rules.Disc;

/**
 * Who played a game.
 *
 * @param black who played Black
 * @param white who played White
 * @param mine the colour of the person whose archive this is; empty for a game between others, or between two at one device
 */
public record ArchivedPlayers(ArchivedPlayer black, ArchivedPlayer white, Optional<Disc> mine) {
    /** Who played a colour. */
    public ArchivedPlayer of(Disc disc) {
        return disc == Disc.BLACK ? black : white;
    }

    /** The opponent of the person whose archive this is; empty for a game between others. */
    public Optional<ArchivedPlayer> opponent() {
        return mine.map(disc -> of(disc.other()));
    }

    /** Whether the computer played against itself: nobody's own game. */
    public boolean areComputers() {
        return black.level() > 0 && white.level() > 0;
    }

    /**
     * Whom games of this kind are looked for by: the opponent, or both players of a game between others, as far as they are known; no one
     * twice, and nobody where the computer played itself.
     */
    public Set<GameOpponent> opponents() {
        Set<GameOpponent> known = new HashSet<>();
        if (areComputers()) {
            return known;
        }
        for (Disc disc : Disc.values()) {
            if (mine.isEmpty() || mine.get() != disc) {
                GameOpponent.of(of(disc)).ifPresent(known::add);
            }
        }
        return known;
    }

    /** Whether this is one of its {@link #opponents}. */
    public boolean isAgainst(GameOpponent who) {
        if (areComputers()) {
            return false;
        }
        return mine.isPresent() ? who.is(of(mine.get().other())) : who.is(black) || who.is(white);
    }
}
