package reversi.server.net;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/** Serves the web game from this program's resources, with MIME types, compression and cache headers. */
final class WebGame {
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
    private static final Set<String> COMPRESSIBLE = Set.of(
            "html", "js", "css", "json", "webmanifest", "txt", "atlas", "properties", "svg", "wasm", "wav", "bin");
    private static final Pattern SLASHES = Pattern.compile("//+");
    private static final int MAX_PATH_LENGTH = 200;
    private static final int PERMANENT_REDIRECT = 308;

    private final Map<String, Buffer> cache = new ConcurrentHashMap<>();

    /** Whether the web game was packaged with this build. */
    boolean isAvailable() {
        return WebGame.class.getResource("/web/index.html") != null;
    }

    /** Serves a file; returns false if there is none. Paths that consist of slashes only redirect to the page. */
    boolean serve(HttpServerRequest request, HttpServerResponse response) {
        if (SLASHES.matcher(target(request)).matches()) {
            response.setStatusCode(PERMANENT_REDIRECT).putHeader("Location", "/");
            HttpGateway.end(request, response, Buffer.buffer());
            return true;
        }
        String path = request.path() == null || request.path().equals("/") ? "/index.html" : request.path();
        if (!isFilePath(path)) {
            return false;
        }
        String name = "/web" + path;
        String accepted =
                Optional.ofNullable(request.getHeader("Accept-Encoding")).orElse("");
        boolean compressible = COMPRESSIBLE.contains(extension(path));
        Optional<Buffer> body = Optional.empty();
        if (compressible && accepted.contains("br")) {
            body = file(name + ".br");
            body.ifPresent(found -> response.putHeader("Content-Encoding", "br"));
        }
        if (body.isEmpty() && compressible && accepted.contains("gzip")) {
            body = gzipped(name);
            body.ifPresent(found -> response.putHeader("Content-Encoding", "gzip"));
        }
        if (body.isEmpty()) {
            body = file(name);
        }
        if (body.isEmpty()) {
            return false;
        }
        if (compressible) {
            response.putHeader("Vary", "Accept-Encoding");
        }
        response.putHeader("Content-Type", TYPES.getOrDefault(extension(path), "application/octet-stream"));
        // Names with .cache. contain a hash of the content and never change; everything else is revalidated.
        response.putHeader(
                "Cache-Control", path.contains(".cache.") ? "public, max-age=31536000, immutable" : "no-cache");
        HttpGateway.end(request, response, body.get());
        return true;
    }

    /**
     * The request target as sent, without its query: the parsed path is wrong where it begins with two slashes, which look like an
     * authority.
     */
    private static String target(HttpServerRequest request) {
        String target = String.valueOf(request.uri());
        int query = target.indexOf('?');
        return query < 0 ? target : target.substring(0, query);
    }

    /** Whether the path may name a file: plain ASCII, no traversal, and with an extension, which folders lack. */
    private static boolean isFilePath(String path) {
        if (!path.startsWith("/") || extension(path).isEmpty()) {
            return false;
        }
        if (path.length() > MAX_PATH_LENGTH || path.contains("..") || path.endsWith("/") || path.contains("//")) {
            return false;
        }
        return path.chars()
                .allMatch(c -> (c >= 'a' && c <= 'z')
                        || (c >= 'A' && c <= 'Z')
                        || (c >= '0' && c <= '9')
                        || "/._-".indexOf(c) >= 0);
    }

    private Optional<Buffer> file(String name) {
        Buffer cached = cache.get(name);
        if (cached != null) {
            return Optional.of(cached);
        }
        try (InputStream in = WebGame.class.getResourceAsStream(name)) {
            if (in == null) {
                return Optional.empty();
            }
            Buffer read = Buffer.buffer(in.readAllBytes());
            cache.put(name, read);
            return Optional.of(read);
        } catch (IOException broken) {
            return Optional.empty();
        }
    }

    private Optional<Buffer> gzipped(String name) {
        Buffer cached = cache.get(name + ".gz");
        if (cached != null) {
            return Optional.of(cached);
        }
        return file(name).map(whole -> {
            ByteArrayOutputStream compressed = new ByteArrayOutputStream();
            try (GZIPOutputStream gzip = new GZIPOutputStream(compressed)) {
                gzip.write(whole.getBytes());
            } catch (IOException impossible) {
                throw new IllegalStateException("I/O error in memory", impossible);
            }
            Buffer result = Buffer.buffer(compressed.toByteArray());
            cache.put(name + ".gz", result);
            return result;
        });
    }

    private static String extension(String path) {
        int dot = path.lastIndexOf('.');
        return dot <= path.lastIndexOf('/') ? "" : path.substring(dot + 1).toLowerCase(Locale.ROOT);
    }
}
