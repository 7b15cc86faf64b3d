package reversi.server.store;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Copies a database from time to time, as the command {@code backup} does, and deletes the oldest of these copies once a new one is there.
 * When the last one was made says its name, so that a restart changes nothing. Not thread-safe; servers that share a folder take turns.
 */
public final class CopySchedule {
    private static final Logger LOG = LoggerFactory.getLogger(CopySchedule.class);
    private static final String PREFIX = "reversi-";
    private static final Pattern NAME = Pattern.compile("reversi-([0-9]{8}-[0-9]{6})\\.(?:db|dump)");
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

    /** So long after one that failed no other copy is tried. */
    private static final Duration RETRY = Duration.ofMinutes(15);

    private final Backups backups;
    private final CopyPlan plan;
    private final String ending;
    private final Counter failures;
    private Instant earliest = Instant.EPOCH;

    /** The schedule of the database of a URL; throws IllegalArgumentException for a database without a file, and where the folder can't be made. */
    public CopySchedule(String url, CopyPlan plan, MeterRegistry meters) {
        this.backups = Backups.of(url);
        this.plan = plan;
        this.ending = backups instanceof PostgresBackups ? ".dump" : ".db";
        this.failures = Counter.builder("reversi.backup.failures")
                .description("Copies by schedule that could not be made")
                .register(meters);
        try {
            Files.createDirectories(plan.folder());
        } catch (IOException unusable) {
            throw new IllegalArgumentException("no copies can be kept in " + plan.folder() + ": " + unusable, unusable);
        }
    }

    /** Makes a copy if it is time; call it from time to time. What fails is told in the log and counted, and tried again later. */
    public void tick(Instant now) {
        if (now.isBefore(earliest)) {
            return;
        }
        try {
            // A clock that was wrong for a moment leaves a copy of a time to come.
            Optional<Instant> last =
                    own().stream().map(Own::at).filter(at -> !at.isAfter(now)).findFirst();
            if (last.isPresent() && now.isBefore(last.get().plus(plan.every()))) {
                return;
            }
            copy(now);
        } catch (BackupException | IOException | StoreException failure) {
            earliest = now.plus(RETRY);
            failures.increment();
            LOG.atError()
                    .addKeyValue("folder", plan.folder())
                    .addKeyValue("failure", failure.getMessage())
                    .log("copy-failed");
        }
    }

    private void copy(Instant now) throws IOException {
        DatabaseLock turn;
        try {
            turn = DatabaseLock.of(new SqliteFile(plan.folder().resolve("reversi")));
        } catch (IllegalStateException taken) {
            LOG.atDebug().addKeyValue("folder", plan.folder()).log("another-server-copies");
            return;
        }
        try {
            CopyTarget.deleteAbandoned(plan.folder(), PREFIX);
            Path file = plan.folder().resolve(PREFIX + TIME.format(now) + ending);
            Copy copy = backups.backup(file);
            LOG.atInfo()
                    .addKeyValue("file", file)
                    .addKeyValue("bytes", copy.bytes())
                    .log("copy-made");
            deleteOldest();
        } finally {
            turn.close();
        }
    }

    /** A copy of this schedule, by its name. */
    private record Own(Path file, Instant at) {}

    /** The copies by their names, the newest first. */
    private List<Own> own() throws IOException {
        List<Own> copies = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(plan.folder(), PREFIX + "*" + ending)) {
            for (Path file : files) {
                Matcher name = NAME.matcher(String.valueOf(file.getFileName()));
                if (name.matches()) {
                    time(name.group(1)).map(at -> new Own(file, at)).ifPresent(copies::add);
                }
            }
        }
        copies.sort(Comparator.comparing(Own::at).reversed());
        return copies;
    }

    private static Optional<Instant> time(String digits) {
        try {
            return Optional.of(Instant.from(TIME.parse(digits)));
        } catch (DateTimeException noTime) {
            return Optional.empty();
        }
    }

    /** What is not a whole copy any more is not ours to delete: somebody should look at it. */
    private void deleteOldest() throws IOException {
        List<Own> copies = own();
        for (Own old : copies.subList(Math.min(plan.keep(), copies.size()), copies.size())) {
            try {
                Backups.check(old.file);
                Files.delete(old.file);
                LOG.atInfo().addKeyValue("file", old.file).log("old-copy-deleted");
            } catch (BackupException damaged) {
                LOG.atWarn()
                        .addKeyValue("file", old.file)
                        .addKeyValue("failure", damaged.getMessage())
                        .log("old-copy-not-whole");
            }
        }
    }
}
