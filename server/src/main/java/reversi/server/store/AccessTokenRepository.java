package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import reversi.online.AccessScope;
import reversi.online.AccessTokenCard;
import reversi.online.Protocol;

/** The tokens by which programs ask for members; what is stored are their hashes. */
public final class AccessTokenRepository {
    /** A token that nobody uses for so long is forgotten, in milliseconds: a year. */
    public static final long KEPT_MILLIS = TimeUnit.DAYS.toMillis(365);

    private static final String CARD = "select id, name, scopes, since, seen from access_token";

    private final Database database;

    public AccessTokenRepository(Database database) {
        this.database = database;
    }

    /**
     * Whom a token stands for.
     *
     * @param token its number
     * @param account the member
     * @param scopes what may be done by it
     */
    public record Bearer(long token, AccountRow account, Set<AccessScope> scopes) {
        public Bearer {
            scopes = Set.copyOf(scopes);
        }
    }

    private record Use(long token, long account, Set<AccessScope> scopes, long seen) {}

    private static AccessTokenCard card(ResultSet row) throws SQLException {
        return new AccessTokenCard(
                row.getLong("id"),
                row.getString("name"),
                List.copyOf(StoredCodes.scopes(row.getInt("scopes"))),
                row.getLong("since"),
                row.getLong("seen"));
    }

    /** Adds a token; empty for an account that is deleted, or has {@link Protocol#MAX_TOKENS}. */
    public Optional<AccessTokenCard> add(long account, String name, Set<AccessScope> scopes, byte[] hash, long now) {
        return database.write(sql -> {
            boolean isFull = !AccountRepository.isThere(sql, account)
                    || sql.number("select count(*) from access_token where account = ?", account)
                                    .orElse(0L)
                            >= Protocol.MAX_TOKENS;
            if (isFull) {
                return Optional.empty();
            }
            long id = sql.insert(
                    "insert into access_token (account, name, token_hash, scopes, since) values (?, ?, ?, ?, ?)",
                    account,
                    name,
                    hash,
                    StoredCodes.of(scopes),
                    now);
            return sql.first(AccessTokenRepository::card, CARD + " where id = ?", id);
        });
    }

    /** The tokens of an account, the newest first. */
    public List<AccessTokenCard> of(long account) {
        return database.read(
                sql -> sql.all(AccessTokenRepository::card, CARD + " where account = ? order by id desc", account));
    }

    /** Ends a token; returns whether the account had it. */
    public boolean end(long account, long token) {
        return database.write(
                        sql -> sql.change("delete from access_token where account = ? and id = ?", account, token))
                == 1;
    }

    /** Whom a token stands for; notes that it was used, at most once in ten minutes. */
    public Optional<Bearer> use(byte[] hash, long now) {
        Optional<Use> found = database.read(sql -> sql.first(
                row -> new Use(
                        row.getLong("id"),
                        row.getLong("account"),
                        StoredCodes.scopes(row.getInt("scopes")),
                        row.getLong("seen")),
                "select id, account, scopes, seen from access_token where token_hash = ?",
                hash));
        found.filter(use -> now - use.seen >= AccountRepository.RENEWED_MILLIS)
                .ifPresent(use -> database.write(
                        sql -> sql.change("update access_token set seen = ? where id = ?", now, use.token)));
        return found.flatMap(use -> database.read(
                        sql -> sql.first(AccountRepository::row, AccountRepository.ROW + " where id = ?", use.account))
                .map(account -> new Bearer(use.token, account, use.scopes)));
    }

    /** Whether a token is still there. */
    public boolean isThere(long token) {
        return database.read(sql -> sql.number("select id from access_token where id = ?", token))
                .isPresent();
    }

    /** Makes a member a bot for good; returns false where it has played a game, joined a tournament, or is deleted. */
    public boolean becomeBot(long account) {
        return database.write(sql -> {
            boolean isFresh = AccountRepository.isThere(sql, account)
                    && sql.number(
                                    "select id from account a where a.id = ? and not exists"
                                            + " (select 1 from game g where g.black = a.id) and not exists"
                                            + " (select 1 from game g where g.white = a.id) and not exists"
                                            + " (select 1 from tournament_player t where t.account = a.id)",
                                    account)
                            .isPresent();
            if (isFresh) {
                sql.change("delete from seek where account = ?", account);
                sql.change("update account set bot = ? where id = ?", true, account);
            }
            return isFresh;
        });
    }

    /** Forgets the tokens that nobody has used for {@link #KEPT_MILLIS}; returns how many. */
    public int forget(long now) {
        long before = now - KEPT_MILLIS;
        return database.write(
                sql -> sql.change("delete from access_token where seen < ? and since < ?", before, before));
    }
}
