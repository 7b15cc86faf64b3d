package reversi.server.store;

import java.util.List;
import java.util.Optional;

/** The addresses to which codes may be sent, and the hashes of what confirms them. */
public final class EmailRepository {
    /** So many wrong codes make a sent one worthless. */
    static final int MOST_MISSES = 10;

    /** The most accounts of an address that are sent codes at a time, the oldest ones. */
    private static final int MOST_ACCOUNTS = 4;

    private final Database database;

    public EmailRepository(Database database) {
        this.database = database;
    }

    /**
     * An address of an account.
     *
     * @param name of the account
     * @param key by which the address is found
     * @param language of what is written there
     */
    public record Kept(long account, String name, String address, String key, String language, boolean confirmed) {}

    private static final String QUERY =
            "select a.id, a.name, e.address, e.address_key, e.language, e.confirmed from email_address e"
                    + " join account a on a.id = e.account where ";

    private static final Sql.RowMapper<Kept> KEPT = row -> new Kept(
            row.getLong("id"),
            row.getString("name"),
            row.getString("address"),
            row.getString("address_key"),
            row.getString("language"),
            row.getBoolean("confirmed"));

    /** The address of an account. */
    public Optional<Kept> find(long account) {
        return database.read(sql -> sql.first(KEPT, QUERY + "e.account = ?", account));
    }

    /** The confirmed address of the account of a case-folded name. */
    public List<Kept> named(String nameKey) {
        if (Sql.isUnstorable(nameKey)) {
            return List.of();
        }
        return database.read(sql -> sql.all(KEPT, QUERY + "a.name_key = ? and e.confirmed", nameKey));
    }

    /** The accounts that have confirmed an address, a few at most, by its key. */
    public List<Kept> at(String addressKey) {
        return database.read(sql -> sql.all(
                KEPT,
                QUERY + "e.address_key = ? and e.confirmed order by e.account limit " + MOST_ACCOUNTS,
                addressKey));
    }

    /**
     * An address as it is kept.
     *
     * @param key by which it is found
     * @param language of what is written there
     */
    public record Named(String address, String key, String language) {}

    /**
     * Keeps an address, not confirmed, in the place of another one, and forgets the codes that were sent to that; false, and nothing, for an account
     * that is deleted.
     *
     * @param hash of the code that confirms it
     * @param expires until when that is good, in milliseconds since 1970
     */
    public boolean set(long account, Named named, byte[] hash, long expires) {
        return database.write(sql -> {
            if (!AccountRepository.isThere(sql, account)) {
                return false;
            }
            AccountRepository.forgetSentCodes(sql, account);
            sql.change("delete from email_address where account = ?", account);
            return sql.change(
                            "insert into email_address (account, address, address_key, language, code_hash, expires)"
                                    + " values (?, ?, ?, ?, ?, ?)",
                            account,
                            named.address(),
                            named.key(),
                            named.language(),
                            hash,
                            expires)
                    == 1;
        });
    }

    /** Whether a code confirms the address of an account at a time, which it then does; a wrong one counts against it. */
    public boolean confirm(long account, byte[] hash, long now) {
        return database.write(sql -> {
            boolean isRight = sql.change(
                            "update email_address set confirmed = ? where account = ? and not confirmed and code_hash = ?"
                                    + " and expires > ? and misses < ?",
                            true,
                            account,
                            hash,
                            now,
                            MOST_MISSES)
                    == 1;
            if (!isRight) {
                sql.change("update email_address set misses = misses + 1 where account = ?", account);
            }
            return isRight;
        });
    }

    /** Takes the address of an account away, and what was sent there; false where there was none. */
    public boolean remove(long account) {
        return database.write(sql -> {
            AccountRepository.forgetSentCodes(sql, account);
            return sql.change("delete from email_address where account = ?", account) == 1;
        });
    }

    /** Forgets the addresses that nobody has confirmed in time: they may be somebody else's. */
    public void forget(long now) {
        database.write(sql -> sql.change("delete from email_address where not confirmed and expires <= ?", now));
    }
}
