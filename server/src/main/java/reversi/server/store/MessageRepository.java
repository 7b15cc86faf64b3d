package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import reversi.online.Letter;

/** Private messages between members. */
public final class MessageRepository {
    private static final String ROW = "select id, sender, receiver, at, body, seen from letter";

    private final Database database;

    public MessageRepository(Database database) {
        this.database = database;
    }

    private static Letter letter(ResultSet row) throws SQLException {
        return new Letter(
                row.getLong("id"),
                row.getLong("sender"),
                row.getLong("receiver"),
                row.getLong("at"),
                row.getString("body"),
                row.getBoolean("seen"));
    }

    /** The latest message exchanged with another member, and how many of theirs are unread. */
    public record Summary(long with, Letter last, int unread) {}

    public Letter add(long sender, long receiver, String text, long now) {
        long id = database.write(sql -> sql.insert(
                "insert into letter (sender, receiver, at, body) values (?, ?, ?, ?)", sender, receiver, now, text));
        return new Letter(id, sender, receiver, now, text, false);
    }

    /** At most {@code limit} messages between two members with ids below {@code before}, latest first. */
    public List<Letter> between(long one, long other, long before, int limit) {
        String half = "select id from (select id from letter where sender = ? and receiver = ? and id < ?"
                + " order by id desc limit ?) ";
        return database.read(sql -> sql.all(
                MessageRepository::letter,
                ROW + " where id in (" + half + "sent union " + half + "received) order by id desc limit ?",
                one,
                other,
                before,
                limit,
                other,
                one,
                before,
                limit,
                limit));
    }

    /** At most {@code limit} conversations of a member, latest first. */
    public List<Summary> summaries(long account, int limit) {
        return database.read(sql -> sql.all(
                row -> {
                    Letter last = letter(row);
                    long with = last.from() == account ? last.to() : last.from();
                    return new Summary(with, last, row.getInt("unread"));
                },
                "select l.id, l.sender, l.receiver, l.at, l.body, l.seen, (select count(*) from letter u"
                        + " where u.receiver = ? and not u.seen and u.sender ="
                        + " case when l.sender = ? then l.receiver else l.sender end) as unread"
                        + " from letter l join (select max(id) as id from letter where sender = ? or receiver = ?"
                        + " group by case when sender = ? then receiver else sender end) newest on newest.id = l.id"
                        + " order by l.id desc limit ?",
                account,
                account,
                account,
                account,
                account,
                limit));
    }

    public int unread(long account) {
        return database.read(sql -> sql.first(
                        row -> row.getInt(1), "select count(*) from letter where receiver = ? and not seen", account))
                .orElse(0);
    }

    /** Marks the messages from one member to another as read, up to and including id {@code upTo}. */
    public void markRead(long receiver, long sender, long upTo) {
        database.write(sql -> sql.change(
                "update letter set seen = ? where receiver = ? and sender = ? and id <= ? and not seen",
                true,
                receiver,
                sender,
                upTo));
    }
}
