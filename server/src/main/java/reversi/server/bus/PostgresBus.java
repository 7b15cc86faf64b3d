package reversi.server.bus;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.Consumer;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.server.store.Database;
import reversi.server.store.StoreException;

/** PostgreSQL's NOTIFY as a bus, with a connection of its own for listening. */
public final class PostgresBus implements Bus {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresBus.class);
    private static final String CHANNEL = "reversi";
    private static final int POLL_MILLIS = 1_000;
    private static final int RETRY_MILLIS = 500;
    private static final char END_OF_NODE = ' ';

    private final Database database;
    private final String node;
    private volatile Runnable reconnected = () -> {};
    private volatile Consumer<String> listener = notice -> {};
    private volatile boolean closing;
    private final Thread thread;

    /** The bus of a node. */
    public PostgresBus(Database database, String node) {
        this.database = database;
        this.node = node;
        this.thread = new Thread(this::run, "bus");
        thread.setDaemon(true);
    }

    @Override
    public void listen(Consumer<String> hearer, Runnable missed) {
        reconnected = missed;
        listener = hearer;
        thread.start();
    }

    @Override
    public void publish(String notice) {
        String text = node + END_OF_NODE + notice;
        if (text.getBytes(UTF_8).length > MOST_BYTES + node.length() + 1) {
            throw new IllegalArgumentException("a notice of " + notice.length() + " signs");
        }
        try {
            database.read(sql -> sql.first(row -> true, "select pg_notify(?, ?)", CHANNEL, text));
        } catch (StoreException lost) {
            LOG.warn("A notice was lost: {}", lost.getMessage());
        }
    }

    private void run() {
        boolean first = true;
        while (!closing) {
            try (Connection connection = DriverManager.getConnection(database.url());
                    Statement statement = connection.createStatement()) {
                statement.execute("listen " + CHANNEL);
                if (!first) {
                    reconnected.run();
                }
                first = false;
                hear(connection.unwrap(PGConnection.class));
            } catch (SQLException | RuntimeException broken) {
                if (!closing) {
                    LOG.warn("The bus is down: {}", broken.getMessage());
                    pause();
                }
            }
        }
    }

    private void hear(PGConnection connection) throws SQLException {
        while (!closing) {
            PGNotification[] notices = connection.getNotifications(POLL_MILLIS);
            if (notices == null) {
                continue;
            }
            for (PGNotification notice : notices) {
                String text = notice.getParameter();
                int end = text.indexOf(END_OF_NODE);
                if (end > 0 && !text.substring(0, end).equals(node)) {
                    listener.accept(text.substring(end + 1));
                }
            }
        }
    }

    private void pause() {
        try {
            Thread.sleep(RETRY_MILLIS);
        } catch (InterruptedException hurry) {
            // Closing asks for that; the loop looks.
        }
    }

    @Override
    public void close() {
        closing = true;
        thread.interrupt();
    }
}
