package reversi.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.PlayerCount;
import reversi.online.ServerMessage;

/** Plain HTTP: methods, heads, bodies and photos, at one server for all tests. */
class HttpTest {
    @TempDir
    static Path folder;

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private static Server server;
    private static Client member;
    private static ServerMessage.SignedIn ann;

    @BeforeAll
    static void start() throws InterruptedException {
        server = Server.start(Servers.options("jdbc:sqlite:" + folder.resolve("reversi.db")));
        member = Client.greeted(server.port(), Optional.empty());
        member.send(new AccountRequest.Register("Ann", "secret"));
        ann = member.await(ServerMessage.SignedIn.class);
    }

    @AfterAll
    static void stop() {
        member.close();
        server.close();
    }

    private static HttpResponse<byte[]> send(String method, String path, byte[] body, String... headers)
            throws IOException, InterruptedException {
        HttpRequest.BodyPublisher sent =
                body.length == 0 ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofByteArray(body);
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .method(method, sent);
        if (headers.length > 0) {
            request.headers(headers);
        }
        return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    /** The version of the member's photo. */
    private static int version() throws InterruptedException {
        member.send(new AccountRequest.AskSettings());
        return member.await(AccountNews.Settings.class, news -> news.photo() != 0)
                .photo();
    }

    private static HttpResponse<byte[]> get(String path, String... headers) throws IOException, InterruptedException {
        return send("GET", path, new byte[0], headers);
    }

    private static int photo(byte[] body, String... headers) throws IOException, InterruptedException {
        return send("POST", "/photo/", body, headers).statusCode();
    }

    private static String header(HttpResponse<?> response, String name) {
        return response.headers().firstValue(name).orElse("");
    }

    @ParameterizedTest
    @CsvSource({
        "POST, /, 'GET, HEAD'",
        "PUT, /index.html, 'GET, HEAD'",
        "DELETE, /players.json, 'GET, HEAD'",
        "PATCH, /health, 'GET, HEAD'",
        "OPTIONS, /, 'GET, HEAD'",
        "TRACE, /socket, 'GET, HEAD'",
        "get, /health, 'GET, HEAD'",
        "INVENTED, /, 'GET, HEAD'",
        "PUT, /photo/1, 'GET, HEAD, POST'",
        "DELETE, /photo/1, 'GET, HEAD, POST'",
        "OPTIONS, /photo/, 'GET, HEAD, POST'"
    })
    void anotherMethodIsNotAllowedAndTheAnswerSaysWhichAre(String method, String path, String allowed)
            throws IOException {
        try (RawSocket socket = new RawSocket(server.port())) {
            socket.request(method + " " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
            assertEquals(405, socket.status());
            socket.readUntil("Allow: " + allowed + "\r\n");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/health", "/ready", "/players.json", "/nothing"})
    void headIsGetWithoutTheBody(String path) throws IOException, InterruptedException {
        HttpResponse<byte[]> get = get(path);
        HttpResponse<byte[]> head = send("HEAD", path, new byte[0]);
        assertEquals(get.statusCode(), head.statusCode());
        assertEquals(header(get, "Content-Length"), header(head, "Content-Length"));
        assertEquals(get.body().length, Integer.parseInt(header(get, "Content-Length")));
        assertEquals(0, head.body().length);
    }

    @Test
    void thePlayerCountIsJsonThatNobodyCaches() throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = get("/players.json");
        assertEquals("application/json; charset=utf-8", header(answer, "Content-Type"));
        assertEquals("no-store", header(answer, "Cache-Control"));
        assertTrue(PlayerCount.read(new String(answer.body(), java.nio.charset.StandardCharsets.UTF_8))
                .isPresent());
    }

    /** What the server doesn't offer it ignores, as RFC 9110 lets it: the whole file is always an answer. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Range | bytes=0-1",
                "Range | bytes=9999999-",
                "Range | lines=1",
                "If-None-Match | *",
                "If-Modified-Since | Sat, 29 Oct 1994 19:43:31 GMT",
                "If-Match | \"x\"",
                "Accept | image/webp",
                "Accept-Encoding | gzip;q=0, identity;q=0",
                "X-Forwarded-For | not an address"
            })
    void otherHeadersChangeNoAnswer(String name, String value) throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = get("/health", name, value);
        assertEquals(200, answer.statusCode());
        assertArrayEquals(new byte[] {'o', 'k', '\n'}, answer.body());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "GET /health HTTP/1.1 | Host: other.example | 200",
                "GET /players.json HTTP/1.1 | Host: other.example | 421",
                "GET / HTTP/1.1 | Host: other.example:80 | 421",
                "GET /players.json HTTP/1.1 | Host: LOCALHOST | 200",
                "GET /players.json HTTP/1.1 | Host: localhost:4711 | 200",
                "GET /photo/1 HTTP/1.1 | Host: other.example | 421",
                "GET http://localhost/players.json HTTP/1.1 | Host: localhost | 200",
                "GET /players.json HTTP/1.1 | X: y | 421",
                "GET /players.json?a=b#c HTTP/1.1 | Host: localhost | 200",
                "GET /players.json/ HTTP/1.1 | Host: localhost | 404",
                "GET /PLAYERS.JSON HTTP/1.1 | Host: localhost | 404"
            })
    void aRequestIsAnsweredByItsLineAndHost(String line, String header, int status) throws IOException {
        try (RawSocket socket = new RawSocket(server.port())) {
            socket.request(line + "\r\n" + header + "\r\n\r\n");
            assertEquals(status, socket.status());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/health", "/players.json", "/", "/photo/1"})
    void aRequestWithTwoHostsIsRefused(String path) throws IOException {
        for (String second : List.of("localhost", "other.example")) {
            try (RawSocket socket = new RawSocket(server.port())) {
                socket.request("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nhost: " + second + "\r\n\r\n");
                assertEquals(400, socket.status());
            }
        }
    }

    @Test
    void aSocketWithTwoHostsIsRefused() throws IOException {
        try (RawSocket socket = new RawSocket(server.port())) {
            assertTrue(socket.handshake("/socket", "Host: localhost\r\n").startsWith("HTTP/1.1 400"));
        }
    }

    @ParameterizedTest
    @CsvSource({"/photo/0, 404", "/photo/-1, 404", "/photo/1x, 404", "/photo/, 404", "/photo/9999999999999999999, 404"})
    void aPhotoIsFoundByANumberOnly(String path, int status) throws IOException, InterruptedException {
        assertEquals(status, get(path).statusCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Bearer", "Bearer ", "bearer forged", "Basic QW5uOnNlY3JldA==", "Bearer a b"})
    void aPhotoNeedsTheTokenOfASession(String authorization) throws IOException, InterruptedException {
        assertEquals(401, photo(new byte[10], "Authorization", authorization));
        assertEquals(401, photo(new byte[0], "Authorization", authorization));
    }

    @Test
    void aGuestHasNoPhoto() throws IOException, InterruptedException {
        try (Client client = Client.greeted(server.port(), Optional.empty())) {
            client.send(new AccountRequest.Guest());
            String token = client.await(ServerMessage.SignedIn.class).token();
            assertEquals(401, photo(Pictures.png(), "Authorization", "Bearer " + token));
        }
    }

    @Test
    void whatIsNoPictureIsRefusedAndThePhotoStays() throws IOException, InterruptedException {
        String bearer = "Bearer " + ann.token();
        byte[] png = Pictures.png();
        assertEquals(204, photo(png, "Authorization", bearer));
        String path = "/photo/" + ann.you().id() + "?v=" + version();
        byte[] kept = get(path).body();
        for (byte[] wrong : List.of(new byte[0], new byte[100], java.util.Arrays.copyOf(png, png.length / 2))) {
            assertEquals(400, photo(wrong, "Authorization", bearer));
        }
        HttpResponse<byte[]> answer = get(path);
        assertArrayEquals(kept, answer.body());
        assertEquals("image/png", header(answer, "Content-Type"));
        assertEquals("public, max-age=86400", header(answer, "Cache-Control"));
        assertEquals("nosniff", header(answer, "X-Content-Type-Options"));
    }
}
