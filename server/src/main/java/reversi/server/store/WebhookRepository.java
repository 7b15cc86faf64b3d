package reversi.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import reversi.online.ClubRole;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.Webhook;
import reversi.online.WebhookDelivery;
import reversi.online.WebhookEvent;
import reversi.online.WebhookResult;

/** Where clubs are told of what happens in them, what waits to be told, and what came of it. Times are milliseconds since 1970. */
public final class WebhookRepository {
    /** After so many attempts in a row that failed a webhook is switched off. */
    public static final int MOST_FAILURES = 20;

    private static final long KEPT_MILLIS = TimeUnit.DAYS.toMillis(14);

    private final Database database;

    public WebhookRepository(Database database) {
        this.database = database;
    }

    /**
     * A message that is to be sent now.
     *
     * @param name of the club
     * @param due its time, by which one node alone claims it
     * @param about the tournament or the league; 0 for a test
     * @param season the season of the league; 0 for anything else
     */
    public record Waiting(
            long id,
            long club,
            String name,
            WebhookEvent event,
            long about,
            int season,
            long at,
            int tries,
            long due,
            String address,
            String secret) {
        /** The same once it is claimed. */
        Waiting claimed(long until) {
            return new Waiting(id, club, name, event, about, season, at, tries + 1, until, address, secret);
        }
    }

    /** What came of an attempt; {@code status} is 0 where nobody answered. */
    public record Tried(WebhookResult result, int status, long at) {}

    /** A webhook that was switched off; {@code account} set it. */
    public record Stopped(long account, String club) {}

    /** Where a club is told; empty where it is not. */
    public Optional<Webhook> find(long club) {
        return database.read(sql -> sql.first(
                row -> new Webhook(row.getString("address"), row.getLong("since"), row.getLong("stopped") > 0),
                "select address, since, stopped from webhook where club = ?",
                club));
    }

    /** What a club was told last, or is to be, the latest first. */
    public List<WebhookDelivery> deliveries(long club) {
        return database.read(sql -> sql.all(
                row -> {
                    row.getLong("due");
                    boolean isOver = row.wasNull();
                    return new WebhookDelivery(
                            row.getLong("id"),
                            StoredCodes.webhookEvent(row.getInt("event")),
                            row.getLong("at"),
                            row.getInt("tries"),
                            row.getLong("tried"),
                            !isOver,
                            StoredCodes.webhookResult(row.getInt("result")),
                            row.getInt("status"));
                },
                "select id, event, at, tries, tried, due, result, status from webhook_delivery where club = ?"
                        + " order by id desc limit ?",
                club,
                Protocol.WEBHOOK_ROWS));
    }

    /**
     * A leader says where a club is told from now on, whatever failed before.
     *
     * @param secret by which messages are signed where there was none before
     */
    public Optional<ErrorCode> set(long club, long by, String address, String secret, long now) {
        return change(club, by, sql -> {
            sql.change(
                    "insert into webhook (club, account, address, secret, since) values (?, ?, ?, ?, ?)"
                            + " on conflict (club) do update set account = excluded.account, address = excluded.address,"
                            + " since = excluded.since, failures = 0, stopped = 0",
                    club,
                    by,
                    address,
                    secret,
                    now);
            return Optional.empty();
        });
    }

    /** Whether messages of a club are signed by a secret. */
    public boolean isSecret(long club, String secret) {
        return database.read(sql -> sql.number("select club from webhook where club = ? and secret = ?", club, secret))
                .isPresent();
    }

    /** A leader wants another secret. */
    public Optional<ErrorCode> renew(long club, long by, String secret) {
        return change(
                club,
                by,
                sql -> sql.change("update webhook set secret = ? where club = ?", secret, club) == 1
                        ? Optional.empty()
                        : Optional.of(ErrorCode.NO_WEBHOOK));
    }

    /** A leader wants to see whether messages arrive. */
    public Optional<ErrorCode> test(long club, long by, long now) {
        WebhookRows.News test = new WebhookRows.News(WebhookEvent.TEST, 0, 0, now);
        return change(
                club,
                by,
                sql -> WebhookRows.add(sql, club, test) ? Optional.empty() : Optional.of(ErrorCode.NO_WEBHOOK));
    }

