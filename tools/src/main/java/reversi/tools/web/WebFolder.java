package reversi.tools.web;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import reversi.http.WebFiles;

/** A folder of web files with the isolation that the game needs. */
final class WebFolder implements HttpHandler {
    private final WebFiles<byte[]> files;

    WebFolder(Path root) {
        files = WebFiles.of(path -> {
            Path file = root.resolve(path.substring(1));
            return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
        });
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
            String path =
                    Optional.ofNullable(exchange.getRequestURI().getPath()).orElse("/");
            Optional<WebFiles.Response<byte[]>> found = files.get(
                    new WebFiles.Request(path, header(exchange, "Accept-Encoding"), header(exchange, "If-None-Match")));
            if (found.isPresent()) {
                send(exchange, found.get(), method.equals("HEAD"));
            } else {
                exchange.sendResponseHeaders(404, -1);
            }
        }
    }

    private static String header(HttpExchange exchange, String name) {
        return String.join(",", exchange.getRequestHeaders().getOrDefault(name, List.of()));
    }

    private static void send(HttpExchange exchange, WebFiles.Response<byte[]> response, boolean headOnly)
            throws IOException {
        byte[] body = response.body().orElseGet(() -> new byte[0]);
        Headers headers = exchange.getResponseHeaders();
        response.headers().forEach(headers::set);
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Cross-Origin-Opener-Policy", "same-origin");
        headers.set("Cross-Origin-Embedder-Policy", "require-corp");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set("Referrer-Policy", "no-referrer");
        if (headOnly || response.body().isEmpty()) {
            response.body().ifPresent(whole -> headers.set("Content-Length", Integer.toString(whole.length)));
            exchange.sendResponseHeaders(response.status(), -1);
            return;
        }
        exchange.sendResponseHeaders(response.status(), body.length == 0 ? -1 : body.length);
        try (OutputStream out = exchange.getResponseBody()) {
            out.write(body);
        }
    }
}
