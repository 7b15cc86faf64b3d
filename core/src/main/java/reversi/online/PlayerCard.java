package reversi.online;

import java.util.Optional;

/**
 * A player as others see them.
 *
 * @param id the number that never changes
 * @param name the name to show, as plain text
 * @param kind guest, member or bot
 * @param rating Elo points; 0 for a guest
 * @param points points for wins over people
 * @param presence what the player is doing
 * @param table the game that the player is in; empty while in none
 * @param photo 0 without a photo, otherwise its version, which changes with it
 */
public record PlayerCard(
        long id,
        String name,
        PlayerKind kind,
        int rating,
        int points,
        Presence presence,
        Optional<Long> table,
        int photo) {}