    /** A leader wants the club to be told no more. */
    public Optional<ErrorCode> remove(long club, long by) {
        return change(club, by, sql -> {
            WebhookRows.remove(sql, club);
            return Optional.empty();
        });
    }

    /** A change of the webhook of a club. */
    private interface Change {
        Optional<ErrorCode> in(Sql sql) throws SQLException;
    }

    private Optional<ErrorCode> change(long club, long by, Change change) {
        return database.write(sql -> {
            if (!ClubRows.lock(sql, club)) {
                return Optional.of(ErrorCode.NO_SUCH_CLUB);
            }
            boolean leads = ClubRows.role(sql, club, by).filter(ClubRole::leads).isPresent();
            return leads ? change.in(sql) : Optional.of(ErrorCode.LEADERS_ONLY);
        });
    }

    /** The messages whose time has come, one of each club. */
    public List<Waiting> due(long now, int limit) {
        return database.read(sql -> sql.all(
                row -> new Waiting(
                        row.getLong("id"),
                        row.getLong("club"),
                        row.getString("name"),
                        StoredCodes.webhookEvent(row.getInt("event")),
                        row.getLong("about"),
                        row.getInt("season"),
                        row.getLong("at"),
                        row.getInt("tries"),
                        row.getLong("due"),
                        row.getString("address"),
                        row.getString("secret")),
                "select d.id, d.club, c.name, d.event, d.about, d.season, d.at, d.tries, d.due, w.address, w.secret"
                        + " from webhook_delivery d join webhook w on w.club = d.club join club c on c.id = d.club"
                        + " where d.due is not null and d.due <= ? and not exists (select 1 from webhook_delivery e"
                        + " where e.club = d.club and e.due is not null and (e.due, e.id) < (d.due, d.id))"
                        + " order by d.due limit ?",
                now,
                limit));
    }

    /** Claims a message until a time, from which on anybody tries again should this node end meanwhile; empty where another one was faster. */
    public Optional<Waiting> claim(Waiting message, long until) {
        boolean isMine = database.write(sql -> sql.change(
                        "update webhook_delivery set due = ?, tries = tries + 1 where id = ? and due = ?",
                        until,
                        message.id(),
                        message.due()))
                == 1;
        return isMine ? Optional.of(message.claimed(until)) : Optional.empty();
    }

    /** A message that was claimed has arrived. */
    public void arrived(Waiting message, Tried tried) {
        database.write(sql -> {
            note(sql, message, tried, OptionalLong.empty());
            return sql.change("update webhook set failures = 0 where club = ?", message.club());
        });
    }

    /** A message that was claimed has not arrived, and is tried again or given up; what is returned is switched off by that. */
    public Optional<Stopped> failed(Waiting message, Tried tried, OptionalLong again) {
        return database.write(sql -> {
            note(sql, message, tried, again);
            sql.change("update webhook set failures = failures + 1 where club = ?", message.club());
            boolean isStopped = sql.change(
                            "update webhook set stopped = ? where club = ? and stopped = 0 and failures >= ?",
                            tried.at(),
                            message.club(),
                            MOST_FAILURES)
                    == 1;
            if (!isStopped) {
                return Optional.empty();
            }
            WebhookRows.giveUp(sql, message.club());
            return sql.number("select account from webhook where club = ?", message.club())
                    .map(account -> new Stopped(account, message.name()));
        });
    }

    private static void note(Sql sql, Waiting message, Tried tried, OptionalLong again) throws SQLException {
        sql.change(
                "update webhook_delivery set due = ?, result = ?, status = ?, tried = ? where id = ? and due = ?",
                again.isPresent() ? (Long) again.getAsLong() : null,
                StoredCodes.of(tried.result()),
                tried.status(),
                tried.at(),
                message.id(),
                message.due());
    }

    /** Forgets messages of more than two weeks ago. */
    public void forget(long now) {
        database.write(sql -> sql.change("delete from webhook_delivery where at < ?", now - KEPT_MILLIS));
    }
}
