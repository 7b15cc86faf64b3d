package reversi.server.bus;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.nats.client.Connection;
import io.nats.client.ConnectionListener.Events;
import io.nats.client.Dispatcher;
import io.nats.client.ErrorListener;
import io.nats.client.Message;
import io.nats.client.Nats;
import io.nats.client.Options;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import reversi.server.work.Pool;

/**
 * A bus over a NATS broker, with one subject for each game and one for all nodes. While the broker can't be reached, notices go over the
 * spare bus, to which every node listens all the time.
 */
public final class NatsBus implements Bus {
    private static final Logger LOG = LoggerFactory.getLogger(NatsBus.class);
    private static final Duration TIMEOUT = Duration.ofSeconds(3);
    private static final Duration PING = Duration.ofSeconds(2);
    private static final int MOST_PINGS = 3;
    private static final Duration RETRY = Duration.ofMillis(500);
    private static final int MOST_PENDING = 100_000;
    private static final long MOST_PENDING_BYTES = 32L << 20;

    /** All that was lost within this time is made up for at once. */
    private static final long REPAIR_MILLIS = 500;

    /** Over the spare bus: a node's notices may have been lost. */
    private static final String LOST = "lost";

    private final String common;
    private final String game;
    private final Bus spare;
    private final ScheduledExecutorService repairs =
            Executors.newSingleThreadScheduledExecutor(Pool.named("bus-repair"));
    private final AtomicBoolean isBehind = new AtomicBoolean();
    private final AtomicBoolean hasLost = new AtomicBoolean();
    private final AtomicBoolean isDown = new AtomicBoolean();
    private final ReentrantLock asking = new ReentrantLock();
    private final Connection connection;
    private final Dispatcher dispatcher;
    private Consumer<String> listener = notice -> {};
    private volatile Runnable onMissed = () -> {};

    /**
     * Connects to the first broker that answers; {@code servers} are one or more URLs ({@code nats://} or {@code tls://}), separated by
     * commas, and {@code installation} sets the nodes of one database apart from others at the same broker. Takes over {@code spare}.
     * Throws IllegalArgumentException for a text that is no such URL, IllegalStateException if no broker answers.
     */
    public NatsBus(String servers, String installation, Bus spare) {
        this.common = "reversi." + installation + ".all";
        this.game = "reversi." + installation + ".game.";
        this.spare = spare;
        this.connection = connect(servers);
        this.dispatcher = connection.createDispatcher(this::received);
        dispatcher.setPendingLimits(MOST_PENDING, MOST_PENDING_BYTES);
    }

    private Connection connect(String servers) {
        for (String server : servers.split(",", -1)) {
            if (!server.startsWith("nats://") && !server.startsWith("tls://")) {
                throw new IllegalArgumentException("neither nats:// nor tls://: " + server);
            }
        }
        Options options = new Options.Builder()
                .server(servers)
                .connectionName("reversi")
                .noEcho()
                .connectionTimeout(TIMEOUT)
                .pingInterval(PING)
                .maxPingsOut(MOST_PINGS)
                .reconnectWait(RETRY)
                .maxReconnects(-1)
                // What can't be sent now goes over the spare bus; later it would be stale.
                .reconnectBufferSize(0)
                .connectionListener((at, event) -> changed(event))
                .errorListener(new Failures())
                .build();
        try {
            Connection made = Nats.connect(options);
            if (made.getStatus() != Connection.Status.CONNECTED) {
                made.close();
                throw new IllegalStateException("no broker answers: " + made.getStatus());
            }
            return made;
        } catch (IOException failure) {
            throw new IllegalStateException("no broker answers: " + failure.getMessage(), failure);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", interrupted);
        }
    }

    @Override
    public void listen(Consumer<String> newListener, Runnable missed) {
        synchronized (this) {
            listener = newListener;
        }
        onMissed = missed;
        spare.listen(this::receivedBySpare, () -> repair(isBehind));
        dispatcher.subscribe(common);
        awaitBroker();
    }

    @Override
    public void publish(String notice) {
        send(common, notice);
    }

