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

/** Accounts with their sessions and photos. */
public final class AccountRepository {
    /** The most sessions of an account; a new one ends the one that was not used for the longest time. */
    public static final int MOST_SESSIONS = 20;

    /** How long a session lasts without being used, in milliseconds: 90 days. */
    public static final long SESSION_MILLIS = TimeUnit.DAYS.toMillis(90);

    /** The name that is left of a deleted account. */
    static final String GONE = "–";

    static final String ROW =
            "select id, kind, name, about, photo, rating, points, games, wins, draws, refusal, deleted,"
                    + " deviation, volatility, rated_at, open_chat from account";

    private final Database database;

    /** The accounts of a database. */
    public AccountRepository(Database database) {
        this.database = database;
    }

    /** How the name of an account is compared with others. */
    public record NameKeys(String key, String look) {}

    /**
     * What is needed to check a password.
     *
     * @param mayHoldTabs whether it was registered when passwords could hold control characters
     */
    public record Secret(long account, @Nullable String hash, boolean mayHoldTabs) {}

    /** A session with its account. */
    public record Session(long id, AccountRow account) {}

    static AccountRow row(ResultSet row) throws SQLException {
        return new AccountRow(
                row.getLong(1),
                PlayerKind.values()[row.getInt(2)],
                row.getString(3),
                row.getString(4),
                row.getInt(5),
                standing(row, 6, 13),
                Refusal.values()[row.getInt(11)],
                row.getObject(12) != null,
                row.getBoolean(16));
    }

    /** The standing whose five numbers begin at one column, and its deviation, volatility and time at another. */
    static PlayerStats standing(ResultSet row, int at, int skill) throws SQLException {
        PlayerStats before = PlayerStats.before(
                row.getInt(at), row.getInt(at + 1), row.getInt(at + 2), row.getInt(at + 3), row.getInt(at + 4));
        double deviation = row.getDouble(skill);
        return row.wasNull()
                ? before
                : new PlayerStats(
                        before.rating(),
                        before.points(),
                        before.games(),
                        before.wins(),
                        before.draws(),
                        deviation,
                        row.getDouble(skill + 1),
                        row.getLong(skill + 2));
    }

    /** Makes a guest. */
    public AccountRow addGuest(int rating, long now) {
        long made = database.write(sql -> {
            long id = sql.insert(
                    "insert into account (kind, name, rating, created) values (?, ?, ?, ?)",
                    PlayerKind.GUEST.ordinal(),
                    "Guest",
                    rating,
                    now);
            sql.change("update account set name = ? where id = ?", "Guest " + id, id);
            return id;
        });
        return find(made).orElseThrow();
    }

