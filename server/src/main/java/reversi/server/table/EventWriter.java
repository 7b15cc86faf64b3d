package reversi.server.table;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.server.store.Proposal;
import reversi.server.store.StoredEvent;
import reversi.server.work.Delays;

/**
 * Commits events in groups: whatever has come while the disk was busy goes into the next transaction. One thread; the queue is as
 * long as there are tables at most, since each proposes one thing at a time.
 */
public final class EventWriter implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(EventWriter.class);
    private static final int MOST_IN_GROUP = 256;

    /** A commit that takes longer is no longer a slow disk, in nanoseconds. */
    private static final long STUCK_NANOS = 30_000_000_000L;

    private final BlockingQueue<Entry> queue = new LinkedBlockingQueue<>();
    private final Ledger ledger;
    private final Consumer<List<Written>> announce;
    private final DistributionSummary groups;
    private final Counter written;
    private final Timer delays;
    private final Thread thread;
    private volatile boolean closing;

    /** When the group being committed was begun, by System.nanoTime; 0 between groups. */
    private volatile long busySince;

    /** Where proposals are written. */
    public interface Ledger {
        /**
         * Writes all proposals that nobody was faster than, in one transaction; the answer has, in the same order, the events added,
         * or nothing. Whatever it throws leaves all of them in doubt.
         */
        List<List<StoredEvent>> add(List<Proposal> proposals);
    }

    /** What came of a proposal. */
    public sealed interface Outcome {
        /** Its events are on the disk. */
        record Committed(List<StoredEvent> events) implements Outcome {}

        /** Somebody else was faster. */
        record Overtaken() implements Outcome {}

        /** The database failed, possibly after the commit. */
        record InDoubt() implements Outcome {}
    }

    /** A game that has grown up to this number. */
    public record Written(long game, int seq) {}

    /** {@code since} is by System.nanoTime. */
    private record Entry(Proposal proposal, Consumer<Outcome> answer, long since) {}

    /** A writer that tells other nodes of what it wrote by {@code announce}, once for each group. */
    public EventWriter(Ledger ledger, Consumer<List<Written>> announce, MeterRegistry meters) {
        this.ledger = ledger;
        this.announce = announce;
        this.groups = DistributionSummary.builder("reversi.events.group")
                .description("Proposals in one transaction")
                .register(meters);
        this.written = Counter.builder("reversi.events.written")
                .description("Events of games that are on the disk")
                .register(meters);
        this.delays = Delays.timer("reversi.move.delay", "From a proposed move or other event to its commit", meters);
        Gauge.builder("reversi.events.waiting", queue, BlockingQueue::size)
                .description("Proposals that wait for the next transaction")
                .register(meters);
        this.thread = new Thread(this::run, "event-writer");
        thread.start();
    }

    /** Adds a proposal to the next group; the answer comes on the writer's thread and must not wait for anything. */
    public void propose(Proposal proposal, Consumer<Outcome> answer) {
        queue.add(new Entry(proposal, answer, System.nanoTime()));
    }

    private void run() {
        List<Entry> group = new ArrayList<>(MOST_IN_GROUP);
        while (!closing || !queue.isEmpty()) {
            try {
                group.add(queue.take());
            } catch (InterruptedException closed) {
                continue;
            }
            queue.drainTo(group, MOST_IN_GROUP - 1);
            busySince = Math.max(1, System.nanoTime());
            commit(group);
            busySince = 0;
            group.clear();
        }
    }

    private void commit(List<Entry> group) {
        List<Outcome> outcomes = new ArrayList<>(group.size());
        List<Written> grown = new ArrayList<>(group.size());
        try {
            List<List<StoredEvent>> added =
                    ledger.add(group.stream().map(Entry::proposal).toList());
            for (List<StoredEvent> events : added) {
                outcomes.add(events.isEmpty() ? new Outcome.Overtaken() : new Outcome.Committed(events));
            }
            for (int i = 0; i < added.size(); i++) {
                List<StoredEvent> events = added.get(i);
                if (!events.isEmpty()) {
                    grown.add(new Written(
                            group.get(i).proposal().game().id(),
                            events.get(events.size() - 1).seq()));
                    written.increment(events.size());
                }
            }
            groups.record(group.size());
        } catch (RuntimeException broken) {
            // Whatever it is, every table that waits must be answered, or it would wait for ever.
            LOG.atWarn()
                    .addKeyValue("tables", group.size())
                    .addKeyValue("failure", broken)
                    .log("group-in-doubt");
            grown.clear();
            outcomes.clear();
            group.forEach(entry -> outcomes.add(new Outcome.InDoubt()));
        }
        for (int i = 0; i < group.size(); i++) {
            answer(group.get(i), outcomes.get(i));
        }
        tellOthers(grown);
    }

    private void answer(Entry entry, Outcome outcome) {
        delays.record(System.nanoTime() - entry.since(), TimeUnit.NANOSECONDS);
        try {
            entry.answer().accept(outcome);
        } catch (RuntimeException broken) {
            LOG.atError()
                    .addKeyValue("table", entry.proposal().game().id())
                    .addKeyValue("outcome", outcome.getClass().getSimpleName())
                    .setCause(broken)
                    .log("table-failed");
        }
    }

    private void tellOthers(List<Written> grown) {
        try {
            if (!grown.isEmpty()) {
                announce.accept(grown);
            }
        } catch (RuntimeException broken) {
            LOG.atWarn()
                    .addKeyValue("tables", grown.size())
                    .addKeyValue("failure", broken.getMessage())
                    .log("nodes-not-notified");
        }
    }

    /** Whether it writes what it is given: its thread lives and does not stick in a commit. */
    public boolean isWell() {
        long since = busySince;
        return thread.isAlive() && (since == 0 || System.nanoTime() - since < STUCK_NANOS);
    }

    /** Writes what is waiting and ends. */
    @Override
    public void close() {
        closing = true;
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
