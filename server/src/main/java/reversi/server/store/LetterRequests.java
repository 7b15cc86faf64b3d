package reversi.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import reversi.online.ErrorCode;
import reversi.online.Letter;
import reversi.online.Protocol;

/** The first messages of strangers, which lie apart until whoever gets them accepts. */
public final class LetterRequests {
    /** The values of {@code request} for a message that waits, and for one that was declined. */
    static final int WAITING = 1;

    private static final int DECLINED = 2;
    private static final long DAY_MILLIS = TimeUnit.DAYS.toMillis(1);

    private final Database database;

    public LetterRequests(Database database) {
        this.database = database;
    }

    /** At most {@code limit} that wait for an answer of this member, the latest first. */
    public List<Letter> waiting(long receiver, int limit) {
        return database.read(sql -> sql.all(
                LetterRow::letter,
                LetterRow.SELECT + " where receiver = ? and request = 1 order by id desc limit ?",
                receiver,
                limit));
    }

    /** Accepts what was not accepted yet, or declines what waits; returns whether there is such a message. */
    public boolean answer(long receiver, long sender, boolean accept) {
        return database.write(sql -> accept ? accept(sql, receiver, sender) : decline(sql, receiver, sender));
    }

    private static boolean accept(Sql sql, long receiver, long sender) throws SQLException {
        return sql.change(
                        "update letter set request = ? where receiver = ? and sender = ? and request <> 0",
                        LetterRow.NO_REQUEST,
                        receiver,
                        sender)
                > 0;
    }

    /** Accepts what either wrote first to the other; returns whether something was not accepted yet. */
    static boolean acceptBetween(Sql sql, long one, long other) throws SQLException {
        boolean isFirst = accept(sql, one, other);
        return accept(sql, other, one) || isFirst;
    }

    private static boolean decline(Sql sql, long receiver, long sender) throws SQLException {
        return sql.change(
                        "update letter set request = ? where receiver = ? and sender = ? and request = 1",
                        DECLINED,
                        receiver,
                        sender)
                > 0;
    }

    /**
     * Why somebody may not write to a stranger at time {@code now}; empty where it is the first message, and one of few that day. Locks the
     * sender's account, so that what is sent in the same moment is looked at one after the other.
     */
    static Optional<ErrorCode> fault(Sql sql, long sender, long receiver, long now) throws SQLException {
        if (!AccountRepository.isThere(sql, sender)) {
            return Optional.of(ErrorCode.NOT_SIGNED_IN);
        }
        boolean isSecond = isAny(sql, "letter where receiver = ? and sender = ? and request <> 0", receiver, sender);
        if (isSecond) {
            return Optional.of(ErrorCode.AWAITS_ANSWER);
        }
        long lately = sql.number(
                        "select count(*) from letter where sender = ? and request <> 0 and at > ?",
                        sender,
                        now - DAY_MILLIS)
                .orElse(0L);
        return lately >= Protocol.LETTER_REQUESTS_A_DAY ? Optional.of(ErrorCode.TRY_LATER) : Optional.empty();
    }

    /** Whether whoever gets a message knows its sender: one of the two answered the other's messages before, they have played, or it follows. */
    static boolean isKnown(Sql sql, long sender, long receiver) throws SQLException {
        return isAny(sql, "letter where sender = ? and receiver = ?", receiver, sender)
                || isAny(sql, "letter where sender = ? and receiver = ? and request = 0", sender, receiver)
                || FollowRepository.isFollowing(sql, receiver, sender)
                || isAny(sql, "game where black = ? and white = ? and placements > 0", sender, receiver)
                || isAny(sql, "game where black = ? and white = ? and placements > 0", receiver, sender);
    }

    private static boolean isAny(Sql sql, String which, long one, long other) throws SQLException {
        return sql.number("select 1 from " + which + " limit 1", one, other).isPresent();
    }
}
