package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import reversi.online.PlayerKind;
import reversi.online.Refusal;
import reversi.online.SessionCard;
import reversi.server.moderation.Standing;

/** Accounts with their login sessions and photos. */
public final class AccountRepository {
    /** Maximum number of login sessions of an account; a new one ends the least recently used. */
    public static final int MAX_SESSIONS = 20;

    /** An unused session expires after 90 days; in milliseconds. */
    public static final long SESSION_MILLIS = TimeUnit.DAYS.toMillis(90);

    /** When a session was last used is known to within this long. */
    static final long RENEWED_MILLIS = 10 * 60_000L;

    /** The name shown for a deleted account. */
    static final String DELETED_NAME = "–";

    static final String ROW =
            "select id, kind, name, about, photo, rating, points, games, wins, draws, refusal, deleted,"
                    + " deviation, volatility, rated_at, open_chat, shows_presence, moderator, bot, muted_until, hidden_until, photoless_until,"
                    + " closed_until, warnings from account";

    private final Database database;

    public AccountRepository(Database database) {
        this.database = database;
    }

    /** The forms by which names are compared: case-folded, and as its Unicode TR39 skeleton (what it looks like). */
    public record NameKeys(String key, String look) {}

    /** A stored password. */
    public record Secret(long account, @Nullable String hash) {}

    /** A login session with its account. */
    public record Session(long id, AccountRow account) {}

    static AccountRow row(ResultSet row) throws SQLException {
        return new AccountRow(
                row.getLong("id"),
                StoredCodes.kind(row.getInt("kind")),
                row.getString("name"),
                row.getString("about"),
                Math.max(0, row.getInt("photo")),
                StatsColumns.read(row),
                StoredCodes.refusal(row.getInt("refusal")),
                row.getObject("deleted") != null,
                row.getBoolean("open_chat"),
                row.getBoolean("shows_presence"),
                row.getBoolean("moderator"),
                row.getBoolean("bot"),
                new Standing(
                        row.getLong("muted_until"),
                        row.getLong("hidden_until"),
                        row.getLong("photoless_until"),
                        row.getLong("closed_until"),
                        row.getInt("warnings")));
    }

