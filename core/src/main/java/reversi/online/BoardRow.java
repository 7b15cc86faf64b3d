package reversi.online;

import java.util.Optional;

/**
 * A game of a round of a tournament.
 *
 * @param board its number in the round, 1 for that of the best players
 * @param black who plays Black
 * @param white who plays White
 * @param table the table where it is played; 0 before it begins, and where it was not played
 * @param placements how many discs have been placed
 * @param result how it ended; empty while it goes on
 */
public record BoardRow(
        int board, PlayerCard black, PlayerCard white, long table, int placements, Optional<BoardResult> result) {}
