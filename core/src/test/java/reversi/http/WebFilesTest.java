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
            "/flip.0123.cache.flac", "sound",
            "/lone.css.br", "no file beside it",
            "/data.bin", "",
            "/embed/index.html", "<!DOCTYPE html>",
            "/board/board.js", "board"));

    {
        files.put("/strange.xyz", "?");
    }

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

    private static Optional<WebFiles.Response<byte[]>> get(WebFiles<byte[]> from, String path, String accepted) {
        return from.get(new WebFiles.Request(path, accepted, ""));
    }

    private static String tag(WebFiles<byte[]> from, String path, String accepted) {
        return get(from, path, accepted).orElseThrow().headers().get("ETag");
    }

    private static String text(Optional<WebFiles.Response<byte[]>> response) {
        return new String(response.orElseThrow().body().orElseThrow(), StandardCharsets.UTF_8);
    }

    @Test
    void otherPagesMayShowAGameAndUseTheBoard() {
        WebFiles.Response<byte[]> bare = get(web, "/embed", "").orElseThrow();
        assertEquals(308, bare.status());
        assertEquals("/embed/", bare.headers().get("Location"));
        Map<String, String> embed = get(web, "/embed/", "").orElseThrow().headers();
        assertTrue(embed.get("Content-Security-Policy").endsWith("frame-ancestors *"));
        assertEquals("cross-origin", embed.get("Cross-Origin-Resource-Policy"));
        Map<String, String> board =
                get(web, "/board/board.js", "").orElseThrow().headers();
        assertEquals("*", board.get("Access-Control-Allow-Origin"));
        assertEquals("cross-origin", board.get("Cross-Origin-Resource-Policy"));
        Map<String, String> game = get(web, "/", "").orElseThrow().headers();
        assertFalse(game.containsKey("Content-Security-Policy") || game.containsKey("Access-Control-Allow-Origin"));
    }

    @ParameterizedTest
    @CsvSource({
        "/, text/html; charset=utf-8, no-cache, Accept-Encoding",
        "/index.html, text/html; charset=utf-8, no-cache, Accept-Encoding",
        "/engine/engine.wasm, application/wasm, no-cache, Accept-Encoding",
        "/disc.0123.cache.png, image/png, 'public, max-age=31536000, immutable',",
        "/flip.0123.cache.flac, audio/flac, 'public, max-age=31536000, immutable',",
        "/data.bin, application/octet-stream, no-cache, Accept-Encoding",
        "/strange.xyz, application/octet-stream, no-cache,"
    })
    void tellsTheTypeAndHowLongAFileMayBeKept(String path, String type, String cache, String vary) {
        Map<String, String> headers = get(web, path, "").orElseThrow().headers();
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
                        get(web, path, accepted).orElseThrow().headers().get("Content-Encoding")));
    }

    @Test
    void gzipHoldsTheFile() throws IOException {
        byte[] body = get(web, "/index.html", "gzip").orElseThrow().body().orElseThrow();
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
        assertTrue(get(web, path, "").isEmpty());
        assertTrue(get(web, path, "gzip").isEmpty());
    }

    @Test
    void asksTheSourceOnlyForPlainPaths() {
        for (String path : List.of("/../secret.txt", "/a/..b.txt", "/%2e%2e/a.txt", "/" + "a".repeat(200) + ".txt")) {
            assertTrue(get(web, path, "br, gzip").isEmpty(), path);
        }
        assertEquals(List.of(), reads);
    }

    @Test
    void anUnreadableFileIsNone() {
        isBroken = true;
        assertTrue(get(web, "/index.html", "gzip").isEmpty());
        assertTrue(get(web, "/disc.0123.cache.png", "").isEmpty());
    }

    @Test
    void filesThatMayChangeAreReadAgain() {
        assertEquals("<!DOCTYPE html>", text(get(web, "/", "")));
        files.put("/index.html", "newer");
        assertEquals("newer", text(get(web, "/", "")));
        files.remove("/index.html");
        assertTrue(get(web, "/", "").isEmpty());
    }

    @Test
    void cachedFilesAreReadAndCompressedOnceButMissingOnesAreLookedForAgain() {
        WebFiles<byte[]> cached = WebFiles.cached(this::read, bytes -> bytes);
        byte[] packed = get(cached, "/index.html", "gzip").orElseThrow().body().orElseThrow();
        byte[] plain = get(cached, "/index.html", "").orElseThrow().body().orElseThrow();
        reads.clear();
        assertSame(
                packed,
                get(cached, "/index.html", "gzip, deflate").orElseThrow().body().orElseThrow());
        assertSame(plain, get(cached, "/", "").orElseThrow().body().orElseThrow());
        assertEquals(List.of(), reads);
        assertTrue(get(cached, "/late.css", "").isEmpty());
        files.put("/late.css", "body {}");
        assertEquals("body {}", text(get(cached, "/late.css", "")));
    }

    @Test
    void whoHasAFileIsToldThatItIsStillRight() {
        String tag = tag(web, "/engine/engine.wasm", "br");
        for (String known : List.of(tag, "W/" + tag, "\"other\", " + tag, "*")) {
            WebFiles.Response<byte[]> answer = web.get(new WebFiles.Request("/engine/engine.wasm", "br", known))
                    .orElseThrow();
            assertEquals(304, answer.status(), known);
            assertTrue(answer.body().isEmpty());
            assertEquals(Map.of("ETag", tag, "Cache-Control", "no-cache", "Vary", "Accept-Encoding"), answer.headers());
        }
        for (String other : List.of("", "\"other\"", tag.replace("\"", ""))) {
            WebFiles.Response<byte[]> answer = web.get(new WebFiles.Request("/engine/engine.wasm", "br", other))
                    .orElseThrow();
            assertEquals(200, answer.status(), other);
            assertEquals("small", text(Optional.of(answer)));
        }
    }

    @Test
    void theTagIsThatOfTheBytes() {
        String plain = tag(web, "/index.html", "");
        assertEquals(plain, tag(web, "/", ""));
        assertFalse(plain.equals(tag(web, "/", "gzip")));
        files.put("/index.html", "newer");
        assertFalse(plain.equals(tag(web, "/", "")));
        assertEquals(
                plain,
                tag(
                        WebFiles.cached(
                                path -> Optional.of("<!DOCTYPE html>".getBytes(StandardCharsets.UTF_8)), b -> b),
                        "/",
                        ""));
    }

    @Test
    void aFileThatIsGoneIsNotUnchanged() {
        assertTrue(web.get(new WebFiles.Request("/absent.txt", "", "*")).isEmpty());
    }
}
