package reversi.server.lobby;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import reversi.online.Codec;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;
import reversi.online.Presence;
import reversi.server.table.Ear;

/** The lobby as those see it who stand in it: the whole of it at first, then what changes, gathered for half a second. */
public final class Lobby {
    /** A crowd is cut to so many: more than that nobody reads, and everybody would be sent it. */
    static final int MOST_PLAYERS = 200;

    private final Codec codec;
    private final People people;
    private final Set<Ear> ears = ConcurrentHashMap.newKeySet();

    /** A lobby in which nobody stands yet. */
    public Lobby(Codec codec, People people) {
        this.codec = codec;
        this.people = people;
    }

    /** Somebody comes, or asks again. */
    public void enter(Ear ear) {
        ears.add(ear);
        List<PlayerCard> players = new ArrayList<>(people.everybody());
        players.sort(Comparator.comparing((PlayerCard player) -> player.presence() == Presence.PLAYING)
                .thenComparing(PlayerCard::rating, Comparator.reverseOrder())
                .thenComparing(PlayerCard::id));
        List<PlayerCard> shown = players.subList(0, Math.min(MOST_PLAYERS, players.size()));
        ear.hear(codec.write(new LobbyNews.Lobby(shown, people.count(), people.tables())));
    }

    /** Somebody goes. */
    public void leave(Ear ear) {
        ears.remove(ear);
    }

    /** Tells everybody what changed; to be called twice a second. */
    public void tick() {
        People.Changes changes = people.takeChanges();
        if (ears.isEmpty() || (changes.changed().isEmpty() && changes.gone().isEmpty())) {
            return;
        }
        List<PlayerCard> changed = changes.changed();
        String frame = codec.write(new LobbyNews.LobbyChanged(
                changed.subList(0, Math.min(MOST_PLAYERS, changed.size())),
                changes.gone(),
                people.count(),
                people.tables()));
        for (Ear ear : ears) {
            ear.hear(frame);
        }
    }
}
