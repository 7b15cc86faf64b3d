package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import reversi.online.Codec;
import reversi.online.PlayerKind;
import reversi.online.Refusal;
import reversi.online.SessionCard;
import reversi.online.TableEvent;
import reversi.rules.Disc;
import reversi.server.game.PlayerStats;

/** Accounts with their login sessions and photos. */
public final class AccountRepository {
    /** Maximum number of login sessions of an account; a new one ends the least recently used. */
    public static final int MAX_SESSIONS = 20;

    /** An unused session expires after 90 days; in milliseconds. */
    public static final long SESSION_MILLIS = TimeUnit.DAYS.toMillis(90);

    /** The name shown for a deleted account. */
    static final String DELETED_NAME = "–";

    static final String ROW =
            "select id, kind, name, about, photo, rating, points, games, wins, draws, refusal, deleted,"
                    + " deviation, volatility, rated_at, open_chat from account";

    private final Database database;

    public AccountRepository(Database database) {
        this.database = database;
    }

    /** The forms by which names are compared: case-folded, and as its Unicode TR39 skeleton (what it looks like). */
    public record NameKeys(String key, String look) {}

    /**
     * A stored password.
     *
     * @param mayHoldTabs whether it was set when passwords could contain control characters
     */
    public record Secret(long account, @Nullable String hash, boolean mayHoldTabs) {}

    /** A login session with its account. */
    public record Session(long id, AccountRow account) {}

    static AccountRow row(ResultSet row) throws SQLException {
        return new AccountRow(
                row.getLong(1),
                PlayerKind.values()[row.getInt(2)],
                row.getString(3),
                row.getString(4),
                Math.max(0, row.getInt(5)),
                stats(row, 6, 13),
                Refusal.values()[row.getInt(11)],
                row.getObject(12) != null,
                row.getBoolean(16));
    }

    /**
     * Reads the five numbers from column {@code column} on, and deviation, volatility and time from column {@code skillColumn} on (null for
     * accounts from before Glicko-2).
     */
    static PlayerStats stats(ResultSet row, int column, int skillColumn) throws SQLException {
        PlayerStats before = PlayerStats.before(
                row.getInt(column),
                row.getInt(column + 1),
                row.getInt(column + 2),
                row.getInt(column + 3),
                row.getInt(column + 4));
        double deviation = row.getDouble(skillColumn);
        return row.wasNull()
                ? before
                : new PlayerStats(
                        before.rating(),
                        before.points(),
                        before.games(),
                        before.wins(),
                        before.draws(),
                        deviation,
                        row.getDouble(skillColumn + 1),
                        row.getLong(skillColumn + 2));
    }

    /** Creates a guest, named by its id. */
    public AccountRow addGuest(int rating, long now) {
        long created = database.write(sql -> {
            long id = sql.insert(
                    "insert into account (kind, name, rating, created) values (?, ?, ?, ?)",
                    PlayerKind.GUEST.ordinal(),
                    "Guest",
                    rating,
                    now);
            sql.change("update account set name = ? where id = ?", "Guest " + id, id);
            return id;
        });
        return find(created).orElseThrow();
    }

    /** Returns the bot of this name, creating it if necessary, with its rating brought up to date. */
    public AccountRow bot(String name, int rating, long now) {
        // Several nodes may start at once: the unique key decides which of them creates it.
        return database.write(sql -> {
            sql.change(
                    "insert into account (kind, name, name_key, name_look, rating, created) values (?, ?, ?, ?, ?, ?)"
                            + " on conflict do nothing",
                    PlayerKind.BOT.ordinal(),
                    name,
                    name,
                    name,
                    rating,
                    now);
            sql.change("update account set rating = ? where name_key = ? and rating <> ?", rating, name, rating);
            return sql.first(AccountRepository::row, ROW + " where name_key = ?", name)
                    .orElseThrow();
        });
    }

    /** Creates a member; empty if the name, or one that looks the same, is taken. */
    public Optional<AccountRow> register(String name, NameKeys keys, String hash, int rating, long now) {
        Optional<Long> id = database.write(sql -> sql.first(
                row -> row.getLong(1),
                "insert into account (kind, name, name_key, name_look, password, rating, created)"
                        + " values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning id",
                PlayerKind.MEMBER.ordinal(),
                name,
                keys.key(),
                keys.look(),
                hash,
                rating,
                now));
        return id.flatMap(this::find);
    }

