package reversi.server.store;

import java.util.List;
import java.util.Optional;
import reversi.online.ErrorCode;
import reversi.online.Letter;

/** Private messages between members. */
public final class MessageRepository {
    /** That whoever got a letter {@code u} has muted who wrote it. */
    private static final String MUTED = "select 1 from mute m where m.account = u.receiver and m.muted = u.sender";

    private final Database database;

    public MessageRepository(Database database) {
        this.database = database;
    }

    /** The latest message exchanged with another member, and how many of theirs are unread. */
    public record Summary(long with, Letter last, int unread) {}

    /** Keeps a message at time {@code now}: as a request, or not at all, where the receiver doesn't know who writes. */
    public Sending send(long sender, long receiver, String text, long now) {
        return database.write(sql -> {
            boolean isRequest = !LetterRequests.isKnown(sql, sender, receiver);
            Optional<ErrorCode> fault = isRequest ? LetterRequests.fault(sql, sender, receiver, now) : Optional.empty();
            if (fault.isPresent()) {
                return new Sending.Refused(fault.get());
            }
            boolean accepts = !isRequest && LetterRequests.acceptBetween(sql, sender, receiver);
            long id = sql.insert(
                    "insert into letter (sender, receiver, at, body, request) values (?, ?, ?, ?, ?)",
                    sender,
                    receiver,
                    now,
                    text,
                    isRequest ? LetterRequests.WAITING : LetterRow.NO_REQUEST);
            return new Sending.Sent(new Letter(id, sender, receiver, now, text, false, isRequest), accepts);
        });
    }

    /** At most {@code limit} messages between two members with ids below {@code before}, latest first. */
    public List<Letter> between(long one, long other, long before, int limit) {
        String half = "select id from (select id from letter where sender = ? and receiver = ? and id < ?"
                + " order by id desc limit ?) ";
        return database.read(sql -> sql.all(
                LetterRow::letter,
                LetterRow.SELECT + " where id in (" + half + "sent union " + half
                        + "received) order by id desc limit ?",
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

    /** At most {@code limit} conversations of a member, latest first, without what strangers would like to begin. */
    public List<Summary> summaries(long account, int limit) {
        return database.read(sql -> sql.all(
                row -> {
                    Letter last = LetterRow.letter(row);
                    long with = last.from() == account ? last.to() : last.from();
                    return new Summary(with, last, row.getInt("unread"));
                },
                "select l.id, l.sender, l.receiver, l.at, l.body, l.seen, l.request, (select count(*) from letter u"
                        + " where u.receiver = ? and not u.seen and u.request = 0 and u.sender ="
                        + " case when l.sender = ? then l.receiver else l.sender end"
                        + " and not exists (" + MUTED + ")) as unread"
                        + " from letter l join (select max(id) as id from letter"
                        + " where sender = ? or (receiver = ? and request = 0)"
                        + " group by case when sender = ? then receiver else sender end) newest on newest.id = l.id"
                        + " order by l.id desc limit ?",
                account,
                account,
                account,
                account,
                account,
                limit));
    }

    /** How many letters an account has not read, but for those of whom it has muted. */
    public int unread(long account) {
        return database.read(sql -> sql.first(
                        row -> row.getInt(1),
                        "select count(*) from letter u where u.receiver = ? and not u.seen and u.request = 0"
                                + " and not exists (" + MUTED + ")",
                        account))
                .orElse(0);
    }

    /** Marks the messages from one member to another as read, up to and including id {@code upTo}. */
    public void markRead(long receiver, long sender, long upTo) {
        database.write(sql -> sql.change(
                "update letter set seen = ? where receiver = ? and sender = ? and id <= ? and not seen"
                        + " and request = 0",
                true,
                receiver,
                sender,
                upTo));
    }
}
