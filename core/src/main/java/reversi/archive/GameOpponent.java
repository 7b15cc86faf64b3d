package reversi.archive;

import java.util.Optional;

/**
 * Somebody whose games can be looked for: a person or a program by name, or a level of this device.
 *
 * @param name as it was written down with the game; empty for a level of this device
 * @param level that of the computer of this device, from 1; 0 for whoever has a name
 */
public record GameOpponent(String name, int level) {
    /** Who played a side; empty for a person of this device without a name. */
    public static Optional<GameOpponent> of(ArchivedPlayer player) {
        if (!player.name().isEmpty()) {
            return Optional.of(new GameOpponent(player.name(), 0));
        }
        return player.level() > 0 ? Optional.of(new GameOpponent("", player.level())) : Optional.empty();
    }

    /** Whether this is who played a side. */
    boolean is(ArchivedPlayer player) {
        return name.equals(player.name()) && (!name.isEmpty() || level == player.level());
    }
}
