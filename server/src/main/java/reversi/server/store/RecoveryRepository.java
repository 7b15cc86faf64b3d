package reversi.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The codes by which accounts are recovered, printed or sent by e-mail; what is stored are their hashes. */
public final class RecoveryRepository {
    private final Database database;

    public RecoveryRepository(Database database) {
        this.database = database;
    }

    /** A printed code has no end; one that was sent has, and is worth nothing once a second step is on. */
    private static final String IS_GOOD = "(c.expires is null or (c.expires > ? and c.misses < "
            + EmailRepository.MOST_MISSES
            + " and not exists (select 1 from second_factor f where f.account = c.account and f.confirmed)))";

    /** Stores the hashes of new codes in the place of all printed ones of an account; false, and nothing, for one that is deleted. */
    public boolean replace(long account, List<byte[]> hashes) {
        return database.write(sql -> {
            if (!AccountRepository.isThere(sql, account)) {
                return false;
            }
            sql.change("delete from recovery_code where account = ? and expires is null", account);
            List<@Nullable Object[]> rows = new ArrayList<>();
            hashes.forEach(hash -> rows.add(new Object[] {account, hash}));
            sql.changeBatch("insert into recovery_code (account, code_hash) values (?, ?)", rows);
            return true;
        });
    }

    /**
     * Stores the hash of a code that is sent to an account, in the place of one that was sent before.
     *
     * @param expires until when it is good, in milliseconds since 1970
     */
    public boolean send(long account, byte[] hash, long expires) {
        return database.write(sql -> {
            if (!AccountRepository.isThere(sql, account)) {
                return false;
            }
            AccountRepository.forgetSentCodes(sql, account);
            return sql.change(
                            "insert into recovery_code (account, code_hash, expires) values (?, ?, ?)",
                            account,
                            hash,
                            expires)
                    == 1;
        });
    }

    /** A wrong code was shown for the member of a case-folded name: a sent one is good for a few of them. */
    public void missed(String nameKey) {
        if (!Sql.isUnstorable(nameKey)) {
            database.write(sql -> sql.change(
                    "update recovery_code set misses = misses + 1 where expires is not null"
                            + " and account = (select id from account where name_key = ?)",
                    nameKey));
        }
    }

    /** Forgets the sent codes whose time is over. */
    public void forget(long now) {
        database.write(sql -> sql.change("delete from recovery_code where expires <= ?", now));
    }

    /** How many printed codes of an account were not used yet. */
    public int unused(long account) {
        return database.read(sql ->
                        sql.number("select count(*) from recovery_code where account = ? and expires is null", account))
                .orElse(0L)
                .intValue();
    }

    /** The member of a case-folded name, where the account has an unused code of this hash that is good at a time. */
    public Optional<Long> owner(String nameKey, byte[] hash, long now) {
        if (Sql.isUnstorable(nameKey)) {
            return Optional.empty();
        }
        return database.read(sql -> sql.number(
                "select a.id from account a join recovery_code c on c.account = a.id"
                        + " where a.name_key = ? and c.code_hash = ? and a.deleted is null and " + IS_GOOD,
                nameKey,
                hash,
                now));
    }

    /**
     * Uses a code up, sets another password, ends the second step and all sessions, which are returned; empty, with nothing changed, where the code was used
     * meanwhile or is not good any more.
     */
    public Optional<List<Long>> use(long account, byte[] hash, String password, long now) {
        return database.write(sql -> {
            boolean isUsed = AccountRepository.isThere(sql, account)
                    && sql.change(
                                    "delete from recovery_code as c where c.account = ? and c.code_hash = ? and "
                                            + IS_GOOD,
                                    account,
                                    hash,
                                    now)
                            == 1;
            if (!isUsed) {
                return Optional.empty();
            }
            AccountRepository.forgetSentCodes(sql, account);
            sql.change("update account set password = ? where id = ?", password, account);
            sql.change("delete from second_factor where account = ?", account);
            List<Long> ended = sql.numbers("select id from session where account = ?", account);
            sql.change("delete from session where account = ?", account);
            AccountRepository.endTokens(sql, account);
            return Optional.of(ended);
        });
    }
}
