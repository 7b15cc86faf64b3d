package reversi.server.arbiter;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import reversi.server.store.TournamentLog;
import reversi.server.store.TournamentRepository;
import reversi.server.table.ServerTime;
import reversi.server.tournament.Tournament;
import reversi.server.tournament.TournamentEvent;

/** The tournaments in this node's memory; any node may have any of them. Thread-safe. */
final class TournamentCache {
    /** So long a tournament in memory is taken for the newest where that need not be sure, in milliseconds. */
    private static final long RECENT_MILLIS = 500;

    /** The most players and games of all tournaments in memory. */
    private static final int MOST = 300_000;

    private static final int LOCKS = 64;

    private final TournamentRepository tournaments;
    private final TournamentLog log;
    private final ServerTime time;
    private final List<ReentrantLock> locks =
            IntStream.range(0, LOCKS).mapToObj(i -> new ReentrantLock(true)).toList();
    private final Map<Long, Entry> entries = new LinkedHashMap<>(16, 0.75f, true);
    private int weight;

    private record Entry(Tournament tournament, long readAt, int weight) {}

    TournamentCache(TournamentRepository tournaments, TournamentLog log, ServerTime time) {
        this.tournaments = tournaments;
        this.log = log;
        this.time = time;
    }

    /** A tournament as it is now; empty if there is none. */
    Optional<Tournament> current(long id) {
        Optional<Tournament> known = entry(id).map(Entry::tournament).or(() -> announced(id));
        if (known.isEmpty()) {
            return Optional.empty();
        }
        List<TournamentEvent> news = log.after(id, known.get().version());
        Tournament now = news.isEmpty() ? known.get() : known.get().withAll(news);
        keep(now);
        return Optional.of(now);
    }

    private Optional<Tournament> announced(long id) {
        return tournaments.find(id).map(row -> Tournament.of(id, row.terms(), host(row)));
    }

    private static OptionalLong host(TournamentRepository.Listed row) {
        return row.host().isPresent() ? OptionalLong.of(row.host().get()) : OptionalLong.empty();
    }

    /** A tournament in memory that has this version. */
    Optional<Tournament> known(long id, int version) {
        return entry(id).map(Entry::tournament).filter(tournament -> tournament.version() == version);
    }

    /** A tournament as it was at most half a second ago; empty if there is none. */
    Optional<Tournament> recent(long id) {
        Optional<Entry> known = entry(id);
        return known.filter(entry -> time.now() - entry.readAt < RECENT_MILLIS)
                .map(Entry::tournament)
                .or(() -> current(id));
    }

    /** Notes what has become of a tournament. */
    synchronized void keep(Tournament tournament) {
        Entry before = entries.get(tournament.id());
        if (before != null && before.tournament.version() > tournament.version()) {
            return;
        }
        Entry entry = new Entry(tournament, time.now(), weight(tournament));
        weight += entry.weight - (before == null ? 0 : before.weight);
        entries.put(tournament.id(), entry);
        var eldest = entries.values().iterator();
        while (weight > MOST && entries.size() > 1) {
            weight -= eldest.next().weight;
            eldest.remove();
        }
    }

    private static int weight(Tournament tournament) {
        return 100
                + tournament.entrants().size()
                + tournament.rounds().stream()
                        .mapToInt(round -> round.games().size())
                        .sum();
    }

    private synchronized Optional<Entry> entry(long id) {
        return Optional.ofNullable(entries.get(id));
    }

    /** Does something to a tournament that nobody else on this node does at the same time. */
    <T> T alone(long id, Supplier<T> work) {
        ReentrantLock lock = locks.get((int) Math.floorMod(id, (long) LOCKS));
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }
}
