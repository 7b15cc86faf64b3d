package reversi.players.online;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;
import reversi.online.Presence;

/** Whom one follows and what one noted, as far as this client was told. Only its {@link OnlineClient} changes it. */
public final class FollowState {
    private static final Comparator<PlayerCard> ORDER = Comparator.comparing(
                    (PlayerCard player) -> player.presence() == Presence.OFFLINE)
            .thenComparing(PlayerCard::name)
            .thenComparing(PlayerCard::id);

    private final Map<Long, PlayerCard> players = new LinkedHashMap<>();
    private LobbyNews.@Nullable Relation relation;

    void renew(LobbyNews.Followed all) {
        players.clear();
        all.players().forEach(player -> players.put(player.id(), player));
    }

    /** What comes late about somebody who is followed no longer is nothing new. */
    void change(PlayerCard player) {
        players.computeIfPresent(player.id(), (id, before) -> player);
    }

    void setRelation(LobbyNews.Relation news) {
        relation = news;
        if (!news.follows()) {
            players.remove(news.player());
        }
    }

    /** Blocking ends following. */
    void blocked(long player) {
        players.remove(player);
        relation(player).ifPresent(known -> setRelation(new LobbyNews.Relation(player, false, known.note())));
    }

    void forget() {
        players.clear();
        relation = null;
    }

    /** Those whom one follows, when they were asked for last: first who is connected, by name. */
    public List<PlayerCard> players() {
        return players.values().stream().sorted(ORDER).toList();
    }

    /** What one has to do with a player; empty unless that was asked for last. */
    public Optional<LobbyNews.Relation> relation(long player) {
        return Optional.ofNullable(relation).filter(known -> known.player() == player);
    }
}
