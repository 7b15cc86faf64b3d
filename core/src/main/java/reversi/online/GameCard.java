package reversi.online;

import java.util.Optional;
import reversi.rules.Variant;

/**
 * A game in a list: one that goes on, or one of the past.
 *
 * @param table its number
 * @param at when it began, in milliseconds since 1970
 * @param variant the rules
 * @param rated whether it counts
 * @param black who plays Black
 * @param white who plays White
 * @param placements how many discs have been placed, so that passes do not count
 * @param finish how it ended; empty while it goes on
 * @param starred whether the player who asks marked it with a star
 */
public record GameCard(
        long table,
        long at,
        Variant variant,
        boolean rated,
        PlayerCard black,
        PlayerCard white,
        int placements,
        Optional<Finish> finish,
        boolean starred) {}
