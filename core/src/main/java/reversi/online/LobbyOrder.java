package reversi.online;

import java.util.Comparator;

/** The order of people in the lobby: the highest rated first, guests last; people of the same rating by name. */
public final class LobbyOrder implements Comparator<PlayerCard> {
    @Override
    public int compare(PlayerCard one, PlayerCard other) {
        if (one.rating() != other.rating()) {
            return Integer.compare(other.rating(), one.rating());
        }
        int byName = one.name().compareToIgnoreCase(other.name());
        return byName == 0 ? Long.compare(one.id(), other.id()) : byName;
    }
}
