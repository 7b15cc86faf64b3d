package reversi.tools.load;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.ServerMessage;
import reversi.platform.Link;
import reversi.rules.Variant;
import reversi.sockets.JdkLinks;
import reversi.tools.history.TableHistory;

/** What all clients share: threads, the tally, and the histories of all tables. */
final class ClientCrowd implements AutoCloseable {
    private final Codec codec = new Codec();
    private final LoadTally tally = new LoadTally();
    private final ExecutorService threads = Executors.newFixedThreadPool(2);
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    private final List<ExecutorService> listeners =
            List.of(Executors.newSingleThreadExecutor(), Executors.newSingleThreadExecutor());
    private final List<Link.Opener> openers;
    private final AtomicInteger opened = new AtomicInteger();
    private final ConcurrentMap<Long, TableHistory> histories = new ConcurrentHashMap<>();
    private final String names = Long.toString(System.currentTimeMillis(), Character.MAX_RADIX);
    private final AtomicInteger named = new AtomicInteger();
    private final List<Integer> ports;
    private final Manners manners;
    private volatile String barrier = "";
    private volatile boolean ended;

    /**
     * How all clients play.
     *
     * @param thinkMillis how long they think about a move on average, in milliseconds
     * @param whims after how many events of 100 they do something besides: an offer, an answer, the same move twice
     * @param members whether they register, instead of playing as guests
     */
    record Manners(int thinkMillis, int whims, boolean members) {}

    /** Clients that play at servers on these ports. */
    ClientCrowd(List<Integer> ports, Manners manners) {
        this.ports = ports;
        this.manners = manners;
        this.openers = listeners.stream().<Link.Opener>map(JdkLinks::new).toList();
    }

    /** Clients that connect by other links. */
    ClientCrowd(List<Integer> ports, Manners manners, Link.Opener opener) {
        this.ports = ports;
        this.manners = manners;
        this.openers = List.of(opener);
    }

    LoadTally tally() {
        return tally;
    }

    /** Begins to connect a client; {@code attempt} and the rest are those of {@link #port} and {@link ClientLink}. */
    ClientLink open(
            int attempt, List<ClientMessage> first, Consumer<ServerMessage> onMessage, Consumer<String> onClosed) {
        Link.Opener opener = openers.get(Math.floorMod(opened.getAndIncrement(), openers.size()));
        return ClientLink.open(opener, port(attempt), codec, first, onMessage, onClosed);
    }

    /** The port for an attempt: after a failure another node's, where there is one. */
    int port(int attempt) {
        return ports.get(Math.floorMod(attempt, ports.size()));
    }

    /** Between half and one and a half times the usual, so that the crowd doesn't move in step. */
    long thinkingTime() {
        int thinkMillis = manners.thinkMillis;
        return thinkMillis == 0
                ? 0
                : thinkMillis / 2 + ThreadLocalRandom.current().nextInt(thinkMillis);
    }

    /** A wait between three and five quarters of this long, as the game spreads those who were cut off at the same moment. */
    long spread(int millis) {
        return millis * 3L / 4 + ThreadLocalRandom.current().nextInt(millis / 2);
    }

    void later(long millis, Runnable task) {
        if (millis == 0) {
            task.run();
        } else if (!ended) {
            ScheduledFuture<?> unused = timer.schedule(() -> threads.execute(task), millis, TimeUnit.MILLISECONDS);
        }
    }

    /** Whether somebody does something besides moves now. */
    boolean isWhim() {
        return ThreadLocalRandom.current().nextInt(100) < manners.whims;
    }

    /** How somebody new comes in. */
    ClientMessage newcomer() {
        return manners.members
                ? new AccountRequest.Register("L" + names + "x" + named.incrementAndGet(), "load " + names)
                : new AccountRequest.Guest();
    }

    /** Whether all clients ask the same server. */
    boolean isOneNode() {
        return ports.stream().distinct().count() == 1;
    }

    /** What was asked and seen of a table. */
    TableHistory history(long table) {
        return histories.computeIfAbsent(table, id -> new TableHistory(Variant.OTHELLO));
    }

    /** What was asked and seen of all tables, by their numbers. */
    ConcurrentMap<Long, TableHistory> histories() {
        return histories;
    }

    /** The server did not let a client in, or threw it out, for a reason that waiting does not cure. */
    synchronized void turnedAway(String why) {
        tally.refused(why);
        if (barrier.isEmpty()) {
            barrier = why;
        }
    }

    /** Why the first client was turned away; empty where none was. */
    Optional<String> barrier() {
        return Optional.of(barrier).filter(why -> !why.isEmpty());
    }

    boolean isEnded() {
        return ended;
    }

    /** All players stop moving. */
    void end() {
        ended = true;
    }

    @Override
    public void close() {
        ended = true;
        timer.shutdownNow();
        threads.shutdownNow();
        listeners.forEach(ExecutorService::shutdownNow);
    }
}
