package reversi.server.push;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Executors;
import reversi.server.outbound.Arrivals;
import reversi.server.outbound.Destinations;
import reversi.server.work.Pool;

/** A push service on this computer, whose browsers open what comes. */
public final class FakePushService implements AutoCloseable {
    private static final int TAKEN = 201;

    private final HttpServer http;
    private final Deque<Integer> answers = new ConcurrentLinkedDeque<>();
    private final Arrivals<Request> requests = new Arrivals<>();

    /** What came. */
    public record Request(String path, Map<String, List<String>> headers, List<Byte> body) {
        /** What its browser shows. */
        public String shown(FakeBrowser browser) throws Exception {
            byte[] sealed = new byte[body.size()];
            for (int i = 0; i < sealed.length; i++) {
                sealed[i] = body.get(i);
            }
            return new String(browser.opened(sealed), StandardCharsets.UTF_8);
        }
    }

    public FakePushService() throws IOException {
        http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        http.createContext("/", this::take);
        http.setExecutor(Executors.newCachedThreadPool(Pool.named("push-service")));
        http.start();
    }

    private void take(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        Integer answer = answers.poll();
        List<Byte> bytes = new ArrayList<>();
        for (byte each : body) {
            bytes.add(each);
        }
        requests.add(new Request(exchange.getRequestURI().getPath(), Map.copyOf(exchange.getRequestHeaders()), bytes));
        exchange.sendResponseHeaders(answer == null ? TAKEN : answer, -1);
        exchange.close();
    }

    /** The address of a browser here. */
    public String endpoint(String browser) {
        return "http://localhost:" + http.getAddress().getPort() + "/send/" + browser;
    }

    /** How a server is told of it. */
    public PushOptions asOptions() {
        return new PushOptions(
                PushKey.read(PushKey.make(), "mailto:host@example.org"),
                new PushServices(
                        new Destinations(
                                "http",
                                true,
                                name -> List.of(InetAddress.getByName(name)),
                                InetAddress::isLoopbackAddress,
                                Optional.empty()),
                        List.of("localhost")));
    }

    /** The next requests are answered so. */
    public void answer(int... statuses) {
        for (int status : statuses) {
            answers.add(status);
        }
    }

    /** The next request. */
    public Request next() throws InterruptedException {
        return requests.next();
    }

    public boolean isEmpty() {
        return requests.isEmpty();
    }

    @Override
    public void close() {
        http.stop(0);
    }
}