    /** Creates a guest, named by its id. */
    public AccountRow addGuest(int rating, long now) {
        long created = database.write(sql -> {
            long id = sql.insert(
                    "insert into account (kind, name, rating, created) values (?, ?, ?, ?)",
                    StoredCodes.of(PlayerKind.GUEST),
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
                    StoredCodes.of(PlayerKind.BOT),
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
        Optional<Long> id = database.write(sql -> sql.number(
                "insert into account (kind, name, name_key, name_look, password, rating, created)"
                        + " values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning id",
                StoredCodes.of(PlayerKind.MEMBER),
                name,
                keys.key(),
                keys.look(),
                hash,
                rating,
                now));
        return id.flatMap(this::find);
    }

    /** The rows of these accounts by their ids, within a transaction. */
    static Map<Long, AccountRow> rows(Sql sql, List<Long> ids) throws SQLException {
        if (ids.isEmpty()) {
            return Map.of();
        }
        String placeholders = String.join(", ", Collections.nCopies(ids.size(), "?"));
        Map<Long, AccountRow> rows = new HashMap<>();
        for (AccountRow row :
                sql.all(AccountRepository::row, ROW + " where id in (" + placeholders + ")", ids.toArray())) {
            rows.put(row.id(), row);
        }
        return rows;
    }

    public Optional<AccountRow> find(long id) {
        return database.read(sql -> sql.first(AccountRepository::row, ROW + " where id = ?", id));
    }

    /** An account as one that changes what is not its own alone. */
    public Editor editor(long account) {
        return new Editor(account, find(account).filter(AccountRow::moderator).isPresent());
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
                StoredCodes.of(PlayerKind.MEMBER)));
    }

    private static Secret secret(ResultSet row) throws SQLException {
        return new Secret(row.getLong("id"), row.getString("password"));
    }

    /** The stored password of the member with this case-folded name. */
    public Optional<Secret> secret(String nameKey) {
        if (Sql.isUnstorable(nameKey)) {
            return Optional.empty();
        }
        return database.read(sql -> sql.first(
                AccountRepository::secret,
                "select id, password from account where name_key = ? and kind = ?",
                nameKey,
                StoredCodes.of(PlayerKind.MEMBER)));
    }

    /** The stored password of an account that is not deleted. */
    public Optional<Secret> secret(long account) {
        return database.read(sql -> sql.first(
                AccountRepository::secret,
                "select id, password from account where id = ? and deleted is null",
                account));
    }

    /**
     * The secret of a second step, sealed by the password that goes and by the one that comes.
     *
     * @param before what the account has; empty for none
     * @param after what takes its place; empty where the password did not open it, so that it is of no use
     */
    public record Reseal(Optional<String> before, Optional<String> after) {
        /** For an account without a second step. */
        public static Reseal none() {
            return new Reseal(Optional.empty(), Optional.empty());
        }
    }

    /**
     * Changes a password and ends all access tokens, and all sessions but {@code keptSession}; returns the ended ones. Empty, with nothing changed, where the account has
     * another secret by now than {@code reseal} says.
     */
    public Optional<List<Long>> changePassword(long account, String hash, long keptSession, Reseal reseal) {
        return database.write(sql -> {
            if (!isThere(sql, account) || !reseal(sql, account, reseal)) {
                return Optional.empty();
            }
            sql.change("update account set password = ? where id = ?", hash, account);
            forgetSentCodes(sql, account);
            List<Long> ended =
                    sql.numbers("select id from session where account = ? and id <> ?", account, keptSession);
            sql.change("delete from session where account = ? and id <> ?", account, keptSession);
            endTokens(sql, account);
            return Optional.of(ended);
        });
    }

    private static boolean reseal(Sql sql, long account, Reseal reseal) throws SQLException {
        Optional<String> now =
                sql.first(row -> row.getString(1), "select sealed from second_factor where account = ?", account);
        if (now.isEmpty() || reseal.before().isEmpty()) {
            return now.isEmpty() && reseal.before().isEmpty();
        }
        if (!now.equals(reseal.before())) {
            return false;
        }
        int changed = reseal.after().isPresent()
                ? sql.change(
                        "update second_factor set sealed = ? where account = ?",
                        reseal.after().get(),
                        account)
                : sql.change("delete from second_factor where account = ?", account);
        return changed == 1;
    }

    /** Whether an account is there and not deleted, which stays so until the transaction ends. */
    static boolean isThere(Sql sql, long account) throws SQLException {
        return sql.number("select id from account where id = ? and deleted is null" + sql.forUpdate(), account)
                .isPresent();
    }

    /** Forgets the recovery codes that were sent by e-mail to an account within a transaction. */
    static void forgetSentCodes(Sql sql, long account) throws SQLException {
        sql.change("delete from recovery_code where account = ? and expires is not null", account);
    }

    /** Ends all access tokens of an account within a transaction. */
    static void endTokens(Sql sql, long account) throws SQLException {
        sql.change("delete from access_token where account = ?", account);
    }

    /**
     * Deletes an account, unless it is in a game or deleted, and returns the ended sessions. Its games keep its bare id for the opponents; what it
     * said and wrote is erased by {@link #erase}.
     */
    public Optional<List<Long>> delete(long account, long now) {
        return database.write(sql -> {
            if (!isThere(sql, account) || !GameRepository.openOf(sql, account).isEmpty()) {
                return Optional.empty();
            }
            List<Long> ended = sql.numbers("select id from session where account = ?", account);
            sql.change(
                    "update account set name = ?, name_key = null, name_look = null, password = null, about = '',"
                            + " photo = 0, refusal = ?, deleted = ? where id = ?",
                    DELETED_NAME,
                    StoredCodes.of(Refusal.EVERYBODY),
                    now,
                    account);
            sql.change("delete from session where account = ?", account);
            endTokens(sql, account);
            RatingRepository.forget(sql, account);
            sql.change("delete from photo where account = ?", account);
            sql.change("delete from seek where account = ?", account);
            sql.change("delete from account_origin where account = ?", account);
            sql.change("delete from recovery_code where account = ?", account);
            sql.change("delete from email_address where account = ?", account);
            sql.change("delete from device where account = ?", account);
            sql.change("delete from second_factor where account = ?", account);
            sql.change("delete from league_member where account = ?", account);
            ClubRows.leaveAll(sql, account);
            StudyRows.leaveAll(sql, account);
            return Optional.of(ended);
        });
    }

    /**
     * Erases what a deleted account said and wrote, a little at a time, so that moves get in between. What {@code mostRows} of a kind leave
     * is left to {@link #eraseLeftovers}.
     */
    public void erase(long account, int mostRows) {
        new AccountTraces(database).erase(account, mostRows);
    }

    /** Erases all that {@link #erase} left of deleted accounts. */
    public void eraseLeftovers() {
        new AccountTraces(database).eraseLeftovers();
    }

    /** Whether what a column of the account says until when it holds, holds at time {@code now}. */
    private static boolean holds(Sql sql, String column, long account, long now) throws SQLException {
        return sql.number("select id from account where id = ? and " + column + " > ?", account, now)
                .isPresent();
    }

    /** A new session, and those ended to make room for it. */
    public record NewSession(long session, List<Long> ended) {}

    /** Creates a session and ends the least recently used ones beyond {@link #MAX_SESSIONS}; empty for an account that is deleted or closed. */
    public Optional<NewSession> beginSession(long account, byte[] tokenHash, String device, long now) {
        return database.write(sql -> {
            if (!isThere(sql, account) || holds(sql, "closed_until", account, now)) {
                return Optional.empty();
            }
            List<Long> before =
                    sql.numbers("select id from session where account = ? order by seen desc, id desc", account);
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
            return Optional.of(new NewSession(session, List.copyOf(ended)));
        });
    }

    /** Deletes expired sessions; returns how many. */
    public int deleteExpiredSessions(long now) {
        return inBatches(
                "delete from session where id in (select id from session where seen < ? limit ?)",
                now - SESSION_MILLIS);
    }

    /**
     * The session of a token, unless it has expired; renews it. Nothing is written where that was done in the last {@code RENEWED_MILLIS}:
     * everybody who comes back after a restart would else wait for the disk in turn.
     */
    public Optional<Session> useSession(byte[] tokenHash, long now) {
        Optional<Use> found = database.read(sql -> sql.first(
                row -> new Use(row.getLong("id"), row.getLong("account"), row.getLong("seen")),
                "select id, account, seen from session where token_hash = ? and seen >= ?",
                tokenHash,
                now - SESSION_MILLIS));
        found.filter(use -> now - use.seen >= RENEWED_MILLIS)
                .ifPresent(use -> database.write(
                        sql -> sql.change("update session set seen = ? where id = ?", now, use.session)));
        return found.flatMap(use -> find(use.account).map(account -> new Session(use.session, account)));
    }

    private record Use(long session, long account, long seen) {}

    /** The account of a session; empty once it has ended. */
    public Optional<AccountRow> ofSession(long session) {
        return database.read(sql -> sql.first(
                AccountRepository::row, ROW + " where id = (select account from session where id = ?)", session));
    }

    /** When an account was made, in milliseconds since the epoch; 0 if there is none. */
    public long created(long account) {
        return database.read(sql -> sql.number("select created from account where id = ?", account))
                .orElse(0L);
    }

    /** The sessions of an account, last used first. */
    public List<SessionCard> sessions(long account, long current) {
        return database.read(sql -> sql.all(
                row -> new SessionCard(
                        row.getLong("id"),
                        row.getString("device"),
                        row.getLong("since"),
                        row.getLong("seen"),
                        row.getLong("id") == current),
                "select id, device, since, seen from session where account = ? order by seen desc, id desc",
                account));
    }

    /** Which of these sessions have ended. */
    public List<Long> ended(Collection<Long> sessions) {
        List<Long> ended = new ArrayList<>();
        List<Long> asked = List.copyOf(sessions);
        for (int from = 0; from < asked.size(); from += Database.MOST_AT_ONCE) {
            List<Long> some = asked.subList(from, Math.min(asked.size(), from + Database.MOST_AT_ONCE));
            String placeholders = String.join(", ", Collections.nCopies(some.size(), "?"));
            Set<Long> there = new HashSet<>(database.read(
                    sql -> sql.numbers("select id from session where id in (" + placeholders + ")", some.toArray())));
            some.stream().filter(session -> !there.contains(session)).forEach(ended::add);
        }
        return ended;
    }

    /** Deletes a session; returns whether the account had it. */
    public boolean endSession(long account, long session) {
        return database.write(sql -> sql.change("delete from session where account = ? and id = ?", account, session))
                == 1;
    }

    public void setAbout(long account, String about) {
        database.write(
                sql -> sql.change("update account set about = ? where id = ? and deleted is null", about, account));
    }

    public void setRefusal(long account, Refusal refusal) {
        database.write(sql -> sql.change(
                "update account set refusal = ? where id = ? and deleted is null", StoredCodes.of(refusal), account));
    }

    /** Sets whether spectators may read the chat; applies to games started from now on. */
    public void setSharesChat(long account, boolean shares) {
        database.write(sql -> sql.change("update account set open_chat = ? where id = ?", shares, account));
    }

    /** Sets whether others see that the account is online. */
    public void setShowsPresence(long account, boolean shows) {
        database.write(sql -> sql.change("update account set shows_presence = ? where id = ?", shows, account));
    }

    /** Stores a photo under a version, which is not 0, unless the account may have none at time {@code now}. */
    public void setPhoto(long account, byte[] png, int version, long now) {
        database.write(sql -> {
            if (!isThere(sql, account) || holds(sql, "photoless_until", account, now)) {
                return 0;
            }
            sql.change("delete from photo where account = ?", account);
            sql.change("insert into photo (account, png) values (?, ?)", account, png);
            return sql.change("update account set photo = ? where id = ?", version, account);
        });
    }

    /** Removes the photo. */
    public void removePhoto(long account) {
        database.write(sql -> removePhoto(sql, account));
    }

    static int removePhoto(Sql sql, long account) throws SQLException {
        sql.change("delete from photo where account = ?", account);
        return sql.change("update account set photo = 0 where id = ?", account);
    }

    /** The photo as PNG, for who knows its version. */
    public Optional<byte[]> photo(long account, int version) {
        return database.read(sql -> sql.first(
                row -> row.getBytes(1),
                "select p.png from photo p join account a on a.id = p.account where p.account = ? and a.photo = ?",
                account,
                version));
    }

    /** Runs a statement whose last parameter is a limit until it finds nothing more; moves get in between. */
    private int inBatches(String statement, long value) {
        int sum = 0;
        int changed;
        do {
            changed = database.write(sql -> sql.change(statement, value, Database.MOST_AT_ONCE));
            sum += changed;
        } while (changed == Database.MOST_AT_ONCE);
        return sum;
    }

    /** Deletes guests who never played and whose sessions have been unused since a time, some at a time; returns how many. */
    public int deleteUnusedGuests(long unusedSince) {
        return new UnusedGuests(database).delete(unusedSince);
    }
}
