package reversi.server.arbiter;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import reversi.online.Codec;
import reversi.online.TournamentNews;
import reversi.server.lobby.MessageDispatcher;
import reversi.server.store.TournamentRepository;
import reversi.server.store.TournamentRepository.Remark;
import reversi.server.table.PlayerDirectory;
import reversi.server.table.Subscriber;
import reversi.server.tournament.Tournament;

/** Who follows which tournament on this node, one each, and what they are told. Thread-safe. */
public final class TournamentWatchers {
    private final TournamentRepository tournaments;
    private final TournamentCache cache;
    private final TournamentPages pages;
    private final PlayerDirectory players;
    private final MessageDispatcher dispatcher;
    private final Codec codec;

    private final Map<Subscriber, Long> watched = new HashMap<>();
    private final Map<Long, Set<Subscriber>> watchers = new HashMap<>();

    /** The version of each watched tournament that all its watchers have been told of. */
    private final Map<Long, Integer> told = new HashMap<>();

    TournamentWatchers(TournamentServices services, TournamentCache cache, TournamentPages pages) {
        this.tournaments = services.tournaments();
        this.cache = cache;
        this.pages = pages;
        this.players = services.players();
        this.dispatcher = services.dispatcher();
        this.codec = services.codec();
        dispatcher.onTournamentRemark(this::tell);
    }

    /** Has somebody follow a tournament, in place of another one, and tells what there is; returns false if there is no such tournament. */
    public boolean watch(Subscriber who, long id) {
        Optional<Tournament> found = cache.recent(id);
        if (found.isEmpty()) {
            return false;
        }
        synchronized (this) {
            leave(who);
            watched.put(who, id);
            watchers.computeIfAbsent(id, none -> new LinkedHashSet<>()).add(who);
            told.putIfAbsent(id, found.get().version());
        }
        // Read once more: what the others were told meanwhile is in memory.
        Tournament now = cache.recent(id).orElse(found.get());
        who.send(codec.write(pages.info(now, account(who))));
        who.send(codec.write(pages.remarks(id, who.account())));
        return true;
    }

    /** Somebody follows this tournament no longer, if they did. */
    public synchronized void leave(Subscriber who, long id) {
        if (isWatching(who, id)) {
            leave(who);
        }
    }

    /** Somebody follows no tournament any more. */
    public synchronized void leave(Subscriber who) {
        Long before = watched.remove(who);
        Set<Subscriber> others = before == null ? null : watchers.get(before);
        if (others != null && others.remove(who) && others.isEmpty()) {
            watchers.remove(before);
            told.remove(before);
        }
    }

    private static OptionalLong account(Subscriber who) {
        return who.account() == 0 ? OptionalLong.empty() : OptionalLong.of(who.account());
    }

    /** Tells somebody at once what became of a tournament that they follow, since they asked for it. */
    public void answer(Subscriber who, long id) {
        if (isWatching(who, id)) {
            cache.current(id).ifPresent(tournament -> who.send(codec.write(pages.info(tournament, account(who)))));
        }
    }

    private synchronized boolean isWatching(Subscriber who, long id) {
        return Optional.ofNullable(watched.get(who)).filter(seen -> seen == id).isPresent();
    }

    /** Tells of the tournaments that have changed, whoever changed them; call it once a second. */
    public void tick() {
        tournaments.versions(watchedTournaments()).forEach((id, version) -> {
            if (isNews(id, version)) {
                cache.current(id).ifPresent(this::tellAll);
            }
        });
    }

    private synchronized Set<Long> watchedTournaments() {
        return new HashSet<>(watchers.keySet());
    }

    private synchronized boolean isNews(long id, int version) {
        Integer known = told.get(id);
        return known != null && known < version;
    }

    private void tellAll(Tournament tournament) {
        List<Subscriber> all = watchersOf(tournament.id());
        TournamentNews.TournamentInfo common = pages.info(tournament, OptionalLong.empty());
        String frame = codec.write(common);
        for (Subscriber who : all) {
            TournamentNews.TournamentInfo own = pages.info(tournament, account(who));
            who.send(own.equals(common) ? frame : codec.write(own));
        }
        synchronized (this) {
            told.computeIfPresent(tournament.id(), (id, before) -> Math.max(before, tournament.version()));
        }
    }

    private synchronized List<Subscriber> watchersOf(long id) {
        return List.copyOf(watchers.getOrDefault(id, Set.of()));
    }

    /** Keeps a remark and tells it to everybody who follows the tournament, on all nodes. */
    public void say(long id, Remark remark) {
        tournaments.say(id, remark);
        String frame = codec.write(pages.said(id, remark));
        tell(id, remark.author(), frame);
        dispatcher.tournamentRemark(id, remark.author(), frame);
    }

    private void tell(long id, long author, String frame) {
        Predicate<Subscriber> hears = who -> players.hears(who.account(), author);
        watchersOf(id).stream().filter(hears).forEach(who -> who.send(frame));
    }
}
