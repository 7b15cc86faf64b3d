package reversi.server.store;

import java.util.List;
import java.util.OptionalLong;

/** What whoever runs the server does to an account, apart from decisions; each with its line in {@link Interventions}. */
public final class AccountOperator {
    private final Database database;

    public AccountOperator(Database database) {
        this.database = database;
    }

    private interface Act {
        boolean run(Sql sql) throws java.sql.SQLException;
    }

    private boolean act(long account, String name, String detail, long now, Act act) {
        return database.write(sql -> {
            if (!AccountRepository.isThere(sql, account) || !act.run(sql)) {
                return false;
            }
            Interventions.add(sql, account, OptionalLong.empty(), name, detail, now);
            return true;
        });
    }

    /** Gives an account another name; returns false if it, or one that looks the same, is taken. */
    public boolean rename(long account, String name, AccountRepository.NameKeys keys, long now) {
        return act(account, "rename", name, now, sql -> {
            boolean isTaken = sql.number(
                            "select id from account where id <> ? and (name_key = ? or name_look = ?)",
                            account,
                            keys.key(),
                            keys.look())
                    .isPresent();
            return !isTaken
                    && sql.change(
                                    "update account set name = ?, name_key = ?, name_look = ? where id = ?",
                                    name,
                                    keys.key(),
                                    keys.look(),
                                    account)
                            == 1;
        });
    }

    /** Removes an account's photo. */
    public boolean removePhoto(long account, long now) {
        return act(account, "remove-photo", "", now, sql -> AccountRepository.removePhoto(sql, account) == 1);
    }

    /** Ends all sessions and access tokens of an account. */
    public boolean endSessions(long account, long now) {
        return act(account, "end-sessions", "", now, sql -> {
            sql.change("delete from session where account = ?", account);
            AccountRepository.endTokens(sql, account);
            return true;
        });
    }

    /** Ends all access tokens of an account. */
    public boolean endTokens(long account, long now) {
        return act(account, "end-tokens", "", now, sql -> {
            AccountRepository.endTokens(sql, account);
            return true;
        });
    }

    /** Lets an account decide about players, or no longer. */
    public boolean setModerator(long account, boolean moderator, long now) {
        return act(
                account,
                "moderator",
                Boolean.toString(moderator),
                now,
                sql -> sql.change("update account set moderator = ? where id = ?", moderator, account) == 1);
    }

    /** Ends the second step of an account, for somebody who lost what shows the codes; false where there was none. */
    public boolean removeSecondFactor(long account, long now) {
        return act(
                account,
                "remove-second-factor",
                "",
                now,
                sql -> sql.change("delete from second_factor where account = ?", account) == 1);
    }

    /** Sets another password, which ends the second step, since its secret is sealed by the password, and all sessions. */
    public boolean setPassword(long account, String hash, long now) {
        return act(account, "password", "", now, sql -> {
            sql.change("delete from second_factor where account = ?", account);
            sql.change("delete from session where account = ?", account);
            AccountRepository.endTokens(sql, account);
            AccountRepository.forgetSentCodes(sql, account);
            return sql.change("update account set password = ? where id = ?", hash, account) == 1;
        });
    }

    /**
     * Something that was done to an account.
     *
     * @param at when, in milliseconds since the epoch
     * @param by the moderator's name; empty for the operator
     */
    public record Done(long at, String by, String act, String detail) {}

    /** What was done to an account last, the latest first. */
    public List<Done> history(long account, int limit) {
        return database.read(sql -> sql.all(
                row -> new Done(
                        row.getLong("at"), row.getString("by_name"), row.getString("act"), row.getString("detail")),
                "select i.at, coalesce(a.name, '') as by_name, i.act, i.detail from intervention i"
                        + " left join account a on a.id = i.moderator where i.account = ? order by i.id desc limit ?",
                account,
                limit));
    }

    /** Who may decide about players, by account. */
    public List<Long> moderators() {
        return database.read(sql -> sql.numbers("select id from account where moderator order by id"));
    }
}
