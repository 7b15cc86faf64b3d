package reversi.server.push;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.vertx.core.Vertx;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.server.outbound.Outbound;
import reversi.server.store.PushRepository.Subscription;

/** Messages reach browsers by their push service, and whatever that one does keeps nobody waiting for ever. */
class PushSenderTest {
    private static final int PATIENCE_SECONDS = 30;
    private static final PushMessage MESSAGE = new PushMessage("Bert hat gezogen", "#/table/7", "move-7");

    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
    private final BlockingQueue<String> gone = new LinkedBlockingQueue<>();
    private final FakeBrowser browser = new FakeBrowser();
    private final Vertx vertx = Vertx.vertx();
    private FakePushService service;
    private PushSender sender;

    @BeforeEach
    void open() throws Exception {
        service = new FakePushService();
        sender = sender(Duration.ofSeconds(PATIENCE_SECONDS));
    }

    private PushSender sender(Duration patience) {
        PushOptions options = service.asOptions();
        return new PushSender(
                options,
                new Outbound(vertx, options.services().destinations(), patience),
                Duration.ofMillis(1),
                System::currentTimeMillis,
                gone::add,
                meters);
    }

    @AfterEach
    void close() {
        sender.close();
        service.close();
        vertx.close().await();
    }

    private Subscription at(String endpoint) {
        return new Subscription(endpoint, browser.keyText(), browser.secretText(), "de");
    }

    private double count(String outcome) {
        return meters.get("reversi.pushes").tag("outcome", outcome).counter().count();
    }

    /** Waits until a counter has this value. */
    private void await(String outcome, double value) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (count(outcome) < value && System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        assertEquals(value, count(outcome));
    }

    @Test
    void theBrowserReadsWhatWasSentAndNobodyBetween() throws Exception {
        sender.send(at(service.endpoint("ann")), MESSAGE);
        FakePushService.Request request = service.next();
        assertEquals("/send/ann", request.path());
        assertEquals(
                "{\"title\":\"Bert hat gezogen\",\"path\":\"#/table/7\",\"tag\":\"move-7\"}", request.shown(browser));
        assertEquals(List.of("aes128gcm"), request.headers().get("Content-encoding"));
        assertEquals(List.of("86400"), request.headers().get("Ttl"));
        assertEquals(List.of("move-7"), request.headers().get("Topic"));
        assertTrue(request.headers().get("Authorization").get(0).startsWith("vapid t="));
        await("sent", 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {404, 410})
    void aBrowserThatIsGoneIsForgotten(int status) throws Exception {
        service.answer(status);
        sender.send(at(service.endpoint("ann")), MESSAGE);
        assertEquals(service.endpoint("ann"), gone.poll(PATIENCE_SECONDS, TimeUnit.SECONDS));
        assertEquals(0, count("failed"));
    }

    @Test
    void aBusyServiceIsAskedOnceMore() throws Exception {
        service.answer(429, 201, 503, 503, 201);
        sender.send(at(service.endpoint("ann")), MESSAGE);
        service.next();
        service.next();
        await("sent", 1);
        sender.send(at(service.endpoint("ann")), MESSAGE);
        service.next();
        service.next();
        await("failed", 1);
        assertTrue(service.isEmpty());
    }

    @ParameterizedTest
    @ValueSource(ints = {301, 400, 403, 413})
    void whatIsRefusedIsNotSentAgain(int status) throws Exception {
        service.answer(status);
        sender.send(at(service.endpoint("ann")), MESSAGE);
        service.next();
        await("failed", 1);
        assertTrue(service.isEmpty() && gone.isEmpty());
    }

    @Test
    void whatLeadsElsewhereOrHasNoKeysIsForgotten() throws Exception {
        for (Subscription wrong : List.of(
                at("http://elsewhere.example/x"),
                new Subscription(service.endpoint("ann"), "AAAA", browser.secretText(), "de"),
                new Subscription(service.endpoint("ann"), browser.keyText(), "?", "de"))) {
            sender.send(wrong, MESSAGE);
            assertEquals(wrong.endpoint(), gone.poll(PATIENCE_SECONDS, TimeUnit.SECONDS));
        }
        assertTrue(service.isEmpty());
    }

    /** Two attempts at one that lets in and says nothing, and at one that is not there. */
    @Test
    void aServiceThatIsSilentOrAwayIsAFailure() throws Exception {
        sender.close();
        sender = sender(Duration.ofMillis(300));
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            sender.send(at("http://localhost:" + silent.getLocalPort() + "/x"), MESSAGE);
            await("failed", 1);
        }
        String away = service.endpoint("ann");
        service.close();
        sender.send(at(away), MESSAGE);
        await("failed", 2);
    }

    @Test
    void noMoreWaitThanThereIsRoomFor() {
        CountDownLatch free = new CountDownLatch(1);
        for (int i = 0; i < PushSender.MOST_WAITING + 10; i++) {
            sender.run(() -> {
                try {
                    free.await();
                } catch (InterruptedException closed) {
                    Thread.currentThread().interrupt();
                }
            });
        }
        assertTrue(count("dropped") >= 8, Double.toString(count("dropped")));
        free.countDown();
    }
}