    public Optional<AccountRow> find(long id) {
        return database.read(sql -> sql.first(AccountRepository::row, ROW + " where id = ?", id));
    }

    /** A member by the case-folded name. */
    public Optional<AccountRow> findMember(String nameKey) {
        if (Sql.isUnstorable(nameKey)) {
            return Optional.empty();
        }
        return database.read(sql -> sql.first(
                AccountRepository::row,
                ROW + " where name_key = ? and kind = ?",
                nameKey,
                PlayerKind.MEMBER.ordinal()));
    }

    private static Secret secret(ResultSet row) throws SQLException {
        return new Secret(row.getLong(1), row.getString(2), row.getBoolean(3));
    }

    /**
     * Replaces a password's hash by that of the same password without control characters; sessions stay, and nothing happens if it was
     * changed meanwhile.
     */
    public void setPlainPassword(Secret before, String hash) {
        database.write(sql -> sql.change(
                "update account set password = ?, password_tabs = ? where id = ? and password = ?",
                hash,
                false,
                before.account(),
                before.hash()));
    }

    /** The stored password of the member with this case-folded name. */
    public Optional<Secret> secret(String nameKey) {
        if (Sql.isUnstorable(nameKey)) {
            return Optional.empty();
        }
        return database.read(sql -> sql.first(
                AccountRepository::secret,
                "select id, password, password_tabs from account where name_key = ? and kind = ?",
                nameKey,
                PlayerKind.MEMBER.ordinal()));
    }

    /** The stored password of an account that is not deleted. */
    public Optional<Secret> secret(long account) {
        return database.read(sql -> sql.first(
                AccountRepository::secret,
                "select id, password, password_tabs from account where id = ? and deleted is null",
                account));
    }

    /** Changes a password and ends all sessions but {@code keptSession}; returns the ended ones. */
    public List<Long> changePassword(long account, String hash, long keptSession) {
        return database.write(sql -> {
            sql.change("update account set password = ?, password_tabs = ? where id = ?", hash, false, account);
            List<Long> ended = sql.all(
                    row -> row.getLong(1),
                    "select id from session where account = ? and id <> ?",
                    account,
                    keptSession);
            sql.change("delete from session where account = ? and id <> ?", account, keptSession);
            return ended;
        });
    }

    /** Deletes an account and all its data except its games, which keep its bare id for the opponents. Returns the ended sessions. */
    public List<Long> delete(long account, long now) {
        return database.write(sql -> {
            List<Long> ended = sql.all(row -> row.getLong(1), "select id from session where account = ?", account);
            sql.change(
                    "update account set name = ?, name_key = null, name_look = null, password = null, about = '',"
                            + " photo = 0, refusal = ?, deleted = ? where id = ?",
                    DELETED_NAME,
                    Refusal.EVERYBODY.ordinal(),
                    now,
                    account);
            sql.change("delete from session where account = ?", account);
            sql.change("delete from photo where account = ?", account);
            sql.change("delete from block where account = ? or blocked = ?", account, account);
            sql.change("delete from letter where sender = ? or receiver = ?", account, account);
            sql.change("delete from invitation where sender = ? or receiver = ?", account, account);
            sql.change("delete from seek where account = ?", account);
            sql.change("delete from star where account = ?", account);
            sql.change("delete from account_origin where account = ?", account);
            sql.change("update feedback set account = null where account = ?", account);
            blankChat(sql, account);
            return ended;
        });
    }

    /** Blanks the account's chat lines; the events stay, since event numbers must not have gaps. */
    private static void blankChat(Sql sql, long account) throws SQLException {
        Codec codec = new Codec();
        for (Disc disc : Disc.values()) {
            String blank = codec.write(new TableEvent.Said(disc, ""));
            // The JSON prefix that all such events share; the text and the closing quote and brace follow.
            String prefix = blank.substring(0, blank.length() - 2);
            sql.change(
                    "update event set body = ? where substr(body, 1, ?) = ? and game in (select id from game where "
                            + (disc == Disc.BLACK ? "black" : "white") + " = ?)",
                    blank,
                    prefix.length(),
                    prefix,
                    account);
        }
    }

    /** A new session, and those ended to make room for it. */
    public record NewSession(long session, List<Long> ended) {}

