package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import reversi.online.AppealStatus;
import reversi.online.DecisionRow;
import reversi.online.ErrorCode;
import reversi.online.Lifting;
import reversi.online.PlayerKind;
import reversi.online.Sanction;
import reversi.online.SanctionCard;
import reversi.server.moderation.Penalty;
import reversi.server.moderation.Standing;
import reversi.server.moderation.Verdict;

/**
 * What was decided about players. A decision, what it does to the account, and its line in {@link Interventions} are one transaction; what
 * stands in it never changes, but for its end, the appeal, and that it was read.
 */
public final class DecisionRepository {
    private static final int MOST_SHOWN = 20;

    private static final String ROW =
            "select d.id, d.at, d.until, d.sanction, d.reason, d.lifted, d.lift_reason, d.appeal,"
                    + " d.appeal_words, d.seen, m.name as moderator_name, l.name as lifter_name from decision d"
                    + " left join account m on m.id = d.moderator left join account l on l.id = d.lifted_by";

    private final Database database;

    public DecisionRepository(Database database) {
        this.database = database;
    }

    /** Ends or appeals: which decision, and the words. */
    public record Statement(long decision, String words) {}

    private record Found(long player, long until, Sanction sanction, AppealStatus appeal, boolean lifted) {}

    /** Decides about a player; what was wrong, or empty. */
    public Optional<ErrorCode> decide(Verdict verdict, long now) {
        Optional<ErrorCode> fault = verdict.fault();
        return fault.isPresent() ? fault : database.write(sql -> decide(sql, verdict, now));
    }

    private static Optional<ErrorCode> decide(Sql sql, Verdict verdict, long now) throws SQLException {
        long player = verdict.player();
        Optional<AccountRow> row =
                sql.first(AccountRepository::row, AccountRepository.ROW + " where id = ?" + sql.forUpdate(), player);
        if (row.isEmpty()) {
            return Optional.of(ErrorCode.NO_SUCH_PLAYER);
        }
        boolean isSafe = row.get().kind() == PlayerKind.BOT
                || (row.get().moderator() && verdict.by().isPresent());
        if (isSafe) {
            return Optional.of(ErrorCode.REFUSED);
        }
        long decision = sql.insert(
                "insert into decision (player, moderator, sanction, reason, at, until) values (?, ?, ?, ?, ?, ?)",
                player,
                Interventions.orNull(verdict.by()),
                StoredCodes.of(verdict.sanction()),
                verdict.reason(),
                now,
                verdict.until(now));
        sql.change("update report set decision = ? where player = ? and decision is null", decision, player);
        sql.change(
                "update decision set appeal = ? where player = ? and appeal = 1",
                StoredCodes.of(AppealStatus.DECLINED),
                player);
        apply(sql, verdict.sanction(), player);
        if (verdict.sanction() == Sanction.BAN) {
            banOrigins(sql, player);
        }
        settle(sql, player);
        Interventions.add(sql, player, verdict.by(), "decide", verdict.sanction() + " " + decision, now);
        return Optional.empty();
    }

    /** What a sanction does once. */
    private static void apply(Sql sql, Sanction sanction, long player) throws SQLException {
        switch (sanction) {
            case NO_PHOTO -> AccountRepository.removePhoto(sql, player);
            case CLOSE, BAN -> {
                sql.change("delete from session where account = ?", player);
                sql.change("delete from seek where account = ?", player);
            }
            case NONE, WARN, MUTE, HIDE -> {}
        }
    }

    /** From where a banned account came lately, nobody new comes in. */
    private static void banOrigins(Sql sql, long player) throws SQLException {
        sql.change(
                "insert into banned_origin (decision, origin, until) select d.id, o.origin, d.until from decision d"
                        + " join account_origin o on o.account = d.player"
                        + " where d.player = ? and d.sanction = ? and d.lifted is null on conflict do nothing",
                player,
                StoredCodes.of(Sanction.BAN));
    }

    /** The origins that were noted since a ban belong to it too: those of connections that were open. */
    public void extendBan(long player) {
        database.write(sql -> {
            banOrigins(sql, player);
            return 0;
        });
    }

    /** Sums up in the account's row what its decisions come to. */
    private static void settle(Sql sql, long player) throws SQLException {
        Standing standing = Standing.of(sql.all(
                DecisionRepository::penalty,
                "select sanction, until, seen from decision where player = ? and lifted is null",
                player));
        sql.change(
                "update account set muted_until = ?, hidden_until = ?, photoless_until = ?, closed_until = ?, warnings = ?"
                        + " where id = ?",
                standing.mutedUntil(),
                standing.hiddenUntil(),
                standing.photolessUntil(),
                standing.closedUntil(),
                standing.warnings(),
                player);
    }

    private static Penalty penalty(ResultSet row) throws SQLException {
        return new Penalty(StoredCodes.sanction(row.getInt("sanction")), row.getLong("until"), row.getBoolean("seen"));
    }

