package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.server.account.Tokens;
import reversi.server.store.AccountRepository;
import reversi.server.store.Database;

/** How long sessions last. */
class SessionsTest {
    @Test
    void anUnusedSessionExpires(@TempDir Path folder) {
        try (Database database = Database.open("jdbc:sqlite:" + folder.resolve("reversi.db"))) {
            AccountRepository accounts = new AccountRepository(database);
            long guest = accounts.addGuest(1200, 0).id();
            byte[] used = Tokens.hash("used");
            byte[] unused = Tokens.hash("unused");
            accounts.beginSession(guest, used, "test", 0);
            accounts.beginSession(guest, unused, "test", 0);
            assertTrue(
                    accounts.useSession(used, AccountRepository.SESSION_MILLIS).isPresent(), "on its last day");
            assertFalse(accounts.useSession(unused, AccountRepository.SESSION_MILLIS + 1)
                    .isPresent());
            assertTrue(
                    accounts.useSession(used, AccountRepository.SESSION_MILLIS + 1)
                            .isPresent(),
                    "counted from the last use");
            assertEquals(1, accounts.deleteExpiredSessions(AccountRepository.SESSION_MILLIS + 1));
        }
    }
}
