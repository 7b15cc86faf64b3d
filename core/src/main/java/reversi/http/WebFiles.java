package reversi.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.zip.GZIPOutputStream;

/**
 * The files of the web game with the headers that go with them: MIME type, compression, how long a browser may keep them, and a tag
 * by which it asks whether what it has is still right. {@code B} is what an HTTP server takes as a body.
 */
public final class WebFiles<B> {
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
            Map.entry("wav", "audio/wav"),
            Map.entry("flac", "audio/flac"));
    private static final Set<String> COMPRESSIBLE = Set.of(
            "html", "js", "css", "json", "webmanifest", "txt", "atlas", "properties", "svg", "wasm", "wav", "bin");
    private static final int MAX_PATH_LENGTH = 200;
    private static final int OK = 200;
    private static final int MOVED = 308;
    private static final String EMBED = "/embed";

    /** For browsers that know it, which all do, who may show the page in a frame stands above {@code X-Frame-Options}. */
    private static final String EMBED_POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline';"
                    + " base-uri 'none'; form-action 'none'; frame-ancestors *";

    private static final int NOT_MODIFIED = 304;
    private static final int TAG_BYTES = 12;

    private final Source source;
    private final Function<byte[], B> wrap;
    private final Optional<Map<String, Tagged<B>>> cache;

    private WebFiles(Source source, Function<byte[], B> wrap, Optional<Map<String, Tagged<B>>> cache) {
        this.source = source;
        this.wrap = wrap;
        this.cache = cache;
    }

    /** Files that may change at any time: each request reads its file again. */
    public static WebFiles<byte[]> of(Source source) {
        return new WebFiles<>(source, Function.identity(), Optional.empty());
    }

    /** Files that never change: each one is read, compressed and wrapped once. */
    public static <B> WebFiles<B> cached(Source source, Function<byte[], B> wrap) {
        return new WebFiles<>(source, wrap, Optional.of(new ConcurrentHashMap<>()));
    }

    /** Where the files are. */
    @FunctionalInterface
    public interface Source {
        /** The content of the file at a path such as {@code /engine/engine.wasm}; empty where there is none. */
        Optional<byte[]> read(String path) throws IOException;
    }

    /**
     * A request for a file.
     *
     * @param path the decoded path, {@code /} being the page
     * @param acceptEncoding the header of that name; empty without one
     * @param ifNoneMatch the header of that name; empty without one
     */
    public record Request(String path, String acceptEncoding, String ifNoneMatch) {}

    /** What is answered: {@code body} is empty where the client has the file already (304). The headers lack the length. */
    public record Response<B>(int status, Optional<B> body, Map<String, String> headers) {}

    /** A body and the tag that changes when its bytes do. */
    private record Tagged<B>(B body, String tag) {}

    /** Whether the kind of file becomes smaller when it is compressed: pictures and music are compressed already. */
    public static boolean isCompressible(String path) {
        return COMPRESSIBLE.contains(extension(path));
    }

    /**
     * The response to GET; empty where there is no such file, which an unreadable one counts as. Prefers the {@code .br} file that the build
     * put beside a file, then gzip, as far as the client accepts them.
     */
    public Optional<Response<B>> get(Request request) {
        if (request.path().equals(EMBED)) {
            return Optional.of(new Response<>(MOVED, Optional.empty(), Map.of("Location", EMBED + "/")));
        }
        String file = request.path().endsWith("/") ? request.path() + "index.html" : request.path();
        if (!isFilePath(file)) {
            return Optional.empty();
        }
        Map<String, String> headers = new LinkedHashMap<>(forOtherPages(file));
        headers.put("Content-Type", TYPES.getOrDefault(extension(file), "application/octet-stream"));
        // Names with .cache. contain a hash of the content and never change; everything else is revalidated.
        headers.put("Cache-Control", file.contains(".cache.") ? "public, max-age=31536000, immutable" : "no-cache");
        try {
            return body(file, request.acceptEncoding(), headers)
                    .map(found -> response(found, headers, request.ifNoneMatch()));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /** What other people's pages may do with a file, where that is more than nothing: show a game in a frame, and use the board. */
    private static Map<String, String> forOtherPages(String file) {
        if (file.startsWith(EMBED + "/")) {
            return Map.of("Content-Security-Policy", EMBED_POLICY, "Cross-Origin-Resource-Policy", "cross-origin");
        }
        return file.startsWith("/board/")
                ? Map.of("Access-Control-Allow-Origin", "*", "Cross-Origin-Resource-Policy", "cross-origin")
                : Map.of();
    }

    private static <B> Response<B> response(Tagged<B> found, Map<String, String> headers, String ifNoneMatch) {
        headers.put("ETag", found.tag());
        if (!matches(ifNoneMatch, found.tag())) {
            return new Response<>(OK, Optional.of(found.body()), headers);
        }
        headers.remove("Content-Type");
        headers.remove("Content-Encoding");
        return new Response<>(NOT_MODIFIED, Optional.empty(), headers);
    }

    /** Whether a list of tags, as a browser sends it, names this one; what a proxy weakened counts too. */
    private static boolean matches(String ifNoneMatch, String tag) {
        for (String known : ifNoneMatch.split(",", -1)) {
            String bare = known.trim();
            if (bare.equals("*") || bare.equals(tag) || bare.equals("W/" + tag)) {
                return true;
            }
        }
        return false;
    }

    private Optional<Tagged<B>> body(String file, String acceptEncoding, Map<String, String> headers)
            throws IOException {
        if (!isCompressible(file)) {
            return read(file);
        }
        headers.put("Vary", "Accept-Encoding");
        Optional<Tagged<B>> brotli = acceptEncoding.contains("br") ? read(file + ".br") : Optional.empty();
        if (brotli.isPresent()) {
            headers.put("Content-Encoding", "br");
            return brotli;
        }
        if (!acceptEncoding.contains("gzip")) {
            return read(file);
        }
        headers.put("Content-Encoding", "gzip");
        return kept(file + ".gz", () -> {
            Optional<byte[]> whole = source.read(file);
            return whole.isPresent() ? Optional.of(gzip(whole.get())) : whole;
        });
    }

    private Optional<Tagged<B>> read(String file) throws IOException {
        return kept(file, () -> source.read(file));
    }

    @FunctionalInterface
    private interface Loader {
        Optional<byte[]> load() throws IOException;
    }

    private Optional<Tagged<B>> kept(String name, Loader loader) throws IOException {
        Optional<Tagged<B>> known = cache.map(kept -> kept.get(name));
        if (known.isPresent()) {
            return known;
        }
        Optional<Tagged<B>> loaded = loader.load().map(bytes -> new Tagged<>(wrap.apply(bytes), tag(bytes)));
        cache.ifPresent(kept -> loaded.ifPresent(body -> kept.put(name, body)));
        return loaded;
    }

    private static String tag(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return '"' + HexFormat.of().formatHex(digest, 0, TAG_BYTES) + '"';
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    private static byte[] gzip(byte[] whole) throws IOException {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(compressed)) {
            gzip.write(whole);
        }
        return compressed.toByteArray();
    }

    /** Whether the path may name a file: plain ASCII, no traversal, and with an extension, which folders lack. */
    private static boolean isFilePath(String path) {
        if (!path.startsWith("/") || extension(path).isEmpty()) {
            return false;
        }
        if (path.length() > MAX_PATH_LENGTH || path.contains("..") || path.contains("//")) {
            return false;
        }
        return path.chars()
                .allMatch(c -> (c >= 'a' && c <= 'z')
                        || (c >= 'A' && c <= 'Z')
                        || (c >= '0' && c <= '9')
                        || "/._-".indexOf(c) >= 0);
    }

    private static String extension(String path) {
        int dot = path.lastIndexOf('.');
        return dot <= path.lastIndexOf('/') ? "" : path.substring(dot + 1).toLowerCase(Locale.ROOT);
    }
}