    /** Creates a session and ends the least recently used ones beyond {@link #MAX_SESSIONS}. */
    public NewSession beginSession(long account, byte[] tokenHash, String device, long now) {
        return database.write(sql -> {
            List<Long> before = sql.all(
                    row -> row.getLong(1),
                    "select id from session where account = ? order by seen desc, id desc",
                    account);
            List<Long> ended =
                    before.size() < MAX_SESSIONS ? List.of() : before.subList(MAX_SESSIONS - 1, before.size());
            for (long old : ended) {
                sql.change("delete from session where id = ?", old);
            }
            long session = sql.insert(
                    "insert into session (account, token_hash, device, since, seen) values (?, ?, ?, ?, ?)",
                    account,
                    tokenHash,
                    device,
                    now,
                    now);
            return new NewSession(session, List.copyOf(ended));
        });
    }

    /** Deletes expired sessions; returns how many. */
    public int deleteExpiredSessions(long now) {
        return database.write(sql -> sql.change("delete from session where seen < ?", now - SESSION_MILLIS));
    }

    /** The session of a token, unless it has expired; renews it. */
    public Optional<Session> useSession(byte[] tokenHash, long now) {
        Optional<long[]> found = database.read(sql -> sql.first(
                row -> new long[] {row.getLong(1), row.getLong(2)},
                "select id, account from session where token_hash = ? and seen >= ?",
                tokenHash,
                now - SESSION_MILLIS));
        found.ifPresent(
                ids -> database.write(sql -> sql.change("update session set seen = ? where id = ?", now, ids[0])));
        return found.flatMap(ids -> find(ids[1]).map(account -> new Session(ids[0], account)));
    }

    /** The sessions of an account, last used first. */
    public List<SessionCard> sessions(long account, long current) {
        return database.read(sql -> sql.all(
                row -> new SessionCard(
                        row.getLong(1), row.getString(2), row.getLong(3), row.getLong(4), row.getLong(1) == current),
                "select id, device, since, seen from session where account = ? order by seen desc, id desc",
                account));
    }

    /** Deletes a session; returns whether the account had it. */
    public boolean endSession(long account, long session) {
        return database.write(sql -> sql.change("delete from session where account = ? and id = ?", account, session))
                == 1;
    }

    public void setAbout(long account, String about) {
        database.write(sql -> sql.change("update account set about = ? where id = ?", about, account));
    }

    public void setRefusal(long account, Refusal refusal) {
        database.write(sql -> sql.change("update account set refusal = ? where id = ?", refusal.ordinal(), account));
    }

    /** Sets whether spectators may read the chat; applies to games started from now on. */
    public void setSharesChat(long account, boolean shares) {
        database.write(sql -> sql.change("update account set open_chat = ? where id = ?", shares, account));
    }

    /** Stores a photo and increments its version. */
    public void setPhoto(long account, byte[] png) {
        database.write(sql -> {
            sql.change("delete from photo where account = ?", account);
            sql.change("insert into photo (account, png) values (?, ?)", account, png);
            return sql.change("update account set photo = abs(photo) + 1 where id = ?", account);
        });
    }

    /** Removes the photo. Its version stays as a negative number, so that the next photo's is a new one: addresses are cached by version. */
    public void removePhoto(long account) {
        database.write(sql -> {
            sql.change("delete from photo where account = ?", account);
            return sql.change("update account set photo = -abs(photo) where id = ?", account);
        });
    }

    /** The photo as PNG. */
    public Optional<byte[]> photo(long account) {
        return database.read(
                sql -> sql.first(row -> row.getBytes(1), "select png from photo where account = ?", account));
    }

    /** Deletes guests who never played and whose sessions have been unused since a time; returns how many. */
    public int deleteUnusedGuests(long unusedSince) {
        return database.write(sql -> {
            sql.change(
                    "delete from session where seen < ? and account in (select id from account where kind = ?)",
                    unusedSince,
                    PlayerKind.GUEST.ordinal());
            return sql.change(
                    "delete from account where kind = ? and created < ?"
                            + " and not exists (select 1 from session s where s.account = account.id)"
                            + " and not exists (select 1 from game g where g.black = account.id)"
                            + " and not exists (select 1 from game g where g.white = account.id)"
                            + " and not exists (select 1 from block k where k.account = account.id or k.blocked = account.id)"
                            + " and not exists (select 1 from invitation i where i.sender = account.id"
                            + " or i.receiver = account.id)"
                            + " and not exists (select 1 from seek q where q.account = account.id)",
                    PlayerKind.GUEST.ordinal(),
                    unusedSince);
        });
    }
}
