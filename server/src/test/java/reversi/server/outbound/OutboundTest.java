package reversi.server.outbound;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.Vertx;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.server.outbound.Sent.Outcome;

/** What is posted arrives where its name says and nowhere else, and whatever is there keeps nobody waiting for ever. */
class OutboundTest {
    private static final Duration LONG = Duration.ofSeconds(30);
    private static final Duration SHORT = Duration.ofMillis(500);
    private static final InetAddress HERE = InetAddress.getLoopbackAddress();

    @TempDir
    static Path folder;

    private final Vertx vertx = Vertx.vertx();
    private final AtomicInteger lookups = new AtomicInteger();
    private HttpsReceiver receiver;

    @BeforeEach
    void open() throws Exception {
        receiver = new HttpsReceiver(folder);
    }

    @AfterEach
    void close() {
        receiver.close();
        vertx.close().await();
    }

    private Sent post(Destinations destinations, Duration patience, String address) throws Exception {
        URI to = destinations.read(address, 200).orElseThrow();
        try (Outbound outbound = new Outbound(vertx, destinations, patience)) {
            return outbound.post(to, Map.of("X-Own", "yes"), "{\"a\":\"é\"}".getBytes(UTF_8));
        }
    }

    private Sent post(Destinations.NameLookup names) throws Exception {
        return post(receiver.destinations(names), LONG, receiver.address("/in"));
    }

    private Sent post(Duration patience) throws Exception {
        return post(receiver.asDestinations(), patience, receiver.address("/in"));
    }

    private static InetAddress address(int... bytes) throws UnknownHostException {
        return InetAddress.getByAddress(
                new byte[] {(byte) bytes[0], (byte) bytes[1], (byte) bytes[2], (byte) bytes[3]});
    }

    @Test
    void itArrivesUnderItsName() throws Exception {
        assertEquals(Sent.answered(204), post(LONG));
        HttpsReceiver.Request request = receiver.next();
        assertEquals("/in", request.path());
        assertEquals(HttpsReceiver.NAME + ":" + receiver.port(), request.header("Host"));
        assertEquals("yes", request.header("X-own"));
        assertEquals("{\"a\":\"é\"}", request.body());
    }

    /** The name means another computer at each look; the one that was checked is spoken to, and nobody looks again. */
    @Test
    void aNameThatChangesBetweenCheckAndConnectionLeadsNowhereElse() throws Exception {
        Sent sent = post(name -> List.of(lookups.getAndIncrement() == 0 ? HERE : address(10, 0, 0, 1)));
        assertEquals(Sent.answered(204), sent);
        assertEquals(1, lookups.get());
    }

    @Test
    void aNameWithOnePrivateAddressAmongOthersIsNotSpokenTo() throws Exception {
        assertEquals(Sent.notAllowed(), post(name -> List.of(HERE, address(10, 0, 0, 1))));
        assertEquals(Sent.notAllowed(), post(name -> List.of(address(169, 254, 169, 254))));
        assertTrue(receiver.isEmpty());
    }

    @Test
    void theRealWorldNeverMeansThisComputer() throws Exception {
        assertEquals(Sent.notAllowed(), post(Destinations.internet(), LONG, "https://localhost/x"));
        assertEquals(Sent.notAllowed(), post(Destinations.internet(), LONG, "https://[::1]/x"));
        assertEquals(Sent.notAllowed(), post(Destinations.internet(), LONG, "https://2130706433/x"));
    }

    @Test
    void aNameThatNobodyKnowsIsSaid() throws Exception {
        assertEquals(
                Sent.unanswered(Outcome.UNKNOWN_NAME),
                post(receiver.asDestinations(), LONG, "https://elsewhere.example/"));
    }

    @Test
    void whoHasTheAddressButNotTheCertificateOfTheNameIsToldNothing() throws Exception {
        Sent sent = post(
                receiver.destinations(name -> List.of(HERE)), LONG, "https://other.example:" + receiver.port() + "/");
        assertEquals(Sent.unanswered(Outcome.NO_ANSWER), sent);
        Destinations usual = receiver.asDestinations();
        Destinations strangers =
                new Destinations("https", true, usual.names(), InetAddress::isLoopbackAddress, Optional.empty());
        assertEquals(Sent.unanswered(Outcome.NO_ANSWER), post(strangers, LONG, receiver.address("/")));
        assertTrue(receiver.isEmpty());
    }

