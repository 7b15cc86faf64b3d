package reversi.server.webhook;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import reversi.online.ClubEvent;
import reversi.online.Codec;
import reversi.online.WebhookEvent;

/** The receiver in Python that the documentation shows takes what is signed, once, and nothing else. */
class WebhookExampleTest {
    private static final Path RECEIVER = Path.of("../docs/webhook.py");
    private static final String SECRET = WebhookSignature.newSecret();
    private static final Pattern LISTENING = Pattern.compile("listening at (\\d+)");

    private static Process python() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", RECEIVER.toString(), SECRET, "--port", "0")
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException none) {
            String message = "The receiver in Python is skipped: there is no python3";
            if (System.getenv("CI") != null) {
                return Assertions.fail(message + "; here it must run");
            }
            return Assumptions.abort(message);
        }
    }

    /** The port that the receiver says it listens at; whatever Python says before that is told if there is none. */
    private static int port(BufferedReader said) throws IOException {
        StringBuilder before = new StringBuilder();
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            Matcher listening = LISTENING.matcher(line);
            if (listening.matches()) {
                return Integer.parseInt(listening.group(1));
            }
            before.append(line).append('\n');
        }
        return Assertions.fail("the receiver ended: " + before);
    }

    private static int post(String to, long seconds, String signature, String body)
            throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(to))
                .header("Reversi-Timestamp", Long.toString(seconds))
                .header("Reversi-Signature", signature)
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        return HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.discarding())
                .statusCode();
    }

    private static String event(long id) {
        return new Codec()
                .write(new ClubEvent(
                        id,
                        WebhookEvent.TEST,
                        1,
                        3,
                        "Élm",
                        Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        0,
                        List.of()));
    }

    @Test
    void whatIsSignedIsTakenOnceAndNothingElse() throws Exception {
        Process receiver = python();
        try (BufferedReader said = new BufferedReader(new InputStreamReader(receiver.getInputStream(), UTF_8))) {
            String to = "http://127.0.0.1:" + port(said) + "/";
            long now = System.currentTimeMillis() / 1_000;
            String one = event(1);
            assertEquals(204, post(to, now, WebhookSignature.of(SECRET, now, one), one));
            assertEquals("TEST Élm -", said.readLine());
            assertEquals(204, post(to, now, WebhookSignature.of(SECRET, now, one), one));
            assertEquals(403, post(to, now, WebhookSignature.of("other", now, one), one));
            assertEquals(403, post(to, now, WebhookSignature.of(SECRET, now, one), event(2)));
            assertEquals(403, post(to, now + 1, WebhookSignature.of(SECRET, now, one), one));
            long old = now - 3_600;
            assertEquals(403, post(to, old, WebhookSignature.of(SECRET, old, one), one));
            String two = event(2);
            assertEquals(204, post(to, now, WebhookSignature.of(SECRET, now, two), two));
            assertEquals("TEST Élm -", said.readLine());
            assertTrue(receiver.isAlive());
        } finally {
            receiver.destroy();
            receiver.waitFor();
        }
    }

    @Test
    void theDocumentationShowsTheCheckThatIsTested() throws IOException {
        String shown = Files.readString(Path.of("../docs/api.md"));
        String code = Files.readString(RECEIVER);
        String check = code.substring(code.indexOf("    signed = "), code.indexOf("\n\n\nclass "));
        assertTrue(shown.contains(check), check);
    }
}
