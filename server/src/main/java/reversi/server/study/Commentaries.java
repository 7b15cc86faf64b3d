package reversi.server.study;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import reversi.online.Codec;
import reversi.online.Commentary;
import reversi.online.Protocol;
import reversi.online.StudyNews;
import reversi.server.store.ChapterRepository;
import reversi.server.store.ChapterRepository.Live;
import reversi.server.table.PlayerDirectory;
import reversi.server.table.Subscriber;

/**
 * Tells those who watch games which studies comment on them. One look each second at the chapters that are live, of which there are few, finds what has
 * changed, however many watch; it also ends those whose game is over. Thread-safe.
 */
public final class Commentaries {
    /** So many chapters are looked at, the latest. */
    private static final int MOST_LIVE = 500;
    /** Some of those of a game may be of people of whom somebody wants to hear nothing. */
    private static final int MOST_READ = 4 * Protocol.MAX_COMMENTARIES;

    private final ChapterRepository chapters;
    private final GameChapters games;
    private final StudyRooms rooms;
    private final PlayerDirectory players;
    private final Codec codec;

    /** Which game somebody wants to hear of. */
    private final Map<Subscriber, Long> askers = new HashMap<>();

    private Map<Long, Set<Live>> known = Map.of();

    /** Nobody has asked; {@code rooms} tells of chapters that end. */
    public Commentaries(
            ChapterRepository chapters, GameChapters games, StudyRooms rooms, PlayerDirectory players, Codec codec) {
        this.chapters = chapters;
        this.games = games;
        this.rooms = rooms;
        this.players = players;
        this.codec = codec;
    }

    /** Tells somebody which studies comment on a game, now and whenever that changes, until they ask for another one or leave. */
    public void ask(Subscriber who, long game) {
        synchronized (this) {
            askers.put(who, game);
        }
        tell(List.of(who), game);
    }

    /** Somebody wants to hear no more. */
    public synchronized void leave(Subscriber who) {
        askers.remove(who);
    }

    /** Ends what is over, and tells of what has changed; call it once a second. */
    public void tick() {
        List<Live> live = chapters.live(MOST_LIVE);
        live.stream().filter(Live::isOver).filter(games::settle).forEach(ended -> rooms.announce(ended.study()));
        Map<Long, Set<Live>> now =
                live.stream().filter(Live::isOpen).collect(Collectors.groupingBy(Live::game, Collectors.toSet()));
        for (long game : changed(now)) {
            tell(askers(game), game);
        }
    }

    private synchronized Set<Long> changed(Map<Long, Set<Live>> now) {
        Set<Long> changed = new HashSet<>(known.keySet());
        changed.addAll(now.keySet());
        changed.removeIf(game -> known.getOrDefault(game, Set.of()).equals(now.getOrDefault(game, Set.of())));
        known = now;
        return changed;
    }

    private synchronized List<Subscriber> askers(long game) {
        return askers.entrySet().stream()
                .filter(asker -> asker.getValue() == game)
                .map(Map.Entry::getKey)
                .toList();
    }

    private void tell(List<Subscriber> to, long game) {
        if (to.isEmpty()) {
            return;
        }
        List<Live> all = chapters.ofGame(game, MOST_READ);
        for (Subscriber who : to) {
            List<Commentary> heard = new ArrayList<>();
            for (Live chapter : all) {
                if (heard.size() < Protocol.MAX_COMMENTARIES && isHeard(who.account(), chapter.owner())) {
                    heard.add(new Commentary(chapter.code(), players.card(chapter.owner())));
                }
            }
            who.send(codec.write(new StudyNews.Commentaries(game, heard)));
        }
    }

    /** Neither of both wants to hear nothing of the other one. */
    private boolean isHeard(long who, long owner) {
        return players.hears(who, owner) && players.hears(owner, who);
    }
}
