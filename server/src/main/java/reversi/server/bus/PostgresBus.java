package reversi.server.bus;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.server.store.Database;
import reversi.server.store.StoreException;

/** A bus over PostgreSQL's LISTEN/NOTIFY, with a dedicated connection for listening. */
public final class PostgresBus implements Bus {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresBus.class);
    private static final String CHANNEL = "reversi";
    private static final int POLL_MILLIS = 1_000;
    private static final int RETRY_MILLIS = 500;

    /** After this time without a notice the connection is validated. */
    private static final long SILENCE_NANOS = 3_000_000_000L;

    private static final int TIMEOUT_SECONDS = 3;
    private static final char END_OF_NODE = ' ';

    /** Instead of a notice: one before could not be sent. */
    private static final String LOST = "";

    private final Database database;
    private final String node;
    /** Whether a notice was lost of which the others have not been told. */
    private final AtomicBoolean isOwing = new AtomicBoolean();

    private volatile Runnable onMissed = () -> {};
    private volatile Consumer<String> listener = notice -> {};
    private volatile boolean closing;
    private final Thread thread;

    /** {@code node} is this node's id, used to ignore its own notices. */
    public PostgresBus(Database database, String node) {
        this.database = database;
        this.node = node;
        this.thread = new Thread(this::run, "bus");
        thread.setDaemon(true);
    }

    @Override
    public void listen(Consumer<String> newListener, Runnable missed) {
        onMissed = missed;
        listener = newListener;
        thread.start();
    }

    @Override
    public void publish(String notice) {
        String text = node + END_OF_NODE + notice;
        if (text.getBytes(UTF_8).length > MAX_BYTES + node.length() + 1) {
            throw new IllegalArgumentException("a notice of " + notice.length() + " characters");
        }
        boolean owes = isOwing.getAndSet(false);
        try {
            database.read(sql -> {
                if (owes) {
                    sql.first(row -> true, "select pg_notify(?, ?)", CHANNEL, node + END_OF_NODE + LOST);
                }
                return sql.first(row -> true, "select pg_notify(?, ?)", CHANNEL, text);
            });
        } catch (StoreException failure) {
            isOwing.set(true);
            LOG.atWarn().addKeyValue("failure", failure.getMessage()).log("notice-lost");
        }
    }

    private void run() {
        boolean first = true;
        while (!closing) {
            try (Connection connection = DriverManager.getConnection(database.url(), properties());
                    Statement statement = connection.createStatement()) {
                statement.execute("listen " + CHANNEL);
                if (!first) {
                    onMissed.run();
                }
                first = false;
                receive(connection);
            } catch (SQLException | RuntimeException failure) {
                if (!closing) {
                    LOG.atWarn().addKeyValue("failure", failure.getMessage()).log("bus-down");
                    pause();
                }
            }
        }
    }

    /** Timeouts, so that a dead peer makes the connection fail instead of hanging. */
    private static Properties properties() {
        Properties properties = new Properties();
        properties.setProperty("tcpKeepAlive", "true");
        properties.setProperty("connectTimeout", Integer.toString(TIMEOUT_SECONDS));
        properties.setProperty("loginTimeout", Integer.toString(2 * TIMEOUT_SECONDS));
        properties.setProperty("socketTimeout", Integer.toString(2 * TIMEOUT_SECONDS));
        return properties;
    }

    private void receive(Connection connection) throws SQLException {
        PGConnection notifying = connection.unwrap(PGConnection.class);
        long lastActivity = System.nanoTime();
        while (!closing) {
            PGNotification[] notices = notifying.getNotifications(POLL_MILLIS);
            if (notices == null || notices.length == 0) {
                if (System.nanoTime() - lastActivity > SILENCE_NANOS) {
                    if (!connection.isValid(TIMEOUT_SECONDS)) {
                        throw new SQLException("the database does not answer");
                    }
                    lastActivity = System.nanoTime();
                }
                continue;
            }
            lastActivity = System.nanoTime();
            for (PGNotification notice : notices) {
                String text = notice.getParameter();
                int end = text.indexOf(END_OF_NODE);
                if (end > 0 && !text.substring(0, end).equals(node)) {
                    hear(text.substring(end + 1));
                }
            }
        }
    }

    private void hear(String notice) {
        if (notice.equals(LOST)) {
            onMissed.run();
        } else {
            listener.accept(notice);
        }
    }

    private void pause() {
        try {
            Thread.sleep(RETRY_MILLIS);
        } catch (InterruptedException interrupted) {
            // Interrupted by close(); the loop checks the flag.
        }
    }

    @Override
    public void close() {
        closing = true;
        thread.interrupt();
    }
}
