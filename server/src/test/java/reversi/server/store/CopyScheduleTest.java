package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When a server copies its database by itself, and what it deletes. */
class CopyScheduleTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
    private static final String FIRST = "reversi-20260301-120000.db";

    @TempDir
    Path folder;

    private final MeterRegistry meters = new SimpleMeterRegistry();
    private Path database = Path.of("");

    @BeforeEach
    void make() {
        database = folder.resolve("reversi.db");
        Database.open(url()).close();
    }

    private String url() {
        return "jdbc:sqlite:" + database;
    }

    private Path copies() {
        return folder.resolve("copies");
    }

    private CopySchedule schedule(int keep) {
        return new CopySchedule(url(), new CopyPlan(copies(), Duration.ofHours(24), keep), meters);
    }

    private static Instant hours(int hours) {
        return NOON.plus(Duration.ofHours(hours));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(copies())) {
            return files.map(path -> path.getFileName().toString())
                    .filter(name -> !name.equals("reversi.lock"))
                    .sorted()
                    .toList();
        }
    }

    private double failures() {
        return meters.get("reversi.backup.failures").counter().count();
    }

    @Test
    void aCopyIsMadeWhenItIsTimeAlsoAfterARestart() throws IOException {
        schedule(9).tick(NOON);
        assertEquals(List.of(FIRST), names());
        assertEquals(0, Backups.check(copies().resolve(FIRST)).games());

        CopySchedule restarted = schedule(9);
        restarted.tick(hours(1));
        restarted.tick(hours(24).minusMillis(1));
        assertEquals(List.of(FIRST), names());
        restarted.tick(hours(24));
        assertEquals(List.of(FIRST, "reversi-20260302-120000.db"), names());
        assertEquals(0, failures());
    }

    @Test
    void onlyItsOwnWholeCopiesAreDeleted() throws IOException {
        Files.createDirectories(copies());
        Files.writeString(copies().resolve("reversi-20250101-000000.db"), "no copy any more");
        Files.writeString(copies().resolve("reversi-20250101-999999.db"), "no time");
        Backups.of(url()).backup(copies().resolve("reversi-before-the-move.db"));
        CopySchedule schedule = schedule(2);
        for (int day = 0; day < 4; day++) {
            schedule.tick(hours(24 * day));
        }
        assertEquals(
                List.of(
                        "reversi-20250101-000000.db",
                        "reversi-20250101-999999.db",
                        "reversi-20260303-120000.db",
                        "reversi-20260304-120000.db",
                        "reversi-before-the-move.db"),
                names());
        assertEquals(0, failures());
    }

    /** Nothing is left of it, the older copies stay, and it is tried again after a while. */
    @Test
    void whatFailsIsCountedAndTriedAgain() throws IOException {
        CopySchedule schedule = schedule(1);
        schedule.tick(NOON);
        Path away = Files.move(database, folder.resolve("away.db"));
        schedule.tick(hours(24));
        schedule.tick(hours(24).plusSeconds(60));
        assertEquals(List.of(FIRST), names());
        assertEquals(1, failures());
        Files.move(away, database);
        schedule.tick(hours(25));
        assertEquals(List.of("reversi-20260302-130000.db"), names());
    }

    @Test
    void whileAnotherServerCopiesNothingIsDone() throws IOException {
        CopySchedule schedule = schedule(1);
        DatabaseLock other = DatabaseLock.of(new SqliteFile(copies().resolve("reversi")));
        schedule.tick(NOON);
        assertEquals(List.of(), names());
        other.close();
        schedule.tick(NOON.plusSeconds(60));
        assertEquals(List.of("reversi-20260301-120100.db"), names());
        assertEquals(0, failures());
    }

    /** What a crash left is no copy, neither by its name nor for the count, and goes a day later. */
    @Test
    void whatACrashLeftIsNoCopy() throws IOException {
        CopySchedule schedule = schedule(2);
        Path left = Files.writeString(copies().resolve("reversi-20260228-120000.db.42.part"), "half");
        schedule.tick(NOON);
        assertEquals(List.of("reversi-20260228-120000.db.42.part", FIRST), names());
        Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(Duration.ofDays(2))));
        schedule.tick(hours(24));
        assertEquals(List.of(FIRST, "reversi-20260302-120000.db"), names());
    }

    /** A clock that was wrong for a moment stops no copies. */
    @Test
    void aCopyOfTheFutureIsNotWaitedFor() throws IOException {
        CopySchedule schedule = schedule(9);
        schedule.tick(hours(24_000));
        schedule.tick(NOON);
        assertEquals(2, names().size());
    }

    @Test
    void aPlanThatCannotBeIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new CopyPlan(copies(), Duration.ofHours(0), 1));
        assertThrows(IllegalArgumentException.class, () -> new CopyPlan(copies(), Duration.ofHours(1), 0));
        CopyPlan inFile = new CopyPlan(database, Duration.ofHours(1), 1);
        assertThrows(IllegalArgumentException.class, () -> new CopySchedule(url(), inFile, meters));
        CopyPlan plan = new CopyPlan(copies(), Duration.ofHours(1), 1);
        assertThrows(IllegalArgumentException.class, () -> new CopySchedule("jdbc:sqlite::memory:", plan, meters));
    }
}
