package reversi.server.net;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.regex.Pattern;
import reversi.http.WebFiles;

/** Serves the web game from this program's resources. */
final class WebGame {
    private static final Pattern SLASHES = Pattern.compile("//+");
    private static final int PERMANENT_REDIRECT = 308;

    private final WebFiles<Buffer> files = WebFiles.cached(WebGame::resource, Buffer::buffer);

    private static Optional<byte[]> resource(String path) throws IOException {
        try (InputStream in = WebGame.class.getResourceAsStream("/web" + path)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        }
    }

    /** Whether the web game was packaged with this build. */
    boolean isAvailable() {
        return WebGame.class.getResource("/web/index.html") != null;
    }

    /** Serves a file; returns false if there is none. Paths that consist of slashes only redirect to the page. */
    boolean serve(HttpServerRequest request, HttpServerResponse response) {
        if (SLASHES.matcher(target(request)).matches()) {
            response.setStatusCode(PERMANENT_REDIRECT).putHeader("Location", "/");
            HttpAnswer.end(request, response, Buffer.buffer());
            return true;
        }
        String path = Optional.ofNullable(request.path()).orElse("/");
        Optional<WebFiles.Response<Buffer>> found = files.get(
                new WebFiles.Request(path, header(request, "Accept-Encoding"), header(request, "If-None-Match")));
        found.ifPresent(file -> {
            response.setStatusCode(file.status());
            file.headers().forEach(response::putHeader);
            file.body()
                    .ifPresentOrElse(
                            body -> HttpAnswer.end(request, response, body), () -> HttpAnswer.endWithoutBody(response));
        });
        return found.isPresent();
    }

    private static String header(HttpServerRequest request, String name) {
        return Optional.ofNullable(request.getHeader(name)).orElse("");
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
}
