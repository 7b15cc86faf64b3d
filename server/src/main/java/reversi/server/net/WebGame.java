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

/** The web game out of this program's own files, with the types, compression and cache rules that browsers need. */
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
    private static final Set<String> SHRINKABLE = Set.of(
            "html", "js", "css", "json", "webmanifest", "txt", "atlas", "properties", "svg", "wasm", "wav", "bin");
    private static final Pattern SLASHES = Pattern.compile("//+");
    private static final int MOST_LETTERS = 200;
    private static final int MOVED = 308;

    private final Map<String, Buffer> kept = new ConcurrentHashMap<>();

    /** Whether this program was built with the web game in it. */
    boolean isThere() {
        return WebGame.class.getResource("/web/index.html") != null;
    }

    /** Hands out a file; returns false where there is none. An address with slashes too many leads to the page. */
    boolean serve(HttpServerRequest request, HttpServerResponse response) {
        if (SLASHES.matcher(address(request)).matches()) {
            response.setStatusCode(MOVED).putHeader("Location", "/");
            HttpGateway.end(request, response, Buffer.buffer());
            return true;
        }
        String path = request.path() == null || request.path().equals("/") ? "/index.html" : request.path();
        if (!isPlain(path)) {
            return false;
        }
        String name = "/web" + path;
        String accepted =
                Optional.ofNullable(request.getHeader("Accept-Encoding")).orElse("");
        boolean shrinkable = SHRINKABLE.contains(extension(path));
        Optional<Buffer> body = Optional.empty();
        if (shrinkable && accepted.contains("br")) {
            body = file(name + ".br");
            body.ifPresent(found -> response.putHeader("Content-Encoding", "br"));
        }
        if (body.isEmpty() && shrinkable && accepted.contains("gzip")) {
            body = gzipped(name);
            body.ifPresent(found -> response.putHeader("Content-Encoding", "gzip"));
        }
        if (body.isEmpty()) {
            body = file(name);
        }
        if (body.isEmpty()) {
            return false;
        }
        if (shrinkable) {
            response.putHeader("Vary", "Accept-Encoding");
        }
        response.putHeader("Content-Type", TYPES.getOrDefault(extension(path), "application/octet-stream"));
        // Names with .cache. carry their content's hash and never change; everything else is asked for again.
        response.putHeader(
                "Cache-Control", path.contains(".cache.") ? "public, max-age=31536000, immutable" : "no-cache");
        HttpGateway.end(request, response, body.get());
        return true;
    }

    /** What was asked for as it was written: where it begins with two slashes, its path is not told apart from a host. */
    private static String address(HttpServerRequest request) {
        String written = String.valueOf(request.uri());
        int query = written.indexOf('?');
        return query < 0 ? written : written.substring(0, query);
    }

    /** Whether it may be the name of a file; a folder, whose name has no ending, is none. */
    private static boolean isPlain(String path) {
        if (!path.startsWith("/") || extension(path).isEmpty()) {
            return false;
        }
        if (path.length() > MOST_LETTERS || path.contains("..") || path.endsWith("/") || path.contains("//")) {
            return false;
        }
        return path.chars()
                .allMatch(sign -> (sign >= 'a' && sign <= 'z')
                        || (sign >= 'A' && sign <= 'Z')
                        || (sign >= '0' && sign <= '9')
                        || "/._-".indexOf(sign) >= 0);
    }

    private Optional<Buffer> file(String name) {
        Buffer known = kept.get(name);
        if (known != null) {
            return Optional.of(known);
        }
        try (InputStream in = WebGame.class.getResourceAsStream(name)) {
            if (in == null) {
                return Optional.empty();
            }
            Buffer read = Buffer.buffer(in.readAllBytes());
            kept.put(name, read);
            return Optional.of(read);
        } catch (IOException broken) {
            return Optional.empty();
        }
    }

    private Optional<Buffer> gzipped(String name) {
        Buffer known = kept.get(name + ".gz");
        if (known != null) {
            return Optional.of(known);
        }
        return file(name).map(whole -> {
            ByteArrayOutputStream small = new ByteArrayOutputStream();
            try (GZIPOutputStream gzip = new GZIPOutputStream(small)) {
                gzip.write(whole.getBytes());
            } catch (IOException impossible) {
                throw new IllegalStateException("memory can be written to", impossible);
            }
            Buffer packed = Buffer.buffer(small.toByteArray());
            kept.put(name + ".gz", packed);
            return packed;
        });
    }

    private static String extension(String path) {
        int dot = path.lastIndexOf('.');
        return dot <= path.lastIndexOf('/') ? "" : path.substring(dot + 1).toLowerCase(Locale.ROOT);
    }
}
