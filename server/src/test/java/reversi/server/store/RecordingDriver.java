package reversi.server.store;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** SQLite's driver, in whose place it stands until it is closed, with a memory of all statements that were prepared. */
final class RecordingDriver implements Driver, AutoCloseable {
    private final Driver sqlite = new org.sqlite.JDBC();
    private final Driver registered;
    final Set<String> statements = new ConcurrentSkipListSet<>();

    RecordingDriver() throws SQLException {
        registered = DriverManager.getDriver("jdbc:sqlite:");
        DriverManager.deregisterDriver(registered);
        DriverManager.registerDriver(this);
    }

    @Override
    public void close() throws SQLException {
        DriverManager.deregisterDriver(this);
        DriverManager.registerDriver(registered);
    }

    @Override
    public @Nullable Connection connect(String url, Properties info) throws SQLException {
        Connection real = sqlite.connect(url, info);
        if (real == null) {
            return null;
        }
        InvocationHandler handler = (proxy, method, values) -> {
            if (method.getName().equals("prepareStatement")) {
                statements.add((String) values[0]);
            }
            try {
                return method.invoke(real, values);
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        };
        return (Connection) Proxy.newProxyInstance(
                RecordingDriver.class.getClassLoader(), new Class<?>[] {Connection.class}, handler);
    }

    @Override
    public boolean acceptsURL(String url) throws SQLException {
        return sqlite.acceptsURL(url);
    }

    @Override
    public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) throws SQLException {
        return sqlite.getPropertyInfo(url, info);
    }

    @Override
    public int getMajorVersion() {
        return sqlite.getMajorVersion();
    }

    @Override
    public int getMinorVersion() {
        return sqlite.getMinorVersion();
    }

    @Override
    public boolean jdbcCompliant() {
        return sqlite.jdbcCompliant();
    }

    @Override
    public Logger getParentLogger() {
        return Logger.getLogger("recording");
    }
}
