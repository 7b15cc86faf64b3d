package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import reversi.server.bus.PostgresBus;
import reversi.server.store.Database;

/** What nodes tell each other arrives, also after a network that swallowed a connection without a word. */
@NeedsPostgres
class PostgresBusTest {
    private static final int PATIENCE_SECONDS = 30;

    /** Passes on what comes; what was open when it is frozen stays open and passes nothing any more. */
    private static final class Swallower implements AutoCloseable {
        private final ServerSocket door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        private final Set<Closeable> open = ConcurrentHashMap.newKeySet();
        private final Set<Closeable> frozen = ConcurrentHashMap.newKeySet();
        private final URI target;

        Swallower(URI target) throws IOException {
            this.target = target;
            start(this::accept);
        }

        private static void start(Runnable work) {
            Thread thread = new Thread(work, "swallower");
            thread.setDaemon(true);
            thread.start();
        }

        private void accept() {
            try {
                while (true) {
                    Socket client = door.accept();
                    Socket server = new Socket(target.getHost(), target.getPort() < 0 ? 5432 : target.getPort());
                    open.add(client);
                    open.add(server);
                    start(() -> pump(client, server));
                    start(() -> pump(server, client));
                }
            } catch (IOException closed) {
                // The test is over.
            }
        }

        private void pump(Socket from, Socket to) {
            byte[] some = new byte[8_192];
            try {
                InputStream in = from.getInputStream();
                for (int read = in.read(some); read >= 0; read = in.read(some)) {
                    if (!frozen.contains(from) && !frozen.contains(to)) {
                        to.getOutputStream().write(some, 0, read);
                    }
                }
            } catch (IOException closed) {
                // The test is over, or one side gave up.
            }
        }

        void freeze() {
            frozen.addAll(open);
        }

        @Override
        public void close() throws IOException {
            door.close();
            for (Closeable socket : open) {
                socket.close();
            }
        }
    }

    @Test
    void aHalfOpenConnectionIsFoundAndReplaced() throws Exception {
        String url = Postgres.newDatabase();
        URI direct = URI.create(url.substring("jdbc:".length()));
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        BlockingQueue<String> missed = new LinkedBlockingQueue<>();
        try (Swallower way = new Swallower(direct);
                Database far =
                        Database.open(url.replace(direct.getRawAuthority(), "127.0.0.1:" + way.door.getLocalPort()));
                Database near = Database.open(url);
                PostgresBus listening = new PostgresBus(far, "one");
                PostgresBus telling = new PostgresBus(near, "other")) {
            listening.listen(heard::add, () -> missed.add("missed"));
            tellUntilHeard(telling, heard);
            way.freeze();
            assertNotNull(missed.poll(PATIENCE_SECONDS, TimeUnit.SECONDS), "it stays deaf");
            heard.clear();
            telling.publish("again");
            assertEquals("again", heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS));
        }
    }

    @Test
    void whoCouldNotTellSaysSoNextTime() throws Exception {
        String url = Postgres.newDatabase();
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        try (Database one = Database.open(url);
                Database other = Database.open(url);
                PostgresBus listening = new PostgresBus(one, "one");
                PostgresBus telling = new PostgresBus(other, "other")) {
            listening.listen(heard::add, () -> heard.add("missed"));
            tellUntilHeard(telling, heard);
            telling.publish("what PostgreSQL does not take: \0");
            telling.publish("second");
            telling.publish("third");
            for (String expected : List.of("missed", "second", "third")) {
                String next = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
                while ("first".equals(next)) {
                    next = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
                }
                assertEquals(expected, next);
            }
        }
    }

    private static void tellUntilHeard(PostgresBus telling, BlockingQueue<String> heard) throws InterruptedException {
        String first = null;
        for (int i = 0; i < PATIENCE_SECONDS && first == null; i++) {
            telling.publish("first");
            first = heard.poll(1, TimeUnit.SECONDS);
        }
        assertEquals("first", first);
    }
}
