package reversi.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import reversi.online.Codec;
import reversi.online.Decoded;
import reversi.online.ServerMessage;

/** The lines that a server tells a program, until it ends or is closed. */
final class ApiLines implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 30;
    private static final String END = "(end)";

    private final Codec codec = new Codec();
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final List<String> skipped = new ArrayList<>();
    private final InputStream body;

    /** Throws AssertionError where the server does not begin to tell. */
    ApiLines(HttpRequest request) throws IOException, InterruptedException {
        HttpResponse<InputStream> answer =
                HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofInputStream());
        body = answer.body();
        if (answer.statusCode() != 200) {
            throw new AssertionError(
                    answer.statusCode() + " " + new String(body.readAllBytes(), StandardCharsets.UTF_8));
        }
        Thread reader = new Thread(this::read, "lines");
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        try (Scanner scanner = new Scanner(body, StandardCharsets.UTF_8)) {
            while (scanner.hasNextLine()) {
                lines.add(scanner.nextLine());
            }
        }
        lines.add(END);
    }

    private String next() throws InterruptedException {
        String line = lines.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (line == null) {
            throw new AssertionError("nothing more after " + skipped);
        }
        return line;
    }

    /** The next message, whatever it is. */
    ServerMessage message() throws InterruptedException {
        String line = next();
        while (line.isEmpty()) {
            line = next();
        }
        if (codec.readServer(line) instanceof Decoded.Ok<ServerMessage> ok) {
            return ok.value();
        }
        throw new AssertionError("no message: " + line);
    }

    /** The next message of a type, whatever comes before it. */
    <T extends ServerMessage> T await(Class<T> type) throws InterruptedException {
        ServerMessage message = message();
        while (!type.isInstance(message)) {
            skipped.add(message.toString());
            message = message();
        }
        return type.cast(message);
    }

    /** Waits for the end, whatever comes before it. */
    void awaitEnd() throws InterruptedException {
        while (!next().equals(END)) {
            skipped.add("a line");
        }
    }

    @Override
    public void close() throws IOException {
        body.close();
    }
}
