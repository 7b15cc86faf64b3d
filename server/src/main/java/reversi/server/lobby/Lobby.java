package reversi.server.lobby;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import reversi.online.Codec;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;
import reversi.online.Presence;
import reversi.server.table.Subscriber;

/** The lobby as those see it who stand in it: the whole of it at first, then what changes, gathered for half a second. */
public final class Lobby {
    /** A crowd is cut to so many: more than that nobody reads, and everybody would be sent it. */
    static final int MOST_PLAYERS = 200;

    private final Codec codec;
    private final PresenceRegistry people;
    private final Set<Subscriber> ears = new LinkedHashSet<>();

    /** The whole lobby as it was when somebody came first since the last tick: a crowd that comes is told the same. */
    private @Nullable String whole;

    /** A lobby in which nobody stands yet. */
    public Lobby(Codec codec, PresenceRegistry people) {
        this.codec = codec;
        this.people = people;
    }

    /** Somebody comes, or asks again. */
    public synchronized void enter(Subscriber ear) {
        ears.add(ear);
        if (whole == null) {
            whole = codec.write(everybody());
        }
        ear.hear(whole);
    }

    private LobbyNews.Lobby everybody() {
        List<PlayerCard> players = new ArrayList<>(people.everybody());
        players.sort(Comparator.comparing((PlayerCard player) -> player.presence() == Presence.PLAYING)
                .thenComparing(PlayerCard::rating, Comparator.reverseOrder())
                .thenComparing(PlayerCard::id));
        List<PlayerCard> shown = players.subList(0, Math.min(MOST_PLAYERS, players.size()));
        return new LobbyNews.Lobby(shown, people.count(), people.tables());
    }

    /** Somebody goes. */
    public synchronized void leave(Subscriber ear) {
        ears.remove(ear);
    }

    /** Tells everybody what changed, of a crowd a part at a time; to be called twice a second. */
    public synchronized void tick() {
        PresenceRegistry.Changes changes = people.takeChanges(MOST_PLAYERS);
        // Whoever comes from now on must know what is being told now.
        whole = null;
        if (ears.isEmpty() || (changes.changed().isEmpty() && changes.gone().isEmpty())) {
            return;
        }
        String frame = codec.write(
                new LobbyNews.LobbyChanged(changes.changed(), changes.gone(), people.count(), people.tables()));
        for (Subscriber ear : ears) {
            ear.hear(frame);
        }
    }
}