    @ParameterizedTest
    @ValueSource(ints = {301, 302, 307, 308})
    void aRedirectIsAnAnswerAndNotFollowed(int status) throws Exception {
        receiver.answer(exchange -> {
            exchange.getResponseHeaders().add("Location", receiver.address("/there"));
            exchange.sendResponseHeaders(status, -1);
        });
        assertEquals(Sent.answered(status), post(LONG));
        assertEquals("/in", receiver.next().path());
        assertTrue(receiver.isEmpty());
    }

    @Test
    void aSlowBodyIsCutOnceTheStatusIsKnown() throws Exception {
        CountDownLatch free = new CountDownLatch(1);
        receiver.answer(exchange -> {
            exchange.sendResponseHeaders(200, 100);
            exchange.getResponseBody().write('a');
            exchange.getResponseBody().flush();
            await(free);
        });
        assertEquals(Sent.answered(200), post(LONG));
        free.countDown();
    }

    @Test
    void anEndlessBodyIsCut() throws Exception {
        CountDownLatch cut = new CountDownLatch(1);
        receiver.answer(exchange -> {
            exchange.sendResponseHeaders(200, 0);
            byte[] part = new byte[4_096];
            try {
                while (true) {
                    exchange.getResponseBody().write(part);
                }
            } catch (IOException closed) {
                cut.countDown();
            }
        });
        assertEquals(Sent.answered(200), post(LONG));
        assertTrue(cut.await(LONG.toSeconds(), TimeUnit.SECONDS), "the other side notices");
    }

    @Test
    void whoSaysNothingIsNotWaitedForForEver() throws Exception {
        CountDownLatch free = new CountDownLatch(1);
        receiver.answer(exchange -> await(free));
        assertEquals(Sent.unanswered(Outcome.NO_ANSWER), post(SHORT));
        free.countDown();
        receiver.close();
        assertEquals(Sent.unanswered(Outcome.NO_ANSWER), post(LONG));
    }

    /** A head of an answer without an end, as fast as it is read. */
    @Test
    void endlessHeadersAreCut() throws Exception {
        Destinations plain =
                new Destinations("http", true, name -> List.of(HERE), InetAddress::isLoopbackAddress, Optional.empty());
        try (ServerSocket listening = new ServerSocket(0, 1, HERE)) {
            CountDownLatch cut = new CountDownLatch(1);
            Thread liar = new Thread(() -> {
                try (Socket socket = listening.accept();
                        OutputStream out = socket.getOutputStream()) {
                    out.write("HTTP/1.1 200 OK\r\n".getBytes(US_ASCII));
                    while (true) {
                        out.write("X-More: and more of it\r\n".getBytes(US_ASCII));
                    }
                } catch (IOException closed) {
                    cut.countDown();
                }
            });
            liar.start();
            Sent sent = post(plain, LONG, "http://localhost:" + listening.getLocalPort() + "/");
            assertEquals(Sent.unanswered(Outcome.NO_ANSWER), sent);
            assertTrue(cut.await(LONG.toSeconds(), TimeUnit.SECONDS));
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "http://example.org/x",
                "https://example.org:8443/x",
                "https://example.org:80/x",
                "https://a:b@example.org/x",
                "https://evil.example@example.org/x",
                "https://example.org/x#y",
                "https://example.org/ x",
                "https://example.org/\r\nX-Own: no",
                "https://exämple.org/x",
                "https:///x",
                "https:example.org",
                "ftp://example.org/",
                "file:///etc/passwd"
            })
    void whatIsNoPlainAddressOfHttpsIsNotRead(String address) {
        assertEquals(Optional.empty(), Destinations.internet().read(address, 200));
    }

    @Test
    void whatIsOneIsReadUpToALength() {
        String longest = "https://example.org/" + "a".repeat(180);
        assertTrue(Destinations.internet().read(longest, 200).isPresent());
        assertEquals(Optional.empty(), Destinations.internet().read(longest + "a", 200));
        assertTrue(Destinations.internet()
                .read("https://example.org:443/x?a=%C3%A9", 200)
                .isPresent());
    }
}
