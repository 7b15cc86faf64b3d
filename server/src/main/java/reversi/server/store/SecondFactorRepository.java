package reversi.server.store;

import java.util.Optional;

/** From which sealed secrets the codes of second steps come, and which of them were used. */
public final class SecondFactorRepository {
    private final Database database;

    public SecondFactorRepository(Database database) {
        this.database = database;
    }

    /** A sealed secret; a code is asked for once it is confirmed. */
    public record Sealed(String secret, boolean confirmed) {}

    /** Keeps a secret that is not confirmed yet in place of an earlier one; false, and nothing, where one is confirmed or the account deleted. */
    public boolean begin(long account, String sealed) {
        return database.write(sql -> {
            if (!AccountRepository.isThere(sql, account)) {
                return false;
            }
            sql.change("delete from second_factor where account = ? and not confirmed", account);
            return sql.change(
                            "insert into second_factor (account, sealed) values (?, ?) on conflict do nothing",
                            account,
                            sealed)
                    == 1;
        });
    }

    /** What an account has. */
    public Optional<Sealed> find(long account) {
        return database.read(sql -> sql.first(
                row -> new Sealed(row.getString("sealed"), row.getBoolean("confirmed")),
                "select sealed, confirmed from second_factor where account = ?",
                account));
    }

    /** Whether a code is asked for. */
    public boolean isOn(long account) {
        return find(account).filter(Sealed::confirmed).isPresent();
    }

    /** A code of a step from this secret was shown: from now on one is asked for; false where the secret is another one by now. */
    public boolean confirm(long account, String sealed, long step) {
        return database.write(sql -> sql.change(
                        "update second_factor set confirmed = ?, used = ? where account = ? and sealed = ?"
                                + " and not confirmed",
                        true,
                        step,
                        account,
                        sealed))
                == 1;
    }

    /** Uses up the code of a step, and all before it; false where that was done already. */
    public boolean use(long account, long step) {
        return database.write(sql -> sql.change(
                        "update second_factor set used = ? where account = ? and confirmed and used < ?",
                        step,
                        account,
                        step))
                == 1;
    }

    /** No code is asked for any more. */
    public void end(long account) {
        database.write(sql -> sql.change("delete from second_factor where account = ?", account));
    }
}
