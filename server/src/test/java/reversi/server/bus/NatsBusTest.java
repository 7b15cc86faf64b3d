package reversi.server.bus;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Nodes hear of the games that they follow and of what is for all, also where the broker dies, and never what is too long. */
class NatsBusTest {
    private static final int PATIENCE_SECONDS = 30;

    /** The spare bus of a node: all of them hear each other at once. */
    private static final class Wire implements Bus {
        private final List<Wire> wires;
        private final BlockingQueue<String> carried = new LinkedBlockingQueue<>();
        private Consumer<String> listener = notice -> {};

        Wire(List<Wire> wires) {
            this.wires = wires;
            wires.add(this);
        }

        @Override
        public void publish(String notice) {
            carried.add(notice);
            wires.stream().filter(wire -> wire != this).forEach(wire -> wire.listener.accept(notice));
        }

        @Override
        public void listen(Consumer<String> newListener, Runnable missed) {
            listener = newListener;
        }

        @Override
        public void close() {}
    }

    /** A node with a bus. */
    private final class Node implements AutoCloseable {
        final Wire wire = new Wire(wires);
        final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        final BlockingQueue<String> missed = new LinkedBlockingQueue<>();
        final NatsBus bus = new NatsBus(broker.url(), "here", wire);

        Node() {
            bus.listen(heard::add, () -> missed.add("missed"));
        }

        void hears(String notice) throws InterruptedException {
            assertEquals(notice, heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS));
        }

        void misses() throws InterruptedException {
            assertNotNull(missed.poll(PATIENCE_SECONDS, TimeUnit.SECONDS), "it believes it heard all");
        }

        @Override
        public void close() {
            bus.close();
        }
    }

    private final List<Wire> wires = new CopyOnWriteArrayList<>();
    private SmallBroker broker;

    @BeforeEach
    void start() throws IOException {
        broker = new SmallBroker(0);
    }

    @AfterEach
    void stop() throws IOException {
        broker.close();
    }

    private static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!condition.getAsBoolean()) {
            assertTrue(System.nanoTime() < end, "it never comes");
            Thread.onSpinWait();
        }
    }

    @Test
    void onlyWhoFollowsAGameHearsOfIt() throws InterruptedException {
        try (Node one = new Node();
                Node other = new Node();
                Node third = new Node()) {
            other.bus.follow(5);
            third.bus.follow(6);
            one.bus.publish(5, "five");
            one.bus.publish(6, "six");
            one.bus.publish("all");
            other.hears("five");
            other.hears("all");
            third.hears("six");
            third.hears("all");
            other.bus.unfollow(5);
            one.bus.publish(5, "again");
            one.bus.publish("end");
            other.hears("end");
            assertNull(one.heard.poll(), "a node hears itself");
            assertEquals(List.of(), List.copyOf(one.wire.carried));
        }
    }

    @Test
    void nodesOfAnotherDatabaseAreApart() throws InterruptedException {
        try (Node one = new Node();
                Node other = new Node();
                NatsBus strange = new NatsBus(broker.url(), "there", new Wire(wires))) {
            strange.publish("from there");
            one.bus.publish("from here");
            other.hears("from here");
        }
    }

    @Test
    void aBrokerThatDiesIsStoodInForAndWhatWasLostIsMadeUp() throws Exception {
        try (Node one = new Node();
                Node other = new Node()) {
            other.bus.follow(5);
            int port = broker.port();
            broker.close();
            await(() -> !one.bus.isWhole() && !other.bus.isWhole());
            assertFalse(one.bus.hasSubjects());
            one.misses();
            other.misses();
            one.bus.publish("by the spare");
            one.bus.publish(5, "a game by the spare");
            other.hears("by the spare");
            other.hears("a game by the spare");
            broker = new SmallBroker(port);
            await(() -> one.bus.isWhole() && other.bus.isWhole());
            one.misses();
            other.misses();
            await(() -> broker.followers(".game.5") == 1);
            assertEquals(1, Collections.frequency(one.wire.carried, "lost"), "told at each attempt");
            one.bus.publish(5, "five");
            other.hears("five");
        }
    }

    /** A node that alone is cut off tells the others that its last notices may be lost. */
    @Test
    void whoIsCutOffTellsTheOthers() throws Exception {
        try (Node one = new Node()) {
            broker.cut();
            await(() -> one.wire.carried.contains("lost"));
            try (Node other = new Node()) {
                one.wire.publish("lost");
                other.misses();
                assertNull(other.heard.poll(), "it is no notice");
            }
        }
    }

    @Test
    void whatIsTooLongIsNeitherSentNorHeard() throws Exception {
        try (Node one = new Node()) {
            assertThrows(IllegalArgumentException.class, () -> one.bus.publish("x".repeat(Bus.MAX_BYTES + 1)));
            broker.tell(".all", new byte[Bus.MAX_BYTES + 1]);
            broker.tell(".all", new byte[] {(byte) 0xff, 'a'});
            broker.tell(".all", "x".repeat(Bus.MAX_BYTES).getBytes(UTF_8));
            one.hears("\ufffda");
            one.hears("x".repeat(Bus.MAX_BYTES));
        }
    }

    @Test
    void noBrokerAndNoUrlAreToldAtOnce() throws IOException {
        String url = broker.url();
        broker.close();
        assertThrows(IllegalStateException.class, () -> new NatsBus(url, "here", Bus.alone()));
        for (String wrong : List.of("", "localhost:4222", "redis://localhost", url + ",", "nats://a b")) {
            assertThrows(IllegalArgumentException.class, () -> new NatsBus(wrong, "here", Bus.alone()), wrong);
        }
    }
}
