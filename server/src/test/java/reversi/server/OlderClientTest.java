package reversi.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.json.Json;
import reversi.json.JsonReader;
import reversi.online.Protocol;
import reversi.platform.Link;
import reversi.sockets.JdkLinks;

/**
 * A conversation that clients of an earlier release had with their server goes on the same way with the server of today: whatever they sent
 * is understood, and whatever they read is still there, under the same name and of the same type. What is new may stand beside it.
 */
class OlderClientTest {
    private static final int PATIENCE_SECONDS = 20;

    /** What another server drew otherwise, by its name in the conversation, as it is written in JSON. */
    private final Map<String, String> drawn = new HashMap<>();

    private final Map<Character, Ear> ears = new HashMap<>();

    /** One client, which neither writes nor reads anything by itself. */
    private static final class Ear implements Link.Listener {
        private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        private final BlockingQueue<Boolean> open = new LinkedBlockingQueue<>();
        private final Link link;

        Ear(int port) {
            link = new JdkLinks(Runnable::run).open("ws://127.0.0.1:" + port + Protocol.SOCKET_PATH, this);
        }

        @Override
        public void opened() {
            open.add(true);
        }

        @Override
        public void text(String text) {
            heard.add(text);
        }

        @Override
        public void closed(String reason) {
            open.add(false);
            heard.add("{\"kind\":\"closed\"}");
        }
    }

    @Test
    void whatAClientOfTheFirstReleaseSaysAndHearsIsAsItWas(@TempDir Path folder) throws Exception {
        List<String> lines = lines("/conversations/1.0.0.txt");
        try (Server server = Server.start(Servers.options("jdbc:sqlite:" + folder.resolve("reversi.db")))) {
            for (String line : lines) {
                if (!line.startsWith("#")) {
                    play(server, line.charAt(0), line.charAt(1), line.substring(3));
                }
            }
        } finally {
            ears.values().forEach(ear -> ear.link.close());
        }
        assertEquals(Set.of("$ann", "$annToken", "$bert", "$bertToken", "$invitation", "$table"), drawn.keySet());
    }

    private static List<String> lines(String file) throws IOException {
        try (InputStream in = Objects.requireNonNull(OlderClientTest.class.getResourceAsStream(file))) {
            return new String(in.readAllBytes(), UTF_8).lines().toList();
        }
    }

    private void play(Server server, char who, char what, String text) throws InterruptedException {
        if (what == '!') {
            Ear gone = ear(server, who);
            gone.link.close();
            ears.remove(who);
        } else if (what == '>') {
            String said = text;
            for (Map.Entry<String, String> one : drawn.entrySet()) {
                said = said.replace('"' + one.getKey() + '"', one.getValue());
            }
            ear(server, who).link.send(said);
        } else {
            hear(ear(server, who), (Json.Fields) JsonReader.read(text), text);
        }
    }

    private Ear ear(Server server, char who) throws InterruptedException {
        if (!ears.containsKey(who)) {
            Ear ear = new Ear(server.port());
            assertEquals(true, ear.open.poll(PATIENCE_SECONDS, TimeUnit.SECONDS), "a connection");
            ears.put(who, ear);
        }
        return Objects.requireNonNull(ears.get(who));
    }

    /** The next message of the kind, of the same event; others may come in between. */
    private void hear(Ear ear, Json.Fields expected, String text) throws InterruptedException {
        while (true) {
            String next = ear.heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertTrue(next != null, "nothing came like " + text);
            Json.Fields message = (Json.Fields) JsonReader.read(next);
            if (kind(message).equals(kind(expected))) {
                require(expected, message, text + "\nbut came " + next);
                return;
            }
            assertTrue(!kind(message).equals(List.of(new Json.Text("closed"))), "closed before " + text);
        }
    }

    private static List<Json> kind(Json.Fields message) {
        Json kind = Objects.requireNonNull(message.values().get("kind"));
        return message.values().get("event") instanceof Json.Fields event
                ? List.of(kind, Objects.requireNonNull(event.values().get("kind")))
                : List.of(kind);
    }

    /** Numbers may be others, times and clocks among them; texts that are not drawn may not. */
    private void require(Json expected, Json now, String where) {
        if (expected instanceof Json.Text text && text.value().startsWith("$")) {
            String value = now instanceof Json.Text token
                    ? '"' + token.value() + '"'
                    : Long.toString(((Json.Whole) now).value());
            assertEquals(drawn.getOrDefault(text.value(), value), value, where);
            drawn.put(text.value(), value);
            return;
        }
        assertEquals(expected.getClass(), now.getClass(), where);
        if (expected instanceof Json.Fields fields) {
            fields.values().forEach((name, value) -> {
                Json other = ((Json.Fields) now).values().get(name);
                assertTrue(other != null, "no " + name + " in " + where);
                require(value, other, where);
            });
        } else if (expected instanceof Json.Items items) {
            List<Json> others = ((Json.Items) now).values();
            assertTrue(others.size() >= items.values().size(), where);
            for (int i = 0; i < items.values().size(); i++) {
                require(items.values().get(i), others.get(i), where);
            }
        } else if (!(expected instanceof Json.Whole) && !expected.equals(new Json.Text("*"))) {
            assertEquals(expected, now, where);
        }
    }
}
