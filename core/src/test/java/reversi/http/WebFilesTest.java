package reversi.http;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WebFilesTest {
    private final Map<String, String> files = new HashMap<>(Map.of(
            "/index.html", "<!DOCTYPE html>",
            "/engine/engine.wasm", "wasm wasm wasm",
            "/engine/engine.wasm.br", "small",
            "/disc.0123.cache.png", "picture",
            "/lone.css.br", "no file beside it",
            "/data.bin", "",
            "/strange.xyz", "?"));
    private final List<String> reads = new ArrayList<>();
    private boolean isBroken;

    private final WebFiles<byte[]> web = WebFiles.of(this::read);

    private Optional<byte[]> read(String path) throws IOException {
        reads.add(path);
        if (isBroken) {
            throw new IOException("disk fault");
        }
        return Optional.ofNullable(files.get(path)).map(text -> text.getBytes(StandardCharsets.UTF_8));
    }

    private static String text(Optional<WebFiles.Response<byte[]>> response) {
        return new String(response.orElseThrow().body(), StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @CsvSource({
        "/, text/html; charset=utf-8, no-cache, Accept-Encoding",
        "/index.html, text/html; charset=utf-8, no-cache, Accept-Encoding",
        "/engine/engine.wasm, application/wasm, no-cache, Accept-Encoding",
        "/disc.0123.cache.png, image/png, 'public, max-age=31536000, immutable',",
        "/data.bin, application/octet-stream, no-cache, Accept-Encoding",
        "/strange.xyz, application/octet-stream, no-cache,"
    })
    void tellsTheTypeAndHowLongAFileMayBeKept(String path, String type, String cache, String vary) {
        Map<String, String> headers = web.get(path, "").orElseThrow().headers();
        assertEquals(type, headers.get("Content-Type"));
        assertEquals(cache, headers.get("Cache-Control"));
        assertEquals(vary, headers.get("Vary"));
        assertFalse(headers.containsKey("Content-Encoding"));
    }

    @ParameterizedTest
    @CsvSource({
        "/engine/engine.wasm, 'gzip, deflate, br', br",
        "/engine/engine.wasm, br, br",
        "/engine/engine.wasm, gzip, gzip",
        "/index.html, 'gzip, deflate, br', gzip",
        "/index.html, deflate,",
        "/disc.0123.cache.png, 'gzip, br',"
    })
    void compressesWhatBecomesSmallerAsTheClientAccepts(String path, String accepted, String encoding) {
        assertEquals(
                Optional.ofNullable(encoding),
                Optional.ofNullable(
                        web.get(path, accepted).orElseThrow().headers().get("Content-Encoding")));
    }

    @Test
    void gzipHoldsTheFile() throws IOException {
        byte[] body = web.get("/index.html", "gzip").orElseThrow().body();
        try (GZIPInputStream unpacked = new GZIPInputStream(new ByteArrayInputStream(body))) {
            assertArrayEquals(files.get("/index.html").getBytes(StandardCharsets.UTF_8), unpacked.readAllBytes());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "index.html",
                "/absent.txt",
                "/engine",
                "/engine/",
                "/engine.d/",
                "//index.html",
                "/engine//engine.wasm",
                "/../index.html",
                "/engine/../index.html",
                "/engine/..",
                "/index.html\0.png",
                "/index.html\\",
                "/in dex.html",
                "/índex.html",
                "/index.html?x",
                "/lone.css"
            })
    void refusesEveryOtherPath(String path) {
        assertTrue(web.get(path, "").isEmpty());
        assertTrue(web.get(path, "gzip").isEmpty());
    }

    @Test
    void asksTheSourceOnlyForPlainPaths() {
        for (String path : List.of("/../secret.txt", "/a/..b.txt", "/%2e%2e/a.txt", "/" + "a".repeat(200) + ".txt")) {
            assertTrue(web.get(path, "br, gzip").isEmpty(), path);
        }
        assertEquals(List.of(), reads);
    }

    @Test
    void anUnreadableFileIsNone() {
        isBroken = true;
        assertTrue(web.get("/index.html", "gzip").isEmpty());
        assertTrue(web.get("/disc.0123.cache.png", "").isEmpty());
    }

    @Test
    void filesThatMayChangeAreReadAgain() {
        assertEquals("<!DOCTYPE html>", text(web.get("/", "")));
        files.put("/index.html", "newer");
        assertEquals("newer", text(web.get("/", "")));
        files.remove("/index.html");
        assertTrue(web.get("/", "").isEmpty());
    }

    @Test
    void cachedFilesAreReadAndCompressedOnceButMissingOnesAreLookedForAgain() {
        WebFiles<byte[]> cached = WebFiles.cached(this::read, bytes -> bytes);
        byte[] packed = cached.get("/index.html", "gzip").orElseThrow().body();
        byte[] plain = cached.get("/index.html", "").orElseThrow().body();
        reads.clear();
        assertSame(
                packed, cached.get("/index.html", "gzip, deflate").orElseThrow().body());
        assertSame(plain, cached.get("/", "").orElseThrow().body());
        assertEquals(List.of(), reads);
        assertTrue(cached.get("/late.css", "").isEmpty());
        files.put("/late.css", "body {}");
        assertEquals("body {}", text(cached.get("/late.css", "")));
    }
}
