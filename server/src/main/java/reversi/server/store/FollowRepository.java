package reversi.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import reversi.online.ErrorCode;
import reversi.online.Protocol;

/** Which members follow which others, and what they noted of them: known to those who follow and note alone. */
public final class FollowRepository {
    private final Database database;

    public FollowRepository(Database database) {
        this.database = database;
    }

    /**
     * Has an account follow another one from a time on (ms since the epoch). Why it does not: {@code REFUSED} where one of the two has
     * blocked the other, {@code LIST_FULL} where it follows {@link Protocol#MAX_FOLLOWED} others.
     */
    public Optional<ErrorCode> follow(long account, long followed, long now) {
        return database.write(sql -> {
            if (!AccountRepository.isThere(sql, account)) {
                return Optional.of(ErrorCode.NOT_SIGNED_IN);
            }
            if (isBlockBetween(sql, account, followed)) {
                return Optional.of(ErrorCode.REFUSED);
            }
            if (count(sql, "follow where account = ? and followed <> ?", account, followed) >= Protocol.MAX_FOLLOWED) {
                return Optional.of(ErrorCode.LIST_FULL);
            }
            sql.change(
                    "insert into follow (account, followed, since) values (?, ?, ?) on conflict do nothing",
                    account,
                    followed,
                    now);
            return Optional.empty();
        });
    }

    /** Whether one of two accounts has blocked the other. */
    static boolean isBlockBetween(Sql sql, long one, long other) throws SQLException {
        return count(sql, "block where account = ? and blocked = ?", one, other)
                        + count(sql, "block where account = ? and blocked = ?", other, one)
                > 0;
    }

    private static long count(Sql sql, String which, long one, long other) throws SQLException {
        return sql.number("select count(*) from " + which, one, other).orElse(0L);
    }

    /** Ends following; without effect where it had not begun. */
    public void unfollow(long account, long followed) {
        database.write(sql -> unfollow(sql, account, followed));
    }

    /** The same within a transaction; returns how many lines that took. */
    static int unfollow(Sql sql, long account, long followed) throws SQLException {
        return sql.change("delete from follow where account = ? and followed = ?", account, followed);
    }

    /** Those whom an account follows, in no order. */
    public List<AccountRow> followed(long account) {
        return database.read(sql -> sql.all(
                AccountRepository::row,
                AccountRepository.ROW + " where id in (select followed from follow where account = ?)",
                account));
    }

    /**
     * What an account has to do with another one.
     *
     * @param follows whether it follows the other
     * @param note what it noted; empty for nothing
     */
    public record Relation(boolean follows, String note) {}

    /** What an account has to do with another one. */
    public Relation relation(long account, long other) {
        return database.read(sql -> new Relation(
                isFollowing(sql, account, other),
                sql.first(
                                row -> row.getString(1),
                                "select body from note where account = ? and about = ?",
                                account,
                                other)
                        .orElse("")));
    }

    /** Whether an account follows another one. */
    static boolean isFollowing(Sql sql, long account, long other) throws SQLException {
        return count(sql, "follow where account = ? and followed = ?", account, other) > 0;
    }

    /**
     * Notes something, not empty, at a time (ms since the epoch), in place of what was noted of that account before; {@code LIST_FULL} where
     * something is noted of {@link Protocol#MAX_NOTES} others.
     */
    public Optional<ErrorCode> note(long account, long about, String text, long now) {
        return database.write(sql -> {
            if (!AccountRepository.isThere(sql, account)) {
                return Optional.of(ErrorCode.NOT_SIGNED_IN);
            }
            if (count(sql, "note where account = ? and about <> ?", account, about) >= Protocol.MAX_NOTES) {
                return Optional.of(ErrorCode.LIST_FULL);
            }
            sql.change(
                    "insert into note (account, about, body, at) values (?, ?, ?, ?)"
                            + " on conflict (account, about) do update set body = excluded.body, at = excluded.at",
                    account,
                    about,
                    text,
                    now);
            return Optional.empty();
        });
    }

    /** Erases a note; without effect where there is none. */
    public void eraseNote(long account, long about) {
        database.write(sql -> sql.change("delete from note where account = ? and about = ?", account, about));
    }
}
