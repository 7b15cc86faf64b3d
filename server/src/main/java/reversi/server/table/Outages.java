package reversi.server.table;

import java.util.ArrayList;
import java.util.List;
import reversi.server.game.Outage;
import reversi.server.store.HeartbeatRepository;

/** The times in which no node served, as far as this node knows. Safe for any number of threads. */
public final class Outages {
    private final HeartbeatRepository life;
    private final ServerTime time;
    private volatile List<Outage> known;
    private volatile long beatAt;
    private volatile boolean begun;

    /**
     * A node that starts and does not serve yet: until its first {@link #beat} the last sign of life is the one that the database has.
     * Throws StoreException where the database can't tell.
     */
    public Outages(HeartbeatRepository life, ServerTime time) {
        this.life = life;
        this.time = time;
        long now = time.now();
        this.known = List.copyOf(life.outagesAfter(0));
        this.beatAt = Math.min(now, life.last().orElse(now));
    }

    /** Whether this node has ever served. */
    public boolean hasBegun() {
        return begun;
    }

    /** Tells that this node serves and learns of outages; to be called once it can be reached, and every second from then on. Throws StoreException where the database can't. */
    public void beat() {
        long now = time.now();
        life.record(now);
        List<Outage> before = known;
        long newest = before.isEmpty() ? 0 : before.get(before.size() - 1).ended();
        List<Outage> news = life.outagesAfter(newest);
        if (!news.isEmpty()) {
            List<Outage> all = new ArrayList<>(before);
            all.addAll(news);
            known = List.copyOf(all);
        }
        beatAt = now;
        begun = true;
    }

    /** When the last time ended in which no node served, in milliseconds since 1970; 0 if there was none. */
    public long lastEnded() {
        List<Outage> all = known;
        return all.isEmpty() ? 0 : all.get(all.size() - 1).ended();
    }

    /** All that is known; the same list for as long as nothing is new. */
    List<Outage> known() {
        return known;
    }

    /** Whether this node has not been able to tell that it serves for so long that nobody may have served. */
    public boolean isDoubtful(long now) {
        return now - beatAt > HeartbeatRepository.OUTAGE_MILLIS;
    }

    /** What is known, and in doubt the time since the last word to the database too. */
    List<Outage> asOf(long now) {
        if (!isDoubtful(now)) {
            return known;
        }
        List<Outage> all = new ArrayList<>(known);
        all.add(new Outage(beatAt, now));
        return all;
    }
}
