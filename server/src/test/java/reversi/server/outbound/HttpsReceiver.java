package reversi.server.outbound;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import io.vertx.core.net.PfxOptions;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Executors;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import reversi.server.work.Pool;

/** A real receiver by https on this computer, with a certificate for {@link #NAME}, which no name server knows. */
public final class HttpsReceiver implements AutoCloseable {
    public static final String NAME = "hooks.example";

    private static final String PASSWORD = "only for this test";

    private final Path keys;
    private final HttpsServer https;
    private final Deque<HttpHandler> answers = new ConcurrentLinkedDeque<>();
    private final Arrivals<Request> requests = new Arrivals<>();

    /** What came. */
    public record Request(String path, Map<String, List<String>> headers, String body) {
        public String header(String name) {
            return headers.get(name).get(0);
        }
    }

    /** {@code folder} takes the certificate. */
    public HttpsReceiver(Path folder) throws Exception {
        keys = folder.resolve("receiver.p12");
        if (!Files.exists(keys)) {
            makeKeys();
        }
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(keys)) {
            store.load(in, PASSWORD.toCharArray());
        }
        KeyManagerFactory managers = KeyManagerFactory.getInstance("PKIX");
        managers.init(store, PASSWORD.toCharArray());
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(managers.getKeyManagers(), null, null);
        https = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        https.setHttpsConfigurator(new HttpsConfigurator(context));
        https.setExecutor(Executors.newCachedThreadPool(Pool.named("receiver")));
        https.createContext("/", this::take);
        https.start();
    }

    private void makeKeys() throws Exception {
        String keytool =
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
        Process made = new ProcessBuilder(
                        keytool,
                        "-genkeypair",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=" + NAME,
                        "-ext",
                        "san=dns:" + NAME,
                        "-alias",
                        "own",
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        keys.toString(),
                        "-storepass",
                        PASSWORD)
                .inheritIO()
                .start();
        if (made.waitFor() != 0) {
            throw new IOException("no certificate");
        }
    }

    private void take(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        HttpHandler answer = answers.poll();
        requests.add(new Request(exchange.getRequestURI().getPath(), Map.copyOf(exchange.getRequestHeaders()), body));
        if (answer == null) {
            exchange.sendResponseHeaders(204, -1);
        } else {
            answer.handle(exchange);
        }
        exchange.close();
    }

    /** The next requests are answered by these statuses. */
    public void answer(int... statuses) {
        for (int status : statuses) {
            answers.add(exchange -> exchange.sendResponseHeaders(status, -1));
        }
    }

    /** The next request is answered so. */
    public void answer(HttpHandler handler) {
        answers.add(handler);
    }

    public int port() {
        return https.getAddress().getPort();
    }

    /** An address here. */
    public String address(String path) {
        return "https://" + NAME + ":" + port() + path;
    }

    /** As a server may speak to it: this computer is allowed, and the name leads here. */
    public Destinations asDestinations() {
        return destinations(name -> {
            if (name.equals(NAME)) {
                return List.of(InetAddress.getLoopbackAddress());
            }
            throw new UnknownHostException(name);
        });
    }

    /** As above, with names of one's own. */
    Destinations destinations(Destinations.NameLookup names) {
        return new Destinations(
                "https",
                true,
                names,
                InetAddress::isLoopbackAddress,
                Optional.of(new PfxOptions().setPath(keys.toString()).setPassword(PASSWORD)));
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
        https.stop(0);
    }
}