    /** Makes a bot of this name where there is none, and keeps its rating up to date. */
    public AccountRow bot(String name, int rating, long now) {
        // Several nodes may begin at once: the key decides which of them makes it.
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

    /** Makes a member; empty where somebody has the name or one that looks the same. */
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

    /** An account by its number. */
    public Optional<AccountRow> find(long id) {
        return database.read(sql -> sql.first(AccountRepository::row, ROW + " where id = ?", id));
    }

    /** A member by the key of the name. */
    public Optional<AccountRow> findMember(String nameKey) {
        return database.read(sql -> sql.first(
                AccountRepository::row,
                ROW + " where name_key = ? and kind = ?",
                nameKey,
                PlayerKind.MEMBER.ordinal()));
    }

    private static Secret secret(ResultSet row) throws SQLException {
        return new Secret(row.getLong(1), row.getString(2), row.getBoolean(3));
    }

    /** Replaces the hash of a password by one of the same password without control characters; no session ends. */
    public void setPlainPassword(Secret before, String hash) {
        database.write(sql -> sql.change(
                "update account set password = ?, password_tabs = ? where id = ? and password = ?",
                hash,
                false,
                before.account(),
                before.hash()));
    }

    /** The secret of the member with this name. */
    public Optional<Secret> secret(String nameKey) {
        return database.read(sql -> sql.first(
                AccountRepository::secret,
                "select id, password, password_tabs from account where name_key = ? and kind = ?",
                nameKey,
                PlayerKind.MEMBER.ordinal()));
    }

    /** The secret of an account. */
    public Optional<Secret> secret(long account) {
        return database.read(sql -> sql.first(
                AccountRepository::secret,
                "select id, password, password_tabs from account where id = ? and deleted is null",
                account));
    }

    /** Changes a password and ends all sessions but one; the answer is the sessions ended. */
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

    /** Deletes an account: what is left is a number without a name, for the games of others. The answer is its sessions. */
    public List<Long> delete(long account, long now) {
        return database.write(sql -> {
            List<Long> ended = sql.all(row -> row.getLong(1), "select id from session where account = ?", account);
            sql.change(
                    "update account set name = ?, name_key = null, name_look = null, password = null, about = '',"
                            + " photo = 0, refusal = ?, deleted = ? where id = ?",
                    GONE,
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
            sql.change("update feedback set account = null where account = ?", account);
            eraseRemarks(sql, account);
            return ended;
        });
    }

    /** What somebody said in games goes with the account; the event stays, without its words, because versions have no gaps. */
    private static void eraseRemarks(Sql sql, long account) throws SQLException {
        Codec codec = new Codec();
        for (Disc disc : Disc.values()) {
            String silent = codec.write(new TableEvent.Said(disc, ""));
            // All that such an event begins with; what follows are the words and the two last signs.
            String head = silent.substring(0, silent.length() - 2);
            sql.change(
                    "update event set body = ? where substr(body, 1, ?) = ? and game in (select id from game where "
                            + (disc == Disc.BLACK ? "black" : "white") + " = ?)",
                    silent,
                    head.length(),
                    head,
                    account);
        }
    }

    /** A session that began, and those that had to end for it. */
    public record Begun(long session, List<Long> ended) {}

    /** Begins a session; where an account has too many, those end that were not used for the longest time. */
    public Begun beginSession(long account, byte[] tokenHash, String device, long now) {
        return database.write(sql -> {
            List<Long> before = sql.all(
                    row -> row.getLong(1),
                    "select id from session where account = ? order by seen desc, id desc",
                    account);
            List<Long> ended =
                    before.size() < MOST_SESSIONS ? List.of() : before.subList(MOST_SESSIONS - 1, before.size());
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
            return new Begun(session, List.copyOf(ended));
        });
    }

    /** Forgets the sessions that have expired; returns how many. */
    public int forgetSessions(long now) {
        return database.write(sql -> sql.change("delete from session where seen < ?", now - SESSION_MILLIS));
    }

    /** The session of a token, unless it has expired; it counts as used now. */
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

    /** The sessions of an account, the last used first. */
    public List<SessionCard> sessions(long account, long current) {
        return database.read(sql -> sql.all(
                row -> new SessionCard(
                        row.getLong(1), row.getString(2), row.getLong(3), row.getLong(4), row.getLong(1) == current),
                "select id, device, since, seen from session where account = ? order by seen desc, id desc",
                account));
    }

    /** Ends a session of an account; returns whether there was one. */
    public boolean endSession(long account, long session) {
        return database.write(sql -> sql.change("delete from session where account = ? and id = ?", account, session))
                == 1;
    }

    /** Changes the text about oneself. */
    public void setAbout(long account, String about) {
        database.write(sql -> sql.change("update account set about = ? where id = ?", about, account));
    }

    /** Changes whose invitations are refused. */
    public void setRefusal(long account, Refusal refusal) {
        database.write(sql -> sql.change("update account set refusal = ? where id = ?", refusal.ordinal(), account));
    }

    /** Changes whether spectators may read the chat of the games that begin from now on. */
    public void setSharesChat(long account, boolean shares) {
        database.write(sql -> sql.change("update account set open_chat = ? where id = ?", shares, account));
    }

    /** Keeps a photo. */
    public void setPhoto(long account, byte[] png) {
        database.write(sql -> {
            sql.change("delete from photo where account = ?", account);
            sql.change("insert into photo (account, png) values (?, ?)", account, png);
            return sql.change("update account set photo = photo + 1 where id = ?", account);
        });
    }

    /** Removes a photo. */
    public void removePhoto(long account) {
        database.write(sql -> {
            sql.change("delete from photo where account = ?", account);
            return sql.change("update account set photo = 0 where id = ?", account);
        });
    }

    /** The photo of an account. */
    public Optional<byte[]> photo(long account) {
        return database.read(
                sql -> sql.first(row -> row.getBytes(1), "select png from photo where account = ?", account));
    }

    /** Forgets guests who never played and have no session that was used since a moment. */
    public int forgetGuests(long unusedSince) {
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
