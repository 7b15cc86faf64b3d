package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** SQLite finds what a statement is about by an index: one that reads a whole table keeps everybody waiting once the table is large. */
class QueryPlansTest {
    /** What is meant to read all of something: it is read once a second at most for everybody, and only what its partial index holds. */
    private static final Set<String> MEANT = Set.of(
            "SCAN account USING INDEX account_rank",
            "SCAN account USING COVERING INDEX account_rank",
            "SCAN g USING INDEX game_untouched",
            "SCAN g USING INDEX game_open",
            "SCAN g USING INDEX game_open_black",
            "SCAN g USING INDEX game_open_white",
            "SCAN a USING COVERING INDEX account_deleted",
            "SCAN a USING INDEX account_deleted",
            // The moderators, and what waits for them.
            "SCAN account USING INDEX account_moderator",
            "SCAN decision USING INDEX decision_appeal",
            "SCAN d USING COVERING INDEX decision_appeal",
            "SCAN open_case",
            // The tournaments that are not over, of which there are 200 at most.
            "SCAN tournament USING INDEX tournament_open",
            // Clubs in the order in which they are listed, a page of which is read.
            "SCAN c USING INDEX club_size",
            // The chapters that follow games that go on.
            "SCAN c USING INDEX study_chapter_live",
            // At most one row, those just found, the newest few, or a row for each time that no server was there.
            "SCAN CONSTANT ROW",
            "SCAN latest",
            "SCAN sent",
            "SCAN received",
            "SCAN black_games",
            "SCAN white_games",
            "SCAN outage",
            "SCAN newest",
            "SCAN life",
            "SCAN f");

    @Test
    void noStatementReadsALargeTableRowByRow() throws Exception {
        try (RecordingDriver driver = new RecordingDriver();
                StoreFixture store = new StoreFixture()) {
            driver.statements.clear();
            EveryQuery.use(store);
            Set<String> scans = new TreeSet<>();
            Set<String> statements = Set.copyOf(driver.statements);
            for (String statement : statements) {
                if (!statement.startsWith("select 1")) {
                    plan(store, statement).stream()
                            .filter(step -> step.startsWith("SCAN"))
                            .filter(step -> !MEANT.contains(step) && !step.startsWith("SCAN ("))
                            .forEach(step -> scans.add(step + "  <-  " + statement));
                }
            }
            assertTrue(statements.size() > 90, "nearly all statements were seen: " + statements.size());
            assertEquals(Set.of(), scans);
        }
    }

    /** Whoever adds a method to a repository must use it in EveryQuery, so that its statements are looked at. */
    @Test
    void everyMethodOfARepositoryIsUsed() throws IOException {
        String uses = Files.readString(Path.of("src/test/java/reversi/server/store/EveryQuery.java"));
        Set<String> missing = new TreeSet<>();
        for (Class<?> repository : List.of(
                AccountRepository.class,
                GameRepository.class,
                HistoryRepository.class,
                MatchmakingRepository.class,
                BlockListRepository.class,
                FollowRepository.class,
                ClubRepository.class,
                ChallengeRepository.class,
                LeagueRepository.class,
                StudyRepository.class,
                ChapterRepository.class,
                StudyReaders.class,
                ClassRepository.class,
                MessageRepository.class,
                LetterRequests.class,
                FeedbackRepository.class,
                HeartbeatRepository.class,
                ReportRepository.class,
                DecisionRepository.class,
                AccountOperator.class,
                Interventions.class,
                DeviceRepository.class,
                SecondFactorRepository.class,
                RecoveryRepository.class,
                EmailRepository.class,
                PushRepository.class,
                AccessTokenRepository.class,
                GamePacker.class,
                TournamentRepository.class,
                TournamentLog.class,
                Ranking.class)) {
            for (Method method : repository.getDeclaredMethods()) {
                boolean isUsed = uses.contains("." + method.getName() + "(");
                if (Modifier.isPublic(method.getModifiers()) && !method.isSynthetic() && !isUsed) {
                    missing.add(repository.getSimpleName() + "." + method.getName());
                }
            }
        }
        assertEquals(
                Set.of(
                        "GameRepository.isShared",
                        "AccountRepository.register",
                        "AccountRepository.addGuest",
                        "GameRepository.openOf"),
                missing,
                "but for what makes the rows that are used");
    }

    private static List<String> plan(StoreFixture store, String statement) {
        return store.database.read(sql -> sql.all(row -> row.getString("detail"), "explain query plan " + statement));
    }
}