    @Override
    public void publish(long id, String notice) {
        send(game + id, notice);
    }

    private void send(String subject, String notice) {
        byte[] bytes = notice.getBytes(UTF_8);
        if (bytes.length > MAX_BYTES) {
            throw new IllegalArgumentException("a notice of " + bytes.length + " bytes");
        }
        if (isWhole()) {
            try {
                connection.publish(subject, bytes);
                return;
            } catch (IllegalStateException full) {
                LOG.atWarn().addKeyValue("failure", full.getMessage()).log("bus-full");
            }
        }
        spare.publish(notice);
    }

    @Override
    public void follow(long id) {
        dispatcher.subscribe(game + id);
        awaitBroker();
    }

    @Override
    public void unfollow(long id) {
        dispatcher.unsubscribe(game + id);
    }

    @Override
    public boolean hasSubjects() {
        return isWhole();
    }

    @Override
    public boolean isWhole() {
        return connection.getStatus() == Connection.Status.CONNECTED;
    }

    /** Returns once the broker has taken all that it was told here. One thread at a time: many unanswered pings count as a failure. */
    private void awaitBroker() {
        if (!isWhole()) {
            return;
        }
        asking.lock();
        try {
            connection.flush(TIMEOUT);
        } catch (TimeoutException | IllegalStateException silent) {
            LOG.atWarn().addKeyValue("failure", silent.getMessage()).log("bus-silent");
            repair(isBehind);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            asking.unlock();
        }
    }

    private void received(Message message) {
        byte[] bytes = message.getData();
        if (bytes.length > MAX_BYTES) {
            LOG.atWarn().addKeyValue("bytes", bytes.length).log("notice-refused");
            return;
        }
        hear(new String(bytes, UTF_8));
    }

    private void receivedBySpare(String notice) {
        if (notice.equals(LOST)) {
            repair(isBehind);
        } else {
            hear(notice);
        }
    }

    private synchronized void hear(String notice) {
        listener.accept(notice);
    }

    private void changed(Events event) {
        // Every attempt that fails is one more DISCONNECTED.
        if (event == Events.DISCONNECTED && isDown.compareAndSet(false, true)) {
            LOG.atWarn().log("bus-down");
            repair(hasLost);
        } else if (event == Events.RESUBSCRIBED && isDown.compareAndSet(true, false)) {
            LOG.atInfo().log("bus-up");
            repair(isBehind);
        }
    }

    /** Makes up for losses of one kind, soon and once for all of a short time. */
    private void repair(AtomicBoolean loss) {
        if (loss.compareAndSet(false, true)) {
            try {
                ScheduledFuture<?> unused =
                        repairs.schedule(() -> makeUpFor(loss), REPAIR_MILLIS, TimeUnit.MILLISECONDS);
            } catch (RejectedExecutionException closed) {
                LOG.atDebug().log("ending");
            }
        }
    }

    private void makeUpFor(AtomicBoolean loss) {
        loss.set(false);
        try {
            if (loss == hasLost) {
                spare.publish(LOST);
            } else {
                awaitBroker();
                onMissed.run();
            }
        } catch (RuntimeException failure) {
            LOG.atError().setCause(failure).log("bus-repair-failed");
        }
    }

    @Override
    public void close() {
        awaitBroker();
        repairs.shutdownNow();
        spare.close();
        try {
            connection.close();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Hears of what the connection can't do. */
    private final class Failures implements ErrorListener {
        @Override
        public void slowConsumerDetected(Connection at, io.nats.client.@Nullable Consumer slow) {
            LOG.atWarn().log("bus-too-slow");
            repair(isBehind);
        }

        @Override
        public void errorOccurred(Connection at, String error) {
            LOG.atWarn().addKeyValue("failure", error).log("bus-error");
        }

        @Override
        public void exceptionOccurred(Connection at, Exception failure) {
            LOG.atLevel(isDown.get() ? Level.DEBUG : Level.WARN)
                    .addKeyValue("failure", failure.toString())
                    .log("bus-failed");
        }
    }
}
