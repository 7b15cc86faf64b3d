package reversi.tools.web;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** A folder of web files with the types, compression, cache rules and isolation that the game needs. */
final class WebFolder implements HttpHandler {
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json; charset=utf-8"),
            Map.entry("webmanifest", "application/manifest+json; charset=utf-8"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("atlas", "text/plain; charset=utf-8"),
            Map.entry("properties", "text/plain; charset=utf-8"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("jpg", "image/jpeg"),
            Map.entry("webp", "image/webp"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("wasm", "application/wasm"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("ogg", "audio/ogg"),
            Map.entry("mp3", "audio/mpeg"),
            Map.entry("wav", "audio/wav"));
    private static final List<String> SHRINKABLE = List.of(
            "html", "js", "css", "json", "webmanifest", "txt", "atlas", "properties", "svg", "wasm", "wav", "bin");

    private final Path root;

    WebFolder(Path root) {
        this.root = root.toAbsolutePath().normalize();
    }

    /** Whether the file's kind becomes smaller when it is packed: pictures and sounds are packed already. */
    static boolean isShrinkable(Path file) {
        return SHRINKABLE.contains(extension(file));
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            String method = exchange.getRequestMethod();
            if (!method.equals("GET") && !method.equals("HEAD")) {
                exchange.getResponseHeaders().set("Allow", "GET, HEAD");
                exchange.sendResponseHeaders(405, -1);
                return;
            }
            Path file = find(exchange.getRequestURI());
            if (file == null) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            send(exchange, file, method.equals("HEAD"));
        }
    }

    private @Nullable Path find(URI uri) {
        String path = uri.getPath();
        if (path == null || path.indexOf('\0') >= 0) {
            return null;
        }
        Path file = root.resolve(path.substring(1)).normalize();
        if (!file.startsWith(root)) {
            return null;
        }
        if (Files.isDirectory(file)) {
            file = file.resolve("index.html");
        }
        return Files.isRegularFile(file) ? file : null;
    }

    private void send(HttpExchange exchange, Path file, boolean headOnly) throws IOException {
        String extension = extension(file);
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Type", TYPES.getOrDefault(extension, "application/octet-stream"));
        headers.set("Cache-Control", cacheRule(file));
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Cross-Origin-Opener-Policy", "same-origin");
        headers.set("Cross-Origin-Embedder-Policy", "require-corp");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set("Referrer-Policy", "no-referrer");
        byte[] body = body(exchange, file, isShrinkable(file));
        if (headOnly) {
            headers.set("Content-Length", Integer.toString(body.length));
            exchange.sendResponseHeaders(200, -1);
            return;
        }
        exchange.sendResponseHeaders(200, body.length == 0 ? -1 : body.length);
        try (OutputStream out = exchange.getResponseBody()) {
            out.write(body);
        }
    }

    private static byte[] body(HttpExchange exchange, Path file, boolean shrinkable) throws IOException {
        if (!shrinkable) {
            return Files.readAllBytes(file);
        }
        Headers headers = exchange.getResponseHeaders();
        headers.set("Vary", "Accept-Encoding");
        String accepted = exchange.getRequestHeaders()
                .getOrDefault("Accept-Encoding", List.of())
                .toString();
        Path brotli = file.resolveSibling(file.getFileName() + ".br");
        if (accepted.contains("br") && Files.isRegularFile(brotli)) {
            headers.set("Content-Encoding", "br");
            return Files.readAllBytes(brotli);
        }
        if (!accepted.contains("gzip")) {
            return Files.readAllBytes(file);
        }
        headers.set("Content-Encoding", "gzip");
        ByteArrayOutputStream small = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(small)) {
            Files.copy(file, gzip);
        }
        return small.toByteArray();
    }

    /** Names with {@code .cache.} carry their content's hash, so those never change; everything else is asked for again. */
    private static String cacheRule(Path file) {
        return file.getFileName().toString().contains(".cache.") ? "public, max-age=31536000, immutable" : "no-cache";
    }

    private static String extension(Path file) {
        String name = file.getFileName().toString();
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }
}
