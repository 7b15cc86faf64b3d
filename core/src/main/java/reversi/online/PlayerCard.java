package reversi.online;

import java.util.Optional;

/**
 * A player as others see them.
 *
 * @param id the number that never changes
 * @param name the name to show, as plain text
 * @param kind guest, member or bot
 * @param rating the rating; 0 for a guest
 * @param points points for wins over people
 * @param presence what the player is doing
 * @param table the game that the player is in; empty while in none
 * @param photo 0 without a photo that others may see, otherwise its version, which changes with it
 * @param deviation how uncertain the rating of a member is, in points; 0 for everybody else
 */
public record PlayerCard(
        long id,
        String name,
        PlayerKind kind,
        int rating,
        int points,
        Presence presence,
        Optional<Long> table,
        int photo,
        @OrElse("0") int deviation) {
    /** From this deviation on a rating is provisional. */
    public static final int PROVISIONAL = 110;

    /** The same with a photo of this version; 0 for none. */
    public PlayerCard withPhoto(int version) {
        return new PlayerCard(id, name, kind, rating, points, presence, table, version, deviation);
    }

    /** The same with a rating of one kind of games. */
    public PlayerCard withRating(int other, int uncertain) {
        return new PlayerCard(id, name, kind, other, points, presence, table, photo, uncertain);
    }

    /** Whether too few games, or too long ago, say how strong the player is. */
    public boolean isProvisional() {
        return deviation >= PROVISIONAL;
    }
}
