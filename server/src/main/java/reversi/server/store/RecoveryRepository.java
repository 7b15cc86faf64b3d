package reversi.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The codes by which accounts are recovered; what is stored are their hashes. */
public final class RecoveryRepository {
    private final Database database;

    public RecoveryRepository(Database database) {
        this.database = database;
    }

    /** Stores the hashes of new codes in the place of all that an account had; false, and nothing, for one that is deleted. */
    public boolean replace(long account, List<byte[]> hashes) {
        return database.write(sql -> {
            if (!AccountRepository.isThere(sql, account)) {
                return false;
            }
            sql.change("delete from recovery_code where account = ?", account);
            List<@Nullable Object[]> rows = new ArrayList<>();
            hashes.forEach(hash -> rows.add(new Object[] {account, hash}));
            sql.changeBatch("insert into recovery_code (account, code_hash) values (?, ?)", rows);
            return true;
        });
    }

    /** How many codes of an account were not used yet. */
    public int unused(long account) {
        return database.read(sql -> sql.number("select count(*) from recovery_code where account = ?", account))
                .orElse(0L)
                .intValue();
    }

    /** The member of a case-folded name, where the account has an unused code of this hash. */
    public Optional<Long> owner(String nameKey, byte[] hash) {
        if (Sql.isUnstorable(nameKey)) {
            return Optional.empty();
        }
        return database.read(sql -> sql.number(
                "select a.id from account a join recovery_code c on c.account = a.id"
                        + " where a.name_key = ? and c.code_hash = ? and a.deleted is null",
                nameKey,
                hash));
    }

    /**
     * Uses a code up, sets another password, ends the second step and all sessions, which are returned; empty, with nothing changed, where the code was used
     * meanwhile.
     */
    public Optional<List<Long>> use(long account, byte[] hash, String password) {
        return database.write(sql -> {
            boolean isUsed = AccountRepository.isThere(sql, account)
                    && sql.change("delete from recovery_code where account = ? and code_hash = ?", account, hash) == 1;
            if (!isUsed) {
                return Optional.empty();
            }
            sql.change("update account set password = ? where id = ?", password, account);
            sql.change("delete from second_factor where account = ?", account);
            List<Long> ended = sql.numbers("select id from session where account = ?", account);
            sql.change("delete from session where account = ?", account);
            AccountRepository.endTokens(sql, account);
            return Optional.of(ended);
        });
    }
}
