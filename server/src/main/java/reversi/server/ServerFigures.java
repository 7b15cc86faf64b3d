package reversi.server;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.release.Release;
import reversi.server.store.Database;
import reversi.server.store.StoreException;

/** What the metrics say of the program and of its database, besides what its parts say of themselves. */
final class ServerFigures implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ServerFigures.class);
    private static final double MILLIS = 1e-3;

    private final Database database;
    private final JvmGcMetrics collections = new JvmGcMetrics();
    private final AtomicLong bytes = new AtomicLong();
    private final AtomicLong logBytes = new AtomicLong();
    private final AtomicLong lastBackup = new AtomicLong();

    ServerFigures(Database database, MeterRegistry meters) {
        this.database = database;
        List.of(
                        new JvmMemoryMetrics(),
                        new JvmThreadMetrics(),
                        new ProcessorMetrics(),
                        new FileDescriptorMetrics(),
                        new UptimeMetrics(),
                        collections)
                .forEach(binder -> binder.bindTo(meters));
        database.measure(meters);
        Gauge.builder("reversi.build", () -> 1)
                .description("Which program this is")
                .tag("version", Release.version())
                .tag("schema", database.schema())
                .tag("java", String.valueOf(Runtime.version().feature()))
                .register(meters);
        Gauge.builder("reversi.database.size", bytes::get)
                .description("Size of the database, without its log")
                .baseUnit("bytes")
                .register(meters);
        Gauge.builder("reversi.database.wal", logBytes::get)
                .description("Size of SQLite's log, which is written back from time to time")
                .baseUnit("bytes")
                .register(meters);
        Gauge.builder("reversi.backup.last", () -> lastBackup.get() * MILLIS)
                .description("When the last whole copy was made, since 1970; 0 if never")
                .baseUnit("seconds")
                .register(meters);
        refresh();
    }

    /** Looks at the database anew. */
    void refresh() {
        try {
            Database.Size size = database.size();
            bytes.set(size.bytes());
            logBytes.set(size.logBytes());
            lastBackup.set(database.lastBackup());
        } catch (StoreException unavailable) {
            LOG.atDebug().addKeyValue("failure", unavailable.getMessage()).log("database-unavailable");
        }
    }

    @Override
    public void close() {
        collections.close();
    }
}
