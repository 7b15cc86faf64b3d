package reversi.tools.web;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WebFolderTest {
    private static final String PAGE = "<!DOCTYPE html>" + " ".repeat(1000);

    @TempDir
    private Path home;

    private WebServer server;

    @BeforeEach
    void serve() throws IOException {
        Path site = Files.createDirectories(home.resolve("site").resolve("engine"));
        Files.writeString(home.resolve("secret.txt"), "secret");
        Files.writeString(home.resolve("site").resolve("index.html"), PAGE);
        Files.write(site.resolve("engine.wasm"), new byte[] {0, 97, 115, 109});
        Files.write(site.resolve("engine.wasm.br"), new byte[] {1, 2});
        Files.writeString(site.resolve("disc.0123.cache.png"), "picture");
        Files.writeString(site.resolve("empty.css"), "");
        server = WebServer.start(home.resolve("site"), 0);
    }

    @AfterEach
    void close() {
        server.close();
    }

    @ParameterizedTest
    @CsvSource({
        "'', text/html; charset=utf-8, no-cache",
        "engine/engine.wasm, application/wasm, no-cache",
        "engine/disc.0123.cache.png, image/png, 'public, max-age=31536000, immutable'",
        "engine/empty.css, text/css; charset=utf-8, no-cache"
    })
    void saysWhatAFileIsAndHowLongItMayBeKept(String path, String type, String cache) throws Exception {
        HttpResponse<byte[]> answer = get(path, "identity");
        assertEquals(200, answer.statusCode());
        assertEquals(type, header(answer, "Content-Type"));
        assertEquals(cache, header(answer, "Cache-Control"));
        assertEquals("same-origin", header(answer, "Cross-Origin-Opener-Policy"));
        assertEquals("require-corp", header(answer, "Cross-Origin-Embedder-Policy"));
        assertEquals("nosniff", header(answer, "X-Content-Type-Options"));
    }

    @Test
    void packsForBrowsersThatUnpack() throws Exception {
        HttpResponse<byte[]> packed = get("index.html", "gzip, deflate");
        assertEquals("gzip", header(packed, "Content-Encoding"));
        assertTrue(packed.body().length < PAGE.length());
        try (GZIPInputStream unpacked = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
            assertEquals(PAGE, new String(unpacked.readAllBytes(), StandardCharsets.UTF_8));
        }
        assertEquals("", header(get("index.html", "identity"), "Content-Encoding"));
    }

    @Test
    void prefersTheTwinThatTheBuildPacked() throws Exception {
        HttpResponse<byte[]> packed = get("engine/engine.wasm", "gzip, deflate, br");
        assertEquals("br", header(packed, "Content-Encoding"));
        assertEquals("application/wasm", header(packed, "Content-Type"));
        assertArrayEquals(new byte[] {1, 2}, packed.body());
    }

    @Test
    void sendsNothingTwiceToWhoHasIt() throws Exception {
        String tag = header(get("engine/engine.wasm", "br"), "ETag");
        String again = raw("GET /engine/engine.wasm HTTP/1.1\r\nAccept-Encoding: br\r\nIf-None-Match: " + tag);
        assertTrue(again.startsWith("HTTP/1.1 304"), again);
        assertTrue(again.endsWith("\r\n\r\n"), again);
        Files.write(home.resolve("site").resolve("engine").resolve("engine.wasm.br"), new byte[] {3});
        String newer = raw("GET /engine/engine.wasm HTTP/1.1\r\nAccept-Encoding: br\r\nIf-None-Match: " + tag);
        assertTrue(newer.startsWith("HTTP/1.1 200"), newer);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/absent.txt",
                "/../secret.txt",
                "/engine/../../secret.txt",
                "/%2e%2e/secret.txt",
                "/..%2fsecret.txt",
                "/engine",
                "/index.html%00.png"
            })
    void handsOutNothingElse(String path) throws IOException {
        assertTrue(raw("GET " + path + " HTTP/1.1").startsWith("HTTP/1.1 404"));
    }

    @Test
    void takesNothingIn() throws IOException {
        assertTrue(raw("POST /index.html HTTP/1.1").startsWith("HTTP/1.1 405"));
    }

    private HttpResponse<byte[]> get(String path, String encodings) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(server.address() + path))
                .header("Accept-Encoding", encodings)
                .build();
        return HttpClient.newHttpClient().send(request, BodyHandlers.ofByteArray());
    }

    /** Sends a request line as it is: a client of good manners would tidy the path first. */
    private String raw(String line) throws IOException {
        URI address = URI.create(server.address());
        try (Socket socket = new Socket(address.getHost(), address.getPort())) {
            socket.getOutputStream()
                    .write((line + "\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }
}