    /** A decision, for a change of it: whoever changes one locks the player's account first, as who decides does. */
    private static Optional<Found> find(Sql sql, long decision) throws SQLException {
        sql.number(
                "select id from account where id = (select player from decision where id = ?)" + sql.forUpdate(),
                decision);
        return sql.first(
                row -> new Found(
                        row.getLong("player"),
                        row.getLong("until"),
                        StoredCodes.sanction(row.getInt("sanction")),
                        StoredCodes.appeal(row.getInt("appeal")),
                        row.getObject("lifted") != null),
                "select player, until, sanction, appeal, lifted from decision where id = ?",
                decision);
    }

    /** About whom a decision is. */
    public Optional<Long> player(long decision) {
        return database.read(sql -> sql.number("select player from decision where id = ?", decision));
    }

    /** Ends a decision before its time, which grants an appeal that waits; {@code by} is empty for the operator. */
    public Optional<ErrorCode> lift(Statement statement, OptionalLong by, long now) {
        return database.write(sql -> {
            Optional<Found> found = find(sql, statement.decision);
            if (found.isEmpty() || found.get().lifted) {
                return Optional.of(ErrorCode.NO_SUCH_DECISION);
            }
            long player = found.get().player;
            if (by.isPresent() && by.getAsLong() == player) {
                return Optional.of(ErrorCode.YOURSELF);
            }
            sql.change(
                    "update decision set lifted = ?, lifted_by = ?, lift_reason = ?, appeal = 0 where id = ?",
                    now,
                    Interventions.orNull(by),
                    statement.words,
                    statement.decision);
            sql.change("delete from banned_origin where decision = ?", statement.decision);
            settle(sql, player);
            Interventions.add(sql, player, by, "lift", Long.toString(statement.decision), now);
            return Optional.empty();
        });
    }

    /** A player asks for another look at a decision, once. */
    public Optional<ErrorCode> appeal(Statement statement, long player, long now) {
        return database.write(sql -> {
            Optional<Found> found = find(sql, statement.decision)
                    .filter(decision -> decision.player == player && !decision.lifted)
                    .filter(decision -> decision.appeal == AppealStatus.NONE)
                    .filter(decision -> decision.sanction == Sanction.WARN
                            || (Penalty.lasts(decision.sanction) && decision.until > now));
            if (found.isEmpty()) {
                return Optional.of(ErrorCode.NO_SUCH_DECISION);
            }
            sql.change(
                    "update decision set appeal = ?, appeal_words = ?, appealed = ? where id = ?",
                    StoredCodes.of(AppealStatus.WAITING),
                    statement.words,
                    now,
                    statement.decision);
            return Optional.empty();
        });
    }

    /** A player has read a decision; returns whether it is about that player. */
    public boolean acknowledge(long decision, long player) {
        return database.write(sql -> {
            find(sql, decision);
            boolean isTheirs =
                    sql.change("update decision set seen = ? where id = ? and player = ?", true, decision, player) == 1;
            if (isTheirs) {
                settle(sql, player);
            }
            return isTheirs;
        });
    }

    /** What a player is told: the decisions that hold, and the warnings that were not read, the latest first. */
    public List<SanctionCard> current(long player, long now) {
        return database.read(sql -> sql.all(
                row -> new SanctionCard(
                        row.getLong("id"),
                        StoredCodes.sanction(row.getInt("sanction")),
                        row.getLong("at"),
                        told(row.getLong("until")),
                        row.getString("reason"),
                        row.getBoolean("seen"),
                        StoredCodes.appeal(row.getInt("appeal"))),
                "select id, sanction, at, until, reason, seen, appeal from decision where player = ? and lifted is null"
                        + " and ((sanction = ? and not seen) or (sanction > ? and until > ?)) order by id desc limit ?",
                player,
                StoredCodes.of(Sanction.WARN),
                StoredCodes.of(Sanction.WARN),
                now,
                MOST_SHOWN));
    }

    /** The latest decisions about a player, the latest first. */
    public List<DecisionRow> about(long player) {
        return database.read(sql -> sql.all(
                DecisionRepository::row, ROW + " where d.player = ? order by d.id desc limit ?", player, MOST_SHOWN));
    }

    private static DecisionRow row(ResultSet row) throws SQLException {
        Optional<Lifting> lifted = row.getObject("lifted") == null
                ? Optional.empty()
                : Optional.of(
                        new Lifting(name(row, "lifter_name"), row.getLong("lifted"), row.getString("lift_reason")));
        return new DecisionRow(
                row.getLong("id"),
                name(row, "moderator_name"),
                row.getLong("at"),
                StoredCodes.sanction(row.getInt("sanction")),
                told(row.getLong("until")),
                row.getString("reason"),
                lifted,
                StoredCodes.appeal(row.getInt("appeal")),
                row.getString("appeal_words"));
    }

    private static String name(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getString(column)).orElse("");
    }

    /** How the protocol says when something ends. */
    private static long told(long until) {
        return until == Penalty.FOR_GOOD ? 0 : until;
    }
}
