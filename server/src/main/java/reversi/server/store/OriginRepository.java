package reversi.server.store;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * From which addresses and devices people signed in lately: games between accounts that share one change no rating. What is kept is a hash
 * by a key of this database, for {@link #KEPT_MILLIS}.
 */
public final class OriginRepository {
    /** A week. */
    public static final long KEPT_MILLIS = 7 * 86_400_000L;

    /** The most accounts that {@link #shared} answers. */
    static final int MOST_SHARED = 20;

    /** The most accounts of one address whose games are looked for: a whole school may share one. */
    private static final int MOST_SEARCHED = 200;

    private static final int KEY_BYTES = 32;
    private static final int HASH_BYTES = 16;

    private final Database database;
    private final byte[] key;

    /** Reads the key, or makes one where there is none. */
    public OriginRepository(Database database) {
        this.database = database;
        this.key = HexFormat.of().parseHex(database.write(OriginRepository::key));
    }

    private static String key(Sql sql) throws SQLException {
        byte[] random = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(random);
        sql.change(
                "insert into origin_key (only_row, value) values (1, ?) on conflict do nothing",
                HexFormat.of().formatHex(random));
        return sql.first(row -> row.getString(1), "select value from origin_key where only_row = 1")
                .orElseThrow();
    }

    /** Notes that somebody signed in from an address, or on a device, at a moment. */
    public void note(long account, String origin, long now) {
        String hash = hash(origin);
        database.write(sql -> sql.change(
                "insert into account_origin (account, origin, seen) values (?, ?, ?)"
                        + " on conflict (account, origin) do update set seen = excluded.seen",
                account,
                hash,
                now));
    }

    /** Whether somebody who came from an address was banned, so that nobody new comes from there. */
    public boolean isBanned(String origin, long now) {
        String hash = hash(origin);
        return database.read(sql ->
                        sql.number("select decision from banned_origin where origin = ? and until > ?", hash, now))
                .isPresent();
    }

    /** What is kept of an address or a device. */
    String hash(String origin) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            byte[] whole = mac.doFinal(origin.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(whole, 0, HASH_BYTES);
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every JDK has HMAC-SHA-256", missing);
        }
    }

    /** Whether two accounts came from the same address or device within {@link #KEPT_MILLIS}; within a transaction. */
    static boolean areShared(Sql sql, long one, long other, long now) throws SQLException {
        return sql.first(
                        row -> row.getInt(1),
                        "select 1 from account_origin a join account_origin b on b.origin = a.origin"
                                + " where a.account = ? and b.account = ? and a.seen > ? and b.seen > ?",
                        one,
                        other,
                        now - KEPT_MILLIS,
                        now - KEPT_MILLIS)
                .isPresent();
    }

    /**
     * The accounts that came from the same address or device as one within {@link #KEPT_MILLIS}, at most {@link #MOST_SHARED}: those with the
     * most finished games against it first.
     */
    public List<SharedOrigin> shared(long account, long now) {
        return database.read(sql -> {
            List<SharedOrigin> shared = new ArrayList<>();
            for (long other : sql.numbers(
                    "select distinct b.account from account_origin a join account_origin b on b.origin = a.origin"
                            + " where a.account = ? and b.account <> ? and a.seen > ? and b.seen > ?"
                            + " order by b.account limit ?",
                    account,
                    account,
                    now - KEPT_MILLIS,
                    now - KEPT_MILLIS,
                    MOST_SEARCHED)) {
                shared.add(new SharedOrigin(other, games(sql, account, other)));
            }
            shared.sort(Comparator.comparingInt(SharedOrigin::games).reversed());
            return List.copyOf(shared.subList(0, Math.min(MOST_SHARED, shared.size())));
        });
    }

    private static int games(Sql sql, long one, long other) throws SQLException {
        return sql.number(
                        "select count(*) from game where finished is not null"
                                + " and ((black = ? and white = ?) or (black = ? and white = ?))",
                        one,
                        other,
                        other,
                        one)
                .orElse(0L)
                .intValue();
    }

    /** Forgets what is older than {@link #KEPT_MILLIS}; returns how much that was. */
    public int forget(long now) {
        return database.write(sql -> sql.change("delete from account_origin where seen <= ?", now - KEPT_MILLIS));
    }
}
